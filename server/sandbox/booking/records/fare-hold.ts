import type { BookingRecord } from './records';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The hold ends on full five minutes, so that pages and letters name a plain time. */
const ROUNDING_MS = 5 * 60_000;

/** Railways hold places for hours only. */
const RAIL_HOLD_MS = 3 * HOUR_MS;
/** Ticketing limits of airlines: the longer before the departure, the longer they hold a fare. */
const FLIGHT_HOLDS = [
  { fromMs: 14 * DAY_MS, holdMs: 48 * HOUR_MS },
  { fromMs: 3 * DAY_MS, holdMs: 24 * HOUR_MS },
  { fromMs: 0, holdMs: 6 * HOUR_MS },
] as const;
/** Tickets must be issued this long before the departure. */
const ISSUE_BEFORE_MS = 6 * HOUR_MS;

/**
 * Returns how long the carriers hold the fare of a booking without a ticket, in milliseconds since 1970: the ticketing
 * limit, counted from the booking, or six hours before the first departure, whichever is earlier. It may have passed.
 * The same at any time, so what is said before the first payment is still true after it.
 */
export function fareHeldUntil({ offer, createdAt }: Pick<BookingRecord, 'offer' | 'createdAt'>): number {
  const segments = offer.trips.flat();
  const departure = Math.min(...segments.map(({ wire }) => Date.parse(wire.departure_datetime)));
  const isByRail = segments.some(({ wire }) => wire.transport_kind === 'train');
  const flightHold = FLIGHT_HOLDS.find(({ fromMs }) => departure - createdAt >= fromMs) ?? FLIGHT_HOLDS[2];
  const limit = createdAt + (isByRail ? RAIL_HOLD_MS : flightHold.holdMs);
  return Math.floor(Math.min(limit, departure - ISSUE_BEFORE_MS) / ROUNDING_MS) * ROUNDING_MS;
}
