import type { OwnLoyalty } from '~/bff/account/loyalty.server';
import { checkoutPath, isAllowed } from '~/features/booking/flow/checkout-flow';
import { PAYMENT_FIELD } from '~/features/booking/visit/checkout-draft.server';
import { faultMessages, type FieldMessages } from '~/features/booking/passengers/fault-messages';
import { searchPath } from '~/features/booking/flow/interruption';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import { documentName } from '~/features/booking/passengers/ticket-document';
import { orderLine } from '~/features/booking/order/order-route';
import { orderSummary, type CheckoutWords, type OrderSummaryView } from '~/features/booking/summary/order-summary';
import { orderPrice, paymentWays } from '~/features/booking/summary/price-lines';
import { payDeadline } from '~/features/booking/summary/pay-deadline';
import { passengerTypes } from '~/features/booking/passengers/form-values';
import type { CheckedPassenger } from '~/features/booking/passengers/check-passenger';
import type { CheckedStep1 } from '~/features/booking/passengers/check-step1.server';
import type { TypedCard } from '~/bff/cookies/drafts.server';
import type { CardChoice } from '~/features/booking/payment/card-choice';
import { saveNotices } from '~/features/account/notebook/save-notice.server';
import type { SaveOutcome } from '~/features/account/notebook/save-passengers.server';
import { nextAttempt } from '~/features/booking/payment/attempt.server';
import type { Attempt } from '~/features/booking/payment/AttemptFields';
import { deviceLinks, type DeviceLink } from '~/features/booking/payment/device-wallets.server';
import { emailSlip } from '~/features/booking/payment/email-slip.server';
import type { EmailSlipView } from '~/features/booking/payment/EmailSlip';
import type { UnpaidReason } from '~/features/booking/payment/payment-note.server';
import { paymentNotices, type NoticeView } from '~/features/booking/payment/payment-notices.server';
import { holdNote, payUntilText, titleOfRest } from '~/features/booking/payment/payment-head.server';
import { paymentSummary } from '~/features/booking/payment/payment-summary.server';
import { pendingPayment, type PendingPaymentView } from '~/features/booking/payment/pending-payment.server';
import { refusalText } from '~/features/booking/payment/refusal-text.server';
import { savedCardViews } from '~/features/booking/payment/saved-cards.server';
import { openWay, waysView, type FormOption, type WaysView } from '~/features/booking/payment/ways-view.server';
import { eWalletView } from '~/features/booking/payment/e-wallet-view.server';
import type { PartPaymentView } from '~/features/booking/payment/part-payment';
import { earningNote, pointsView } from '~/features/booking/payment/points-view.server';
import type { PromoView } from '~/features/booking/payment/promo-view.server';
import type { Translate } from '~/i18n/translate';
import { BRANDS, type Brand } from '~/market/brands';
import { formatDate, formatMoney } from '~/market/format';
import type { SavedCard } from '~/upstream/account/cards-contract';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

export type Step2Screen = PaymentScreen | PriceChangeScreen;

export type PaymentScreen = {
  kind: 'payment';
  /** Null: that of the step. */
  title: string | null;
  /** Null when this browser does not know them: the second payment may come from another one. */
  travellers: {
    /** `typed` tells how the name was typed, where the ticket has other letters. */
    passengers: { name: string; details: string; typed: string | null }[];
    contacts: { email: string; phone: string };
    /** Null when step 1 is closed. */
    editPath: string | null;
  } | null;
  order: OrderSummaryView;
  /** The deadline. */
  payUntil: string;
  /** Null where nobody grants it, and for a second payment. */
  freeCancellation: string | null;
  /** Tells below the ways to pay what happens after the deadline. */
  holdNote: string;
  /** Why the last payment was refused. Ready text. */
  refusal: string | null;
  /** Names the journey and its days, because on a phone the summary stands below. */
  tripLine: string;
  /** The payment that still waits for its customer. */
  pending: PendingPaymentView | null;
  /** Asks about an e-mail that looks mistyped; null for any other. */
  emailSlip: EmailSlipView | null;
  notices: NoticeView[];
  savedCards: CardChoice['saved'];
  /** Expiry and holder of the card of a refused payment. */
  typedCard: TypedCard | null;
  errors: FieldMessages;
  /** Null without promo codes. */
  promo: PromoView | null;
  /** Ways to pay a part: points and the wallet, where there is something to spend. */
  parts: PartPaymentView[];
  /** The points that the order brings. */
  earned: string | null;
  ways: WaysView;
  /** The way whose row is open; null when nothing can be paid. */
  openWay: FormOption | null;
  /** Card schemes whose marks stand beside the card. */
  schemes: Brand['cardSchemes'];
  /** Pages of Apple Pay and Google Pay, where they can pay the order. */
  deviceLinks: DeviceLink[];
  attempt: Attempt;
};

/** The ticket price differs from the one the customer accepted: shown before anything can be paid. */
export type PriceChangeScreen = {
  kind: 'priceChange';
  oldPrice: string;
  newPrice: string;
  isHigher: boolean;
  /** "You save $12" */
  difference: string;
  /** Names what is kept meanwhile, and until when. */
  kept: string;
  amount: number;
  searchPath: string;
  order: OrderSummaryView;
};

export type Words = CheckoutWords & { tErrors: Translate };

