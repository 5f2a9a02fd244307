import { cabinClassOf } from '~/features/search/query/search-query';
import { tripsOfBooking } from '~/features/trip/segment';
import { tripScreen } from '~/features/trip/trip-screen.server';
import type { SegmentView } from '~/features/trip/trip-view';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { labelled } from '~/market/punctuation';
import type { AncillaryItem } from '~/upstream/ancillaries/contract';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';
import { knownRides } from '../rail-ticket/known-rides';
import { trainTickets } from '../rail-ticket/train-tickets.server';
import { placeDetails } from '../trains/place-details.server';
import { passengerName } from '../passengers/passenger-name';
import type { ReceiptEnd, ReceiptLeg, ReceiptSeat, ReceiptTrip } from './receipt';

/** Translators: `t` reads the namespace `receipt`, `tSearch` reads `search`. */
export type ReceiptWords = { market: Market; t: Translate; tSearch: Translate };

/**
 * Lists the journey by trip and leg, with everybody's seats.
 * @param items the items of the ancillary order, including seats
 */
export function itinerary(booking: Booking, items: readonly AncillaryItem[], words: ReceiptWords): ReceiptTrip[] {
  const tripIndexes = [...new Set(booking.segments.map(({ tripIndex }) => tripIndex))];
  const rides = knownRides(booking);
  return tripIndexes.flatMap((tripIndex) => {
    const segments = rides.filter((segment) => segment.tripIndex === tripIndex);
    return tripScreen(tripsOfBooking(segments), { maps: booking, market: words.market }).map(
      ({ title, duration, segments: views }) => ({
        title,
        duration,
        legs: views.map((view, index) => leg(view, segments[index]!, { ...words, booking, items })),
      }),
    );
  });
}

type LegParts = ReceiptWords & { booking: Booking; items: readonly AncillaryItem[] };

function leg(view: SegmentView, segment: BookingSegment, parts: LegParts): ReceiptLeg {
  const { market, t } = parts;
  return {
    title: `${view.number}, ${view.carrier.name}`,
    departure: end(view.departure, segment.departureTime, market),
    arrival: end(view.arrival, segment.arrivalTime, market),
    notes: [t('duration', { duration: view.duration }), ...cabinText(segment, parts), ...view.notes],
    seats: [...railPlaces(segment, parts), ...airSeats(segment, parts)],
    transfer: view.transfer ? [view.transfer.text, ...view.transfer.warnings] : [],
  };
}

function end(view: SegmentView['departure'], at: string, market: Market): ReceiptEnd {
  const { time, city, port, code, isStation, terminal } = view;
  const names = [...(port === city ? [] : [city]), isStation ? port : `${port} (${code})`];
  return {
    time,
    date: formatDate(at, market, 'weekdayYear'),
    place: [...names, terminal].filter(Boolean).join(', '),
  };
}

/** Returns "Cabin: economy, class M" of a flight; a train has its cars among the notes. */
function cabinText({ transportKind, bookingClass }: BookingSegment, { booking, t, tSearch }: LegParts): string[] {
  if (transportKind !== 'airplane' || booking.search.cabin === null) return [];
  const cabin = tSearch(`query.cabin.${cabinClassOf(booking.search.cabin)}`);
  return [bookingClass ? t('cabinAndClass', { cabin, letter: bookingClass }) : t('cabin', { cabin })];
}

function railPlaces({ segmentIndex }: BookingSegment, parts: LegParts): ReceiptSeat[] {
  const { booking, items, market, t } = parts;
  return booking.tickets.flatMap((ticket) => {
    const train = trainTickets(booking, ticket, { market, items, now: null }).find(
      (one) => one.segmentIndex === segmentIndex,
    );
    if (!train) return [];
    const { passengerIndex } = ticket;
    const own = ticket.railPlaces.find((one) => one.segmentIndex === segmentIndex);
    const place = own && own.place + placeDetails(booking, passengerIndex, segmentIndex, market);
    return [
      {
        ...placeOfPassenger(own ? t('place', { car: own.car, place: place ?? '' }) : t('withoutPlace'), ticket, parts),
        notes: [...(train.terms ? [train.terms] : []), `${train.status}. ${train.advice}`],
      },
    ];
  });
}

/** Lists seats chosen on the map; others are assigned at registration. */
function airSeats({ segmentIndex }: BookingSegment, parts: LegParts): ReceiptSeat[] {
  return parts.items
    .filter(({ group, target }) => group === 'seat_selection' && target.segmentIndex === segmentIndex)
    .map(({ description, target }) => ({
      ...placeOfPassenger(parts.t('seat', { seat: description.code }), target, parts),
      notes: [],
    }));
}

/** Names a place alone, "Seat 12A", and with its passenger. */
function placeOfPassenger(
  place: string,
  { passengerIndex }: { passengerIndex: number | null },
  { booking, market }: LegParts,
): Omit<ReceiptSeat, 'notes'> {
  const name = passengerIndex === null ? null : passengerName(booking, passengerIndex);
  return { passenger: passengerIndex, place, text: name ? labelled(place, name, market.locale) : place };
}
