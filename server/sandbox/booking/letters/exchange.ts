import type { InStatement } from '@libsql/client';
import { rideNumber } from '../records/ride-number';
import { formatAmount } from '../../outbox/amount';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import type { ExchangeDecided } from '../records/events';
import { EXCHANGE_TEXTS } from './exchange-texts';
import { flightRoute, flightTimes } from './flight-times';
import { newTicketLink, orderAddress } from '../documents/links';
import { closingLines } from './advice';
import { bankDay } from './time-in';

/** Makes the letter about the end of an exchange: one e-mail, visible from that time on. */
export function exchangeLetter({ booking, exchange }: ExchangeDecided): InStatement[] {
  const { contacts, orderNumber, offer } = booking;
  const { doneAt, failedAt, quote } = exchange;
  const endAt = doneAt ?? failedAt;
  if (!contacts || endAt === null) return [];
  const language = letterLanguage(booking.language);
  const place = placeOf(booking);
  const flights = quote.ways.flatMap((way) => way.flights.map(({ becomes }) => becomes));
  const { subject, body } = EXCHANGE_TEXTS[language][doneAt === null ? 'refused' : 'exchanged'];
  const facts = {
    order: orderNumber ?? '',
    flights: flights
      .map((one) => `${rideNumber(one.wire)}, ${flightRoute(one, offer)}: ${flightTimes(one, place)}`)
      .join('\n'),
    amount: formatAmount(quote.total, offer.session.currency, language),
    until: bankDay(endAt, booking),
  };
  const siteUrl = new URL(exchange.siteUrl).origin;
  const link = newTicketLink(booking, siteUrl);
  return [
    link.keep,
    sendStatement(`exchange ${exchange.token}`, {
      kind: 'email',
      recipient: contacts.email,
      subject: subject(facts.order),
      body: [body(facts), orderAddress(link), closingLines(booking, siteUrl).join('\n')].join('\n\n'),
      sentAt: new Date(endAt),
    }),
  ];
}
