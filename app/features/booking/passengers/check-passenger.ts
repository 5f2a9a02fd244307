import type { CalendarDate } from '~/dates/calendar-date';
import type { PassengerType } from '~/upstream/booking/contract';
import { readPerson, type CheckedPerson } from './check-person';
import { checkDocument, mayLackExpiryOnTrip, type TripForDocuments } from './documents';
import { isDocumentType, isMilitary } from './document-types';
import type { PassengerValues } from './form-values';
import { readMileageCard } from './mileage-card';
import { readMilitaryService, type MilitaryService } from './military-service';
import type { PassengerFault, PassengerFaults } from './passenger-faults';
import { ageOn } from '~/dates/typed-date';

/** The facts of an order that passengers are checked against. */
export type OrderFacts = {
  trip: TripForDocuments;
  /** Local dates of the first and last departure and of the last arrival. */
  firstFlight: CalendarDate;
  lastFlight: CalendarDate;
  lastArrival: CalendarDate;
  today: CalendarDate;
  /** Asks for middle names (the Russian brand). */
  asksMiddleName: boolean;
  /** Asks for consent to the processing of personal data apart from the terms (the Russian brand). */
  asksPrivacyConsent: boolean;
  /** A carrier of the trip credits miles. */
  takesMileageCards: boolean;
  /** Language of typed month names. */
  locale: string;
};

/** A valid passenger. Dates are ISO. */
export type CheckedPassenger = CheckedPerson & {
  type: PassengerType;
  /** Letters and digits; null when none was given */
  mileageCard: string | null;
  /** Set for passengers with a military document. */
  military: MilitaryService | null;
};

/** Age limits on the day of a flight, inclusive (upstream facts §5). */
const AGES: Readonly<Record<PassengerType, { from: number; to: number; fault: PassengerFault }>> = {
  adult: { from: 12, to: 150, fault: 'ageAdult' },
  child: { from: 2, to: 11, fault: 'ageChild' },
  infant: { from: 0, to: 1, fault: 'ageInfant' },
};
/** When all segments are trains, a full ticket starts at 10 (specification 2 §5). */
const RAIL_ADULT: (typeof AGES)['adult'] = { from: 10, to: 150, fault: 'ageAdultRail' };

/** Checks one passenger: age for the ticket type, and document for the trip. */
export function checkPassenger(
  values: PassengerValues,
  type: PassengerType,
  order: OrderFacts,
): { passenger: CheckedPassenger } | { faults: PassengerFaults } {
  const faults: PassengerFaults = {};
  const { today, lastArrival, asksMiddleName, locale } = order;
  const rules = {
    today,
    documentNeededUntil: lastArrival,
    asksMiddleName,
    locale,
    ageFault: (birthday: CalendarDate) => ageFault(birthday, type, order),
    documentFault: (
      document: CheckedPerson['documentType'],
      { citizenship, birthday }: { citizenship: string | null; birthday: CalendarDate | null },
    ) => {
      const age = birthday === null ? null : ageOn(birthday, order.lastFlight);
      return checkDocument(document, { citizenship, age, type }, order.trip);
    },
    mayLackExpiry: (document: CheckedPerson['documentType'], citizenship: string) =>
      mayLackExpiryOnTrip(document, citizenship, order.trip),
  };
  const person = readPerson(values, rules, faults);
  const { documentType = '' } = values;
  const serves = !faults.documentType && isDocumentType(documentType) && isMilitary(documentType);
  const military = serves ? readMilitaryService(values, order, faults) : null;
  const mileageCard = order.takesMileageCards ? readMileageCard(values, faults) : null;
  if (Object.keys(faults).length > 0 || !person) return { faults };
  return { passenger: { type, ...person, mileageCard, military } };
}

/** Returns the validation error for a birthday that does not fit the ticket type; null when it fits. */
export function ageFault(birthday: CalendarDate, type: PassengerType, order: AgeFacts): PassengerFault | null {
  return ageMisfit(birthday, type, order) === null ? null : agesOf(type, order).fault;
}

type AgeFacts = Pick<OrderFacts, 'firstFlight' | 'lastFlight' | 'trip'>;

/** Returns whether the person is too young on the first flight or too old on the last one; null when neither. */
export function ageMisfit(birthday: CalendarDate, type: PassengerType, order: AgeFacts): 'tooYoung' | 'tooOld' | null {
  const { from, to } = agesOf(type, order);
  if (ageOn(birthday, order.firstFlight) < from) return 'tooYoung';
  return ageOn(birthday, order.lastFlight) > to ? 'tooOld' : null;
}

function agesOf(type: PassengerType, { trip }: Pick<AgeFacts, 'trip'>) {
  return type === 'adult' && trip.isRailOnly ? RAIL_ADULT : AGES[type];
}
