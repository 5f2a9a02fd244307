import type { CalendarDate } from '~/dates/calendar-date';
import type { DocumentType } from '~/upstream/booking/contract';
import { documentOf } from './documents';
import { readDocumentNumber } from './document-number';
import { DOCUMENTS, isDocumentType, neverExpires, type NameAlphabet } from './document-types';
import { typedDate, type PassengerValues } from './form-values';
import { areInOtherAlphabets, checkName, passportName, tidyName } from './names';
import type { PassengerFault, PassengerFaults } from './passenger-faults';
import { readTypedDate } from '~/dates/typed-date';
import { NAME_LENGTH } from '~/forms/limits';

/** Rules for a person's data, in a booking or in the notebook. */
export type PersonRules = {
  today: CalendarDate;
  /** The document must be valid through this day. */
  documentNeededUntil: CalendarDate;
  /** Asks for middle names (the Russian brand). */
  asksMiddleName: boolean;
  /** Language of typed month names. */
  locale: string;
  /** Returns the validation error for the age. */
  ageFault(birthday: CalendarDate): PassengerFault | null;
  /** Returns the validation error for the document; ignores an unknown birthday or citizenship. */
  documentFault(
    document: DocumentType,
    person: { citizenship: string | null; birthday: CalendarDate | null },
  ): PassengerFault | null;
  /** Tells whether the holder may declare that the document has no expiry date. */
  mayLackExpiry(document: DocumentType, citizenship: string): boolean;
};

/** A valid person. Dates are ISO. */
export type CheckedPerson = {
  lastName: string;
  firstName: string;
  middleName: string | null;
  gender: 'm' | 'f';
  birthday: CalendarDate;
  /** ISO 3166 alpha-2 */
  citizenship: string;
  documentType: DocumentType;
  documentNumber: string;
  /** null when the document has no expiry date */
  documentExpiry: CalendarDate | null;
};

/**
 * Reads a person. The rules depend on each other (a name's alphabet on the document, the number on the citizenship), so
 * they are functions of all values, not a schema of single fields.
 * @param faults collects validation errors
 * @returns null when something is missing
 */
export function readPerson(values: PassengerValues, rules: PersonRules, faults: PassengerFaults): CheckedPerson | null {
  const citizenship = readCitizenship(values, faults);
  const birthday = readBirthday(values, rules, faults);
  const document = readDocument(values, { citizenship, birthday }, rules, faults);
  const alphabet = document === null ? 'latinOrCyrillic' : DOCUMENTS[document].names;
  const lastName = readName(values, 'lastName', alphabet, faults);
  const firstName = readName(values, 'firstName', alphabet, faults);
  const middleName = readMiddleName(values, alphabet, rules, faults);
  checkAlphabets({ lastName, firstName, middleName }, faults);
  const gender = readGender(values, faults);
  const documentNumber = readNumber(values, document, citizenship, faults);
  const documentExpiry = document && readExpiry(values, document, citizenship, rules, faults);

  const isComplete = lastName && firstName && gender && birthday && citizenship && document && documentNumber;
  if (!isComplete) return null;
  return {
    lastName,
    firstName,
    middleName,
    gender,
    birthday,
    citizenship,
    documentType: document,
    documentNumber,
    documentExpiry,
  };
}

/** Finds the name that is not in the alphabet of the others; the first name, when there are two. */
function checkAlphabets(
  { lastName, firstName, middleName }: Record<'lastName' | 'firstName' | 'middleName', string | null>,
  faults: PassengerFaults,
): void {
  if (lastName === null || firstName === null) return;
  const isFirstOther = areInOtherAlphabets(firstName, lastName);
  if (middleName === null) {
    if (isFirstOther) faults.firstName = 'otherAlphabet';
    return;
  }
  const isMiddleOther = areInOtherAlphabets(middleName, lastName);
  if (isFirstOther && isMiddleOther) faults.lastName = 'otherAlphabet';
  else if (isFirstOther) faults.firstName = 'otherAlphabet';
  else if (isMiddleOther) faults.middleName = 'otherAlphabet';
}

