import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '~/upstream/error';

/** A customer with more tries than this is stuck. */
export const MAX_TRIES = 40;

/** Repeats calls whose result is unknown, and counts them. */
export class Patience {
  /** Calls whose result was unknown at first. */
  riddles = 0;

  /** Repeats an idempotent call until there is an answer. */
  async persist<T>(call: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call();
      } catch (error) {
        if (isAnswer(error) || tries === MAX_TRIES) throw error;
        this.riddles += 1;
        await sleep(20 * tries);
      }
    }
  }
}

/** Checks whether the upstream answered; otherwise its result is unknown. */
export function isAnswer(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError)) throw error;
  return !['timeout', 'unavailable', 'badContract'].includes(error.kind);
}
