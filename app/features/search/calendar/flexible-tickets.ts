import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import { pathOnDays } from './date-links';
import type { PriceTable } from './day-prices';
import type { DatePair } from './flexible-days';

/** Rows of the list of the cheapest days. */
const TICKETS = 7;

/** A day of the list; ready texts. */
export type FlexibleTicketView = {
  day: string;
  /** "direct", when that costs no more, or "direct from $140"; null when the calendar knows no such price. */
  note: string | null;
  price: string;
  /** "$11.50 more" than the cheapest day; null for the cheapest. */
  difference: string | null;
  path: string;
};

export type FlexibleTicketsInput = {
  days: readonly (DatePair & { price: Money | null })[];
  /** Prices of journeys without a change; empty when they are unknown. */
  direct: PriceTable;
  /** Template of the searches' links (`pathOnDays`). */
  path: string;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** Lists the cheapest days, the cheapest first. */
export function flexibleTickets({ days, direct, path, market, t }: FlexibleTicketsInput): FlexibleTicketView[] {
  const priced = days
    .flatMap(({ price, ...day }) => (price ? [{ ...day, price }] : []))
    .sort((a, b) => a.price.amount - b.price.amount)
    .slice(0, TICKETS);
  const lowest = priced[0]?.price.amount ?? 0;
  const write = (price: Money) => formatMoney(price, market.locale);
  return priced.map(({ out, back, price }) => {
    const withoutChange = direct.get(out, back);
    const isDirect = withoutChange && withoutChange.amount <= price.amount;
    const more = price.amount - lowest;
    return {
      day: formatDate(out, market, 'weekday'),
      note:
        withoutChange && (isDirect ? t('priced.direct') : t('flexible.directFrom', { price: write(withoutChange) })),
      price: write(price),
      difference: more > 0 ? t('flexible.more', { price: write({ ...price, amount: more }) }) : null,
      path: pathOnDays(path, out, back),
    };
  });
}
