import { z } from 'zod';

/** A place in a sample where the contract names values. */
export type NamedValue = { path: (string | number)[]; kind: 'enum' | 'literal'; value: unknown };

/** A value that a schema takes, everything optional included, and the places of its enums and literals. */
export type Sample = { value: unknown; named: NamedValue[] };

/** Texts that the contracts ask for in one place or another; the first that fits is taken. */
const TEXTS = [
  'text',
  'EUR',
  'GB',
  'en',
  'economy',
  'https://shop.example/page',
  '/scenes/beach-ATH.svg',
  '2031-05-04',
  '04.05.2031',
  '2031-05-04 10:30',
  '2031-05-04T10:30:00Z',
  '2031-05',
  '10:30',
  '4242',
  '5f0c2b1e-8f7e-4f60-9a55-0d5f6f0f3a11',
  'a-text-of-many-characters',
  'M1IVANOVA/ANNA        EABC123 SVOAERSU 0834 326Y001A0025 100',
];

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  values?: unknown[];
  entries?: Record<string, unknown>;
};

/**
 * Makes a sample of a schema's input.
 * @throws Error for a kind of schema, or a text, that it does not know
 */
export function sampleOf(schema: z.ZodType, path: NamedValue['path'] = []): Sample {
  const definition = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  switch (definition.type) {
    case 'object':
      return objectSample(definition.shape ?? {}, path);
    case 'array': {
      const { value, named } = sampleOf(need(definition.element), [...path, 0]);
      return { value: [value], named };
    }
    case 'record': {
      const { value, named } = sampleOf(need(definition.valueType), [...path, 'XX']);
      return { value: { XX: value }, named };
    }
    case 'union':
      return sampleOf(need(definition.options?.[0]), path);
    case 'pipe':
      return sampleOf(need(definition.in), path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return sampleOf(need(definition.innerType), path);
    case 'enum':
      return namedSample('enum', Object.values(definition.entries ?? {})[0], path);
    case 'literal':
      return namedSample('literal', definition.values?.[0], path);
    case 'unknown':
      return { value: null, named: [] };
    case 'boolean':
      return { value: true, named: [] };
    default:
      return { value: fitting(schema, definition.type === 'number' ? [1, 0, 20, 2] : TEXTS), named: [] };
  }
}

function objectSample(shape: Record<string, z.ZodType>, path: NamedValue['path']): Sample {
  const parts = Object.entries(shape).map(([key, schema]) => [key, sampleOf(schema, [...path, key])] as const);
  return {
    value: Object.fromEntries(parts.map(([key, { value }]) => [key, value])),
    named: parts.flatMap(([, { named }]) => named),
  };
}

function namedSample(kind: NamedValue['kind'], value: unknown, path: NamedValue['path']): Sample {
  return { value, named: [{ path, kind, value }] };
}

function fitting(schema: z.ZodType, candidates: readonly unknown[]): unknown {
  const found = candidates.find((one) => schema.safeParse(one).success);
  if (found === undefined) throw new Error(`no sample of ${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}`);
  return found;
}

function need(schema: z.ZodType | undefined): z.ZodType {
  if (!schema) throw new Error('a schema without its part');
  return schema;
}

/** The same value with another one at a path. */
export function withValue(value: unknown, [key, ...rest]: NamedValue['path'], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => (index === key ? withValue(one, rest, other) : one));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withValue(record[key], rest, other) };
}
