import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { ReceivedBy } from '~/upstream/endpoint';
import type { endpoints } from '~/upstream/after-sale/contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { listLaterPayments, postSaleStatements, type PostSaleRecord } from '../order-lines/post-sale-records';
import { getBooking, type BookingDesk } from '../records/desk';
import type { BookingRecord } from '../records/records';
import { isReturned } from '../records/state';
import {
  cancelSurchargeStatements,
  findSurcharge,
  insertSurchargeStatement,
  payUntilOf,
  surchargeStatusAt,
  type SurchargeRecord,
} from '../records/surcharges';
import { assertMayBePaid, findMade, newLaterPayment } from './later-payment';

type Setting = { context: SandboxContext; desk: BookingDesk };

/** A surcharge to ask for; its amount is the sum of its lines. */
export type SurchargeWish = Pick<
  SurchargeRecord,
  'purpose' | 'reference' | 'subject' | 'lines' | 'payUntil' | 'siteUrl'
>;

/**
 * Builds the writes of a new surcharge, with the letter about it. The caller holds the booking's lock.
 * @throws Error for an amount that is not positive
 */
export async function askSurcharge(
  wish: SurchargeWish,
  booking: BookingRecord,
  { context, desk }: Setting,
): Promise<{ surcharge: SurchargeRecord; statements: InStatement[] }> {
  const amount = wish.lines.reduce((sum, line) => sum + line.amount, 0);
  if (amount <= 0) throw new Error('a surcharge asks for money');
  const surcharge: SurchargeRecord = {
    ...wish,
    token: randomUUID(),
    bookingToken: booking.token,
    amount,
    currency: booking.offer.session.currency,
    askedAt: context.now().getTime(),
    cancelled: null,
    tickets: [],
  };
  const letter = await desk.events.statementsFor('surchargeAsked', { surcharge, booking }, context);
  return { surcharge, statements: [insertSurchargeStatement(surcharge), ...letter] };
}

/** @throws ServiceFailure NotFound */
export async function getSurcharge(
  { store }: SandboxContext,
  bookingToken: string,
  token: string,
): Promise<SurchargeRecord> {
  const surcharge = await findSurcharge(store, bookingToken, token);
  if (!surcharge) throw new ServiceFailure('NotFound');
  return surcharge;
}

/**
 * custom_payment/pay. An idempotency key belongs to one attempt for ever: a repeated request returns its outcome. Refusals
 * before the bank is asked do not use up a key.
 */
export async function paySurcharge(
  body: ReceivedBy<typeof endpoints.paySurcharge>,
  { context, desk }: Setting,
): Promise<SurchargeRecord> {
  return desk.lock.run(body.token, async () => {
    const booking = await getBooking(context, body.token);
    const surcharge = await getSurcharge(context, booking.token, body.surcharge_token);
    const paidFor = { bookingToken: booking.token, surchargeToken: surcharge.token };
    if (!(await findMade(body.payment, paidFor, context))) await tryToPay(body, surcharge, booking, { context, desk });
    const made = await findMade(body.payment, paidFor, context);
    if (!made) throw new ServiceFailure('serverError');
    assertMayBePaid(made, context.now().getTime());
    return surcharge;
  });
}

async function tryToPay(
  body: ReceivedBy<typeof endpoints.paySurcharge>,
  surcharge: SurchargeRecord,
  booking: BookingRecord,
  { context, desk }: Setting,
): Promise<void> {
  const now = context.now().getTime();
  const status = surchargeStatusAt(surcharge, await listLaterPayments(context.store, booking.token), now);
  if (status === 'paid') throw new ServiceFailure('alreadyCompleted');
  if (status === 'expired') throw new ServiceFailure('Expired');
  if (status === 'cancelled' || isReturned(booking, now)) throw new ServiceFailure('wrongAction', {}, status);
  await orClose(surcharge, booking, { context, desk }, async () => {
    const checked = await desk.events.statementsFor('surchargeChecked', { surcharge, booking }, context);
    const { token: surchargeToken, bookingToken, amount, currency } = surcharge;
    const payment = await newLaterPayment(
      body,
      { bookingToken, surchargeToken, lines: [], amount, currency, until: payUntilOf(surcharge, now) },
      { context, desk },
    );
    const paid =
      payment.status === 'success'
        ? await desk.events.statementsFor('surchargePaid', { surcharge, booking, payment }, context)
        : [];
    await context.store.batch([...postSaleStatements(payment), ...checked, ...paid], 'write');
  });
}

/** Builds the writes that come with the money of an attempt that was confirmed at the bank. */
export async function paidStatements(
  payment: PostSaleRecord,
  surchargeToken: string,
  booking: BookingRecord,
  { context, desk }: Setting,
): Promise<InStatement[]> {
  const surcharge = await getSurcharge(context, booking.token, surchargeToken);
  return desk.events.statementsFor('surchargePaid', { surcharge, booking, payment }, context);
}

/**
 * Does what asks for money; closes the surcharge when a listener says that what it pays for cannot be had any more.
 * @throws ServiceFailure that of the listener
 */
export async function orClose<T>(
  surcharge: SurchargeRecord,
  booking: BookingRecord,
  { context, desk }: Setting,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) {
      await context.store.batch(await closeStatements(surcharge, booking, { context, desk }), 'write');
    }
    throw error;
  }
}

/** A listener says that what a surcharge pays for cannot be had any more. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ServiceFailure && error.code === 'failAction';
}

/** Builds the writes that close a surcharge whose object cannot be had any more. */
export async function closeStatements(
  surcharge: SurchargeRecord,
  booking: BookingRecord,
  { context, desk }: Setting,
): Promise<InStatement[]> {
  const at = context.now().getTime();
  return [
    ...cancelSurchargeStatements(surcharge.token, 'impossible', at),
    ...(await desk.events.statementsFor('surchargeClosed', { surcharge, booking, reason: 'impossible', at }, context)),
  ];
}
