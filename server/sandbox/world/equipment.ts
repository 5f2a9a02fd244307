import type { Aircraft } from './carriers';
import type { Route } from './network';
import { pick, share } from './seeded';

/** Returns the aircraft of one departure of a route: usually the first of its types. */
export function equipmentOf({ carrier, base, other, types }: Route, departure: number): Aircraft {
  const words = [carrier.code, base.code, other.code, departure] as const;
  const [usual] = types;
  return usual && share('equipment', ...words) < 0.6 ? usual : pick(types, 'other equipment', ...words);
}
