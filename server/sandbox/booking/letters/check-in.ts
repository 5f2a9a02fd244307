/** The letters about online registration: boarding passes, or a refusal with the money. */
import type { InStatement } from '@libsql/client';
import { rideNumber } from '../records/ride-number';
import { formatAmount } from '../../outbox/amount';
import { attachStatement } from '../../outbox/attachments';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage } from '../../outbox/letter-language';
import { sendOnceStatement } from '../../outbox/messages';
import type { SandboxContext } from '../../service/service';
import { listUntold, toldStatement, type RegistrationRecord } from '../check-in/records';
import { listReturned, withReturned } from '../check-in/state';
import { segmentWays } from '../order-lines/covers';
import { newTicketLink, orderAddress } from '../documents/links';
import { findBooking, type BookingRecord } from '../records/records';
import { CHECK_IN_TEXTS } from './check-in-texts';
import { fullName } from './full-name';
import { closingLines } from './advice';
import { bankDay, timeIn } from './time-in';

/**
 * Writes the letters about flights whose check-in has ended by now; each carries the time of that. Runs whenever somebody
 * reads the outbox. Nobody hears of a ticket that has been given back.
 */
export async function writeCheckIns({ store, now }: Pick<SandboxContext, 'store' | 'now'>): Promise<void> {
  const flights = new Map<string, RegistrationRecord[]>();
  for (const one of await listUntold(store, now().getTime())) {
    const key = keyOf(one);
    flights.set(key, [...(flights.get(key) ?? []), one]);
  }
  for (const records of flights.values()) {
    const [first] = records;
    const booking = first && (await findBooking(store, first.bookingToken));
    if (!first || !booking) continue;
    const returned = await listReturned(store, first.bookingToken, first.doneAt);
    const valid = withReturned(records, returned, segmentWays(booking.offer)).filter(({ isGone }) => !isGone);
    await store.batch([...letterOf(valid, booking), toldStatement(first)], 'write');
  }
}

/** Makes the letter about one flight. */
function letterOf(records: readonly RegistrationRecord[], booking: BookingRecord): InStatement[] {
  const [first] = records;
  const flight = first && booking.offer.trips.flat()[first.segmentIndex];
  if (!first || !flight || !booking.contacts) return [];
  const language = letterLanguage(booking.language);
  const texts = CHECK_IN_TEXTS[language];
  const { wire, departureTimeZone } = flight;
  const at = timeIn(departureTimeZone, placeOf(booking), Date.parse(wire.departure_datetime));
  const name = [rideNumber(wire), routeOf(wire, booking), at].join(', ');
  const link = newTicketLink(booking, first.siteUrl);
  const key = keyOf(first);
  const isRefused = first.returnedAt !== null;
  const people = records.flatMap(({ passengerIndex, seat }) => {
    const passenger = booking.passengers?.[passengerIndex];
    if (!passenger) return [];
    return [seat === null ? texts.lap(fullName(passenger)) : texts.seat(fullName(passenger), seat)];
  });
  const body = isRefused
    ? [
        texts.refused({
          order: booking.orderNumber ?? '',
          flight: name,
          amount: formatAmount(
            records.reduce((sum, { amount }) => sum + amount, 0),
            booking.offer.session.currency,
            language,
          ),
          until: bankDay(first.returnedAt ?? 0, booking),
        }),
        orderAddress(link),
      ]
    : [texts.done(name), people.join('\n'), `${texts.passes}: ${orderAddress(link)}`];
  return [
    link.keep,
    ...(isRefused
      ? []
      : [
          attachStatement(key, {
            name: 'boarding-passes.pdf',
            sourceUrl: `${link.url}/boarding.pdf?flight=${first.segmentIndex}&locale=${language}`,
          }),
        ]),
    sendOnceStatement(key, {
      kind: 'email',
      recipient: booking.contacts.email,
      subject: (isRefused ? texts.refusedSubject : texts.doneSubject)(
        [rideNumber(wire), routeOf(wire, booking)].join(', '),
      ),
      body: [...body, closingLines(booking, first.siteUrl).join('\n')].join('\n\n'),
      sentAt: new Date(first.doneAt),
    }),
  ];
}

/** People who are checked in on a flight at the same time share a letter. */
function keyOf({ bookingToken, segmentIndex, doneAt }: RegistrationRecord): string {
  return `check-in ${bookingToken} ${segmentIndex} ${doneAt}`;
}

function routeOf({ departure, arrival }: { departure: string; arrival: string }, { offer }: BookingRecord): string {
  const name = (code: string) => offer.maps.cities?.[offer.maps.anyports?.[code]?.city_code ?? code]?.name ?? code;
  return `${name(departure)} – ${name(arrival)}`;
}
