/** Changes of planes that nobody wants, because something better goes the same way. */
import { kilometres } from '../../world/geography';
import { trainsBetween } from '../../world/trains';
import { isFlight } from './segment';
import type { TripOption } from './trip-option';
import type { Wish } from './wish';

/** Up to this distance a change of planes never pays where anything goes without a change. */
const NEAR_KM = 500;
/** A train that takes at most this long beats every change of planes, measured between city centres. */
const FAST_TRAIN_MINUTES = 270;
/** Beside slower trains, a trip with a change may take at most this many times as long. */
const TRAIN_FACTOR = 3;

/**
 * Drops trips with a flight and a change where a fast train, or a direct trip over a short distance, makes them
 * needless. Keeps everything where nothing goes without a change.
 */
export function withoutNeedlessChanges(options: TripOption[], wish: Wish): TripOption[] {
  if (!options.some(({ segments }) => segments.length === 1)) return options;
  const longest = longestWithChange(wish);
  return options.filter(
    ({ segments, minutes }) => segments.length === 1 || !segments.some(isFlight) || minutes <= longest,
  );
}

/** Returns the longest sensible trip with a change of planes, in minutes; 0 where every such trip is needless. */
function longestWithChange({ from, to, day }: Wish): number {
  if (kilometres(from.city.vector, to.city.vector) < NEAR_KM) return 0;
  const fastest = Math.min(...trainsBetween(from.city, to.city, day).map(({ departs, arrives }) => arrives - departs));
  return fastest <= FAST_TRAIN_MINUTES ? 0 : fastest * TRAIN_FACTOR;
}
