import type { CalendarDate } from '~/features/search-query/calendar-date';
import type { DocumentType, MilitaryCategory, PassengerType } from '~/upstream/booking/contract';
import { checkDocument, documentOf, type DocumentFault, type TripForDocuments } from './documents';
import { readDocumentNumber, type NumberFault } from './document-number';
import {
  DOCUMENTS,
  isDocumentType,
  isMilitary,
  mayLackExpiry,
  neverExpires,
  type NameAlphabet,
} from './document-types';
import { typedDate, type PassengerDate, type PassengerField, type PassengerValues } from './form-values';
import { readMileageCard, type MileageFault } from './mileage-card';
import { readMilitaryService, type MilitaryFault } from './military-service';
import { checkName, plainName, tidyName, type NameFault } from './names';
import { ageOn, readTypedDate, type DateFault } from './typed-date';

/** What of the order decides whether a passenger's data will do. */
export type OrderFacts = {
  trip: TripForDocuments;
  /** Local dates of departure of the first and the last flight, and of the last arrival. */
  firstFlight: CalendarDate;
  lastFlight: CalendarDate;
  lastArrival: CalendarDate;
  today: CalendarDate;
  /** Middle names are asked for (the Russian brand). */
  asksMiddleName: boolean;
  /** The carrier credits miles to somebody's card. */
  takesMileageCards: boolean;
  /** Whose month names are read. */
  locale: string;
};

/** A passenger whose every field has passed. Dates are ISO. */
export type CheckedPassenger = {
  type: PassengerType;
  lastName: string;
  firstName: string;
  middleName: string | null;
  gender: 'm' | 'f';
  birthday: CalendarDate;
  /** ISO 3166, two capitals */
  citizenship: string;
  documentType: DocumentType;
  documentNumber: string;
  /** null: the document has no expiry date */
  documentExpiry: CalendarDate | null;
  /** Letters and digits; null: none was given */
  mileageCard: string | null;
  /** Of those who travel on a document of the armed forces. `until` is null: there is no end to the service. */
  military: { category: MilitaryCategory; until: CalendarDate | null } | null;
};

/** Keys of the messages in `errors.json`, section `validation`. */
export type PassengerFault =
  | NameFault
  | Exclude<DateFault, 'dateRequired'>
  | DocumentFault
  | NumberFault
  | MileageFault
  | MilitaryFault
  | 'lastNameRequired'
  | 'firstNameRequired'
  | 'numberRequired'
  | 'middleNameRequired'
  | 'genderRequired'
  | 'citizenshipRequired'
  | 'documentRequired'
  | 'birthdayRequired'
  | 'dateInFuture'
  | 'ageAdult'
  | 'ageAdultRail'
  | 'ageChild'
  | 'ageInfant'
  | 'documentExpired'
  | 'documentExpiresBeforeTrip'
  | 'expiryRequired'
  | 'documentRepeated';

/** A fault is told at a field, or at a date as a whole. */
export type FaultyField = PassengerField | PassengerDate;
export type PassengerFaults = Partial<Record<FaultyField, PassengerFault>>;

/** Ages on the day of a flight, from and to inclusive (upstream facts §5). */
const AGES: Readonly<Record<PassengerType, { from: number; to: number; fault: PassengerFault }>> = {
  adult: { from: 12, to: 150, fault: 'ageAdult' },
  child: { from: 2, to: 11, fault: 'ageChild' },
  infant: { from: 0, to: 1, fault: 'ageInfant' },
};
/** On trains all the way a full ticket is for somebody of 10 already (specification 2 §5). */
const RAIL_ADULT: (typeof AGES)['adult'] = { from: 10, to: 150, fault: 'ageAdultRail' };

/**
 * Checks one passenger. The rules lean on each other (the alphabet of a name on the document, the number on the
 * citizenship), so that they are functions of the typed values and not a schema of single fields.
 */
