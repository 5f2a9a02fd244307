import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { Offer, OfferFlight } from '../../search/offers/offer';

/** A flight with the names that its codes need. */
export type NamedFlight = { flight: OfferFlight; maps: Offer['maps'] };

/**
 * A change of one flight by its carrier, written when the tickets are paid for: time alone makes it true. Times are
 * milliseconds since 1970.
 */
export type ScheduleChange = {
  token: string;
  segmentIndex: number;
  toldAt: number;
  answerUntil: number;
  was: OfferFlight;
  /** Null: the carrier cancels the flight. */
  becomes: OfferFlight | null;
  answer: { kind: 'accepted' | 'replaced'; key: string; at: number } | null;
  /** The flight that the customer took instead. */
  replacement: NamedFlight | null;
};

const json = z.string().transform((text) => JSON.parse(text) as unknown);

/** The changes of a booking as one column of JSON (`CHANGES_COLUMN`). */
export const changeRows = json.pipe(
  z.array(
    z
      .object({
        token: z.string(),
        segment_index: z.number(),
        told_at: z.number(),
        answer_until: z.number(),
        was: json,
        becomes: json.nullable(),
        answer: z.enum(['accepted', 'replaced']).nullable(),
        answer_key: z.string().nullable(),
        answered_at: z.number().nullable(),
        replacement: json.nullable(),
      })
      .transform((row): ScheduleChange => ({
        token: row.token,
        segmentIndex: row.segment_index,
        toldAt: row.told_at,
        answerUntil: row.answer_until,
        was: row.was as OfferFlight,
        becomes: row.becomes as OfferFlight | null,
        answer: row.answer === null ? null : { kind: row.answer, key: row.answer_key ?? '', at: row.answered_at ?? 0 },
        replacement: row.replacement as NamedFlight | null,
      })),
  ),
);

/** Selects the changes of the booking `b`, as `changeRows` reads them. */
export const CHANGES_COLUMN = `(SELECT json_group_array(json_object('token', c.token, 'segment_index', c.segment_index,
    'told_at', c.told_at, 'answer_until', c.answer_until, 'was', c.was, 'becomes', c.becomes, 'answer', c.answer,
    'answer_key', c.answer_key, 'answered_at', c.answered_at, 'replacement', c.replacement))
  FROM schedule_changes c WHERE c.booking_token = b.token) AS changes`;

/**
 * Builds the write of a change.
 * @param offer with the change in it: when the journey begins and ends from then on
 */
export function changeStatement(bookingToken: string, change: ScheduleChange, offer: Offer): InStatement {
  const { leavesOn, leavesAt, landsAt } = journeyOf(offer);
  return {
    sql: `INSERT INTO schedule_changes (token, booking_token, segment_index, told_at, answer_until, was, becomes,
            leaves_on, leaves_at, lands_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      change.token,
      bookingToken,
      change.segmentIndex,
      change.toldAt,
      change.answerUntil,
      JSON.stringify(change.was),
      change.becomes && JSON.stringify(change.becomes),
      leavesOn,
      leavesAt,
      landsAt,
    ],
  };
}

/** Builds the write of an answer. @param offer with the answer in it */
export function answerStatement({ token, answer, replacement }: ScheduleChange, offer: Offer): InStatement {
  const { leavesOn, leavesAt, landsAt } = journeyOf(offer);
  return {
    sql: `UPDATE schedule_changes SET answer = ?, answer_key = ?, answered_at = ?, replacement = ?,
            leaves_on = ?, leaves_at = ?, lands_at = ? WHERE token = ?`,
    args: [
      answer?.kind ?? null,
      answer?.key ?? null,
      answer?.at ?? null,
      replacement && JSON.stringify(replacement),
      leavesOn,
      leavesAt,
      landsAt,
      token,
    ],
  };
}

/** Drops the changes of an order that nobody has been told about, and their letters: it goes back. */
export function dropComingChanges(bookingToken: string, now: number): InStatement[] {
  return [
    {
      sql: `DELETE FROM outbox WHERE dedupe_key IN
              (SELECT 'schedule change ' || token FROM schedule_changes WHERE booking_token = ? AND told_at > ?)`,
      args: [bookingToken, now],
    },
    { sql: 'DELETE FROM schedule_changes WHERE booking_token = ? AND told_at > ?', args: [bookingToken, now] },
  ];
}

/** Returns the dedupe key of the letter about a change. */
export function changeLetterKey({ token }: Pick<ScheduleChange, 'token'>): string {
  return `schedule change ${token}`;
}

/** Returns the offer as it is flown after these changes; cancelled flights stay, marked. */
export function offerAfter(offer: Offer, changes: readonly ScheduleChange[]): Offer {
  return changes.reduce((before, change) => {
    const { was, becomes, replacement } = change;
    const flown = replacement?.flight ?? becomes ?? { ...was, isCancelled: true };
    return {
      ...before,
      trips: withFlight(before.trips, change.segmentIndex, flown),
      maps: replacement ? withNames(before.maps, replacement.maps) : before.maps,
    };
  }, offer);
}

/** Puts a flight in the place of another; the connections around it get their new length. */
export function withFlight(trips: Offer['trips'], segmentIndex: number, flight: OfferFlight): Offer['trips'] {
  let index = 0;
  return trips.map((trip) => {
    const place = segmentIndex - index;
    index += trip.length;
    if (place < 0 || place >= trip.length) return trip;
    const flown = trip.map((one, at) => (at === place ? flight : one));
    return flown.map((one, at) => (at === place || at === place - 1 ? connected(one, flown[at + 1]) : one));
  });
}

const MINUTE_MS = 60_000;
/** A shorter wait is not a night's. */
const NIGHT_MINUTES = 240;

function connected(flight: OfferFlight, next: OfferFlight | undefined): OfferFlight {
  if (!next) return flight;
  const wait = Date.parse(next.wire.departure_datetime) - Date.parse(flight.wire.arrival_datetime);
  const minutes = Math.max(0, Math.round(wait / MINUTE_MS));
  const isNight = minutes >= NIGHT_MINUTES && (flight.wire.night_transfer ?? false);
  return { ...flight, wire: { ...flight.wire, transfer_duration: minutes, night_transfer: isNight } };
}

function withNames(maps: Offer['maps'], added: Offer['maps']): Offer['maps'] {
  return {
    ...maps,
    aircrafts: { ...added.aircrafts, ...maps.aircrafts },
    airlines: { ...added.airlines, ...maps.airlines },
    anyports: { ...added.anyports, ...maps.anyports },
  };
}

/** Returns the state of a change that has been told. @param hasGoneBack its tickets went back, or are about to */
export function changeState({ answer, answerUntil }: ScheduleChange, hasGoneBack: boolean, now: number) {
  if (hasGoneBack) return 'refunded';
  if (answer) return answer.kind;
  return now < answerUntil ? 'waiting' : 'expired';
}

/** Returns when a journey begins (its local day, the instant) and ends; milliseconds since 1970. */
export function journeyOf({ trips }: Offer) {
  const flights = trips.flat();
  const leaves = flights[0]?.wire.departure_datetime ?? '';
  return {
    leavesOn: leaves.slice(0, 10),
    leavesAt: Date.parse(leaves),
    landsAt: Math.max(...flights.map(({ wire }) => Date.parse(wire.arrival_datetime))),
  };
}
