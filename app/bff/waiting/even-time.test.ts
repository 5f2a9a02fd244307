import { expect, it } from 'vitest';
import { evenly } from './even-time.server';

/** Milliseconds by which an outcome is delayed. */
async function heldBack(outcome: string, isTelling?: (outcome: string) => boolean): Promise<number> {
  const began = performance.now();
  expect(await evenly(Promise.resolve(outcome), isTelling, 60)).toBe(outcome);
  return performance.now() - began;
}

it('delays an outcome that must look like others', async () => {
  expect(await heldBack('no such account')).toBeGreaterThan(55);
  expect(await heldBack('wrong', (outcome) => outcome !== 'right')).toBeGreaterThan(55);
});

it('passes on a failure', async () => {
  await expect(evenly(Promise.reject(new Error('broken')), undefined, 1)).rejects.toThrow('broken');
});
