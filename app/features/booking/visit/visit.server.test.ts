import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';
import { waitForChange } from './visit.server';

describe('waitForChange', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  /** Returns a browser whose requests may each reach another process: only its cookies persist. */
  function newBrowser() {
    let cookies = new Map<string, string>();
    return (action: 'reserving_seats' | 'booking_ticket' = 'reserving_seats', token?: string) => {
      const context = testContext({ cookies });
      const booking = bookingWith({ action });
      const waited = waitForChange(context, token ? { ...booking, token } : booking, 'seats', 'step1');
      cookies = cookiesAfter(context);
      return waited;
    };
  }

  it('waits, shows the elapsed time, stops after two minutes with a retry link, and starts over', () => {
    const look = newBrowser();
    expect(look().interruption).toMatchObject({ kind: 'waiting' });
    vi.advanceTimersByTime(60_000);
    expect(look().interruption).toMatchObject({ kind: 'waiting', elapsed: expect.stringContaining('60') });
    vi.advanceTimersByTime(61_000);
    const { interruption, status } = look();
    expect([interruption.kind, status]).toEqual(['problem', 504]);
    expect(look().interruption).toMatchObject({ kind: 'waiting' });
  });

  it('counts each state of each booking separately', () => {
    const look = newBrowser();
    look();
    vi.advanceTimersByTime(121_000);
    expect(look('reserving_seats', 'another').interruption).toMatchObject({ kind: 'waiting' });
    expect(look('booking_ticket').interruption).toMatchObject({ kind: 'waiting' });
  });

  it.each(['', 'reserving_seats.', 'reserving_seats.x', 'reserving_seats.99999999999999'])(
    'starts over with an invalid start time: %j',
    (value) => {
      const context = testContext();
      waitForChange(context, bookingWith({ action: 'reserving_seats' }), 'seats', 'step1');
      const [name = ''] = cookiesAfter(context).keys();
      const cookies = new Map([[name, value]]);
      const booking = bookingWith({ action: 'reserving_seats' });
      const { interruption } = waitForChange(testContext({ cookies }), booking, 'seats', 'step1');
      expect(interruption).toMatchObject({ kind: 'waiting' });
      expect(interruption).not.toHaveProperty('elapsed');
    },
  );
});
