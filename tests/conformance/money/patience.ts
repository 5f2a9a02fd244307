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

/** Milliseconds that a browser waits for the bank. */
const BROWSER_PATIENCE_MS = 30_000;

/** Presses the bank's button in a browser until the bank answers. @param address of the bank's page */
export async function approveAtBank(address: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const status = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(BROWSER_PATIENCE_MS),
    }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 303 || status === 409) return;
  }
  throw new Error(`the bank does not answer at ${address}`);
}
