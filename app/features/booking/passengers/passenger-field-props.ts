import { passengerFieldName, type PassengerDate, type PassengerField } from './form-values';

/** A party so large that one finds one's way in its form more easily when parts of it are folded. */
export const FOLDABLE_FROM = 4;

/** What is typed and what is wrong, of the whole form, by field name. */
export type FormState = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

/** The names, values and errors of one passenger's fields, for the components that draw them. */
export function passengerFields(index: number, { values, errors }: FormState) {
  const name = (field: PassengerField | PassengerDate) => passengerFieldName(index, field);
  return {
    name,
    text: (field: PassengerField) => ({ name: name(field), value: values[name(field)], error: errors[name(field)] }),
    isTicked: (field: PassengerField) => values[name(field)] !== undefined,
    date: (field: PassengerDate) => ({
      name: name(field),
      values: {
        day: values[name(`${field}Day`)],
        month: values[name(`${field}Month`)],
        year: values[name(`${field}Year`)],
      },
      error: errors[name(field)],
    }),
  };
}
export type PassengerFieldProps = ReturnType<typeof passengerFields>;