export function checkPassenger(
  values: PassengerValues,
  type: PassengerType,
  order: OrderFacts,
): { passenger: CheckedPassenger } | { faults: PassengerFaults } {
  const faults: PassengerFaults = {};
  const citizenship = readCitizenship(values, faults);
  const chosen = readDocumentType(values, faults);
  const document = chosen && documentOf(chosen, citizenship);
  const alphabet = document === null ? 'latinOrCyrillic' : DOCUMENTS[document].names;
  const lastName = readName(values, 'lastName', alphabet, faults);
  const firstName = readName(values, 'firstName', alphabet, faults);
  const middleName = readMiddleName(values, alphabet, order, faults);
  const gender = readGender(values, faults);
  const birthday = readBirthday(values, type, order, faults);

  const age = birthday === null ? null : ageOn(birthday, order.lastFlight);
  const documentFault = document && checkDocument(document, { citizenship, age, type }, order.trip);
  if (documentFault) faults.documentType = documentFault;
  const documentNumber = readNumber(values, document, citizenship, faults);
  const documentExpiry = document && readExpiry(values, document, citizenship, order, faults);
  const military = document && isMilitary(document) ? readMilitaryService(values, order, faults) : null;
  const mileageCard = order.takesMileageCards ? readMileageCard(values, faults) : null;

  const isComplete = lastName && firstName && gender && birthday && citizenship && document && documentNumber;
  if (Object.keys(faults).length > 0 || !isComplete) return { faults };
  return {
    passenger: {
      type,
      lastName,
      firstName,
      middleName,
      gender,
      birthday,
      citizenship,
      documentType: document,
      documentNumber,
      documentExpiry,
      mileageCard,
      military,
    },
  };
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
  return plainName(name);
}

/** Asked on the Russian brand only; the checkbox is how a form without scripts makes it optional. */
function readMiddleName(
  values: PassengerValues,
  alphabet: NameAlphabet,
  order: OrderFacts,
  faults: PassengerFaults,
): string | null {
  if (!order.asksMiddleName || values.noMiddleName) return null;
  return readName(values, 'middleName', alphabet, faults);
}

function readGender(values: PassengerValues, faults: PassengerFaults): 'm' | 'f' | null {
  if (values.gender === 'm' || values.gender === 'f') return values.gender;
  faults.gender = 'genderRequired';
  return null;
}

function readBirthday(
  values: PassengerValues,
  type: PassengerType,
  order: OrderFacts,
  faults: PassengerFaults,
): CalendarDate | null {
  const typed = typedDate(values, 'birthday');
  const read = readTypedDate(typed, order.locale);
  if ('fault' in read) {
    faults.birthday = read.fault === 'dateRequired' ? 'birthdayRequired' : read.fault;
    return null;
  }
  if (read.date > order.today) {
    faults.birthday = 'dateInFuture';
    return null;
  }
  const bounds = type === 'adult' && order.trip.isRailOnly ? RAIL_ADULT : AGES[type];
  if (ageOn(read.date, order.firstFlight) < bounds.from || ageOn(read.date, order.lastFlight) > bounds.to) {
    faults.birthday = bounds.fault;
  }
  return read.date;
}

function readCitizenship(values: PassengerValues, faults: PassengerFaults): string | null {
  const code = values.citizenship ?? '';
  if (isCountryCode(code)) return code;
  faults.citizenship = 'citizenshipRequired';
  return null;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Any country that has a name (ZZ is "unknown"): the list shown may have come from the upstream or from the shop. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countryNames.of(code) !== undefined;
}

function readDocumentType(values: PassengerValues, faults: PassengerFaults): DocumentType | null {
  const type = values.documentType ?? '';
  if (isDocumentType(type)) return type;
  faults.documentType = 'documentRequired';
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
  order: OrderFacts,
  faults: PassengerFaults,
): CalendarDate | null {
  if (neverExpires(document)) return null;
  if (values.noPassportExpdate && citizenship !== null) {
    if (mayLackExpiry(document, citizenship)) return null;
    faults.passportExpdate = 'expiryRequired';
    return null;
  }
  const typed = typedDate(values, 'passportExpdate');
  const read = readTypedDate(typed, order.locale);
  if ('fault' in read) faults.passportExpdate = read.fault === 'dateRequired' ? 'expiryRequired' : read.fault;
  else if (read.date < order.today) faults.passportExpdate = 'documentExpired';
  else if (read.date < order.lastArrival) faults.passportExpdate = 'documentExpiresBeforeTrip';
  else return read.date;
  return null;
}
