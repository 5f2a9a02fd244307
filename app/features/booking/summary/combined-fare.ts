import { getTranslator } from '~/i18n/translator.server';
import { CURRENCIES } from '~/market/currencies';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import { PASSENGER_TYPES, type Booking, type PassengerType } from '~/upstream/booking/contract';
import { chosenFare } from './price-lines';

/**
 * The combined fare of a round trip that is made of two one-way tickets (specification 2 §9): the average of what its
 * adults, children and infants pay there and back, rounded down to what the currency shows. A figure to compare round
 * trips by; nothing is charged by it. Null for any other trip, and where the fares are not known.
 */
export function combinedFare(booking: Booking): Money | null {
  const fare = chosenFare(booking);
  if (!fare || !isTwoOneWayTickets(booking)) return null;
  const { adults, children, infants } = booking.search.travelers;
  const counts: Record<PassengerType, number> = { adult: adults, child: children, infant: infants };
  const travellers = adults + children + infants;
  const sum = PASSENGER_TYPES.reduce((amount, type) => amount + counts[type] * fare.prices[type], 0);
  const unit = CURRENCIES[booking.currency].decimals === 0 ? 100 : 1;
  return { amount: Math.floor(sum / travellers / unit) * unit, currency: booking.currency };
}

/** One record for the way there and another one for the way back. */
function isTwoOneWayTickets({ search, segments }: Pick<Booking, 'search' | 'segments'>): boolean {
  const [there, back, ...more] = search.trips;
  if (!there || !back || more.length > 0) return false;
  if (there.departure !== back.arrival || there.arrival !== back.departure) return false;
  const recordsOf = (trip: number) =>
    new Set(segments.filter(({ tripIndex }) => tripIndex === trip).map(({ recordIndex }) => recordIndex));
  const [thereRecords, backRecords] = [recordsOf(0), recordsOf(1)];
  return thereRecords.size === 1 && backRecords.size === 1 && ![...thereRecords].some((one) => backRecords.has(one));
}

/** The combined fare in words; null where there is none, and for a single traveller, whose line says it already. */
export function combinedFareText(booking: Booking, { locale }: Market): string | null {
  const { adults, children, infants } = booking.search.travelers;
  const combined = adults + children + infants > 1 ? combinedFare(booking) : null;
  const t = getTranslator(locale, 'payment');
  return combined && t('summary.combined', { amount: formatMoney(combined, locale) });
}
