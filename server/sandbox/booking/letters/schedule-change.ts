import type { InStatement } from '@libsql/client';
import { numberOf } from '~/upstream/search/contract';
import { placeOf } from '../../outbox/customer-place';
import { sendStatement } from '../../outbox/messages';
import { isRefundedWhole } from '../records/change-effect';
import type { ScheduleChanged } from '../records/events';
import { changeLetterKey } from '../records/schedule-changes';
import { SCHEDULE_CHANGE_TEXTS, type ChangeLetter } from './schedule-change-texts';
import { flightRoute, flightTimes } from './flight-times';
import { timeIn } from './time-in';

/** Makes the letter about a change by the carrier: one e-mail, visible from the time at which the customer is told. */
export function scheduleChangeLetter({ booking, change, orderNumber, siteUrl }: ScheduleChanged): InStatement[] {
  const { contacts, offer } = booking;
  if (!contacts) return [];
  const place = placeOf(booking);
  const { was, becomes, answerUntil, toldAt } = change;
  const kind: ChangeLetter = becomes === null ? 'cancelled' : isRefundedWhole(change, offer) ? 'moved' : 'movedLittle';
  const { subject, body } = SCHEDULE_CHANGE_TEXTS[place.locale][kind];
  const facts = {
    order: orderNumber,
    number: numberOf(was.wire),
    route: flightRoute(was, offer),
    old: flightTimes(was, place),
    new: becomes ? flightTimes(becomes, place) : '',
    until: timeIn(was.departureTimeZone, place, answerUntil),
  };
  return [
    sendStatement(changeLetterKey(change), {
      kind: 'email',
      recipient: contacts.email,
      subject: subject(facts),
      body: [body(facts), `${siteUrl}/user/orders/${booking.token}`].join('\n\n'),
      sentAt: new Date(toldAt),
    }),
  ];
}
