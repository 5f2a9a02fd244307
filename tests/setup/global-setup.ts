import { Pair } from './pair';

/** Starts the pair that all tests share which ask for nothing else. @returns how to stop it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const pair = await Pair.start();
  // Moving prices are tried by tests of their own; elsewhere they would be chance.
  await pair.control.set({ settings: { priceChange: 'never' } });
  process.env.E2E_PAIR = JSON.stringify(pair.address);
  return () => pair.stop();
}
