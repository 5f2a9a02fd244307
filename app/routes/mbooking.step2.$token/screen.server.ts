import { checkoutPath, isAllowed } from '~/features/booking/flow/checkout-flow';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { PAYMENT_FIELD } from '~/features/booking/visit/checkout-draft.server';
import { faultMessages, type FormErrors } from '~/features/booking/passengers/fault-messages';
import { searchPath } from '~/features/booking/flow/interruption';
import { ticketName } from '~/features/booking/passengers/order-facts';
import { orderSummary, type CheckoutWords, type OrderSummaryView } from '~/features/booking/summary/order-summary';
import { orderPrice } from '~/features/booking/summary/price-lines';
import type { CheckedPassenger } from '~/features/booking/passengers/check-passenger';
import type { CheckedStep1 } from '~/features/booking/passengers/check-step1.server';
import type { CardChoice } from '~/features/booking/payment/card-choice';
import { saveNotices } from '~/features/account/notebook/save-notice.server';
import type { SaveOutcome } from '~/features/account/notebook/save-passengers.server';
import { paymentNotices, type NoticeView } from '~/features/booking/payment/payment-notices.server';
import { payUntilText, titleOfRest } from '~/features/booking/payment/payment-head.server';
import { paymentSummary } from '~/features/booking/payment/payment-summary.server';
import { pendingPayment, type PendingPaymentView } from '~/features/booking/payment/pending-payment.server';
import { refusalText } from '~/features/booking/payment/refusal-text.server';
import { savedCardViews } from '~/features/booking/payment/saved-cards.server';
import { waysView, type WaysView } from '~/features/booking/payment/ways-view.server';
import type { PromoView } from '~/features/booking/payment/promo-view.server';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { SavedCard } from '~/upstream/account/cards-contract';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

export type Step2Screen = PaymentScreen | PriceChangeScreen;

export type PaymentScreen = {
  kind: 'payment';
  title: string;
  /** Null where they are not known in this browser: the second payment can be made from another one. */
  travellers: {
    passengers: { name: string; details: string }[];
    contacts: { email: string; phone: string };
    /** Null while step 1 is closed. */
    editPath: string | null;
  } | null;
  order: OrderSummaryView;
  /** Until when, and what happens after it. */
  payUntil: string;
  /** Why the last payment was refused; a ready text. */
  refusal: string | null;
  /** The payment that still waits for its customer. */
  pending: PendingPaymentView | null;
  notices: NoticeView[];
  savedCards: CardChoice['saved'];
  errors: FormErrors;
  /** Null where there are no promo codes. */
  promo: PromoView | null;
  ways: WaysView;
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
  step1: CheckedStep1 | null;
  /** Keys of messages by field name, of what upstream refused of the card. */
  faults: Readonly<Record<string, string>>;
  savedCards: readonly SavedCard[];
  promo: PromoView | null;
  /** What came of saving the passengers to the notebook, if that was wished. */
  notebook?: SaveOutcome;
  /** An add-on was to be taken out and could not be. */
  hasKeptAddon?: boolean;
  /** A payment was not sent, because the order no longer cost what its form said. */
  hasChanged?: boolean;
};

/**
 * Step 2 of an order that costs what was last accepted (specification 2 §2): passengers, price lines, and each way to pay
 * with exactly what it would charge. Where no way's total is what the lines sum to, `ways` has none and the page asks again.
 */
export function paymentScreen(parts: PaymentParts, words: Words): PaymentScreen {
  const { booking, ancillaries, step1, faults, savedCards, promo } = parts;
  const { market, t, tErrors } = words;
  const { [PAYMENT_FIELD]: refusedCode, ...fieldFaults } = faults;
  const price = orderPrice(booking, { ancillaries });
  const summary = orderSummary(booking, words, { ancillaries }, { isRemovable: true, hasFailed: parts.hasKeptAddon });
  return {
    kind: 'payment',
    title: titleOfRest(booking, market) ?? t('step2.title'),
    travellers: step1 && {
      passengers: step1.passengers.map((passenger) => ({
        name: ticketName(passenger),
        details: passengerDetails(passenger, words),
      })),
      contacts: { email: step1.email, phone: step1.phone },
      editPath: isAllowed(booking, 'step1') ? checkoutPath('step1', booking.token) : null,
    },
    order: paymentSummary(summary, booking, price, market),
    payUntil: payUntilText(booking, market),
    refusal: refusalText(booking, refusedCode, market),
    pending: pendingPayment(booking, market),
    notices: [
      ...paymentNotices(booking, price, market, parts.hasChanged),
      ...saveNotices(parts.notebook, market.locale),
    ],
    savedCards: savedCardViews(savedCards, market),
    errors: faultMessages(fieldFaults, tErrors),
    promo,
    ways: waysView(booking, price, market),
    idempotencyKey: paymentKey(booking.token, booking.payments.length),
  };
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
