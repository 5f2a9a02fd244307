import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookingEvents } from '../../booking/records/events';
import { EventBus } from '../../service/events';
import { TestSandbox } from '../../testing/test-sandbox';
import { DEMO_ACCOUNTS } from '../auth/demo-accounts';
import { claimBooking } from './claim';
import { showBookingOfAccount } from './orders';
import { ownerListeners } from './owners';
import { beginSession } from '../auth/sessions';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start([]);
});
afterEach(() => sandbox.stop());

const BOOKING = '7d8e9f00-0000-4000-8000-000000000001';

async function putBooking(contacts: object | null = null): Promise<void> {
  await sandbox.context.store.execute({
    sql: `INSERT INTO bookings (token, idempotency_key, offer, fare_key, language, created_at, expires_at, fare_found_at, price_moved, contacts)
          VALUES (?, 'create-key-0000001', '{}', 'light', 'en', 0, 0, 0, 0, ?)`,
    args: [BOOKING, contacts && JSON.stringify(contacts)],
  });
}

async function announcePayment(authToken: string | null | undefined): Promise<void> {
  const { context } = sandbox;
  const events = new EventBus<BookingEvents>(ownerListeners);
  const call = { bookingToken: BOOKING, authToken };
  for (const statement of await events.statementsFor('paymentStarted', call, context)) {
    await context.store.execute(statement);
  }
}

async function isOf(token: string): Promise<boolean> {
  const call = { v: '2.0', auth_token: token, booking_token: BOOKING } as const;
  return showBookingOfAccount(call, sandbox.context).then(
    () => true,
    () => false,
  );
}

async function isByAddress(token: string): Promise<boolean> {
  const call = { v: '2.0', auth_token: token, booking_token: BOOKING } as const;
  return (await showBookingOfAccount(call, sandbox.context)).by_address === true;
}

const codeOf = (reason: unknown) => (reason as { code?: string }).code ?? '';
const claim = (token: string, phone: string) =>
  claimBooking({ v: '2.0', auth_token: token, booking_token: BOOKING, phone }, sandbox.context);

describe('a booking', () => {
  it('belongs to the account that claims it first, and a guest token never takes it', async () => {
    const { context } = sandbox;
    await putBooking();
    const [ann, eve] = [await beginSession(context, 'demo-1'), await beginSession(context, 'demo-2')];
    for (const nobody of [null, undefined, '', 'ended']) await announcePayment(nobody);
    expect(await isOf(ann)).toBe(false);
    await announcePayment(ann);
    await announcePayment(eve);
    expect(await isOf(ann)).toBe(true);
    expect(await isOf(eve)).toBe(false);
    expect(await isOf(await beginSession(context, 'demo-1')), 'in every browser').toBe(true);
  });

  it('bought as a guest is listed by its address only after that address is confirmed', async () => {
    const { context } = sandbox;
    await putBooking({ email: DEMO_ACCOUNTS[0].email });
    const token = await beginSession(context, 'demo-1');
    expect(await isOf(token)).toBe(true);
    await context.store.execute("UPDATE accounts SET confirmed_at = NULL WHERE account_id = 'demo-1'");
    expect(await isOf(token)).toBe(false);
    await announcePayment(token);
    expect(await isOf(token), 'what the account itself has bought').toBe(true);
    expect(await isByAddress(token)).toBe(false);
  });

  it('bought as a guest becomes the own one of the account with its address by its phone alone', async () => {
    const { context } = sandbox;
    await putBooking({ email: DEMO_ACCOUNTS[0].email, phone: '+44 20 7946 0958' });
    const [owner, stranger] = [await beginSession(context, 'demo-1'), await beginSession(context, 'demo-2')];
    expect(await isByAddress(owner)).toBe(true);
    await expect(claim(owner, '+442079460959')).rejects.toMatchObject({ code: 'InvalidAuthInfo' });
    await expect(claim(stranger, '+442079460958')).rejects.toMatchObject({ code: 'NotFound' });
    expect(await isByAddress(owner), 'a wrong phone changes nothing').toBe(true);
    await claim(owner, '+442079460958');
    expect(await isByAddress(await beginSession(context, 'demo-1')), 'in every browser').toBe(false);
    await claim(owner, '+442079460958');
  });

  it('takes five wrong phones a day, whoever types them at the same moment, and then not even the right one', async () => {
    const { context } = sandbox;
    await putBooking({ email: DEMO_ACCOUNTS[0].email, phone: '+442079460958' });
    const [here, elsewhere] = [await beginSession(context, 'demo-1'), await beginSession(context, 'demo-1')];
    const wrong = Array.from({ length: 8 }, (_, at) => claim(at % 2 ? here : elsewhere, `+44207946000${at}`));
    const codes = (await Promise.allSettled(wrong)).map((one) => (one.status === 'rejected' ? codeOf(one.reason) : ''));
    expect(codes.filter((code) => code === 'InvalidAuthInfo')).toHaveLength(5);
    expect(codes.filter((code) => code === 'SignInAttemptsEnded')).toHaveLength(3);
    await expect(claim(here, '+442079460958')).rejects.toMatchObject({ code: 'SignInAttemptsEnded' });
    expect(await isByAddress(here)).toBe(true);
    await sandbox.advance(24 * 60 * 60 + 1);
    await Promise.all([claim(here, '+442079460958'), claim(here, '+442079460958')]);
    expect(await isByAddress(here), 'a double click').toBe(false);
  });

  it('is not taken from another account by its address and phone', async () => {
    const { context } = sandbox;
    await putBooking({ email: DEMO_ACCOUNTS[0].email, phone: '+442079460958' });
    await announcePayment(await beginSession(context, 'demo-2'));
    const byAddress = await beginSession(context, 'demo-1');
    await expect(claim(byAddress, '+442079460958')).rejects.toMatchObject({ code: 'wrongAction' });
    expect(await isByAddress(byAddress)).toBe(true);
  });
});
