import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type locale from '../../locales/en/errors.json';
import {
  fieldsOfShape,
  textField,
  type FaultyName,
  type FieldFacts,
  type FieldName,
  type FormShape,
} from './fields.server';
import type { PostedForm } from './posted-form.server';
import type { RejectedSubmission } from './rejected-submission';

/** Keys of messages: those below `validation` in `locales/<language>/errors.json`. */
export type ErrorKey = keyof (typeof locale)['validation'];

/** Validation errors by field; a field that the form does not have is a type error. Null: nothing is wrong with it. */
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, ErrorKey | null>>>;

/**
 * Ends a check with its errors: `return fail({ … })`. A list names everything that is wrong with a field.
 * @throws Error when there is none
 */
type Fail<Field extends string> = <
  Errors extends Readonly<Record<string, ErrorKey | readonly ErrorKey[] | null | undefined>>,
>(errors: {
  [Name in keyof Errors]: Name extends Field ? Errors[Name] : never;
}) => never;

/** A form: its name, its fields in the order of the page, and its validation. */
export type FormDefinition<Shape extends FormShape, Facts, Value extends object, Form extends string> = {
  name: Form;
  fields: Shape;
  /** Returns the value for the action, or calls `fail` with all errors at once. */
  check: (typed: z.output<z.ZodObject<Shape>>, facts: Facts, fail: Fail<FaultyName<FieldName<Shape>>>) => Value;
};

/** A definition with the list of names that it may post. */
export type Form<Shape extends FormShape, Facts, Value extends object, Name extends string> = FormDefinition<
  Shape,
  Facts,
  Value,
  Name
> &
  Fields<Shape>;

/** Fields with the list of names that they may be posted under. */
export type Fields<Shape extends FormShape> = { fields: Shape; readonly names: ReadonlyMap<string, FieldFacts> };

/**
 * Describes a form. The schema is lenient: every field may be missing, and `check` finds all errors at once, because zod
 * skips the check of an object while one of its fields fails.
 */
export function defineForm<Shape extends FormShape, Facts, Value extends object, Name extends string>(
  definition: FormDefinition<Shape, Facts, Value, Name>,
): Form<Shape, Facts, Value, Name> {
  return { ...definition, ...defineFields(definition.fields) };
}

/** Describes fields that need no validation: buttons, hidden fields, return URLs. `readFields` reads them. */
export function defineFields<Shape extends FormShape>(fields: Shape): Fields<Shape> {
  return { fields, names: fieldsOfShape(fields) };
}

const BUTTON = defineFields({ intent: textField() });

/** Returns the `intent` of the pressed button; empty when the form has none. */
export function pressedButton(posted: PostedForm): string {
  return readFields(BUTTON, posted).intent;
}

/** Reasons to reject a form after its fields have been read. */
export type Rejection<Field extends string> = {
  status?: number;
  /** Ready text for the whole form. */
  message?: string | null;
  errors?: FormErrors<Field>;
  /** Ready texts at fields, for failures that are not validation errors. */
  texts?: Readonly<Partial<Record<Field, string>>>;
};

/** A posted form, read. */
export type Submission<Value, Field extends string, Name extends string> = {
  /** Null when the form has validation errors. */
  value: Value | null;
  /** Validation errors by field; empty when there are none. */
  errors: FormErrors<Field>;
  /** Makes the answer with values and errors; the status is 400 by default. */
  reject: (rejection?: Rejection<Field>) => RejectedSubmission<Field, Name>;
};

/** Reads the namespace `errors`. */
type Translate = (key: string, params?: Record<string, string | number>) => string;

/**
 * Reads fields without validating them: a pressed button, or input that is kept before it is checked. Missing fields are
 * empty.
 */
export function readFields<Shape extends FormShape>(
  form: Fields<Shape>,
  posted: PostedForm,
): z.output<z.ZodObject<Shape>> {
  const schema = z.object(form.fields);
  const submission = parseWithZod(posted.admit(form.names), { schema, disableAutoCoercion: true });
  if (submission.status !== 'success') throw new Error('a field function made a field that can be invalid');
  return submission.value;
}

/**
 * Reads a posted form and validates it.
 * @param t reads the namespace `errors`
 * @param facts data that the check depends on besides the form
 */
export function readSubmission<Shape extends FormShape, Facts, Value extends object, Name extends string>(
  form: Form<Shape, Facts, Value, Name>,
  posted: PostedForm,
  t: Translate,
  ...[facts]: unknown extends Facts ? [] : [facts: Facts]
): Submission<Value, FaultyName<FieldName<Shape>>, Name> {
  type Field = FaultyName<FieldName<Shape>>;
  const schema = z.object(form.fields).transform((typed, context): Value => {
    const fail: Fail<Field> = (errors) => {
      const byField: Readonly<Record<string, ErrorKey | readonly ErrorKey[] | null | undefined>> = errors;
      const found = Object.entries(byField).flatMap(([field, keys]) =>
        [keys ?? []].flat().map((message) => ({ field, message })),
      );
      if (found.length === 0) throw new Error(`the form ${form.name} was rejected without an error`);
      for (const { field, message } of found) context.addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    };
    return form.check(typed, facts as Facts, fail);
  });
  const submission = parseWithZod(posted.admit(form.names), { schema, disableAutoCoercion: true });
  const secrets = [...form.names].flatMap(([name, { isSecret }]) => (isSecret ? [name] : []));

  return {
    value: submission.status === 'success' ? submission.value : null,
    errors: keysOf<Field>(submission.status === 'error' ? submission.error : null),
    reject: ({ status = 400, message = null, errors = {}, texts = {} } = {}) => {
      const fieldErrors = Object.fromEntries(present<ErrorKey>(errors).map(([field, key]) => [field, [key]]));
      const reply = submission.reply({ hideFields: secrets, fieldErrors });
      const words = Object.entries(reply.error ?? {}).flatMap(([field, keys]) =>
        keys?.[0] ? [[field, keys.map((key) => wordsOf(key, field, form.names, t)).join('. ')] as const] : [],
      );
      return {
        form: form.name,
        status,
        values: Object.fromEntries(textsOf(reply.initialValue ?? {})) as Partial<Record<Field, string>>,
        errors: inOrder({ ...Object.fromEntries(words), ...texts }, form.names) as Partial<Record<Field, string>>,
        message,
      };
    },
  };
}

/** The first key of each field, which stands for all. */
function keysOf<Field extends string>(errors: Readonly<Record<string, string[] | null>> | null): FormErrors<Field> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, keys]) => [field, keys?.[0]]),
  ) as FormErrors<Field>;
}

/** Entries with a text. */
function present<Text extends string>(byField: Readonly<Record<string, Text | null | undefined>>): [string, Text][] {
  return Object.entries(byField).flatMap(([field, text]): [string, Text][] => (text ? [[field, text]] : []));
}

/** Texts of a nested value by field name. */
function textsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${name}[${index}]`));
  return Object.entries(value ?? {}).flatMap(([key, item]) => textsOf(item, name === '' ? key : `${name}.${key}`));
}

function wordsOf(key: string, field: string, names: ReadonlyMap<string, FieldFacts>, t: Translate): string {
  const { min = 0, max = 0 } = names.get(field) ?? {};
  return t(`validation.${key}`, { min, max });
}

/** Errors in the order in which their fields stand on the page; a date stands where its day does. */
function inOrder(errors: Readonly<Record<string, string>>, names: ReadonlyMap<string, FieldFacts>) {
  const order = [...names.keys()];
  const place = (field: string) => order.findIndex((name) => name === field || name === `${field}Day`);
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)));
}
