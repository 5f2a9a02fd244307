import type { InStatement } from '@libsql/client';
import { BRANDS, type Brand } from '~/market/brands';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import { POINT } from '~/market/loyalty';
import { rideNumber } from '../records/ride-number';
import { trainOf, transportKindOf } from '~/upstream/search/names-contract';
import { groupedNumber } from '../records/tickets';
import { ticketsPrice } from '../records/tickets-price';
import type { OrderLine } from '../order-lines/lines';
import type { TicketsIssued } from '../records/events';
import type { BookingRecord, TicketRecord } from '../records/records';
import { titleOf } from '../titles/titles';
import type { Offer, OfferFlight } from '../../search/offers/offer';
import { newTicketLink, type NewOrderLink } from '../documents/links';
import { formatAmount } from '../../outbox/amount';
import { attachStatement } from '../../outbox/attachments';
import type { SandboxSettings } from '../../service/service';
import { closingLines, contactsLink, fareLines, nextLines } from './advice';
import { fullName } from './full-name';
import { berthsOf, railLines } from './rail-lines';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { htmlStatement, sendStatement } from '../../outbox/messages';
import { ticketLetterHtml, type LetterRide } from './letter-html';
import { RECEIPT_TEXTS } from './receipt-texts';
import { routeName } from './route-name';

/** Makes statements that send the receipt of an issued order, once by e-mail and once as a text message. */
export function receipt(
  parts: TicketsIssued,
  { settings }: { settings: Pick<SandboxSettings, 'railTickets'> },
): InStatement[] {
  const { booking, payments, orderNumber, tickets, ancillaries, issuedAt } = parts;
  const [payment] = payments;
  if (!booking.contacts || !payment) return [];
  const language = letterLanguage(booking.language);
  const texts = RECEIPT_TEXTS[language];
  const siteUrl = new URL(payment.returnUrl).origin;
  const link = newTicketLink(booking, siteUrl);
  const emailKey = `receipt email ${booking.token}`;
  const fare = fareLines(booking);
  const charged = payments.reduce((sum, { amount, wallet }) => sum + amount + wallet, 0);
  const total = formatAmount(charged, booking.offer.session.currency, language);
  const codes = [...new Set(tickets.map(({ pnr }) => pnr))].join(', ');
  const rides = booking.offer.trips.flat().map((flight, index) => rideOf(flight, index, parts));
  const order = `${texts.order}: ${orderNumber}`;
  const blocks = [
    [`${texts.tickets}:`, ...tickets.flatMap((ticket) => ticketLines(ticket, parts, settings))].join('\n'),
    ...(fare.length > 0 ? [fare.join('\n')] : []),
    [...priceLines(parts, language), `${texts.total}: ${total}`].join('\n'),
    nextLines(booking, ancillaries).join('\n'),
    texts.attached,
    closingLines(booking, siteUrl).join('\n'),
  ];
  const subject = texts.subject(`${tripName(booking)} · ${codes}`);
  const greeting = texts.greeting(tickets.length);
  const body = [
    greeting,
    // At the airport the times and the code are looked for, so they come next.
    [`${texts.itinerary}:`, ...rides.flatMap(rideLines)].join('\n'),
    [`${capital(texts.code)}: ${codes}`, `${texts.link}: ${link.url}`, order].join('\n'),
    ...blocks,
  ].join('\n\n');
  const html = ticketLetterHtml({
    language,
    brand: brandOf(language),
    title: subject,
    greeting,
    rides,
    code: { label: capital(texts.code), value: codes },
    button: { label: texts.open, url: link.url },
    blocks: [order, ...blocks],
    contacts: contactsLink(language, siteUrl),
  });
  const sent = new Date(issuedAt);
  return [
    link.keep,
    receiptAttachment(emailKey, link, language),
    ...policyAttachments(emailKey, ancillaries, link, language),
    sendStatement(emailKey, {
      kind: 'email',
      recipient: booking.contacts.email,
      subject,
      body,
      sentAt: sent,
    }),
    htmlStatement(emailKey, html),
    sendStatement(`receipt sms ${booking.token}`, {
      kind: 'sms',
      recipient: booking.contacts.phone,
      subject: '',
      body: texts.sms(orderNumber, codes, link.url),
      sentAt: sent,
    }),
  ];
}

/**
 * Makes a statement that attaches the shop's receipt for the letter's link to a letter.
 * @param dedupeKey key of the letter
 */
export function receiptAttachment(dedupeKey: string, { url }: NewOrderLink, language: LetterLanguage): InStatement {
  return attachStatement(dedupeKey, { name: 'receipt.pdf', sourceUrl: `${url}/receipt.pdf?locale=${language}` });
}

/** Makes the statement that attaches the policies of the order, if any were just bought. @param dedupeKey key of the letter */
export function policyAttachments(
  dedupeKey: string,
  lines: readonly OrderLine[],
  { url }: NewOrderLink,
  language: LetterLanguage,
): InStatement[] {
  if (!lines.some(({ product }) => product.details.kind === 'insurance')) return [];
  return [attachStatement(dedupeKey, { name: 'insurance.pdf', sourceUrl: `${url}/insurance.pdf?locale=${language}` })];
}

function ticketLines(
  ticket: TicketRecord,
  { booking, tickets }: TicketsIssued,
  { railTickets }: Pick<SandboxSettings, 'railTickets'>,
): string[] {
  const language = letterLanguage(booking.language);
  const texts = RECEIPT_TEXTS[language];
  // The only code stands above.
  const code = tickets.some(({ pnr }) => pnr !== ticket.pnr) ? `, ${texts.code} ${ticket.pnr}` : '';
  return [
    `  ${fullName(ticket)}: ${texts.ticket} ${groupedNumber(ticket.ticket_number)}${code}`,
    ...railLines(booking, ticket, language, railTickets),
  ];
}

