import {
  PASSENGER_TYPES,
  type DocumentType,
  type PassengerType,
  type PassengerWire,
} from '~/upstream/booking/contract';
import type { Offer } from '../../search/offers/offer';
import { fullYears, isoFromDotted } from './dates';
import { isDocumentAccepted } from './documents';
import type { FieldFailure } from '../../service/failure';
import { flightDates } from '../records/trip';

/** Ages by type at the date of a flight, inclusive (upstream facts §5). */
const AGES: Record<PassengerType, { from: number; to: number }> = {
  adult: { from: 12, to: Infinity },
  child: { from: 2, to: 11 },
  infant: { from: 0, to: 1 },
};
/** By train a full ticket is sold from this age on (specification 2 §5). */
const RAIL_ADULT_FROM = 10;
/** Valid recipients of a letter or a text message. */
export const EMAIL = /^\S+@\S+\.\S+$/;
export const PHONE = /^\+?[\d\s()-]{7,25}$/;

const MILITARY_DOCUMENTS: DocumentType[] = ['military_card', 'military_officer_card'];

/**
 * Validates passengers against the trip: the number of each type, an adult for each infant, ages at every flight's
 * date, documents valid until the last flight.
 * @param today yyyy-MM-dd
 */
export function checkPassengers(passengers: PassengerWire[], offer: Offer, today: string): FieldFailure[] {
  const { travelers } = offer.session;
  const areCountsRight = PASSENGER_TYPES.every(
    (type) => passengers.filter((passenger) => passenger.type === type).length === travelers[type],
  );
  if (!areCountsRight) return [{ field: 'passengers', code: 'count' }];
  if (travelers.infant > travelers.adult) return [{ field: 'passengers', code: 'oneAdultRequired' }];

  const dates = flightDates(offer);
  return passengers.flatMap((passenger, index) =>
    checkPassenger(passenger, offer, dates, today).map((failure) => ({ passenger_index: index, ...failure })),
  );
}

function checkPassenger(passenger: PassengerWire, offer: Offer, dates: string[], today: string): FieldFailure[] {
  const failures: FieldFailure[] = [];
  const birthday = isoFromDotted(passenger.birthday);
  const age = agesOf(passenger.type, offer);
  if (!birthday || birthday < '1900-01-01') failures.push({ field: 'birthday', code: 'date' });
  else if (birthday > today) failures.push({ field: 'birthday', code: 'future' });
  else if (dates.map((date) => fullYears(birthday, date)).some((years) => years < age.from || years > age.to)) {
    failures.push({ field: 'birthday', code: 'age' });
  }

  if (passenger.passport_expdate) {
    const expiry = isoFromDotted(passenger.passport_expdate);
    const lastFlight = [...dates].sort().at(-1) ?? today;
    if (!expiry) failures.push({ field: 'passport_expdate', code: 'date' });
    else if (expiry < lastFlight) failures.push({ field: 'passport_expdate', code: 'expired' });
  }
  if (!isDocumentAccepted(offer, passenger.document_type)) {
    failures.push({ field: 'document_type', code: 'notAccepted' });
  }
  if (MILITARY_DOCUMENTS.includes(passenger.document_type) && !passenger.military_category) {
    failures.push({ field: 'military_category', code: 'required' });
  }
  const { email, phone_number: phone } = passenger.contacts ?? {};
  if (email && !EMAIL.test(email)) failures.push({ field: 'contact_email', code: 'format' });
  if (phone && !PHONE.test(phone)) failures.push({ field: 'contact_phone', code: 'format' });
  return failures;
}

function agesOf(type: PassengerType, offer: Offer): { from: number; to: number } {
  const isRailOnly = offer.trips.flat().every(({ wire }) => wire.transport_kind === 'train');
  return type === 'adult' && isRailOnly ? { ...AGES.adult, from: RAIL_ADULT_FROM } : AGES[type];
}
