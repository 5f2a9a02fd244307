import { MILITARY_CATEGORIES, type MilitaryCategory } from '~/upstream/booking/contract';
import type { CalendarDate } from '~/dates/calendar-date';
import { readTypedDate } from '~/dates/typed-date';
import { typedDate, type PassengerValues } from './form-values';
import type { PassengerFaults } from './passenger-faults';

/** A passenger's military service. `until` is null when it has no end. */
export type MilitaryService = { category: MilitaryCategory; until: CalendarDate | null };

type Trip = { lastFlight: CalendarDate; /** Language of typed month names. */ locale: string };

/** Reads the category and the end of service of a passenger with a military document. */
export function readMilitaryService(
  values: PassengerValues,
  trip: Trip,
  faults: PassengerFaults,
): MilitaryService | null {
  const category = values.militaryCategory ?? '';
  if (!isCategory(category)) faults.militaryCategory = 'militaryCategoryRequired';
  const until = values.militaryServiceDateSwitch ? null : readServiceDate(values, trip, faults);
  return isCategory(category) ? { category, until } : null;
}

function readServiceDate(values: PassengerValues, trip: Trip, faults: PassengerFaults): string | null {
  const read = readTypedDate(typedDate(values, 'militaryServiceDate'), trip.locale);
  if ('fault' in read) {
    faults.militaryServiceDate = read.fault === 'dateRequired' ? 'serviceDateRequired' : read.fault;
    return null;
  }
  // The holder hands in the document when the service ends.
  if (read.date < trip.lastFlight) faults.militaryServiceDate = 'serviceOver';
  return read.date;
}

function isCategory(text: string): text is MilitaryCategory {
  return (MILITARY_CATEGORIES as readonly string[]).includes(text);
}
