import type { DateFault } from '~/dates/typed-date';
import type { NumberFault } from './document-number';
import type { DocumentFault } from './documents';
import type { PassengerDate, PassengerField } from './form-values';
import type { NameFault } from './names';

export type MileageFault = 'minCharacters' | 'maxCharacters' | 'mileageCardWrong';
export type MilitaryFault = 'militaryCategoryRequired' | 'serviceDateRequired' | 'serviceOver';

/** Message keys in `errors.json`, section `validation`. */
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

/** A validation error belongs to a field or to a whole date. */
export type FaultyField = PassengerField | PassengerDate;
export type PassengerFaults = Partial<Record<FaultyField, PassengerFault>>;

/** Fields of a passenger in page order. */
export const ORDER_OF_FAULTS: readonly FaultyField[] = [
  'lastName',
  'firstName',
  'middleName',
  'gender',
  'birthday',
  'citizenship',
  'documentType',
  'passportNumber',
  'passportExpdate',
  'militaryCategory',
  'militaryServiceDate',
  'mileageCard',
  'contactEmail',
  'contactPhone',
];
