import { randomUUID } from 'node:crypto';
import type { OfferFlight } from '../../search/offers/offer';
import type { ScheduleChangeSetting } from '../../service/service';
import { isoWithOffset } from '../../world/time-zones';
import { fingerprint } from './fingerprint';
import type { BookingRecord } from './records';
import type { ScheduleChange } from './schedule-changes';

type Kind = Exclude<ScheduleChangeSetting, 'never' | 'sometimes'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOURS_A_DAY = 24;

/** Percent of all orders whose flight is changed, and of those by kind, in this order. */
const SHARE = 6;
const SHARES: readonly [Kind, number][] = [
  ['moved', 35],
  ['moved_little', 30],
  ['moved_day', 15],
  ['cancelled', 20],
];

/** A flight is changed only if it leaves this long after the issue, and the customer hears of it this long before. */
const LEAST_HOURS = { asked: 24, byItself: 72, told: 30 };
/** An answer is taken until this long before the flight, whichever of its times is earlier. */
const ANSWER_HOURS = 3;

/**
 * Plans the change of an order's flights, if there is one: a fact that follows from the booking's token and times. Trains
 * keep their timetable.
 * @param issuedAt milliseconds since 1970
 */
export function planChange(
  { token, offer }: Pick<BookingRecord, 'token' | 'offer'>,
  issuedAt: number,
  setting: ScheduleChangeSetting,
): ScheduleChange | null {
  const draw = (what: string, below: number) => fingerprint(`schedule change ${what} ${token}`, below);
  const isAsked = setting !== 'sometimes';
  if (setting === 'never' || (!isAsked && draw('share', 100) >= SHARE)) return null;
  const least = issuedAt + (isAsked ? LEAST_HOURS.asked : LEAST_HOURS.byItself) * HOUR_MS;
  const candidates = offer.trips
    .flat()
    .map((flight, segmentIndex) => ({ flight, segmentIndex, departsAt: departureOf(flight) }))
    .filter(({ flight, departsAt }) => flight.wire.transport_kind === 'airplane' && departsAt >= least);
  const chosen = candidates[draw('flight', Math.max(1, candidates.length))];
  if (!chosen) return null;
  const { flight, segmentIndex, departsAt } = chosen;
  const share = 0.1 + draw('time', 50) / 100;
  const told = Math.min(issuedAt + share * (departsAt - issuedAt), departsAt - LEAST_HOURS.told * HOUR_MS);
  const kind = isAsked ? setting : kindAt(draw('kind', 100));
  const becomes = kind === 'cancelled' ? null : movedBy(flight, minutesOf(kind, draw));
  const leaves = Math.min(departsAt, becomes ? departureOf(becomes) : Infinity);
  return {
    token: randomUUID(),
    segmentIndex,
    toldAt: isAsked ? issuedAt : Math.floor(told / MINUTE_MS) * MINUTE_MS,
    answerUntil: leaves - ANSWER_HOURS * HOUR_MS,
    was: flight,
    becomes,
    answer: null,
    replacement: null,
  };
}

function kindAt(percent: number): Kind {
  let sum = 0;
  for (const [kind, share] of SHARES) {
    sum += share;
    if (percent < sum) return kind;
  }
  return 'cancelled';
}

/** In steps of five minutes; a third of the moved flights leave earlier. */
function minutesOf(kind: Exclude<Kind, 'cancelled'>, draw: (what: string, below: number) => number): number {
  if (kind === 'moved_day') return HOURS_A_DAY * 60;
  const minutes = kind === 'moved' ? 120 + 5 * draw('minutes', 25) : 25 + 5 * draw('minutes', 19);
  return draw('direction', 3) === 0 ? -minutes : minutes;
}

/** Moves a flight by minutes; it takes as long as before. */
export function movedBy(flight: OfferFlight, minutes: number): OfferFlight {
  const at = (dateTime: string, timeZone: string) =>
    isoWithOffset(timeZone, Date.parse(dateTime) / MINUTE_MS + minutes);
  const { wire, departureTimeZone, arrivalTimeZone } = flight;
  return {
    ...flight,
    wire: {
      ...wire,
      departure_datetime: at(wire.departure_datetime, departureTimeZone),
      arrival_datetime: at(wire.arrival_datetime, arrivalTimeZone),
    },
  };
}

function departureOf({ wire }: OfferFlight): number {
  return Date.parse(wire.departure_datetime);
}