export type PaymentParts = {
  booking: Booking;
  ancillaries: AncillaryOrder | null;
  step1: CheckedStep1 | null;
  /** Message keys by field name, for card fields that the upstream refused. */
  faults: Readonly<Record<string, string>>;
  savedCards: readonly SavedCard[];
  /** Names as typed, by passenger. */
  typedNames?: readonly string[];
  typedCard?: TypedCard | null;
  /** The e-mail that the customer called right. */
  rightEmail?: string;
  promo: PromoView | null;
  /** Null for a guest, and without points. */
  loyalty?: OwnLoyalty | null;
  /** The wallet of an account may pay orders in this currency. */
  hasEWallet?: boolean;
  /** Says that trains have other places than the chosen ones. */
  placeNotices?: readonly NoticeView[];
  /** Result of saving the passengers to the notebook, if requested. */
  notebook?: SaveOutcome;
  /** Removing an add-on failed. */
  hasKeptAddon?: boolean;
  /** Why a payment was not sent. */
  unpaid?: UnpaidReason | null;
  now: Date;
};

/**
 * Builds step 2 for an order at the accepted price (specification 2 §2): passengers, price lines, and each payment
 * option with the exact amount it would charge. When no option's total matches the lines, `ways` is empty and the page
 * reloads.
 */
export function paymentScreen(parts: PaymentParts, words: Words): PaymentScreen {
  const { booking, ancillaries, step1, faults, savedCards, promo } = parts;
  const { market, t, tErrors } = words;
  const { [PAYMENT_FIELD]: refusedCode, ...fieldFaults } = faults;
  const price = orderPrice(booking, { ancillaries });
  const errors = faultMessages(fieldFaults, tErrors);
  const ways = waysView(booking, price, market, parts.now);
  const refusal = refusalText(booking, refusedCode, market);
  const summary = orderSummary(booking, words, { ancillaries }, { isRemovable: true, hasFailed: parts.hasKeptAddon });
  return {
    kind: 'payment',
    title: refusal ? t('step2.refusal.title') : titleOfRest(booking, market),
    travellers: step1 && {
      passengers: step1.passengers.map((passenger, index) => ({
        name: ticketName(passenger),
        details: passengerDetails(passenger, booking, words),
        typed: typedOtherwise(parts.typedNames?.[index], words),
      })),
      contacts: { email: step1.email, phone: step1.phone },
      editPath: isAllowed(booking, 'step1') ? checkoutPath('step1', booking.token) : null,
    },
    order: paymentSummary(summary, booking, price, market),
    tripLine: orderLine(booking, market),
    payUntil: payUntilText(booking, price, market, parts.now),
    freeCancellation: freeCancellation(booking, t),
    holdNote: holdNote(booking, market),
    refusal,
    pending: pendingPayment(booking, market),
    // A second payment reuses the contacts of the first.
    emailSlip: booking.isPartiallyPaid ? null : emailSlip(step1?.email, parts.rightEmail, t),
    notices: [
      ...(parts.placeNotices ?? []),
      ...paymentNotices(booking, market, parts.unpaid),
      ...saveNotices(parts.notebook, market.locale),
    ],
    savedCards: savedCardViews(savedCards, market),
    typedCard: parts.typedCard ?? null,
    errors,
    promo,
    parts: [
      pointsView(booking, parts.loyalty ?? null, market),
      eWalletView(booking, parts.hasEWallet ?? false, market),
    ].filter((part) => part !== null),
    earned: booking.isPartiallyPaid ? null : earningNote(booking, price, parts.loyalty ?? null, market),
    ways,
    openWay: errors.summary.length > 0 ? 'card' : openWay(booking, ways),
    schemes: BRANDS[market.brand].cardSchemes,
    deviceLinks: deviceLinks(booking.token, paymentWays(booking, price)),
    attempt: nextAttempt(parts),
  };
}

function freeCancellation({ freeCancellationHours: count, isPartiallyPaid }: Booking, t: Translate): string | null {
  return count === null || isPartiallyPaid ? null : t('summary.freeCancellation', { count });
}

/** Letters beyond those of tickets; Cyrillic ones are printed as they are. */
const OTHER_LETTERS = /[^\P{Script=Latin}a-z]/iu;

function typedOtherwise(typed: string | undefined, { t }: Words): string | null {
  return typed !== undefined && OTHER_LETTERS.test(typed.normalize('NFC')) ? t('step2.typedName', { typed }) : null;
}

function passengerDetails(passenger: CheckedPassenger, booking: Booking, { market, t }: Words): string {
  return [
    t(`passengerTypes.${passenger.type}`),
    formatDate(passenger.birthday, market, 'long'),
    `${documentName(passenger.documentType, passenger.citizenship, booking, t)} ${passenger.documentNumber}`,
  ].join(' · ');
}

/**
 * Builds the page for a changed price.
 * @param acceptedAmount hundredths, in the booking's currency
 */
export function priceChangeScreen(booking: Booking, acceptedAmount: number, words: Words): PriceChangeScreen {
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, words.market.locale);
  const isHigher = booking.totalPrice > acceptedAmount;
  return {
    kind: 'priceChange',
    oldPrice: money(acceptedAmount),
    newPrice: money(booking.totalPrice),
    isHigher,
    difference: words.t(isHigher ? 'priceChange.adds' : 'priceChange.saves', {
      amount: money(Math.abs(booking.totalPrice - acceptedAmount)),
    }),
    kept: words.t('priceChange.kept', {
      count: passengerTypes(booking.search.travelers).length,
      ...payDeadline(booking, words.market),
    }),
    amount: booking.totalPrice,
    searchPath: searchPath(booking),
    order: orderSummary(booking, words),
  };
}
