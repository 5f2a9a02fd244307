/** How contracts read values that the shop does not know yet: one of them spoils neither the answer nor the page. */
import { z } from 'zod';

/** Key in the metadata of a schema: the first of its two options is what the contract says, the second is leniency. */
export const LENIENT = 'isLenient';

/**
 * One of the known values; any other text is read as `otherwise`.
 * @param otherwise `unknown`, or what is right where nothing is known
 */
export function openEnum<const Values extends readonly [string, ...string[]], const Otherwise extends string | null>(
  values: Values,
  otherwise: Otherwise,
): z.ZodType<Values[number] | Otherwise, Values[number]> {
  const schema = z
    .enum(values)
    .or(z.string().transform(() => otherwise))
    .meta({ [LENIENT]: true });
  return schema as unknown as z.ZodType<Values[number] | Otherwise, Values[number]>;
}

/**
 * A list without the entries that the shop cannot read: it neither shows nor sells what it does not know.
 * @param options.needsOne refuses a list of which nothing is left
 */
export function tolerantList<Item extends z.ZodType>(
  item: Item,
  { needsOne = false }: { needsOne?: boolean } = {},
): z.ZodType<z.output<Item>[], z.input<Item>[]> {
  const list = z.array(orLeftOut(item)).transform((entries, context) => {
    const readable = entries.filter((one) => one !== LEFT_OUT);
    if (needsOne && entries.length > 0 && readable.length === 0) {
      context.addIssue({ code: 'custom', message: 'no entry can be read' });
    }
    return readable;
  });
  return list as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;
}

/** A map without the entries that the shop cannot read. */
export function tolerantMap<Item extends z.ZodType>(
  item: Item,
): z.ZodType<Record<string, z.output<Item>>, Record<string, z.input<Item>>> {
  const map = z
    .record(z.string(), orLeftOut(item))
    .transform((entries) => Object.fromEntries(Object.entries(entries).filter(([, one]) => one !== LEFT_OUT)));
  return map as unknown as z.ZodType<Record<string, z.output<Item>>, Record<string, z.input<Item>>>;
}

/** A value that the contract promises; null where an answer lacks it all the same. */
export function orMissing<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema> | null, z.input<Schema>> {
  const missing = z.union([z.null(), z.undefined()]).transform(() => null);
  return schema.or(missing).meta({ [LENIENT]: true }) as unknown as z.ZodType<z.output<Schema> | null, z.input<Schema>>;
}

/** An extra that an offer can do without; null where it cannot be read. */
export function orUnknown<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema> | null, z.input<Schema>> {
  const unknown = z.unknown().transform(() => null);
  return schema.or(unknown).meta({ [LENIENT]: true }) as unknown as z.ZodType<z.output<Schema> | null, z.input<Schema>>;
}

/** A text, also when it is written as a number. */
export function textOrNumber(schema: z.ZodString): z.ZodType<string, string> {
  return schema.or(z.number().transform(String)).meta({ [LENIENT]: true }) as unknown as z.ZodType<string, string>;
}

/** A number, also when it is written as text: "150", "23.5". */
export function numberOrText<Schema extends z.ZodType<number, number>>(schema: Schema): z.ZodType<number, number> {
  const fromText = z
    .string()
    .regex(/^-?\d{1,15}(?:\.\d{1,6})?$/)
    .transform(Number)
    .pipe(schema);
  return schema.or(fromText).meta({ [LENIENT]: true }) as unknown as z.ZodType<number, number>;
}

const LEFT_OUT = Symbol('left out');
let leftOutCount = 0;

function orLeftOut(item: z.ZodType): z.ZodType {
  const leaveOut = () => {
    leftOutCount += 1;
    return LEFT_OUT;
  };
  return item.or(z.unknown().transform(leaveOut)).meta({ [LENIENT]: true });
}

/** Runs a synchronous parse. @returns its result, and the number of entries that tolerant lists and maps left out */
export function countLeftOut<T>(parse: () => T): { result: T; leftOut: number } {
  const before = leftOutCount;
  const result = parse();
  return { result, leftOut: leftOutCount - before };
}
