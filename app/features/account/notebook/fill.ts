import { ageFault, checkPassenger, type OrderFacts } from '~/features/booking/passengers/check-passenger';
import {
  PASSENGER_FIELDS,
  passengerFieldName,
  type PassengerField,
  type PassengerValues,
  type Step1Values,
} from '~/features/booking/passengers/form-values';
import type { PassengerType } from '~/upstream/booking/contract';
import type { NotebookPerson } from './open-notebook.server';
import { valuesOf, withEachDocument } from './saved-passenger';

/** Returns the field name of the choice for a passenger of the booking. */
export function choiceName(index: number): string {
  return `notebook[${index}]`;
}

export type Filled = {
  values: Step1Values;
  /** Message keys by field name: choices that were not filled in, and values that this trip does not accept. */
  faults: Record<string, string>;
  /** Index of the first passenger filled in; null when there is none. */
  first: number | null;
};

/**
 * Fills the chosen people into the form. Keeps fields that the notebook does not have, and passengers without a choice.
 * Leaves out a document that this trip does not accept, and reports it at its field.
 * @param choices an id or an empty text per passenger
 * @param people null when the notebook did not answer
 */
export function fillPassengers(
  values: Step1Values,
  choices: readonly string[],
  people: readonly NotebookPerson[] | null,
  types: readonly PassengerType[],
  order: OrderFacts,
): Filled {
  const faults: Record<string, string> = {};
  const passengers = [...values.passengers];
  let first: number | null = null;
  types.forEach((type, index) => {
    const id = choices[index];
    if (!id) return;
    const chosen = people?.find((person) => person.id === id);
    const refusal = refusalOf(chosen, { people, type, order, isTwice: choices.indexOf(id) !== index });
    if (refusal !== null || !chosen) {
      faults[choiceName(index)] = refusal ?? 'notebookGone';
      return;
    }
    const filled = fillOne(passengers[index] ?? {}, chosen, type, order);
    passengers[index] = filled.values;
    for (const [field, fault] of Object.entries(filled.faults)) {
      faults[passengerFieldName(index, field as PassengerField)] = fault;
    }
    first ??= index;
  });
  if (choices.every((id) => !id)) faults[choiceName(0)] = 'fieldRequired';
  return { values: { ...values, passengers }, faults, first };
}

function refusalOf(
  chosen: NotebookPerson | undefined,
  {
    people,
    type,
    order,
    isTwice,
  }: {
    people: readonly NotebookPerson[] | null;
    type: PassengerType;
    order: OrderFacts;
    isTwice: boolean;
  },
): string | null {
  if (people === null) return 'notebookDown';
  if (!chosen) return 'notebookGone';
  return isTwice ? 'notebookTwice' : ageFault(chosen.birthday, type, order);
}

const DOCUMENT_FIELDS: readonly PassengerField[] = [
  'documentType',
  'passportNumber',
  'passportExpdateDay',
  'passportExpdateMonth',
  'passportExpdateYear',
  'noPassportExpdate',
];
/** Fields that the notebook replaces, even when it has no value: the old ones may be another person's. */
const NOTED_FIELDS: readonly PassengerField[] = [
  ...PASSENGER_FIELDS.slice(0, PASSENGER_FIELDS.indexOf('documentType')),
  ...DOCUMENT_FIELDS,
];

/**
 * Fills one person, with the document that this trip accepts: the first without a validation error, else the first that
 * is accepted, else none.
 */
function fillOne(typed: PassengerValues, person: NotebookPerson, type: PassengerType, order: OrderFacts) {
  const tries = withEachDocument(person).map((one) => {
    const noted = valuesOf(one);
    const values: PassengerValues = { ...without(typed, NOTED_FIELDS), ...noted };
    const checked = checkPassenger(values, type, order);
    const found: Partial<Record<string, string>> = 'faults' in checked ? checked.faults : {};
    // Data missing from the notebook is checked when the form is submitted; it is no error of the person filled in.
    const told = Object.entries(found).flatMap(([field, fault]) =>
      fault && isNoted(field, noted) ? [[field, fault] as const] : [],
    );
    return { values, told, isAccepted: !found.documentType };
  });
  const accepted = tries.filter(({ isAccepted }) => isAccepted);
  const best = accepted.find(({ told }) => told.length === 0) ?? accepted[0];
  if (best) return { values: best.values, faults: Object.fromEntries(best.told) };
  const [first] = tries;
  const others = (first?.told ?? []).filter(([field]) => !isOfDocument(field));
  return {
    values: without(first?.values ?? typed, DOCUMENT_FIELDS),
    // The document choice is cleared, so the usual "this document" would refer to another one.
    faults: { ...Object.fromEntries(others), documentType: 'notebookDocument' },
  };
}

/** Returns true when the trip accepts some document of this person, whatever else it asks about it. */
export function hasAcceptedDocument(person: NotebookPerson, type: PassengerType, order: OrderFacts): boolean {
  return withEachDocument(person).some((one) => {
    const checked = checkPassenger(valuesOf(one), type, order);
    return !('faults' in checked) || !checked.faults.documentType;
  });
}

/** Returns true when the notebook filled in this field. @param field of a passenger, or the name prefix of a date */
function isNoted(field: string, noted: PassengerValues): boolean {
  return Object.keys(noted).some((name) => name === field || name === `${field}Day`) || field === 'passportExpdate';
}

/** Returns true for errors that do not matter once the document is not accepted. */
function isOfDocument(field: string): boolean {
  return field === 'documentType' || field === 'passportNumber' || field === 'passportExpdate';
}

function without(values: PassengerValues, fields: readonly PassengerField[]): PassengerValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field as PassengerField)));
}
