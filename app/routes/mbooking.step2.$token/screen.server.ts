import { checkoutPath } from '~/bff/checkout-flow';
import { paymentKey } from '~/bff/idempotency.server';
import { searchPath } from '~/features/checkout/interruption';
import { ticketName } from '~/features/checkout/order-facts';
import { orderSummary, payUntil, type CheckoutWords, type OrderSummaryView } from '~/features/checkout/order-summary';
import { PAYMENT_FIELD } from '~/features/checkout/checkout-draft.server';
import { orderPrice } from '~/features/checkout/price-lines';
import type { CheckedPassenger } from '~/features/passengers/check-passenger';
import type { CheckedStep1 } from '~/features/passengers/check-step1.server';
import type { PromoView } from '~/features/promo-code/promo-view.server';
import { faultMessages, type FormErrors } from '~/features/checkout/fault-messages';
import type { Translate } from '~/i18n/use-translation';
import { formatDate, formatMoney } from '~/market/format';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { describeFailureCode } from '~/upstream/error';

export type Step2Screen = PaymentScreen | PriceChangeScreen;

export type PaymentScreen = {
  kind: 'payment';
  passengers: { name: string; details: string }[];
  contacts: { email: string; phone: string };
  editPath: string;
  order: OrderSummaryView;
  payUntil: string;
  /** Why the last payment was refused; a ready text. */
  refusal: string | null;
  /** The bank's page that still waits for an answer. */
  bankPath: string | null;
  cardholder: string;
  errors: FormErrors;
  /** Null where there are no promo codes. */
  promo: PromoView | null;
  /** What is charged, hundredths, and as it is written. */
  amount: number;
  payText: string;
  idempotencyKey: string;
};

/** The tickets' price is another one than the customer accepted: shown before anything can be paid. */
export type PriceChangeScreen = {
  kind: 'priceChange';
  oldPrice: string;
  newPrice: string;
  isHigher: boolean;
  amount: number;
  searchPath: string;
  order: OrderSummaryView;
};

export type Words = CheckoutWords & { tErrors: Translate };

export type PaymentParts = {
  booking: Booking;
  ancillaries: AncillaryOrder | null;
  step1: CheckedStep1;
  /** Keys of messages by field name: of the card just typed, or what upstream refused of it. */
  faults: Readonly<Record<string, string>>;
  cardholder: string;
  promo: PromoView | null;
};

export function paymentScreen(
  { booking, ancillaries, step1, faults, cardholder, promo }: PaymentParts,
  words: Words,
): PaymentScreen {
  const { market, t, tErrors } = words;
  const { [PAYMENT_FIELD]: refusedCode, ...fieldFaults } = faults;
  const order = orderSummary(booking, words, { ancillaries });
  const isAtBank = booking.action === 'manual_paying' && booking.payment.redirectUrl !== null;
  return {
    kind: 'payment',
    passengers: step1.passengers.map((passenger) => ({
      name: ticketName(passenger),
      details: passengerDetails(passenger, words),
    })),
    contacts: { email: step1.email, phone: step1.phone },
    editPath: checkoutPath('step1', booking.token),
    order,
    payUntil: payUntil(booking, { market, t }),
    refusal: refusalText(booking, refusedCode, tErrors),
    bankPath: isAtBank
      ? `${checkoutPath('3ds', booking.token)}?to=${encodeURIComponent(booking.payment.redirectUrl ?? '')}`
      : null,
    cardholder,
    errors: faultMessages(fieldFaults, tErrors),
    promo,
    amount: orderPrice(booking, { ancillaries }).total.amount,
    payText: t('step2.pay', { amount: order.total }),
    idempotencyKey: paymentKey(booking.token, booking.payments.length),
  };
}

/** What the last attempt failed of: as the booking has it, else as the refused call said it. */
function refusalText(booking: Booking, refusedCode: string | undefined, tErrors: Translate): string | null {
  const code = codeOfPaymentStatus(booking.payment.status) ?? refusedCode ?? null;
  return code === null ? null : tErrors(describeFailureCode(code).messageKey);
}

function passengerDetails(passenger: CheckedPassenger, { market, t }: Words): string {
  return [
    t(`passengerTypes.${passenger.type}`),
    formatDate(passenger.birthday, market, 'long'),
    `${t(`documents.${passenger.documentType}`)} ${passenger.documentNumber}`,
  ].join(' · ');
}

/** @param acceptedAmount hundredths, of the booking's currency */
export function priceChangeScreen(booking: Booking, acceptedAmount: number, words: Words): PriceChangeScreen {
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, words.market.locale);
  return {
    kind: 'priceChange',
    oldPrice: money(acceptedAmount),
    newPrice: money(booking.totalPrice),
    isHigher: booking.totalPrice > acceptedAmount,
    amount: booking.totalPrice,
    searchPath: searchPath(booking),
    order: orderSummary(booking, words),
  };
}
