/** A ride on a train, whichever timetable it comes from. */
import type { Station } from './places';
import { carsOf, type CarKind, type Railway, type TrainService } from './railways';
import { dateOfDay } from './time-zones';

/**
 * A part of one physical train's way. Rides on the same train share its places wherever their parts overlap. `train`:
 * RZD103В@2031-05-04/2000003-2060500, by the date and the ends of its way.
 */
export type TrainRun = { train: string; from: number; to: number };

/** The ride of a train between two of its stops on a date. Instants are in minutes since the epoch, UTC. */
export type Train = {
  transport: 'train';
  /** Identifies one physical train and part of its way: RZD103В@2031-05-04/2000003-2064150 (the date of boarding). */
  id: string;
  marketing: Railway;
  operating: Railway;
  /** Train number: "103В", "9571". */
  number: string;
  from: Station;
  to: Station;
  /** The whole train and the part of its way that this ride takes, in kilometres from the start. */
  run: TrainRun;
  /** The ends of the train's way, beyond the ride. */
  initialStation: Station;
  finalStation: Station;
  departs: number;
  arrives: number;
  km: number;
  cars: readonly CarKind[];
  name: string | null;
  isDoubleDecker: boolean;
  isBroadGauge: boolean;
  isFrequent: boolean;
  priceFactor: number;
};

/** A stop on the way, with the kilometres from the train's start. */
type StopOnWay = { station: Station; km: number };

export type Ride = {
  /** Local date of boarding, days since the epoch. */
  day: number;
  /** Local date of the train's start, days since the epoch. */
  startDay: number;
  departs: number;
  arrives: number;
  from: StopOnWay;
  to: StopOnWay;
  /** First and last station of the train's way. */
  ends: readonly [initial: Station, final: Station];
  isFrequent: boolean;
};

/** Makes the record of a ride. @param digits the train's number without its letter */
export function trainOf(service: TrainService, digits: number, ride: Ride): Train {
  const { railway, letter, name, isDoubleDecker, isBroadGauge } = service;
  const { from, to, departs, arrives, isFrequent } = ride;
  const number = letter ? `${String(digits).padStart(3, '0')}${letter}` : String(digits);
  return {
    transport: 'train',
    id: `${railway.code}${number}@${dateOfDay(ride.day)}/${from.station.code}-${to.station.code}`,
    marketing: railway,
    operating: railway,
    number,
    from: from.station,
    to: to.station,
    run: {
      train: `${railway.code}${number}@${dateOfDay(ride.startDay)}/${ride.ends[0].code}-${ride.ends[1].code}`,
      from: from.km,
      to: to.km,
    },
    initialStation: ride.ends[0],
    finalStation: ride.ends[1],
    departs,
    arrives,
    km: Math.max(1, to.km - from.km),
    cars: carsOf(service),
    name,
    isDoubleDecker,
    isBroadGauge,
    isFrequent,
    priceFactor: service.class.priceFactor,
  };
}
