import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { testContext } from '#tests/fixtures/request-context';
import { waitForChange } from './visit.server';

describe('waitForChange', () => {
  afterEach(() => vi.useRealTimers());

  it('waits, says how long, gives up with a retry after two minutes, and starts over', async () => {
    vi.useFakeTimers();
    const look = async () => {
      const waited = waitForChange(testContext(), bookingWith({ action: 'reserving_seats' }), 'seats', 'step1');
      await vi.advanceTimersByTimeAsync(0);
      return waited;
    };
    expect((await look()).interruption).toMatchObject({ kind: 'waiting' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await look()).interruption).toMatchObject({ kind: 'waiting', elapsed: expect.stringContaining('60') });
    await vi.advanceTimersByTimeAsync(61_000);
    const { interruption, status } = await look();
    expect([interruption.kind, status]).toEqual(['problem', 504]);
    expect((await look()).interruption).toMatchObject({ kind: 'waiting' });
  });
});
