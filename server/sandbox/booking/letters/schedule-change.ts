import type { InStatement } from '@libsql/client';
import { rideNumber } from '../records/ride-number';
import { placeOf } from '../../outbox/customer-place';
import { sendStatement } from '../../outbox/messages';
import { isRefundedWhole } from '../records/change-effect';
import type { ScheduleChanged } from '../records/events';
import { changeLetterKey } from '../records/schedule-changes';
import { SCHEDULE_CHANGE_TEXTS, type ChangeLetter } from './schedule-change-texts';
import { flightRoute, flightTimes } from './flight-times';
import { newTicketLink, orderAddress } from '../documents/links';
import { closingLines } from './advice';
import { timeIn } from './time-in';

/** Makes the letter about a change by the carrier: one e-mail, visible from the time at which the customer is told. */
export function scheduleChangeLetter({ booking, change, orderNumber, siteUrl }: ScheduleChanged): InStatement[] {
  const { contacts } = booking;
  if (!contacts) return [];
  const { subject, body } = changeWords({ booking, change, orderNumber });
  const link = newTicketLink(booking, siteUrl);
  return [
    link.keep,
    sendStatement(changeLetterKey(change), {
      kind: 'email',
      recipient: contacts.email,
      subject,
      body: [body, orderAddress(link), closingLines(booking, siteUrl).join('\n')].join('\n\n'),
      sentAt: new Date(change.toldAt),
    }),
  ];
}

/** Words a change in the language of the order; `times`: the new ones, empty for a cancelled flight. */
export function changeWords({ booking, change, orderNumber }: Omit<ScheduleChanged, 'siteUrl'>): {
  subject: string;
  body: string;
  times: string;
} {
  const { offer } = booking;
  const place = placeOf(booking);
  const { was, becomes, answerUntil } = change;
  const kind: ChangeLetter = becomes === null ? 'cancelled' : isRefundedWhole(change, offer) ? 'moved' : 'movedLittle';
  const texts = SCHEDULE_CHANGE_TEXTS[place.locale][kind];
  const facts = {
    order: orderNumber,
    number: rideNumber(was.wire),
    route: flightRoute(was, offer),
    old: flightTimes(was, place),
    new: becomes ? flightTimes(becomes, place) : '',
    until: timeIn(was.departureTimeZone, place, answerUntil),
  };
  return { subject: texts.subject(facts), body: texts.body(facts), times: facts.new };
}
