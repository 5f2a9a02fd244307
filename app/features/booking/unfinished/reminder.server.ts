import { allowedPage, checkoutPath, phaseOf } from '../flow/checkout-flow';
import { payDeadline } from '../summary/pay-deadline';
import { orderPrice } from '../summary/price-lines';
import { namesInAnswer } from '~/features/search/places/names-of-search.server';
import { queryText } from '~/features/search/query/query-text';
import { queryOfEcho } from '~/features/search/query/search-query';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { Booking } from '~/upstream/booking/contract';

/** An unfinished booking. Ready texts. */
export type ReminderView = {
  token: string;
  title: string;
  /** "Москва → Сочи" */
  route: string;
  /** "4 мая" */
  dates: string;
  /** "4 мая · билеты 12 345 ₽"; between two payments "4 мая · оплачено 6 200 ₽, осталось 6 145 ₽" */
  facts: string;
  /** "до 20 апр., 18:30 (Москва, UTC+3)" */
  until: string;
  /** Explains the card to a visitor who sees one for the first time. */
  hint: string | null;
  resume: { label: string; href: string };
  dismiss: string;
};

/**
 * Returns true while the customer has something to do: choose, fill in, pay, confirm at the bank. Bookings being paid
 * or issued, failed ones and expired ones need no action.
 * @param now the shop's clock; the booking's own state also says when the hold has ended
 */
export function isUnfinished({ action, expiresAt }: Pick<Booking, 'action' | 'expiresAt'>, now: Date): boolean {
  const isOurs = phaseOf(action) === 'reserving' || action === 'ticket_booked' || action === 'manual_paying';
  return isOurs && Date.parse(expiresAt) > now.getTime();
}

/** Returns true when the booking can never be unfinished again. */
export function isOver({ action }: Pick<Booking, 'action'>): boolean {
  const phase = phaseOf(action);
  return phase === 'done' || phase === 'failed';
}

/** Builds the card; null when the booking has failed. @param isNew the visitor has never seen such a card */
export function reminderView(booking: Booking, market: Market, isNew: boolean): ReminderView | null {
  const page = allowedPage(booking);
  if (page === null) return null;
  const t = getTranslator(market.locale, 'reminders');
  const tSearch = getTranslator(market.locale, 'search');
  const { route, dates } = queryText(queryOfEcho(booking.search), namesInAnswer(booking), market, tSearch);
  return {
    token: booking.token,
    title: t('unfinished.title'),
    route,
    dates,
    facts: factsText(booking, dates, market, t),
    until: t('unfinished.until', payDeadline(booking, market)),
    hint: isNew ? t('unfinished.hint') : null,
    resume: { label: t('unfinished.resume'), href: checkoutPath(page, booking.token) },
    dismiss: t('unfinished.dismiss'),
  };
}

function factsText(booking: Booking, dates: string, market: Market, t: Translate): string {
  const { tickets, paid, due } = orderPrice(booking);
  const money = (sum: Money) => formatMoney(sum, market.locale);
  if (!booking.isPartiallyPaid || !paid) return t('unfinished.facts', { dates, price: money(tickets) });
  return t('unfinished.rest', { dates, paid: money(paid.amount), rest: money(due) });
}
