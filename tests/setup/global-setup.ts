import { MANY_HOLDS, Pair } from './pair';

/** Starts the pair that all tests share which ask for nothing else. @returns how to stop it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Hundreds of tests are one address, and most of them leave their bookings unpaid.
  const pair = await Pair.start({ env: { HOLD_LIMITS: MANY_HOLDS } });
  // Moving prices and tickets that take their time are tried by tests of their own; elsewhere they would be chance and
  // seconds of waiting.
  await pair.control.set({ settings: { priceChange: 'never', issueStepMs: 0 } });
  process.env.E2E_PAIR = JSON.stringify(pair.address);
  return () => pair.stop();
}
