/** How a flight goes on its day: delays, gates and statuses, the same for everybody who looks at one time. */
import type { Flight } from '../../world/timetable';
import { between, share } from '../../world/seeded';

/** Minutes since the epoch, UTC; null without an estimate. */
export type Progress = {
  status: 'scheduled' | 'active' | 'landed' | 'unknown' | '-';
  departsAbout: number | null;
  arrivesAbout: number | null;
  departureGate: string | null;
};

/** From so many minutes before the departure on there are estimates and gates. */
const ESTIMATE_BEFORE = 6 * 60;
const GATE_BEFORE = 3 * 60;
const LATE = 0.25;
const EARLY = 0.15;
/** Flights of which airports do not hear. */
const SILENT = 0.02;

/** @param now minutes since the epoch, UTC */
export function progressOf(flight: Flight, now: number): Progress {
  const { id, departs, arrives } = flight;
  if (now < departs - ESTIMATE_BEFORE) {
    return { status: 'scheduled', departsAbout: null, arrivesAbout: null, departureGate: null };
  }
  if (share('silent', id) < SILENT) {
    const status = now < departs ? '-' : 'unknown';
    return { status, departsAbout: null, arrivesAbout: null, departureGate: null };
  }
  const delay = delayOf(id);
  const [left, landed] = [departs + Math.max(0, delay), arrives + delay];
  return {
    status: now < left ? 'scheduled' : now < landed ? 'active' : 'landed',
    departsAbout: left,
    arrivesAbout: landed,
    departureGate: now < departs - GATE_BEFORE ? null : gateOf(id),
  };
}

/** Minutes late; some flights arrive earlier. */
function delayOf(id: string): number {
  const luck = share('delay', id);
  if (luck < LATE) return Math.round(between(10, 75, 'late', id) / 5) * 5;
  return luck > 1 - EARLY ? -Math.round(between(3, 18, 'early', id)) : 0;
}

function gateOf(id: string): string {
  return `${'ABCD'[Math.floor(share('pier', id) * 4)] ?? 'A'}${1 + Math.floor(share('gate', id) * 40)}`;
}
