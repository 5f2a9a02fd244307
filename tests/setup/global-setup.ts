import { MANY_HOLDS, Pair } from './pair';

/** Starts the pair that all tests without special needs share. @returns a function that stops it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Hundreds of tests share one address, and most of them leave their bookings unpaid.
  const pair = await Pair.start({ env: { HOLD_LIMITS: MANY_HOLDS } });
  // Changing prices and slow tickets have tests of their own; elsewhere they would only add randomness and waiting.
  await pair.control.set({ settings: { priceChange: 'never', issueStepMs: 0 } });
  process.env.E2E_PAIR = JSON.stringify(pair.address);
  return () => pair.stop();
}
