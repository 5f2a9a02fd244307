import type { AwaitedCode } from '~/bff/cookies/buyer-code.server';
import { orderRoute } from '~/features/booking/order/order-route';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { buyerPath } from './buyer-path';
import { maskedEmail } from './masked-email';

/** The proof of the buyer: first the code is requested, then it is typed. Ready texts. */
export type BuyerScreen = {
  /** "London – New York" */
  trip: string;
  orderPath: string;
  /** This page, with the page to return to. */
  here: string;
  lead: string;
  /** Where the code goes, or has gone and how long it works; why the phone is asked. */
  text: string;
  /** An account with the order's address types the phone; nobody needs a code. */
  isByAddress: boolean;
  /** From when another code can be sent; null while none is awaited: the first can be sent at once. */
  resend: string | null;
};

type BuyerAsked = {
  target: string;
  awaited: Pick<AwaitedCode, 'expiresAt' | 'resendAt'> | null;
  isByAddress: boolean;
};

const MINUTE_MS = 60_000;

/**
 * Builds the page.
 * @param target the page to return to
 * @param awaited the code that this browser has requested, if any
 */
export function buyerScreen(
  booking: Booking,
  { target, awaited, isByAddress }: BuyerAsked,
  market: Market,
): BuyerScreen {
  const t = getTranslator(market.locale, 'buyer');
  const email = maskedEmail(booking.contacts?.email ?? '');
  return {
    trip: orderRoute(booking, market.locale, getTranslator(market.locale, 'content')),
    orderPath: checkoutPath('order', booking.token),
    here: buyerPath(booking.token, target),
    lead: isByAddress ? t('address.lead') : t('lead'),
    isByAddress,
    text: isByAddress
      ? t('address.text')
      : awaited
        ? t('enter.text', { email, ...tripTime(awaited.expiresAt, booking, market) })
        : t('ask.text', { email }),
    resend: awaited && resendText(awaited.resendAt, booking, market),
  };
}

/** Says from when another code can be sent, in whole minutes: the next one, so that it is true when it comes. */
export function resendText(resendAt: string, booking: Booking, market: Market): string {
  const minute = new Date(Math.ceil(Date.parse(resendAt) / MINUTE_MS) * MINUTE_MS).toISOString();
  return getTranslator(market.locale, 'buyer')('enter.resendFrom', tripTime(minute, booking, market));
}
