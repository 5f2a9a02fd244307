import { allowedAddress } from '~/bff/http/redirects.server';
import { purchaseKey } from '~/bff/waiting/idempotency.server';
import { tripTime } from '../summary/pay-deadline';
import { zonedTime } from '~/dates/zoned-time';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import { POST_SALE_HOURS_AHEAD } from '~/upstream/ancillaries/purchase-contract';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { describeFailureCode } from '~/upstream/error';
import { purchasesOf } from '../receipt/bought-later';
import { namesOf, type PostSaleWords } from './choice-screen.server';
import { choicePath } from './post-sale-path';
import type { PostSale } from './visit-post-sale.server';

export type PayScreen = {
  lines: { label: string; amount: string }[];
  total: string;
  /** Hundredths. */
  amount: number;
  idempotencyKey: string;
  /** "Купить можно до 20 декабря, 06:00 (Москва, UTC+3)" */
  until: string;
  payText: string;
  /** Why the last payment was refused. Ready text. */
  refusal: string | null;
  /** Address of the bank's page that still waits for confirmation. */
  bankAddress: string | null;
  changePath: string;
};

/** Adds up the chosen products: the amount shown, sent with the payment and charged. */
export function purchaseTotal(chosen: readonly AncillaryProduct[], { currency }: Pick<Booking, 'currency'>): Money {
  return { amount: chosen.reduce((sum, { price }) => sum + price.amount, 0), currency };
}

export type PayWords = PostSaleWords & { market: Market; tErrors: Translate };

/**
 * Builds the payment page.
 * @param bankHosts hosts allowed in a link to the bank's page
 */
export function payScreen(
  { booking, orders }: PostSale,
  chosen: readonly AncillaryProduct[],
  words: PayWords,
  bankHosts: readonly string[],
): PayScreen {
  const { t, tErrors, market } = words;
  const names = namesOf(booking, words);
  const total = purchaseTotal(chosen, booking);
  const tokens = chosen.map(({ token }) => token);
  const purchases = purchasesOf(orders);
  const last = purchases.at(-1);
  const isSame = last?.items.length === tokens.length && last.items.every((item) => tokens.includes(item.token));
  const payment = isSame ? last?.payment : null;
  const refusedCode = payment ? codeOfPaymentStatus(payment.status) : null;
  const totalText = formatMoney(total, market.locale);
  return {
    lines: chosen.map(({ title, target, price }) => ({
      label: [title, ...names.target(target)].join(', '),
      amount: names.money(price),
    })),
    total: totalText,
    amount: total.amount,
    idempotencyKey: purchaseKey(booking.token, purchases.length, tokens),
    until: t('until', tripTime(deadlineOf(booking, chosen).toISOString(), booking, market)),
    payText: t('pay', { amount: totalText }),
    refusal: refusedCode ? tErrors(describeFailureCode(refusedCode).messageKey) : null,
    bankAddress: payment?.status === 'pending' ? allowedAddress(payment.redirectUrl, bankHosts) : null,
    changePath: choicePath(booking.token, tokens),
  };
}

/** Returns the deadline of a purchase: a few hours before the first departure that it covers. */
export function deadlineOf({ segments }: Booking, chosen: readonly AncillaryProduct[]): Date {
  const departures = segments
    .filter(({ segmentIndex, tripIndex }) =>
      chosen.some(
        ({ target }) =>
          (target.segmentIndex ?? segmentIndex) === segmentIndex && (target.tripIndex ?? tripIndex) === tripIndex,
      ),
    )
    .map(({ departureTime, departureTimeZone }) => zonedTime(departureTime, departureTimeZone).getTime());
  return new Date(Math.min(...departures) - POST_SALE_HOURS_AHEAD * 3_600_000);
}