/**
 * Returns the tickets, each extra, the promo code and the fee, so that the lines add up to the total; empty when there
 * are only tickets.
 */
function priceLines(parts: TicketsIssued, language: LetterLanguage): string[] {
  const { booking, payments, tickets, ancillaries, promo, points } = parts;
  const fee = payments.reduce((sum, payment) => sum + payment.fee, 0);
  if (ancillaries.length === 0 && !promo && points === 0 && fee === 0) return [];
  const texts = RECEIPT_TEXTS[language];
  const { currency } = booking.offer.session;
  const whole = ticketsPrice(booking);
  const lines = ancillaries.map(({ product, price }) => {
    const owner = tickets.find(({ passenger_index }) => passenger_index === product.target.passengerIndex);
    const name = owner ? `${fullName(owner)}: ` : '';
    return `  ${name}${titleOf(product.details, booking)}, ${formatAmount(price, currency, language)}`;
  });
  return [
    `${texts.whole}: ${formatAmount(whole, currency, language)}`,
    ...(lines.length > 0 ? [[`${texts.extras}:`, ...lines].join('\n')] : []),
    ...(promo ? [`${texts.promo} ${promo.code}: ${formatAmount(-promo.discount, currency, language)}`] : []),
    ...(points > 0 ? [`${texts.points}: ${formatAmount(-points * POINT, currency, language)}`] : []),
    ...(fee > 0 ? [`${texts.fee}: ${formatAmount(fee, currency, language)}`] : []),
  ];
}

/** Returns "London – New York, Thu, Jan 14, 2:30 PM". */
function tripName(booking: BookingRecord): string {
  const customer = placeOf(booking);
  const leaves = booking.offer.trips[0]?.[0]?.wire.departure_datetime;
  const when = leaves ? [formatDate(leaves, customer, 'weekday'), formatTime(leaves, customer)] : [];
  return [routeName(booking.offer, customer.locale), ...when].join(', ');
}

/** Names the seats that were bought on a flight, each with its passenger where there are several. */
function seatLines(segmentIndex: number, { booking, tickets, ancillaries }: TicketsIssued): string[] {
  return ancillaries.flatMap(({ product: { details, target } }) => {
    if (details.kind !== 'seat' || target.segmentIndex !== segmentIndex) return [];
    const owner = tickets.find(({ passenger_index }) => passenger_index === target.passengerIndex);
    const isAlone = new Set(tickets.map(({ passenger_index }) => passenger_index)).size === 1;
    return [`${owner && !isAlone ? `${fullName(owner)}: ` : ''}${titleOf(details, booking)}`];
  });
}

/** Names the car and the place of everybody on a train: "Car 07, seat 23". */
function berthLines(segmentIndex: number, { booking, tickets }: TicketsIssued): string[] {
  const isAlone = new Set(tickets.map(({ passenger_index }) => passenger_index)).size === 1;
  return tickets.flatMap((ticket) =>
    berthsOf(booking, ticket, segmentIndex).map((berth) =>
      isAlone ? capital(berth) : `${fullName(ticket)}: ${berth}`,
    ),
  );
}

function rideOf({ wire }: OfferFlight, index: number, parts: TicketsIssued): LetterRide {
  const { booking } = parts;
  const { offer } = booking;
  const customer = placeOf(booking);
  const texts = RECEIPT_TEXTS[customer.locale];
  const number = rideNumber(wire);
  const carrier = offer.maps.airlines?.[wire.marketing_carrier]?.name ?? wire.marketing_carrier;
  const kind = transportKindOf(wire.transport_kind);
  const name = trainOf(wire).name;
  // A carrier of one kind of train gives them its own name.
  const named =
    name === null || name === carrier ? number : `${number} ${customer.locale === 'ru' ? `«${name}»` : `“${name}”`}`;
  const title = `${kind === 'airplane' ? number : `${capital(texts[kind])} ${named}`}, ${carrier}`;
  const place = (code: string, terminal: string | null | undefined) =>
    `${portName(offer, code)}${terminal ? `, ${texts.terminal} ${terminal}` : ''}`;
  const [leaves, lands] = [wire.departure_datetime, wire.arrival_datetime];
  const isSameDay = leaves.slice(0, 10) === lands.slice(0, 10);
  const day = isSameDay ? [] : [formatDate(lands, customer, 'short')];
  return {
    date: capital(formatDate(leaves, customer, 'full')),
    title,
    ends: [
      [formatTime(leaves, customer), place(wire.departure, wire.departure_terminal)],
      [[...day, formatTime(lands, customer)].join(', '), place(wire.arrival, wire.arrival_terminal)],
    ],
    notes: kind === 'train' ? berthLines(index, parts) : seatLines(index, parts),
  };
}

/** Writes a ride as text: a line for each end, short enough for a phone. */
function rideLines({ date, title, ends, notes }: LetterRide): string[] {
  return [
    `  ${date}`,
    `  ${title}`,
    ...ends.map(([time, place]) => `    ${time}  ${place}`),
    ...notes.map((note) => `    ${note}`),
  ];
}

function brandOf(language: LetterLanguage): Brand {
  return Object.values(BRANDS).find(({ locales }) => locales.some((one) => one === language)) ?? BRANDS.intl;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function portName(offer: Offer, code: string): string {
  const port = offer.maps.anyports?.[code];
  const city = offer.maps.cities?.[port?.city_code ?? code]?.name;
  const name = [city, port?.name].filter((one, index, names) => one && names.indexOf(one) === index).join(', ');
  // A station's numeric code means nothing to people.
  return port?.kind === 'railway_station' ? name : `${name} (${code})`;
}
