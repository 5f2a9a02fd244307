import type { InStatement } from '@libsql/client';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import { numberOf } from '~/upstream/search/contract';
import type { OfferFlight } from '../../search/offers/offer';
import { placeOf, type CustomerPlace } from '../../outbox/customer-place';
import { sendStatement } from '../../outbox/messages';
import { isRefundedWhole } from '../records/change-effect';
import type { ScheduleChanged } from '../records/events';
import { changeLetterKey } from '../records/schedule-changes';
import { SCHEDULE_CHANGE_TEXTS, type ChangeLetter } from './schedule-change-texts';
import { timeIn } from './time-in';

/** Makes the letter about a change by the carrier: one e-mail, visible from the time at which the customer is told. */
export function scheduleChangeLetter({ booking, change, orderNumber, siteUrl }: ScheduleChanged): InStatement[] {
  const { contacts } = booking;
  if (!contacts) return [];
  const { subject, body } = changeWords({ booking, change, orderNumber });
  return [
    sendStatement(changeLetterKey(change), {
      kind: 'email',
      recipient: contacts.email,
      subject,
      body: [body, `${siteUrl}/user/orders/${booking.token}`].join('\n\n'),
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
  const name = (code: string) => offer.maps.cities?.[offer.maps.anyports?.[code]?.city_code ?? code]?.name ?? code;
  const facts = {
    order: orderNumber,
    number: numberOf(was.wire),
    route: `${name(was.wire.departure)} – ${name(was.wire.arrival)}`,
    old: times(was, place),
    new: becomes ? times(becomes, place) : '',
    until: timeIn(was.departureTimeZone, place, answerUntil),
  };
  return { subject: texts.subject(facts), body: texts.body(facts), times: facts.new };
}

/** "Sunday, 4 May 2031, 06:50 – 09:10", with the day of an arrival on another one. */
function times({ wire }: OfferFlight, place: CustomerPlace): string {
  const [leaves, lands] = [wire.departure_datetime, wire.arrival_datetime];
  const isSameDay = leaves.slice(0, 10) === lands.slice(0, 10);
  const arrival = isSameDay
    ? formatTime(lands, place)
    : `${formatDate(lands, place, 'short')}, ${formatTime(lands, place)}`;
  return `${formatDate(leaves, place, 'full')}, ${formatTime(leaves, place)} – ${arrival}`;
}
