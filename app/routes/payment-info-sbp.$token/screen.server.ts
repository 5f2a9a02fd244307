import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { changePaymentPath } from '~/features/booking/payment/pending-payment.server';
import { sbpPayment, type SbpPaymentView } from '~/features/booking/payment/sbp-payment.server';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { SbpInfo } from '~/upstream/booking/payment-contract';

export type SbpScreen = SbpPaymentView;

/**
 * Builds the page of a booking's pending fast payment.
 * @param words `t` reads the namespace `sbp`
 */
export function sbpScreen(booking: Booking, info: SbpInfo, words: { market: Market; t: Translate }): SbpScreen {
  const { token } = booking;
  return sbpPayment(
    info,
    booking,
    { checkPath: checkoutPath('sbp', token), changePath: changePaymentPath(token) },
    words,
  );
}
