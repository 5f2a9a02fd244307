import { aircraftOf, type Aircraft } from './carriers';
import type { Route } from './network';
import { pick, share } from './seeded';

const RUSSIAN_FLEETS = new Set(['RU', 'BY']);

/** Returns the types for a carrier of this kind on a route, by its distance and traffic. */
function typesFor(route: Route): string[] {
  const { carrier, km, weekly } = route;
  const isThin = weekly <= 10;
  const isRussian = RUSSIAN_FLEETS.has(carrier.countryCode);
  const small = route.base.size === 'small' || route.other.size === 'small';
  if (small && km < 900) return isRussian ? ['L4T', 'AN4', 'AT4'] : ['DHT', 'CNA', 'DH8'];
  if (small && km < 2400) return isRussian ? ['AN4', 'AT7', 'SU9'] : ['DH8', 'AT7', 'ER4', 'E70'];
  if (carrier.kind === 'regional' && km < 1200) return isRussian ? ['AT7', 'AN4', 'DH4', 'SU9'] : ['AT7', 'DH4', 'E70'];
  if (carrier.kind === 'regional' && km < 3200) return isRussian ? ['SU9', 'CR9', '319'] : ['E90', 'CR9', '295'];
  if (km < 700 && isThin) return isRussian ? ['SU9', 'AT7'] : ['AT7', 'DH4', 'E90'];
  if (carrier.kind !== 'low' && km < 2500 && isThin) return isRussian ? ['SU9', '319'] : ['E90', '223', '319', 'CR9'];
  if (km < 4400) return narrowBodies(carrier.code);
  if (km < 5900) return carrier.kind === 'full' && weekly >= 7 ? ['333', '32Q', '788', '321'] : ['32Q', '32N', '7M8'];
  if (km < 9500) return isThin ? ['332', '788', '763'] : ['333', '789', '359', '77W', '339', '772'];
  return ['77W', '359', '789', '351', '388'];
}

/** Returns narrow-body types: low-cost carriers fly one family; the others mix. */
function narrowBodies(carrierCode: string): string[] {
  const families = [
    ['73H', '7M8', '73H'],
    ['320', '32N', '321'],
    ['32N', '32Q', '320', '319'],
  ] as const;
  return [...pick(families, 'fleet', carrierCode)];
}

/** Returns the aircraft of one departure of a route, always with enough range. */
export function equipmentOf(route: Route, departure: number): Aircraft {
  const able = typesFor(route)
    .map(aircraftOf)
    .filter((type) => type.rangeKm >= route.km);
  const [first] = able;
  if (!first) return aircraftOf(route.km > 14000 ? '351' : '359');
  if (share('equipment', route.carrier.code, route.base.code, route.other.code, departure) < 0.6) return first;
  return pick(able, 'other equipment', route.carrier.code, route.base.code, route.other.code, departure);
}
