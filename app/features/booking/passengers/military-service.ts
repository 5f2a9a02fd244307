import { MILITARY_CATEGORIES, type MilitaryCategory } from '~/upstream/booking/contract';
import type { CheckedPassenger, OrderFacts } from './check-passenger';
import type { PassengerFaults } from './check-person';
import { typedDate, type PassengerValues } from './form-values';
import { readTypedDate } from '~/dates/typed-date';

export type MilitaryFault = 'militaryCategoryRequired' | 'serviceDateRequired' | 'serviceOver';

/** The category of somebody who serves, and until when: asked of those who travel on a document of the armed forces. */
export function readMilitaryService(
  values: PassengerValues,
  order: OrderFacts,
  faults: PassengerFaults,
): CheckedPassenger['military'] {
  const category = values.militaryCategory ?? '';
  if (!isCategory(category)) faults.militaryCategory = 'militaryCategoryRequired';
  const until = values.militaryServiceDateSwitch ? null : readServiceDate(values, order, faults);
  return isCategory(category) ? { category, until } : null;
}

function readServiceDate(values: PassengerValues, order: OrderFacts, faults: PassengerFaults): string | null {
  const read = readTypedDate(typedDate(values, 'militaryServiceDate'), order.locale);
  if ('fault' in read) {
    faults.militaryServiceDate = read.fault === 'dateRequired' ? 'serviceDateRequired' : read.fault;
    return null;
  }
  // The document is handed in when the service ends.
  if (read.date < order.lastFlight) faults.militaryServiceDate = 'serviceOver';
  return read.date;
}

function isCategory(text: string): text is MilitaryCategory {
  return (MILITARY_CATEGORIES as readonly string[]).includes(text);
}
