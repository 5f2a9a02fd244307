import type { Route } from '#server/sandbox/world/network';

const RUSSIAN_FLEETS = new Set(['RU', 'BY']);

/** Returns the types that suit a route of which no record names one, by its distance and traffic. */
export function usualTypes(route: Omit<Route, 'types'>): string[] {
  const { carrier, km, weekly } = route;
  const isThin = weekly <= 10;
  const isRussian = RUSSIAN_FLEETS.has(carrier.countryCode);
  const isSmall = route.base.size === 'small' || route.other.size === 'small';
  if (isSmall && km < 900) return isRussian ? ['L4T', 'AN4', 'AT4'] : ['DHT', 'CNA', 'DH8'];
  if (isSmall && km < 2400) return isRussian ? ['AN4', 'AT7', 'SU9'] : ['DH8', 'AT7', 'ER4', 'E70'];
  if (carrier.kind === 'regional' && km < 1200) return isRussian ? ['AT7', 'AN4', 'DH4', 'SU9'] : ['AT7', 'DH4', 'E70'];
  if (carrier.kind === 'regional' && km < 3200) return isRussian ? ['SU9', 'CR9', '319'] : ['E90', 'CR9', '295'];
  if (km < 700 && isThin) return isRussian ? ['SU9', 'AT7'] : ['AT7', 'DH4', 'E90'];
  if (carrier.kind !== 'low' && km < 2500 && isThin) return isRussian ? ['SU9', '319'] : ['E90', '223', '319', 'CR9'];
  if (km < 4400) return ['32N', '320', '73H', '7M8', '32Q'];
  if (km < 5900) return carrier.kind === 'full' && weekly >= 7 ? ['333', '32Q', '788', '321'] : ['32Q', '32N', '7M8'];
  if (km < 9500) return isThin ? ['332', '788', '763'] : ['333', '789', '359', '77W', '339', '772'];
  return ['77W', '359', '789', '351', '388'];
}

/** Returns true for a route that only small propeller aircraft fly, whoever sells it. */
export function isForSmallAircraft({ base, other, km }: Pick<Route, 'base' | 'other' | 'km'>): boolean {
  return km < 900 && (base.size === 'small' || other.size === 'small');
}
