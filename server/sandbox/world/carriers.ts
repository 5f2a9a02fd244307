import { readRows } from './data-files';
import { places, type Airport, type Names } from './places';
import { hash32 } from './seeded';

export type CarrierKind = 'full' | 'low' | 'regional' | 'charter';

export type Carrier = {
  code: string;
  names: Names;
  countryCode: string;
  kind: CarrierKind;
  /** 1 (a few aircraft) to 5 (hundreds). */
  size: number;
  /** Longest flight in kilometres. */
  reachKm: number;
  /** `euro`: stays in Europe and around the Mediterranean. */
  isEuropeOnly: boolean;
  /** Alliance or family of carriers that sell each other's flights on one ticket. */
  partners: string | null;
  hubs: Airport[];
  /** Countries in which it flies domestic routes. */
  homes: Set<string>;
  /** The carrier under whose code its flights are sold (it operates them). */
  marketedBy: string | null;
};

export type Aircraft = {
  code: string;
  name: string;
  seats: number;
  rangeKm: number;
  speedKmh: number;
  /** Letters Y, P, C, F: economy, premium economy, business, first. */
  cabins: string;
};

const REACH_KM: Record<string, number> = { short: 1700, euro: 4200, medium: 5400, long: 15500 };

let loadedCarriers: Map<string, Carrier> | null = null;
let loadedAircraft: Map<string, Aircraft> | null = null;

/** Returns carriers by code, in the order of the table. */
export function carriers(): Map<string, Carrier> {
  loadedCarriers ??= loadCarriers();
  return loadedCarriers;
}

/** Returns aircraft types by code, the smallest first. */
export function aircraftTypes(): Map<string, Aircraft> {
  loadedAircraft ??= new Map(
    readRows('aircraft.tsv').map(([code = '', name = '', seats, range, speed, cabins = 'Y']) => [
      code,
      { code, name, seats: Number(seats), rangeKm: Number(range), speedKmh: Number(speed), cabins },
    ]),
  );
  return loadedAircraft;
}

/** Returns the carrier of a code. @throws RangeError for an unknown code */
export function carrierOf(code: string): Carrier {
  const carrier = carriers().get(code);
  if (!carrier) throw new RangeError(`no carrier ${code}`);
  return carrier;
}

/** Returns the aircraft type of a code. @throws RangeError for an unknown code */
export function aircraftOf(code: string): Aircraft {
  const aircraft = aircraftTypes().get(code);
  if (!aircraft) throw new RangeError(`no aircraft ${code}`);
  return aircraft;
}

/** Cached interline agreements between carriers without a common owner or alliance. */
const agreements = new Map<Carrier, Map<Carrier, boolean>>();

/**
 * Returns true when flights of both are sold on one ticket: the same carrier, the same alliance or family, or an
 * interline agreement, which exists between some full-service carriers but no low-cost ones.
 */
export function sellTogether(a: Carrier, b: Carrier): boolean {
  if (a === b || a.marketedBy === b.code || b.marketedBy === a.code) return true;
  if (a.partners && a.partners === b.partners) return true;
  if (a.kind === 'low' || b.kind === 'low' || a.kind === 'charter' || b.kind === 'charter') return false;
  if (a.countryCode === b.countryCode && (a.kind === 'regional' || b.kind === 'regional')) return true;
  const ofFirst = agreements.get(a) ?? new Map<Carrier, boolean>();
  const cached = ofFirst.get(b);
  if (cached !== undefined) return cached;
  const agree = hash32([a.code, b.code].sort().join('+')) % 100 < 38;
  agreements.set(a, ofFirst.set(b, agree));
  return agree;
}

function loadCarriers(): Map<string, Carrier> {
  const russian = new Map(readRows('carrier-names-ru.tsv').map(([code = '', name = '']) => [code, name]));
  const result = new Map<string, Carrier>();
  for (const row of readRows('carriers.tsv')) {
    const [code = '', en = '', countryCode = '', kind, size, reach = '', partners = '', hubs = '', marketedBy = ''] =
      row;
    const ru = russian.get(code);
    const airports = hubs.split(' ').flatMap((hub) => places().airport.get(hub) ?? []);
    result.set(code, {
      code,
      names: ru ? { en, ru } : { en },
      countryCode,
      kind: kind as CarrierKind,
      size: Number(size),
      reachKm: REACH_KM[reach] ?? 0,
      isEuropeOnly: reach === 'euro',
      partners: partners || null,
      hubs: airports,
      homes: new Set([countryCode, ...airports.map((hub) => hub.city.countryCode)]),
      marketedBy: marketedBy || null,
    });
  }
  return result;
}
