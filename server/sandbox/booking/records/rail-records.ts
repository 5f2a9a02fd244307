/** Places on trains that bookings hold. */
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { CarType, CompartmentGender, RailTariff, ReservationType, Storey } from '~/upstream/rail-cars/contract';
import type { TakenBerth } from '../../service/taken-berth';
import type { TrainRun } from '../../world/train';
import type { Store } from '../../store/store';

/** A passenger on a train. */
export type RailPlace = {
  segmentIndex: number;
  passengerIndex: number;
  carNumber: string;
  carType: CarType;
  serviceClass: string;
  /** Null without a place of one's own: an infant, or a car without numbers. */
  seat: number | null;
  storey: Storey;
  placeType: string | null;
  gender: CompartmentGender;
  tariff: RailTariff;
  isRefundable: boolean;
  reservation: ReservationType;
  /** The adult with whom a child without a place travels; missing in older records. */
  adultIndex?: number | null;
  /** The part of `price` for a set of bedding, hundredths; missing in older records. */
  bedding?: number;
  /** Hundredths; null: the share of the fare, since the railway chose the place. */
  price: number | null;
  /** The price is that after the fare's change. */
  wasMoved: boolean;
};

/** A berth that a booking takes on a part of a train's way; `seat` is counted even in cars without numbers. */
export type HeldBerth = {
  run: TrainRun;
  recordIndex: number;
  tripIndex: number;
  carNumber: string;
  seat: number;
  gender: CompartmentGender;
  /** Null for the unused places of a whole compartment. */
  passengerIndex: number | null;
};

export const RAIL_SCHEMA = [
  // Nothing deletes a row: an expired booking and a ticket that went back free their places by their times.
  `CREATE TABLE IF NOT EXISTS rail_berths (
    booking_token TEXT NOT NULL REFERENCES bookings,
    train TEXT NOT NULL,
    from_km REAL NOT NULL,
    to_km REAL NOT NULL,
    record_index INTEGER NOT NULL,
    trip_index INTEGER NOT NULL,
    car_number TEXT NOT NULL,
    seat INTEGER NOT NULL,
    gender TEXT NOT NULL,
    passenger_index INTEGER
  )`,
  'CREATE INDEX IF NOT EXISTS rail_berths_by_train ON rail_berths (train)',
  `CREATE TABLE IF NOT EXISTS rail_places (
    booking_token TEXT NOT NULL REFERENCES bookings,
    segment_index INTEGER NOT NULL,
    passenger_index INTEGER NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (booking_token, segment_index, passenger_index)
  )`,
];

/** The places of a booking as one column of JSON (`RAIL_PLACES_COLUMN`), by train, then by passenger. */
export const railPlaceColumn = z
  .string()
  .transform((text) => (JSON.parse(text) as string[]).map((place) => JSON.parse(place) as RailPlace))
  .transform((places) =>
    places.toSorted((one, other) => one.segmentIndex - other.segmentIndex || one.passengerIndex - other.passengerIndex),
  );

/** Selects the places of the booking `b`, as `railPlaceColumn` reads them. */
export const RAIL_PLACES_COLUMN = `(SELECT json_group_array(p.place) FROM rail_places p
  WHERE p.booking_token = b.token) AS rail_places`;

/** Builds the writes of a booking's places and berths. */
export function railStatements(
  bookingToken: string,
  { places, berths }: { places: readonly RailPlace[]; berths: readonly HeldBerth[] },
): InStatement[] {
  return [
    ...places.map((place) => ({
      sql: 'INSERT INTO rail_places (booking_token, segment_index, passenger_index, place) VALUES (?, ?, ?, ?)',
      args: [bookingToken, place.segmentIndex, place.passengerIndex, JSON.stringify(place)],
    })),
    ...berths.map(({ run, recordIndex, tripIndex, carNumber, seat, gender, passengerIndex }) => ({
      sql: `INSERT INTO rail_berths (booking_token, train, from_km, to_km, record_index, trip_index, car_number, seat,
              gender, passenger_index) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        bookingToken,
        run.train,
        run.from,
        run.to,
        recordIndex,
        tripIndex,
        carNumber,
        seat,
        gender,
        passengerIndex,
      ],
    })),
  ];
}

/** The ticket of the berth `p` has gone back. */
const IS_RETURNED = `EXISTS (SELECT 1 FROM refund_coupons c JOIN refund_requests q ON q.token = c.request_token
    WHERE c.booking_token = p.booking_token AND c.record_index = p.record_index AND c.trip_index = p.trip_index
      AND c.passenger_index = p.passenger_index AND q.settled_at <= :now)`;

/**
 * Returns the berths that bookings, paid or still payable, have on any part of the way of some trains. Two bookings of
 * parts that do not overlap may have the same one.
 * @param at milliseconds since the epoch: bookings made later have none yet
 * @param except the token of a booking that is left out; empty for none
 */
export async function berthsTaken(
  store: Store,
  trains: readonly string[],
  { at, except }: { at: number; except: string },
): Promise<TakenBerth[]> {
  if (trains.length === 0) return [];
  const { rows } = await store.execute({
    sql: `SELECT p.train, p.from_km, p.to_km, p.car_number, p.seat, p.gender
          FROM rail_berths p JOIN bookings b ON b.token = p.booking_token
            LEFT JOIN refunds r ON r.booking_token = b.token AND r.reason = 'not_issued'
          WHERE p.train IN (SELECT value FROM json_each(:trains)) AND p.booking_token <> :except AND b.created_at <= :now
            AND CASE WHEN b.paid_at IS NULL THEN b.expires_at > :now AND b.fault IS NULL
                     ELSE coalesce(b.returned_at, r.refunded_at) IS NULL OR coalesce(b.returned_at, r.refunded_at) > :now END
            AND NOT ${IS_RETURNED}`,
    args: { trains: JSON.stringify([...new Set(trains)]), except, now: at },
  });
  return rows.map((row) => ({
    run: { train: String(row.train), from: Number(row.from_km), to: Number(row.to_km) },
    carNumber: String(row.car_number),
    seat: Number(row.seat),
    gender: String(row.gender) as CompartmentGender,
  }));
}
