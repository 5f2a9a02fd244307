import { afterEach } from 'vitest';

/** Kept from before tests that replace the clock. */
const { setImmediate } = globalThis;

// The runner's reports wait for the event loop, which tests without a pause do not reach: after a minute they fail the run.
afterEach(() => new Promise<void>((resolve) => setImmediate(resolve)));
