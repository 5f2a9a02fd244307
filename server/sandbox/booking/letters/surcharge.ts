import type { InStatement } from '@libsql/client';
import { formatAmount } from '../../outbox/amount';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import type { SandboxContext } from '../../service/service';
import { newTicketLink } from '../documents/links';
import type { BookingEvents, SurchargeEvent } from '../records/events';
import { surchargeSubject, surchargeTitle } from '../titles/surcharge-titles';
import { closingLines } from './advice';
import { SURCHARGE_TEXTS, type SurchargeTexts } from './surcharge-texts';
import { timeIn } from './time-in';

/** Makes the letter that asks for a payment: one e-mail, with a link that leads to it on any device. */
export function surchargeLetter(event: BookingEvents['surchargeAsked']): InStatement[] {
  const { surcharge, booking } = event;
  const { texts, lines } = wordsOf(event);
  return letter(event, 'asked', surcharge.askedAt, [
    texts.asked[surcharge.purpose],
    ...lines(texts.toPay),
    texts.until(untilText(booking, surcharge.payUntil)),
  ]);
}

/** Makes the letter that the payment is open for another day. */
export function reopenedLetter(event: BookingEvents['surchargeReopened']): InStatement[] {
  const { ticket, booking } = event;
  const { texts, lines } = wordsOf(event);
  return letter(event, 'reopened', ticket.answeredAt, [
    texts.reopened,
    ...lines(texts.toPay),
    texts.until(untilText(booking, ticket.reopenedUntil ?? ticket.answeredAt)),
  ]);
}

/** Makes the letter that there is nothing to pay any more. Who withdraws a surcharge tells the customer why. */
export function closedLetter(event: BookingEvents['surchargeClosed']): InStatement[] {
  const { reason, at } = event;
  if (reason === 'withdrawn') return [];
  return letter(event, 'closed', at, [wordsOf(event).texts.closed[reason]]);
}

/** Makes the receipt of a surcharge. */
export function paidLetter(event: BookingEvents['surchargePaid'], { now }: SandboxContext): InStatement[] {
  const { texts, lines } = wordsOf(event);
  return letter(event, 'paid', now().getTime(), [texts.paid[event.surcharge.purpose], ...lines(texts.total)]);
}

function wordsOf({ surcharge, booking }: SurchargeEvent) {
  const language = letterLanguage(booking.language);
  const amount = (hundredths: number) => formatAmount(hundredths, surcharge.currency, language);
  const subject = surchargeSubject(surcharge.subject, booking);
  return {
    texts: SURCHARGE_TEXTS[language],
    lines: (total: string) => [
      ...(subject ? [subject] : []),
      [
        ...surcharge.lines.map((line) => `- ${surchargeTitle(line.code, language)}: ${amount(line.amount)}`),
        `${total}: ${amount(surcharge.amount)}`,
      ].join('\n'),
    ],
  };
}

function untilText(booking: SurchargeEvent['booking'], time: number): string {
  return timeIn(booking.offer.trips[0]?.[0]?.departureTimeZone ?? 'UTC', placeOf(booking), time);
}

/** @param sentAt milliseconds since 1970; may lie ahead */
function letter(
  { surcharge, booking }: SurchargeEvent,
  kind: keyof SurchargeTexts['subject'],
  sentAt: number,
  paragraphs: string[],
): InStatement[] {
  if (!booking.contacts) return [];
  const link = newTicketLink(booking, surcharge.siteUrl);
  const { subject } = SURCHARGE_TEXTS[letterLanguage(booking.language)];
  return [
    link.keep,
    sendStatement(`surcharge ${kind} ${surcharge.token} ${sentAt}`, {
      kind: 'email',
      recipient: booking.contacts.email,
      subject: subject[kind](booking.orderNumber ?? ''),
      body: [
        ...paragraphs,
        `${link.url}?payment=${surcharge.token}`,
        closingLines(booking, surcharge.siteUrl).join('\n'),
      ].join('\n\n'),
      sentAt: new Date(sentAt),
    }),
  ];
}
