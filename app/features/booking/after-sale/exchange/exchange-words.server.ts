import { passengerName } from '~/features/booking/passengers/passenger-name';
import { cityName } from '~/features/trip/place-name';
import { spacedNumber } from '~/features/trip/transport-number';
import type { Translate } from '~/i18n/translate';
import { formatDate, statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { dashed } from '~/market/punctuation';
import type { ExchangeTicket, ExchangedWay, WayId } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { groupedTicketNumber } from '../../order/ticket-number';
import { rideText, rideView, type RideView } from '../rides/ride-view.server';

/** `t` reads the namespace `exchange`, `tChanges` that of changes. */
export type ExchangeWords = { market: Market; t: Translate; tChanges: Translate };

/** The surcharge of one ticket. Ready texts. */
export type TicketLines = {
  name: string;
  /** "ticket 2625550123456" */
  number: string | null;
  lines: { label: string; amount: string }[];
  total: string;
};

/** A way before and after: pairs of flights. */
export type WayComparison = { title: string; rides: { before: RideView | null; now: RideView | null }[] };

/** Names the cities of a way: "Moscow – Sochi". */
export function wayRoute({ recordIndex, tripIndex }: WayId, booking: Booking, { locale }: Market): string {
  const own = booking.segments.filter((one) => one.recordIndex === recordIndex && one.tripIndex === tripIndex);
  const [first, last] = [own[0], own.at(-1)];
  return first && last ? dashed([cityName(first.departure, booking), cityName(last.arrival, booking)], locale) : '';
}

/** Names a way with its day now: "Moscow – Sochi, 4 May". */
export function wayTitle(way: WayId, booking: Booking, market: Market): string {
  const first = booking.segments.find(
    ({ recordIndex, tripIndex }) => recordIndex === way.recordIndex && tripIndex === way.tripIndex,
  );
  const route = wayRoute(way, booking, market);
  return first ? `${route}, ${formatDate(first.departureTime, market, 'short')}` : route;
}

/** Says the flights of a way as they are now: "Sun, 4 May, 06:50 – 09:10 · SU 1130". */
export function wayFlights({ recordIndex, tripIndex }: WayId, { segments }: Booking, market: Market): string {
  const own = segments.filter((one) => one.recordIndex === recordIndex && one.tripIndex === tripIndex);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return '';
  const times = rideText({ departureTime: first.departureTime, arrivalTime: last.arrivalTime }, market);
  return `${times} · ${own.map((one) => spacedNumber(one).replace(' ', '\u00a0')).join(', ')}`;
}

/** Itemises the surcharge by ticket; one passenger may have several tickets. */
export function ticketLines(
  tickets: readonly ExchangeTicket[],
  currency: Booking['currency'],
  booking: Booking,
  { market, t }: ExchangeWords,
): TicketLines[] {
  const amounts = tickets.flatMap(({ total, lines }) => [total, ...lines.map(({ amount }) => amount)]);
  const money = statementMoney(amounts, currency, market.locale);
  return tickets.map(({ recordIndex, passengerIndex, lines, total }) => {
    const own = booking.tickets.find((one) => one.recordIndex === recordIndex && one.passengerIndex === passengerIndex);
    return {
      name: passengerName(booking, passengerIndex) ?? '',
      number: own ? t('ticket', { number: groupedTicketNumber(own.ticketNumber) }) : null,
      lines: lines.map(({ code, amount }) => ({ label: t(`lines.${code}`), amount: money(amount) })),
      total: money(total),
    };
  });
}

/** Puts the old and the new flights of each way side by side. */
export function wayComparisons(
  ways: readonly ExchangedWay[],
  booking: Booking,
  { market, tChanges }: ExchangeWords,
): WayComparison[] {
  const words = { market, t: tChanges };
  return ways.map((way) => {
    const count = Math.max(way.was.length, way.becomes.length);
    const view = (ride: ExchangedWay['was'][number] | undefined) => (ride ? rideView(ride, booking, words) : null);
    return {
      title: wayRoute(way, booking, market),
      rides: Array.from({ length: count }, (_, index) => ({
        before: view(way.was[index]),
        now: view(way.becomes[index]),
      })),
    };
  });
}
