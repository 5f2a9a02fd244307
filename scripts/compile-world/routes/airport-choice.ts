import type { Carrier } from '#server/sandbox/world/carriers';
import type { Airport, City } from '#server/sandbox/world/places';
import { share } from '#server/sandbox/world/seeded';

/** Airports of a city that mostly serve its own country, and those for long routes. */
const DOMESTIC: Record<string, string> = {
  TYO: 'HND',
  OSA: 'ITM',
  SEL: 'GMP',
  SHA: 'SHA',
  TPE: 'TSA',
  BUE: 'AEP',
  SAO: 'CGH',
  RIO: 'SDU',
  NYC: 'LGA',
  THR: 'THR',
  REK: 'RKV',
  STO: 'ARN',
  MIL: 'LIN',
  BFS: 'BHD',
};
const LONG_HAUL: Record<string, string> = {
  BUE: 'EZE',
  SAO: 'GRU',
  RIO: 'GIG',
  WAS: 'IAD',
  MIL: 'MXP',
  CTU: 'TFU',
  OSA: 'KIX',
  SEL: 'ICN',
  SHA: 'PVG',
  TPE: 'TPE',
  THR: 'IKA',
  TCI: 'TFS',
  REK: 'KEF',
};

/** Returns the base of a carrier in a city for a route. */
export function baseFor(carrier: Carrier, hub: Airport, isDomestic: boolean): Airport {
  const code = (isDomestic ? DOMESTIC : LONG_HAUL)[hub.city.code];
  return carrier.hubs.find((base) => base.city === hub.city && base.code === code) ?? hub;
}

/** Returns the airport in a city for a route of a carrier without a base there. */
export function airportFor(carrier: Carrier, city: City, isDomestic: boolean, km: number): Airport | undefined {
  // The smallest fields of a metropolis (London City) take no long flights.
  const [main, ...others] = km > 2500 ? city.airports.filter(takesLongFlights) : city.airports;
  if (!main || others.length === 0) return main;
  const named = (code: string | undefined) => city.airports.find((airport) => airport.code === code);
  const chance = share('airport', carrier.code, city.code);
  if (isDomestic && km < 3000 && chance < 0.75) return named(DOMESTIC[city.code]) ?? main;
  if (!isDomestic && named(LONG_HAUL[city.code])) return named(LONG_HAUL[city.code]);
  if (km > 3500) return chance < 0.75 ? main : (others[0] ?? main);
  if (carrier.kind === 'low' || carrier.kind === 'charter') {
    return chance < 0.25 ? main : others[Math.floor(((chance - 0.25) / 0.75) * others.length)];
  }
  if (chance < 0.62 || carrier.size <= 3) return main;
  return (
    others.filter((airport) => airport.size === 'large')[Math.floor(((chance - 0.62) / 0.38) * others.length)] ?? main
  );
}

const SHORT_RUNWAYS = new Set(['LCY', 'SEN', 'BMA', 'YTZ', 'LGA', 'LIN', 'CGH', 'SDU', 'TSA', 'HLP']);

function takesLongFlights(airport: Airport, index: number, all: Airport[]): boolean {
  return all.length === 1 || index === 0 || (airport.size === 'large' && !SHORT_RUNWAYS.has(airport.code));
}
