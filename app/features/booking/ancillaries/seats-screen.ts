import type { ChosenSeat } from '../seats/chosen-seats';
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
  return {
    title: t('seats.title'),
    unit: t('unit.flight'),
    from: leastPrice(booking, market, t),
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

/** Says what a seat costs at least with the chosen fare. */
function leastPrice(booking: Booking, { locale }: Market, t: Translate): string | null {
  const options = chosenFare(booking)?.options ?? [];
  const amount = options.find(({ kind }) => kind === 'online_seat_selection')?.fee;
  return amount ? t('from', { price: formatMoney({ amount, currency: booking.currency }, locale) }) : null;
}
