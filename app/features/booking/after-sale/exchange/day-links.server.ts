import { formatDate, statementMoney } from '~/market/format';
import type { ExchangeFlights, ExchangeTicket, ExchangeWay } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { exchangePath } from './exchange-path';
import type { ExchangeWords } from './exchange-words.server';

/**
 * A day on which there are flights; the shown one has no address. `day`: "Sat, 16 May"; `lowest`: "+£17", the
 * lowest surcharge of the day; `isNear`: the day that was asked for, which a narrow row shows first; `isNow`: that of the ticket.
 */
export type DayLink = { day: string; lowest: string; path: string | null; isNear: boolean; isNow: boolean };

export type DayFacts = {
  way: ExchangeWay;
  /** yyyy-MM-dd: the day that was asked for. */
  day: string;
  found: ExchangeFlights;
  /** The answers so far. */
  given: readonly [string, string][];
  booking: Booking;
  /** The page shows this day's flights; null where it shows none yet. */
  shown: string | null;
};

/** Lists the days with flights in order, each with its lowest surcharge. */
export function dayLinks({ booking, way, day, found, given, shown }: DayFacts, { market }: ExchangeWords): DayLink[] {
  const amounts = [...found.days, ...found.flights].map(({ total }) => total);
  const money = statementMoney(amounts, found.currency, market.locale);
  const now = ticketDay(way, booking);
  return daysWith(day, found)
    .filter(({ date }) => date >= way.firstDay && date <= way.lastDay)
    .map(({ date, total }) => ({
      day: formatDate(date, market, 'weekday'),
      lowest: signed(total, money),
      isNear: date === day,
      isNow: date === now,
      path: date === shown ? null : exchangePath(booking.token, 'flights', [...given, ['on', date]]),
    }));
}

/** Returns "+1 700 ₽", so that nobody takes a surcharge for a price. */
export function signed(total: number, money: (amount: number) => string): string {
  return total > 0 ? `+${money(total)}` : money(total);
}

/** Returns the fees that every flight of a day costs beside the difference in price, in hundredths; null where they differ. */
export function feesOf({ flights }: Pick<ExchangeFlights, 'flights'>): number | null {
  const fees = flights.map(({ tickets }) =>
    tickets
      .flatMap(({ lines }) => lines)
      .filter(({ code }) => code === 'carrier_penalty' || code === 'shop_fee')
      .reduce((sum, { amount }) => sum + amount, 0),
  );
  const [first] = fees;
  return first !== undefined && first > 0 && fees.every((fee) => fee === first) ? first : null;
}

/** Whether VIP saves the shop's fee. */
export function isFeeWaived(tickets: readonly Pick<ExchangeTicket, 'lines'>[]): boolean {
  return tickets.some(({ lines }) => lines.some(({ code }) => code === 'shop_fee_waived'));
}

/** Returns the day on which the tickets of a way leave now: yyyy-MM-dd. */
export function ticketDay({ recordIndex, tripIndex }: ExchangeWay, { segments }: Booking): string | null {
  const first = segments.find((one) => one.recordIndex === recordIndex && one.tripIndex === tripIndex);
  return first?.departureTime.slice(0, 10) ?? null;
}

function daysWith(day: string, { days, flights }: ExchangeFlights): { date: string; total: number }[] {
  const others = days.filter(({ date }) => date !== day);
  const shown = flights.length > 0 ? [{ date: day, total: Math.min(...flights.map(({ total }) => total)) }] : [];
  return [...others, ...shown].toSorted((one, other) => one.date.localeCompare(other.date));
}
