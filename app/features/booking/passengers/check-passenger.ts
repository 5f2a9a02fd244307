import type { CalendarDate } from '~/dates/calendar-date';
import type { PassengerType } from '~/upstream/booking/contract';
import { readPerson, type CheckedPerson } from './check-person';
import { checkDocument, type TripForDocuments } from './documents';
import { isDocumentType, isMilitary } from './document-types';
import type { PassengerValues } from './form-values';
import { readMileageCard } from './mileage-card';
import { readMilitaryService, type MilitaryService } from './military-service';
import type { PassengerFault, PassengerFaults } from './passenger-faults';
import { ageOn } from '~/dates/typed-date';

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
export type CheckedPassenger = CheckedPerson & {
  type: PassengerType;
  /** Letters and digits; null: none was given */
  mileageCard: string | null;
  /** Set for those who travel on a document of the armed forces. */
  military: MilitaryService | null;
};

/** Ages on the day of a flight, from and to inclusive (upstream facts §5). */
const AGES: Readonly<Record<PassengerType, { from: number; to: number; fault: PassengerFault }>> = {
  adult: { from: 12, to: 150, fault: 'ageAdult' },
  child: { from: 2, to: 11, fault: 'ageChild' },
  infant: { from: 0, to: 1, fault: 'ageInfant' },
};
/** On trains all the way a full ticket is for somebody of 10 already (specification 2 §5). */
const RAIL_ADULT: (typeof AGES)['adult'] = { from: 10, to: 150, fault: 'ageAdultRail' };

/** Checks one passenger: a person of the right age for the ticket, with a document for the trip. */
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
  };
  const person = readPerson(values, rules, faults);
  const { documentType = '' } = values;
  const serves = !faults.documentType && isDocumentType(documentType) && isMilitary(documentType);
  const military = serves ? readMilitaryService(values, order, faults) : null;
  const mileageCard = order.takesMileageCards ? readMileageCard(values, faults) : null;
  if (Object.keys(faults).length > 0 || !person) return { faults };
  return { passenger: { type, ...person, mileageCard, military } };
}

/** What keeps somebody born on a day from travelling on a ticket of a type; null when nothing does. */
export function ageFault(birthday: CalendarDate, type: PassengerType, order: AgeFacts): PassengerFault | null {
  return ageMisfit(birthday, type, order) === null ? null : agesOf(type, order).fault;
}

type AgeFacts = Pick<OrderFacts, 'firstFlight' | 'lastFlight' | 'trip'>;

/** Whether somebody is too young on the first flight, or too old on the last one. */
export function ageMisfit(birthday: CalendarDate, type: PassengerType, order: AgeFacts): 'tooYoung' | 'tooOld' | null {
  const { from, to } = agesOf(type, order);
  if (ageOn(birthday, order.firstFlight) < from) return 'tooYoung';
  return ageOn(birthday, order.lastFlight) > to ? 'tooOld' : null;
}

function agesOf(type: PassengerType, { trip }: Pick<AgeFacts, 'trip'>) {
  return type === 'adult' && trip.isRailOnly ? RAIL_ADULT : AGES[type];
}
