import { getTranslator } from '~/i18n/translator.server';
import { CURRENCIES } from '~/market/currencies';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import { PASSENGER_TYPES, type Booking, type PassengerType } from '~/upstream/booking/contract';
import { chosenFare } from './price-lines';

/**
 * Calculates the combined fare of a round trip made of two one-way tickets (specification 2 §9): the average price
 * there and back over all travellers, rounded down to the currency's shown precision. Only for comparing round trips;
 * never charged. Null for any other trip and when fares are unknown.
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

/** Returns true when each way has its own record. */
function isTwoOneWayTickets({ search, segments }: Pick<Booking, 'search' | 'segments'>): boolean {
  const [there, back, ...more] = search.trips;
  if (!there || !back || more.length > 0) return false;
  if (there.departure !== back.arrival || there.arrival !== back.departure) return false;
  const recordsOf = (trip: number) =>
    new Set(segments.filter(({ tripIndex }) => tripIndex === trip).map(({ recordIndex }) => recordIndex));
  const [thereRecords, backRecords] = [recordsOf(0), recordsOf(1)];
  return thereRecords.size === 1 && backRecords.size === 1 && ![...thereRecords].some((one) => backRecords.has(one));
}

/**
 * Returns the combined fare as text; null when there is none, and for a single traveller, whose price line already
 * shows it.
 */
export function combinedFareText(booking: Booking, { locale }: Market): string | null {
  const { adults, children, infants } = booking.search.travelers;
  const combined = adults + children + infants > 1 ? combinedFare(booking) : null;
  const t = getTranslator(locale, 'payment');
  return combined && t('summary.combined', { amount: formatMoney(combined, locale) });
}
