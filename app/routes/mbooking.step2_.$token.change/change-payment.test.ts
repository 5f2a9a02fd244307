import { afterEach, describe, expect, it } from 'vitest';
import { attemptWith, BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { testContext } from '#tests/fixtures/request-context';
import { forget } from '~/bff/waiting/pending.server';
import type { BookingWire } from '~/upstream/booking/contract';
import { UpstreamError, type UpstreamErrorKind } from '~/upstream/error';
import { cancelPending, visitPending } from './change-payment.server';
import { changeScreen } from './screen.server';

const url = new URL(`http://localhost:3000/mbooking/step2/${token}/change`);
const AT_BANK: Partial<BookingWire> = {
  action: 'manual_paying',
  payment: { status: 'pending', redirect_url: 'https://bank.example/3ds' },
  payments: [attemptWith('the-first', 'no_money'), attemptWith('the-last', 'pending')],
};
const AT_APP: Partial<BookingWire> = {
  ...AT_BANK,
  payment: { status: 'pending', option: 'sbp', sbp_expires_at: '2031-04-20T15:15:00Z' },
};
const failed = (kind: UpstreamErrorKind, code: string) => () =>
  Promise.reject(new UpstreamError({ kind, code, service: 'booking', operation: 'cancelPayment', requestId: 'r' }));

function visitor(booking: Partial<BookingWire>, cancel?: () => Promise<never>) {
  const context = testContext({ url });
  const cancelled: string[] = [];
  context.upstream.booking = {
    ...context.upstream.booking,
    getBooking: () => Promise.resolve(bookingWith(booking)),
    cancelPayment: (_token, key) => {
      cancelled.push(key);
      return cancel ? cancel() : Promise.resolve({ action: 'seats_reserved' } as never);
    },
  };
  return { context, cancelled };
}

async function post(scene: ReturnType<typeof visitor>, attempt = 'the-last') {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ attempt }) });
  const response = await cancelPending(scene.context, request, token).catch((thrown: unknown) =>
    thrown instanceof Response ? thrown : Promise.reject(thrown as Error),
  );
  return { to: response.headers.get('location'), status: response.status, cancelled: scene.cancelled };
}

afterEach(() => forget('cancel the-last'));

describe('pending payment', () => {
  it.each([
    ['at the bank', AT_BANK, `/mbooking/3ds/${token}?to=https%3A%2F%2Fbank.example%2F3ds`, /by card/],
    ['in a bank’s app', AT_APP, `/payment-info-sbp/${token}`, /6:15\sPM Moscow time/],
  ])('%s can be resumed or cancelled', async (_, booking, bankPath, said) => {
    const { context } = visitor(booking);
    const screen = changeScreen(bookingWith(booking), context.market);
    expect(screen).toMatchObject({ bankPath, attempt: 'the-last' });
    expect(screen?.pending).toMatch(said);
    expect(await post(visitor(booking))).toEqual({
      to: `/mbooking/step2/${token}`,
      status: 303,
      cancelled: ['the-last'],
    });
  });

  it('is not cancelled by the form of an earlier attempt', async () => {
    expect(await post(visitor(AT_BANK), 'the-one-before')).toMatchObject({ to: url.pathname, cancelled: [] });
  });

  it.each<[UpstreamErrorKind, string, string | null, number]>([
    ['conflict', 'alreadyCompleted', `/mbooking/checking/${token}`, 303],
    ['unavailable', 'serverError', null, 503],
  ])('that cannot be cancelled (%s %s) leads to %s', async (kind, code, to, status) => {
    expect(await post(visitor(AT_BANK, failed(kind, code)))).toMatchObject({ to, status });
  });

  it.each<[string, Partial<BookingWire>, string]>([
    ['no payment is pending', {}, `/mbooking/step2/${token}`],
    ['it is paid', { action: 'payment_authorized' }, `/mbooking/checking/${token}`],
    ['the tickets are issued', { action: 'completed' }, `/mbooking/thanks/${token}`],
  ])('is not offered for change when %s', async (_, booking, to) => {
    const scene = visitor(booking);
    const thrown: unknown = await visitPending(scene.context, token).catch((error: unknown) => error);
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(to);
    expect((await post(scene)).cancelled).toEqual([]);
  });
});
