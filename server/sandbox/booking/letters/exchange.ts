import type { InStatement } from '@libsql/client';
import { numberOf } from '~/upstream/search/contract';
import { formatAmount } from '../../outbox/amount';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import type { ExchangeDecided } from '../records/events';
import { EXCHANGE_TEXTS } from './exchange-texts';
import { flightRoute, flightTimes } from './flight-times';

/** Banks show refunds within this time. */
const BANK_MS = 10 * 86_400_000;

/** Makes the letter about the end of an exchange: one e-mail, visible from that time on. */
export function exchangeLetter({ booking, exchange }: ExchangeDecided): InStatement[] {
  const { contacts, orderNumber, offer } = booking;
  const { doneAt, failedAt, quote } = exchange;
  const endAt = doneAt ?? failedAt;
  if (!contacts || endAt === null) return [];
  const language = letterLanguage(booking.language);
  const place = placeOf(booking);
  const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  const flights = quote.ways.flatMap((way) => way.flights.map(({ becomes }) => becomes));
  const { subject, body } = EXCHANGE_TEXTS[language][doneAt === null ? 'refused' : 'exchanged'];
  const facts = {
    order: orderNumber ?? '',
    flights: flights
      .map((one) => `${numberOf(one.wire)}, ${flightRoute(one, offer)}: ${flightTimes(one, place)}`)
      .join('\n'),
    amount: formatAmount(quote.total, offer.session.currency, language),
    until: days.format(endAt + BANK_MS),
  };
  return [
    sendStatement(`exchange ${exchange.token}`, {
      kind: 'email',
      recipient: contacts.email,
      subject: subject(facts.order),
      body: [body(facts), `${new URL(exchange.siteUrl).origin}/user/orders/${booking.token}`].join('\n\n'),
      sentAt: new Date(endAt),
    }),
  ];
}
