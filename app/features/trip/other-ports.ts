/** Airports and stations where the way back of a round trip does not match the way out. */
import { isFlight, type PlaceMaps, type Segment } from './segment';

/** The end of the way out and the end of the way back that should meet it. */
export type PortMismatch = { out: string; back: string; isOverland: boolean };

/** `leavesFrom`: the return starts elsewhere than the way out ended; `returnsTo`: it ends elsewhere than that began. */
export type OtherPorts = { leavesFrom: PortMismatch | null; returnsTo: PortMismatch | null };

const NONE: OtherPorts = { leavesFrom: null, returnsTo: null };

type Ports = PlaceMaps['ports'];

/**
 * Compares the ends of a round trip. Null for an end that matches, and for both in any other journey. A plane one way
 * and a train the other do not count: there the traveller has chosen two kinds of place.
 */
export function otherPorts(trips: readonly (readonly Segment[])[], ports: Ports): OtherPorts {
  const [out, back] = trips;
  if (!out || !back || trips.length > 2) return NONE;
  const [start, stay] = [out[0]!, out.at(-1)!];
  const [leave, end] = [back[0]!, back.at(-1)!];
  const isRoundTrip = isOneCity(stay.arrival, leave.departure, ports) && isOneCity(start.departure, end.arrival, ports);
  if (!isRoundTrip) return NONE;
  return {
    leavesFrom: mismatch([stay, stay.arrival], [leave, leave.departure]),
    returnsTo: mismatch([start, start.departure], [end, end.arrival]),
  };
}

type End = readonly [Segment, port: string];

function mismatch([outSegment, out]: End, [backSegment, back]: End): PortMismatch | null {
  if (out === back || outSegment.transportKind !== backSegment.transportKind) return null;
  return { out, back, isOverland: !isFlight(outSegment) };
}

function isOneCity(one: string, other: string, ports: Ports): boolean {
  if (one === other) return true;
  const city = ports[one]?.cityCode;
  return city !== undefined && city === ports[other]?.cityCode;
}
