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

/** A list without the entries that the shop cannot read: it neither shows nor sells what it does not know. */
export function tolerantList<Item extends z.ZodType>(item: Item): z.ZodType<z.output<Item>[], z.input<Item>[]> {
  const entry = item.or(z.unknown().transform(() => LEFT_OUT)).meta({ [LENIENT]: true });
  const list = z.array(entry).transform((entries) => entries.filter((one) => one !== LEFT_OUT));
  return list as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;
}

const LEFT_OUT = Symbol('left out');
