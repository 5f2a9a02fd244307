import type { InStatement } from '@libsql/client';
import type { AttemptRecord, RefundReason } from '../booking/attempt-records';
import type { BookingRecord } from '../booking/records';
import { formatAmount } from './amount';
import { sendStatement } from './messages';

type RefundParts = {
  booking: BookingRecord;
  /** What goes back, all of it. */
  payments: AttemptRecord[];
  orderNumber: string;
  /** milliseconds */
  refundedAt: number;
  reason: RefundReason;
};

type Texts = { subject(order: string): string; body(order: string, amount: string): string };

const TEXTS: Readonly<Record<RefundReason, Readonly<Record<'en' | 'ru', Texts>>>> = {
  not_issued: {
    en: {
      subject: (order) => `Order ${order}: no ticket, the money is on its way back`,
      body: (order, amount) =>
        `The carrier did not issue the tickets of order ${order}. The whole ${amount}, extras too, goes back to where ` +
        'it was paid from. Banks take up to ten days to show it. There is nothing that you need to do.',
    },
    ru: {
      subject: (order) => `Заказ ${order}: билет не оформлен, деньги возвращаются`,
      body: (order, amount) =>
        `Перевозчик не оформил билеты по заказу ${order}. Вся сумма, ${amount}, вместе с дополнительными услугами ` +
        'возвращается туда, откуда её списали. Банку нужно до десяти дней. От вас ничего не требуется.',
    },
  },
  second_unpaid: {
    en: {
      subject: (order) => `Order ${order}: the first payment is on its way back`,
      body: (order, amount) =>
        `The second payment of order ${order} did not come in time, so no tickets were issued. The first payment, ` +
        `${amount}, goes back to where it was paid from. Banks take up to ten days to show it.`,
    },
    ru: {
      subject: (order) => `Заказ ${order}: первый платёж возвращается`,
      body: (order, amount) =>
        `Второй платёж по заказу ${order} не поступил вовремя, билеты не оформлены. Первый платёж, ${amount}, ` +
        'возвращается туда, откуда его списали. Банку нужно до десяти дней.',
    },
  },
};

/** Statements that give payments of an order back, each whole, and say so by one e-mail. */
export function refundStatements({ booking, payments, orderNumber, refundedAt, reason }: RefundParts): InStatement[] {
  const { currency } = booking.offer.session;
  const refunds = payments.map((payment) => ({
    sql: `INSERT INTO refunds (attempt_token, booking_token, amount, currency, refunded_at, reason)
          VALUES (?, ?, ?, ?, ?, ?)`,
    args: [payment.token, booking.token, payment.amount, currency, refundedAt, reason],
  }));
  const last = payments.at(-1);
  if (!booking.contacts || !last) return refunds;
  const language = booking.language === 'ru' ? 'ru' : 'en';
  const amount = formatAmount(
    payments.reduce((sum, payment) => sum + payment.amount, 0),
    currency,
    language,
  );
  const link = `${new URL(last.returnUrl).origin}/mbooking/checking/${booking.token}`;
  const { subject, body } = TEXTS[reason][language];
  return [
    ...refunds,
    sendStatement(refundLetterKey(last), {
      kind: 'email',
      recipient: booking.contacts.email,
      subject: subject(orderNumber),
      body: [body(orderNumber, amount), link].join('\n\n'),
      sentAt: new Date(refundedAt),
    }),
  ];
}

/** Dedupe key of the letter about a refund that ends with this payment. */
export function refundLetterKey({ token }: Pick<AttemptRecord, 'token'>): string {
  return `refund email ${token}`;
}
