import { Pair } from './pair';

/** Starts the pair that all tests share which ask for nothing else. @returns how to stop it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const pair = await Pair.start();
  process.env.E2E_PAIR = JSON.stringify(pair.address);
  return () => pair.stop();
}
