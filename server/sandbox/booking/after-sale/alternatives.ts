import type { BookingDesk } from '../records/desk';
import type { NamedFlight, ScheduleChange } from '../records/schedule-changes';
import type { SandboxContext } from '../../service/service';
import type { RefundCase } from './case';
import { brokenConnection } from '../records/connection';

const HOUR_MS = 3_600_000;
/** A flight is taken until this long before its departure. */
const LEAST_HOURS = 3;
const MOST = 6;

/**
 * Lists the flights that can be taken in place of a changed one: of the same carrier, with seats for everybody who
 * travels, in time, and with every connection kept. The nearest to the old time, by departure.
 */
export function alternativesTo(
  { segmentIndex, was, becomes }: ScheduleChange,
  { booking, now }: RefundCase,
  context: Pick<SandboxContext, 'seatsTaken'>,
  desk: Pick<BookingDesk, 'findOtherFlights'>,
): NamedFlight[] {
  const { offer } = booking;
  const seats = offer.session.travelers.adult + offer.session.travelers.child;
  const old = Date.parse(was.wire.departure_datetime);
  const distance = ({ flight }: NamedFlight) => Math.abs(Date.parse(flight.wire.departure_datetime) - old);
  return desk
    .findOtherFlights(was, offer)
    .filter(
      ({ flight }) =>
        Date.parse(flight.wire.departure_datetime) >= now + LEAST_HOURS * HOUR_MS &&
        flight.wire.departure_datetime !== becomes?.wire.departure_datetime &&
        flight.seatsOnSale - context.seatsTaken(flight.inventoryKey) >= seats &&
        brokenConnection(offer, segmentIndex, flight) === null,
    )
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST)
    .toSorted((one, other) => departure(one) - departure(other));
}

function departure({ flight }: NamedFlight): number {
  return Date.parse(flight.wire.departure_datetime);
}
