import type { Offer, OfferFlight } from '../../search/offers/offer';

/** Two flights, by their index in the order, and the minutes between them, which may be negative. */
export type BrokenConnection = { arriving: number; leaving: number; minutes: number };

/** The least time between two flights: of one ticket, and of two. */
const LEAST_MINUTES = { sameTicket: 45, twoTickets: 150 };
const MINUTE_MS = 60_000;

/**
 * Returns the first pair of flights between which the time is too short when this flight is flown; null when everything
 * connects. Between two trips it is enough that one ends before the other begins.
 * @param flight in the place of the one with that index
 */
export function brokenConnection(
  { trips }: Pick<Offer, 'trips'>,
  segmentIndex: number,
  flight: OfferFlight,
): BrokenConnection | null {
  const flown = trips
    .flatMap((trip, tripIndex) => trip.map((one) => ({ one, tripIndex })))
    .map((entry, index) => (index === segmentIndex ? { ...entry, one: flight } : entry));
  for (const arriving of [segmentIndex - 1, segmentIndex]) {
    const [before, after] = [flown[arriving], flown[arriving + 1]];
    if (!before || !after || before.one.isCancelled || after.one.isCancelled) continue;
    const isSameTicket = before.one.recordIndex === after.one.recordIndex;
    const least = before.tripIndex !== after.tripIndex ? 0 : LEAST_MINUTES[isSameTicket ? 'sameTicket' : 'twoTickets'];
    const minutes = minutesBetween(before.one, after.one);
    if (minutes < least) return { arriving, leaving: arriving + 1, minutes };
  }
  return null;
}

function minutesBetween({ wire: arriving }: OfferFlight, { wire: leaving }: OfferFlight): number {
  return Math.round((Date.parse(leaving.departure_datetime) - Date.parse(arriving.arrival_datetime)) / MINUTE_MS);
}
