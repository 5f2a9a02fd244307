import type { Aircraft } from './carriers';
import { openWays, type Way } from './detours';
import type { Airport } from './places';

/** Speed of a propeller aircraft, in km/h; jets all take about the same time on a route. */
const PROPELLER_KMH = 650;
/** Up to here a jet climbs and descends for much of the way. */
const SHORT_KM = 1500;
const LONG_KM = 3000;
/** Part of the time that the westerly winds of the middle latitudes add westwards, and save eastwards. */
const WIND = 0.055;
/** From this difference of longitude on, in degrees, a flight has the full wind. */
const FULL_WIND_DEGREES = 40;
/** Minutes that the queues of these airports add. */
const QUEUE_MINUTES = 7;
const QUEUES = new Set(['LHR', 'JFK', 'EWR', 'SFO', 'LAX', 'ORD']);
/** Minutes that a narrow way round a closed area adds to a flight of middle length. */
const LONGEST_MIDDLE_KM = 4500;
const DETOUR_MINUTES = 15;

/** Returns the gate-to-gate minutes of a flight, in steps of five. */
export function blockMinutes(from: Airport, to: Airport, equipment: Aircraft, carrierCountry: string): number {
  const minutes = Math.min(
    ...openWays(from, to, carrierCountry).map((way) => minutesOf(way, from, to, equipment) + delayOf(way)),
  );
  return Math.round((minutes + queueAt(from) + queueAt(to)) / 5) * 5;
}

function delayOf({ isDetour, km }: Way): number {
  return isDetour && km < LONGEST_MIDDLE_KM ? DETOUR_MINUTES : 0;
}

function queueAt(airport: Airport): number {
  return QUEUES.has(airport.code) ? QUEUE_MINUTES : 0;
}

function minutesOf({ km, isPolar }: Way, from: Airport, to: Airport, { speedKmh }: Aircraft): number {
  if (speedKmh < PROPELLER_KMH) return 25 + (km * 1.04 * 60) / speedKmh;
  const still = jetMinutes(km);
  return isPolar || km < SHORT_KM ? still : still * (1 - WIND * windOf(from, to));
}

function jetMinutes(km: number): number {
  if (km < SHORT_KM) return 38 + (km * 60) / 745;
  const middle = jetMinutes(SHORT_KM - 1) + ((Math.min(km, LONG_KM) - SHORT_KM) * 60) / 820;
  return km < LONG_KM ? middle : Math.max(middle, 45 + (km * 60) / 850);
}

/** Returns 1 for a full tailwind (eastwards in middle latitudes), -1 for a full headwind. */
function windOf(from: Airport, to: Airport): number {
  if (Math.abs(from.lat + to.lat) / 2 < 25) return 0;
  const degrees = ((to.lon - from.lon + 540) % 360) - 180;
  return Math.max(-1, Math.min(1, degrees / FULL_WIND_DEGREES));
}
