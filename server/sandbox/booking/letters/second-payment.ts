import type { InStatement } from '@libsql/client';
import type { AttemptRecord } from '../records/attempt-records';
import type { FirstPaymentAccepted } from '../records/events';
import { newPurchaseLink } from '../documents/links';
import { formatAmount } from '../../outbox/amount';
import { sendStatement } from '../../outbox/messages';
import { refundLetterKey } from './refund';

/** The reminder is sent this long before the deadline. */
const REMINDER_MS = 10 * 60_000;

type Facts = { order: string; paid: string; due: string; until: string };

const TEXTS = {
  en: {
    accepted: {
      subject: ({ order }: Facts) => `Order ${order}: first payment accepted`,
      body: ({ order, paid, due, until }: Facts) =>
        `The first payment of order ${order}, ${paid}, is accepted. Pay the rest, ${due}, by ${until} (Moscow ` +
        'time): the tickets are issued right after it. If the second payment does not come, the first is refunded ' +
        'in full.',
    },
    reminder: {
      subject: ({ order }: Facts) => `Order ${order}: ten minutes left for the second payment`,
      body: ({ order, due, until }: Facts) =>
        `The second payment of order ${order}, ${due}, is due by ${until} (Moscow time). After that the first ` +
        'payment is refunded, and no tickets are issued.',
    },
  },
  ru: {
    accepted: {
      subject: ({ order }: Facts) => `Заказ ${order}: первый платёж получен`,
      body: ({ order, paid, due, until }: Facts) =>
        `Первый платёж по заказу ${order}, ${paid}, получен. Оплатите остаток, ${due}, до ${until} по Москве — сразу ` +
        'после этого оформим билеты. Если второго платежа не будет, первый вернётся вам целиком.',
    },
    reminder: {
      subject: ({ order }: Facts) => `Заказ ${order}: на второй платёж осталось десять минут`,
      body: ({ order, due, until }: Facts) =>
        `Заказ ${order} ждёт второго платежа, ${due}, до ${until} по Москве. Потом первый платёж вернётся вам, а ` +
        'билеты оформлены не будут.',
    },
  },
} as const;

/** Makes the letters about the second of two payments: one at once, one shortly before the deadline. */
export function secondPaymentLetters(payment: FirstPaymentAccepted): InStatement[] {
  const { booking, first, orderNumber, acceptedAt, deadline } = payment;
  const { contacts } = booking;
  if (!contacts) return [];
  const { currency } = booking.offer.session;
  const language = booking.language === 'ru' ? 'ru' : 'en';
  const facts: Facts = {
    order: orderNumber,
    paid: formatAmount(first.amount, currency, language),
    due: formatAmount(payment.due, currency, language),
    until: moscowTime(deadline),
  };
  const link = newPurchaseLink(booking.token, new URL(first.returnUrl).origin, deadline);
  const letter = (kind: keyof typeof KEYS, sentAt: number) =>
    sendStatement(KEYS[kind](first), {
      kind: 'email',
      recipient: contacts.email,
      subject: TEXTS[language][kind].subject(facts),
      body: [TEXTS[language][kind].body(facts), link.url].join('\n\n'),
      sentAt: new Date(sentAt),
    });
  return [link.keep, letter('accepted', acceptedAt), letter('reminder', deadline - REMINDER_MS)];
}

/** Cancels the pending letters about the second payment and about the refund of the first: the second has come. */
export function dropSecondPaymentLetters({ first }: { first: AttemptRecord }): InStatement[] {
  return [
    { sql: 'DELETE FROM outbox WHERE dedupe_key = ?', args: [refundLetterKey(first)] },
    // Keep a reminder that was already sent.
    {
      sql: `DELETE FROM outbox WHERE dedupe_key = ? AND sent_at >
              (SELECT MAX(captured_at) FROM captures WHERE booking_token = ?)`,
      args: [KEYS.reminder(first), first.bookingToken],
    },
  ];
}

const KEYS = {
  accepted: ({ token }: AttemptRecord) => `first payment email ${token}`,
  reminder: ({ token }: AttemptRecord) => `second payment reminder ${token}`,
};

/** Formats a time in Moscow: "14:05". */
function moscowTime(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Moscow', timeStyle: 'short' }).format(time);
}
