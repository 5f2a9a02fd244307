import type { InStatement } from '@libsql/client';
import type { AttemptRecord, BookingRecord } from '../booking/records';
import { formatAmount } from './amount';
import { sendStatement } from './messages';

type RefundParts = {
  booking: BookingRecord;
  attempt: Pick<AttemptRecord, 'amount' | 'returnUrl'>;
  orderNumber: string;
  /** milliseconds */
  refundedAt: number;
};

const TEXTS = {
  en: {
    subject: (order: string) => `Order ${order}: no ticket, the money is on its way back`,
    body: (order: string, amount: string) =>
      `The carrier did not issue the tickets of order ${order}. The whole ${amount}, extras too, goes back to the card ` +
      'that paid. Banks take up to ten days to show it. There is nothing that you need to do.',
  },
  ru: {
    subject: (order: string) => `Заказ ${order}: билет не оформлен, деньги возвращаются`,
    body: (order: string, amount: string) =>
      `Перевозчик не оформил билеты по заказу ${order}. Вся сумма, ${amount}, вместе с дополнительными услугами ` +
      'возвращается на карту, с которой её списали. Банку нужно до десяти дней. От вас ничего не требуется.',
  },
} as const;

/** Statements that give the whole charge of an order back, and say so by e-mail. */
export function refundStatements({ booking, attempt, orderNumber, refundedAt }: RefundParts): InStatement[] {
  const { currency } = booking.offer.session;
  const language = booking.language === 'ru' ? 'ru' : 'en';
  const link = `${new URL(attempt.returnUrl).origin}/mbooking/checking/${booking.token}`;
  const refund: InStatement = {
    sql: 'INSERT INTO refunds (booking_token, amount, currency, refunded_at) VALUES (?, ?, ?, ?)',
    args: [booking.token, attempt.amount, currency, refundedAt],
  };
  if (!booking.contacts) return [refund];
  const amount = formatAmount(attempt.amount, currency, language);
  return [
    refund,
    sendStatement(`refund email ${booking.token}`, {
      kind: 'email',
      recipient: booking.contacts.email,
      subject: TEXTS[language].subject(orderNumber),
      body: [TEXTS[language].body(orderNumber, amount), link].join('\n\n'),
      sentAt: new Date(refundedAt),
    }),
  ];
}
