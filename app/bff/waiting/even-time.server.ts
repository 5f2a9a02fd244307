import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than an account service takes for either answer. */
const MIN_MS = 400;

/**
 * Delays an outcome to a fixed time, so that its timing does not reveal which one it was.
 * @param isTelling selects the outcomes that must look alike; others return at once
 */
export async function evenly<T>(
  work: Promise<T>,
  isTelling: (outcome: T) => boolean = () => true,
  leastMs = MIN_MS,
): Promise<T> {
  const least = sleep(leastMs, undefined, { ref: false });
  const outcome = await work;
  if (isTelling(outcome)) await least;
  return outcome;
}