function readName(
  values: PassengerValues,
  field: 'lastName' | 'firstName' | 'middleName',
  alphabet: NameAlphabet,
  faults: PassengerFaults,
): string | null {
  const name = tidyName(values[field] ?? '');
  const fault = name === '' ? (`${field}Required` as const) : checkName(name, alphabet);
  if (fault) {
    faults[field] = fault;
    return null;
  }
  const latin = passportName(name, values.citizenship);
  if (latin.length <= NAME_LENGTH) return latin;
  faults[field] = 'maxCharacters';
  return null;
}

/** Reads the middle name on the Russian brand only; the checkbox makes it optional in a form without scripts. */
function readMiddleName(
  values: PassengerValues,
  alphabet: NameAlphabet,
  rules: PersonRules,
  faults: PassengerFaults,
): string | null {
  if (!rules.asksMiddleName || values.noMiddleName) return null;
  return readName(values, 'middleName', alphabet, faults);
}

function readGender(values: PassengerValues, faults: PassengerFaults): 'm' | 'f' | null {
  if (values.gender === 'm' || values.gender === 'f') return values.gender;
  faults.gender = 'genderRequired';
  return null;
}

function readBirthday(values: PassengerValues, rules: PersonRules, faults: PassengerFaults): CalendarDate | null {
  const read = readTypedDate(typedDate(values, 'birthday'), rules.locale);
  if ('fault' in read) {
    faults.birthday = read.fault === 'dateRequired' ? 'birthdayRequired' : read.fault;
    return null;
  }
  if (read.date > rules.today) {
    faults.birthday = 'dateInFuture';
    return null;
  }
  const fault = rules.ageFault(read.date);
  if (fault) faults.birthday = fault;
  return read.date;
}

function readCitizenship(values: PassengerValues, faults: PassengerFaults): string | null {
  const code = values.citizenship ?? '';
  if (isCountryCode(code)) return code;
  faults.citizenship = 'citizenshipRequired';
  return null;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns true for a country with a name (ZZ is "unknown"): the list may come from the upstream or from the shop. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countryNames.of(code) !== undefined;
}

/** Returns the chosen document; null for one that is not accepted, so that its number and alphabet are not checked. */
function readDocument(
  { documentType: chosen = '' }: PassengerValues,
  person: { citizenship: string | null; birthday: CalendarDate | null },
  rules: PersonRules,
  faults: PassengerFaults,
): DocumentType | null {
  const document = isDocumentType(chosen) ? documentOf(chosen, person.citizenship) : null;
  const fault = document ? rules.documentFault(document, person) : 'documentRequired';
  if (!fault) return document;
  faults.documentType = fault;
  return null;
}

function readNumber(
  values: PassengerValues,
  document: DocumentType | null,
  citizenship: string | null,
  faults: PassengerFaults,
): string | null {
  if (!values.passportNumber) {
    faults.passportNumber = 'numberRequired';
    return null;
  }
  if (document === null) return null;
  const read = readDocumentNumber(document, citizenship ?? '', values.passportNumber);
  if ('number' in read) return read.number;
  faults.passportNumber = read.fault;
  return null;
}

function readExpiry(
  values: PassengerValues,
  document: DocumentType,
  citizenship: string | null,
  rules: PersonRules,
  faults: PassengerFaults,
): CalendarDate | null {
  if (neverExpires(document)) return null;
  if (values.noPassportExpdate && citizenship !== null) {
    if (rules.mayLackExpiry(document, citizenship)) return null;
    faults.passportExpdate = 'expiryRequired';
    return null;
  }
  const typed = typedDate(values, 'passportExpdate');
  const read = readTypedDate(typed, rules.locale);
  if ('fault' in read) faults.passportExpdate = read.fault === 'dateRequired' ? 'expiryRequired' : read.fault;
  else if (read.date < rules.today) faults.passportExpdate = 'documentExpired';
  else if (read.date < rules.documentNeededUntil) faults.passportExpdate = 'documentExpiresBeforeTrip';
  else return read.date;
  return null;
}
