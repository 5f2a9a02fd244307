import type { ChosenSeat } from '../seats/chosen-seats';
import { passengerTypes } from '../passengers/form-values';
import { chosenFare } from '../summary/price-lines';
import { seatSummary } from '../seats/seat-summary';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { SeatsView } from './addons-view';

/**
 * Lists the flights with a seat map and the seats chosen on them; null without any map.
 * @param flights indexes of the flights with a seat map
 * @param bought the seats that passengers have already
 */
export function seatsView(
  booking: Booking,
  order: AncillaryOrder | null,
  flights: readonly number[],
  { market, t, tSeats }: { market: Market; t: Translate; tSeats: Translate },
  bought: readonly ChosenSeat[],
): SeatsView | null {
  const segments = seatSummary(booking, order, flights, { market, t: tSeats }, bought);
  if (segments.length === 0) return null;
  const fee = leastFee(booking);
  const price = (amount: number) => ({ amount, currency: booking.currency });
  return {
    title: t('seats.title'),
    unit: passengerTypes(booking.search.travelers).length === 1 && segments.length === 1 ? null : t('unit.flight'),
    from: fee === null ? null : fee > 0 ? t('from', { price: formatMoney(price(fee), market.locale) }) : t('free'),
    isFree: fee === 0,
    text: t('seats.text'),
    segments: segments.map(({ segmentIndex, route, seats, text, total }) => ({
      index: segmentIndex,
      title: route,
      text: [text, seats].filter(Boolean).join(': '),
      total,
      choose: t(seats === null ? 'seats.choose' : 'seats.change'),
    })),
  };
}

/** Returns what a seat costs at least with the chosen fare, 0 where the fare has it; null where it tells nothing. */
function leastFee(booking: Booking): number | null {
  const option = chosenFare(booking)?.options.find(({ kind }) => kind === 'online_seat_selection');
  return option?.value === 'available' ? 0 : option?.fee || null;
}
