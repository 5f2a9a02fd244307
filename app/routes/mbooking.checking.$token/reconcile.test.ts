import { afterEach, describe, expect, it } from 'vitest';
import { attemptWith, BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { cookiesAfter, requestWith, testContext } from '#tests/fixtures/request-context';
import { readDraft, writeDraft, type Draft } from '~/bff/cookies/drafts.server';
import { forget, settle } from '~/bff/waiting/pending.server';
import { pendingPaymentKey } from '~/features/booking/payment/payment-outcome.server';
import type { Booking, BookingWire } from '~/upstream/booking/contract';
import { UpstreamError, type UpstreamErrorKind } from '~/upstream/error';
import { reconcile } from './reconcile.server';

const key = 'the-key-of-the-payment';
const url = new URL(`http://localhost:3000/mbooking/checking/${token}`);

const error = (kind: UpstreamErrorKind, code: string | null = null) =>
  new UpstreamError({ kind, code, service: 'booking', operation: 'test', requestId: 'r' });

/** Visits the status page. `booking`: the service's answer, or its failure. */
async function visit(
  booking: Partial<BookingWire> | UpstreamError,
  {
    draft = { key, since: new Date().toISOString() },
    check = error('conflict', 'wrongAction'),
  }: { draft?: Draft['payment'] | null; check?: UpstreamError } = {},
) {
  const before = testContext({ url });
  const empty: Draft = { contacts: { email: '', phone: '' }, passengers: [] };
  if (draft) await writeDraft(before, token, { ...empty, payment: draft });
  const context = testContext({ url, cookies: cookiesAfter(before) });
  const answer = (): Promise<Booking> =>
    booking instanceof UpstreamError ? Promise.reject(booking) : Promise.resolve(bookingWith(booking));
  context.upstream.booking = {
    ...context.upstream.booking,
    getBooking: answer,
    checkTicket: () => Promise.reject(check),
  };
  const request = requestWith(context.cookies, url.href);
  const outcome = await reconcile(context, request, token).catch((thrown: unknown) =>
    thrown instanceof Response
      ? { to: thrown.headers.get('location'), status: thrown.status }
      : Promise.reject(thrown as Error),
  );
  const after = testContext({ cookies: cookiesAfter(context) });
  return { outcome, draft: await readDraft(after, requestWith(after.cookies), token) };
}

/** Starts the payment's call in this process. */
async function beginCall(call: Promise<unknown>): Promise<void> {
  await settle(pendingPaymentKey(key), () => call, { patienceMs: 0 });
}
/** Rejects after the page has begun to wait for it. */
const failingSoon = (reason: UpstreamError) => new Promise<never>((_, reject) => setTimeout(() => reject(reason), 20));
const never = new Promise<never>(() => undefined);
const unpaid: Partial<BookingWire> = { action: 'seats_reserved' };

afterEach(() => forget(pendingPaymentKey(key)));

describe('reconcile', () => {
  it.each<[string, Partial<BookingWire> | UpstreamError, string]>([
    ['the bank', { action: 'manual_paying', payments: [attemptWith(key, 'pending')] }, 'bank'],
    ['the charge', { action: 'payment_authorized', payments: [attemptWith(key, 'success')] }, 'paying'],
    ['the ticket', { action: 'issuing_ticket', payments: [attemptWith(key, 'success')] }, 'issuing'],
    ['a payment that never arrived', unpaid, 'unsent'],
    ['an unavailable service', error('unavailable'), 'unreachable'],
  ])('waits for %s', async (_, booking, progress) => {
    expect((await visit(booking)).outcome).toMatchObject({ progress });
  });

  it.each<[string, Partial<BookingWire>, string]>([
    ['issued', { action: 'completed', payments: [attemptWith(key, 'success')] }, 'thanks'],
    ['declined', { ...unpaid, payment: { status: 'no_money' }, payments: [attemptWith(key, 'no_money')] }, 'step2'],
    ['not ready for payment', { action: 'fare_found' }, 'step1'],
  ])('redirects when the order is %s', async (_, booking, page) => {
    expect((await visit(booking)).outcome).toEqual({ to: `/mbooking/${page}/${token}`, status: 303 });
  });

  it('says that the payment is on its way, not lost, while its call is in flight', async () => {
    await beginCall(never);
    expect((await visit(unpaid)).outcome).toMatchObject({ progress: 'sending' });
  });

  it('trusts the booking when the call hangs', async () => {
    await beginCall(never);
    const done: Partial<BookingWire> = { action: 'completed', payments: [attemptWith(key, 'success')] };
    expect((await visit(done)).outcome).toEqual({ to: `/mbooking/thanks/${token}`, status: 303 });
    const declined: Partial<BookingWire> = { ...unpaid, payments: [attemptWith(key, 'cvv_error')] };
    expect((await visit(declined)).outcome).toEqual({ to: `/mbooking/step2/${token}`, status: 303 });
  });

  it('returns to the payment with the reason of a refused call', async () => {
    await beginCall(failingSoon(error('invalid', 'issuerError')));
    const { outcome, draft } = await visit(unpaid);
    expect(outcome).toEqual({ to: `/mbooking/step2/${token}`, status: 303 });
    expect(draft?.refused).toEqual({ payment: 'issuerError' });
  });

  it('reads the booking when the call ended without an answer', async () => {
    await beginCall(failingSoon(error('timeout')));
    expect((await visit(unpaid)).outcome).toMatchObject({ progress: 'sending' });
    expect((await visit(unpaid)).outcome).toMatchObject({ progress: 'unsent' });
  });

  it('notes the carrier’s reason for a declined payment when the booking has none', async () => {
    const declined: Partial<BookingWire> = { ...unpaid, payments: [attemptWith(key, 'payment_error')] };
    const { draft } = await visit(declined, { check: error('invalid', 'cvvError') });
    expect(draft?.refused).toEqual({ payment: 'cvvError' });
  });

  it('shows the failure of the booking', async () => {
    const { outcome } = await visit({ action: 'issuing_ticket_fault', payments: [attemptWith(key, 'success')] });
    expect(outcome).toMatchObject({ interrupted: { status: 409 } });
  });

  it('counts the wait from the payment, and in another browser from the first visit', async () => {
    const since = new Date(Date.now() - 90_000).toISOString();
    const paying: Partial<BookingWire> = { action: 'payment_authorized', payments: [attemptWith(key, 'success')] };
    const first = await visit(paying, { draft: { key, since } });
    expect('waitedSeconds' in first.outcome && Math.round(first.outcome.waitedSeconds / 10)).toBe(9);
    const other = await visit(paying, { draft: null });
    expect('waitedSeconds' in other.outcome && other.outcome.waitedSeconds < 10).toBe(true);
    expect(other.draft?.payment?.key).toBe('');
  });
});
