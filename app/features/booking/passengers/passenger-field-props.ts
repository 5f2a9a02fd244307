import { passengerFieldName, type PassengerDate, type PassengerField } from './form-values';

/** Number of passengers from which folded blocks make the form easier to use. */
export const FOLDABLE_FROM = 4;

/** Values and validation errors of the whole form, by field name. */
export type FormState = {
  values: Readonly<Partial<Record<string, string>>>;
  errors: Readonly<Partial<Record<string, string>>>;
};

/** Returns the names, values and validation errors of one passenger's fields. */
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
