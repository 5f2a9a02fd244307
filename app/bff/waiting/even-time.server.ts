import { setTimeout as sleep } from 'node:timers/promises';

/** Above what an account service takes for either answer. */
const LEAST_MS = 400;

/**
 * The outcome of work, no sooner than after a fixed time: how long an answer took shall not tell which one it was.
 * @param isTelling of outcomes that have to look alike; others come at once
 */
export async function evenly<T>(
  work: Promise<T>,
  isTelling: (outcome: T) => boolean = () => true,
  leastMs = LEAST_MS,
): Promise<T> {
  const least = sleep(leastMs, undefined, { ref: false });
  const outcome = await work;
  if (isTelling(outcome)) await least;
  return outcome;
}
