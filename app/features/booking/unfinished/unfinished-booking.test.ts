import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { cookiesAfter, testContext, type TestContext } from '#tests/fixtures/request-context';
import { readSession } from '~/bff/cookies/session.server';
import type { BookingClient } from '~/upstream/booking/client.server';
import { ACTIONS, type Booking, type BookingAction } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { isUnfinished } from './reminder.server';
import { dismissReminder, unfinishedBooking } from './unfinished-booking.server';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));

const { expiresAt } = bookingWith();
const BEFORE = new Date(Date.parse(expiresAt) - 60_000);
const getBooking = vi.fn<BookingClient['getBooking']>();

let bookings = 0;
/** Returns an unused token, because ended bookings are not read again. */
const newToken = () => `6b1f6bb5-8b5c-4f0e-9a25-${String((bookings += 1)).padStart(12, '0')}`;

/** Bookings in the service. */
let known: Record<string, Partial<Booking>> = {};

function visitor(tokens: string[], before?: TestContext): TestContext {
  const context = testContext(before && { cookies: cookiesAfter(before) });
  const session = before?.session ?? { ...context.session, bookings: tokens.map((token) => ({ token })) };
  const { upstream } = context;
  return Object.assign(context, { session, upstream: { ...upstream, booking: { ...upstream.booking, getBooking } } });
}

const failure = (kind: 'notFound' | 'unavailable') =>
  new UpstreamError({ kind, service: 'booking', operation: 'getBooking', requestId: 'request-1' });

beforeEach(() => {
  known = {};
  getBooking.mockReset().mockImplementation((token) => {
    const facts = known[token];
    return facts ? Promise.resolve({ ...bookingWith(), token, ...facts }) : Promise.reject(failure('notFound'));
  });
});

describe('isUnfinished', () => {
  const WAITING: BookingAction[] = [...ACTIONS.reserving, 'ticket_booked', 'manual_paying'];
  it.each(Object.values(ACTIONS).flat())('%s', (action) => {
    expect(isUnfinished({ action, expiresAt }, BEFORE)).toBe(WAITING.includes(action));
    expect(isUnfinished({ action, expiresAt }, new Date(expiresAt))).toBe(false);
  });
});

describe('unfinishedBooking', () => {
  it('shows the open booking, its deadline and the link to continue', async () => {
    const token = newToken();
    known = { [token]: { action: 'seats_reserved' } };
    const reminder = await unfinishedBooking(visitor([token]), BEFORE);
    expect(reminder).toMatchObject({
      token,
      route: 'Moscow ⇄ Sochi',
      until: 'until 20 Apr, 18:30 Moscow time',
      resume: { label: 'Continue', href: `/mbooking/step2/${token}` },
    });
    expect(reminder?.facts).toContain('4 May – 18 May · tickets ₽275');
  });

  it.each<[BookingAction, string]>([
    ['fare_found', 'step1'],
    ['seats_reserved', 'step2'],
    ['manual_paying', 'checking'],
  ])('%s continues at %s', async (action, page) => {
    const token = newToken();
    known = { [token]: { action } };
    const reminder = await unfinishedBooking(visitor([token]), BEFORE);
    expect(reminder?.resume.href).toBe(`/mbooking/${page}/${token}`);
  });

  it('explains itself once', async () => {
    const token = newToken();
    known = { [token]: {} };
    const first = visitor([token]);
    expect((await unfinishedBooking(first, BEFORE))?.hint).toContain('waiting for you');
    const next = await readSession(cookiesAfter(first));
    expect((await unfinishedBooking(visitor([], Object.assign(first, { session: next })), BEFORE))?.hint).toBeNull();
  });

  it('is the newest unfinished booking, and the one before it after a dismissal', async () => {
    const [paid, newer, older] = [newToken(), newToken(), newToken()];
    known = { [paid]: { action: 'completed' }, [newer]: {}, [older]: {} };
    const context = visitor([paid, newer, older]);
    expect((await unfinishedBooking(context, BEFORE))?.token).toBe(newer);
    await dismissReminder(context, newer);
    const session = await readSession(cookiesAfter(context));
    expect((await unfinishedBooking(Object.assign(context, { session }), BEFORE))?.token).toBe(older);
    expect(session.bookings, 'the booking is still the visitor’s').toContainEqual({ token: newer });
  });

  it('does not read ended bookings again, nor anything for a guest', async () => {
    const token = newToken();
    known = { [token]: { action: 'reserving_seats_fault', error: 'sessionExpired' } };
    expect(await unfinishedBooking(visitor([token]), BEFORE)).toBeNull();
    expect(await unfinishedBooking(visitor([token]), BEFORE)).toBeNull();
    expect(await unfinishedBooking(visitor([]), BEFORE)).toBeNull();
    expect(getBooking).toHaveBeenCalledOnce();
  });

  it('ignores a booking that the service does not know', async () => {
    const [unknown, token] = [newToken(), newToken()];
    known = { [token]: {} };
    expect((await unfinishedBooking(visitor([unknown, token]), BEFORE))?.token).toBe(token);
  });

  it('ignores other people’s bookings', async () => {
    const context = visitor([newToken()]);
    await dismissReminder(context, newToken());
    expect(context.setCookies).toEqual([]);
  });

  // Must run last: after a failure the next pages skip the service.
  it('is left out while the service fails', async () => {
    getBooking.mockRejectedValue(failure('unavailable'));
    expect(await unfinishedBooking(visitor([newToken()]), BEFORE)).toBeNull();
  });
});
