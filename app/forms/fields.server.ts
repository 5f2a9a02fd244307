import { z } from 'zod';
import { LIMITS, type Limits } from './limits';

/** Properties of a field besides its schema. */
export type FieldFacts = Limits & {
  /** Never sent back to the browser. */
  isSecret: boolean;
  /** Read as typed: spaces belong to it. */
  isVerbatim: boolean;
};

type Entry =
  | ({ kind: 'field' } & FieldFacts)
  | { kind: 'list'; max: number; shape: FormShape }
  | { kind: 'texts'; max: number; item: FieldFacts }
  | { kind: 'group'; shape: FormShape };

const entries = new WeakMap<z.ZodType, Entry>();

function known<Schema extends z.ZodType>(schema: Schema, entry: Entry): Schema {
  entries.set(schema, entry);
  return schema;
}

/** Fields of a form, made by the functions below. */
export type FormShape = Readonly<Record<string, z.ZodType>>;

/** A text as `typedText` reads it; empty when it was not posted. The form's own `check` validates it. */
export function textField(limits: Limits = LIMITS.text) {
  return known(z.string().default(''), { kind: 'field', isSecret: false, isVerbatim: false, ...limits });
}

/** A text, or null when the field was not posted: no choice is another answer than an empty one. */
export function choiceField(limits: Limits = LIMITS.text) {
  return known(z.string().nullable().default(null), { kind: 'field', isSecret: false, isVerbatim: false, ...limits });
}

/** A text that is never sent back, such as a card number or a code. */
export function secretField(limits: Limits) {
  return known(z.string().default(''), { kind: 'field', isSecret: true, isVerbatim: false, ...limits });
}

/** A password: read as typed, never cut, and never sent back. */
export function passwordField(limits: Omit<Limits, 'kept'> = {}) {
  const facts = { isSecret: true, isVerbatim: true, kept: Infinity, ...limits };
  return known(z.string().default(''), { kind: 'field', ...facts });
}

/** A checkbox: true when it was ticked. */
export function checkboxField() {
  const schema = z
    .string()
    .optional()
    .transform((value) => value !== undefined);
  return known(schema, { kind: 'field', isSecret: false, isVerbatim: false, ...LIMITS.short });
}

/** Fields of one name before a dot: `card.pan`. */
export function groupField<Shape extends FormShape>(shape: Shape) {
  return known(z.object(shape).prefault({} as z.input<z.ZodObject<Shape>>), { kind: 'group', shape });
}

/** A list of groups: `passengers[0].lastName`. Items beyond `max` are not read. */
export function listField<Shape extends FormShape>(max: number, shape: Shape) {
  const item = z.object(shape).prefault({} as z.input<z.ZodObject<Shape>>);
  return known(z.array(item).default([]), { kind: 'list', max, shape });
}

/** A list of texts: `notebook[0]`. Items beyond `max` are not read. */
export function textsField(max: number, limits: Limits = LIMITS.text) {
  const item = { isSecret: false, isVerbatim: false, ...limits };
  return known(z.array(z.string().default('')).default([]), { kind: 'texts', max, item });
}

/** Names of the fields of a shape: `email`, `card.pan`, `passengers[0].lastName`. */
export type FieldName<Shape> = {
  [Key in keyof Shape & string]: Shape[Key] extends z.ZodPrefault<z.ZodObject<infer Inner>>
    ? `${Key}.${FieldName<Inner>}`
    : Shape[Key] extends z.ZodDefault<z.ZodArray<z.ZodPrefault<z.ZodObject<infer Inner>>>>
      ? `${Key}[${number}].${FieldName<Inner>}`
      : Shape[Key] extends z.ZodDefault<z.ZodArray<z.ZodDefault<z.ZodString>>>
        ? `${Key}[${number}]`
        : Key;
}[keyof Shape & string];

/** A field or a whole date that can have an error: `birthdayDay` belongs to `birthday`. */
export type FaultyName<Name extends string> = Name | (Name extends `${infer Stem}Day` ? Stem : never);

/**
 * Lists the names that a form may post, in the order of its page.
 * @throws Error for a field that was not made by a function above
 */
export function fieldsOfShape(shape: FormShape, prefix = ''): Map<string, FieldFacts> {
  const names = new Map<string, FieldFacts>();
  const add = (inner: FormShape, innerPrefix: string) => {
    for (const [name, facts] of fieldsOfShape(inner, innerPrefix)) names.set(name, facts);
  };
  for (const [key, schema] of Object.entries(shape)) {
    const entry = entries.get(schema);
    if (!entry) throw new Error(`the field ${key} was not made by a field function`);
    const name = prefix + key;
    if (entry.kind === 'field') names.set(name, entry);
    else if (entry.kind === 'group') add(entry.shape, `${name}.`);
    else if (entry.kind === 'list') {
      for (let index = 0; index < entry.max; index += 1) add(entry.shape, `${name}[${index}].`);
    } else for (let index = 0; index < entry.max; index += 1) names.set(`${name}[${index}]`, entry.item);
  }
  return names;
}
