import type { z } from 'zod';
import type { bookAndIssueAnswer, bookAndIssueRequest } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import { recordAttempt, type CheckedPayment } from './attempt';
import { findAttemptByKey, listAttempts, type AttemptRecord } from '../records/attempt-records';
import { assertNotDeclined } from './declined';
import { getBooking, type BookingDesk } from '../records/desk';
import { dueOf } from './due';
import { ServiceFailure, requestFormat, type FieldFailure } from '../../service/failure';
import { checkPassengers, EMAIL, PHONE } from '../passengers/passengers';
import { findPayer } from './payer';
import { quotePayment, type PaymentQuote } from './payment-options';
import { priceStage } from '../records/price';
import type { BookingRecord } from '../records/records';
import { acceptedFirst } from '../records/split';
import { attemptStatusAt, paymentAt, stateAt } from '../records/state';

type Body = z.output<typeof bookAndIssueRequest>;
type Answer = z.input<typeof bookAndIssueAnswer>;

const PAYABLE: readonly string[] = ['seats_reserved', 'manual_paying', 'ticket_booked'];

/**
 * book_and_issue/new: books, charges and issues. An idempotency key belongs to one attempt for ever: a repeated call
 * returns its outcome. Refusals before the bank is asked (price, people, form) do not use up a key.
 */
export async function bookAndIssue(body: Body, context: SandboxContext, desk: BookingDesk): Promise<Answer> {
  return desk.lock.run(body.token, async () => {
    const booking = await getBooking(context, body.token);
    const earlier = await findAttemptByKey(context.store, body.idempotency_key);
    if (earlier && earlier.bookingToken !== booking.token) throw new ServiceFailure('wrongAction');
    if (!earlier) {
      const attempts = await listAttempts(context.store, booking.token);
      assertPayable(booking, attempts, context.now().getTime());
      const payer = await context.accountOf(body.auth_token);
      const record = async () =>
        recordAttempt(await checkPayment(body, booking, attempts, { context, desk, payer }), booking, context, desk);
      // The same points, and the same money of a wallet, cannot pay for two orders that are paid at the same moment.
      await (payer === null ? record() : desk.lock.run(`points of ${payer}`, record));
    }
    return outcome(body, context);
  });
}

function assertPayable(booking: BookingRecord, attempts: AttemptRecord[], now: number): void {
  if (booking.timeline) throw new ServiceFailure('alreadyCompleted');
  const { action, error } = stateAt(booking, attempts, now);
  if (error === 'sessionExpired') throw new ServiceFailure('sessionExpired');
  if (!PAYABLE.includes(action)) throw new ServiceFailure('wrongAction', {}, action);
}

async function checkPayment(
  body: Body,
  booking: BookingRecord,
  attempts: AttemptRecord[],
  { context, desk, payer: account }: { context: SandboxContext; desk: BookingDesk; payer: string | null },
): Promise<CheckedPayment> {
  const first = acceptedFirst(booking, attempts, context.now().getTime());
  const quote = await quoteNow(body, booking, attempts, context, account);
  const { payer, failures } = await findPayer(body, context, desk);
  const all = [...(first ? [] : checkPeople(body, booking, context)), ...failures];
  if (all.length > 0 || !payer) throw requestFormat(all);
  return { body, payer, quote, first };
}

/** Applies the carrier's price change, once, so that it is never charged unseen. */
async function quoteNow(
  body: Body,
  booking: BookingRecord,
  attempts: AttemptRecord[],
  context: SandboxContext,
  account: string | null,
): Promise<PaymentQuote> {
  const { offer } = booking;
  if (body.currency !== offer.session.currency) throw requestFormat([{ field: 'currency', code: 'mismatch' }]);
  let hasPriceMoved = booking.hasPriceMoved;
  const stage = priceStage(offer.variantId, context.settings.priceChange);
  if (!hasPriceMoved && attempts.length === 0 && stage === 'booking') {
    await context.store.execute({ sql: 'UPDATE bookings SET price_moved = 1 WHERE token = ?', args: [booking.token] });
    hasPriceMoved = true;
  }
  const { payment_option: option, payment_type: type, split } = body.payment;
  const priced = { ...booking, hasPriceMoved };
  const now = context.now().getTime();
  // An open payment of this order makes way for this one, and what it holds does too.
  const ended = attempts.filter((attempt) => attemptStatusAt(attempt, now) !== 'pending');
  const due = await dueOf(priced, ended, context, account);
  const quote = quotePayment({ option, type }, split ?? false, { booking: priced, due, now });
  if (body.amount !== quote.amount) {
    throw new ServiceFailure('rateChangedError', { old_price: body.amount, new_price: quote.amount });
  }
  return quote;
}

function checkPeople(
  { passengers, contacts }: Body,
  { offer }: BookingRecord,
  context: SandboxContext,
): FieldFailure[] {
  if (!passengers) return [{ field: 'passengers', code: 'format' }];
  const today = context.now().toISOString().slice(0, 10);
  const failures = checkPassengers(passengers, offer, today);
  if (!EMAIL.test(contacts?.email ?? '')) failures.push({ field: 'email', code: 'format' });
  if (!PHONE.test(contacts?.phone ?? '')) failures.push({ field: 'phone', code: 'format' });
  return failures;
}

/** Returns the outcome of the key's attempt: an answer, or the failure of its card. */
async function outcome(body: Body, context: SandboxContext): Promise<Answer> {
  const now = context.now().getTime();
  const booking = await getBooking(context, body.token);
  const attempts = await listAttempts(context.store, body.token);
  const own = attempts.find(({ idempotencyKey }) => idempotencyKey === body.idempotency_key);
  if (!own) throw new ServiceFailure('serverError');
  if (own.status === 'voided') throw new ServiceFailure('operationWasBroken', {}, 'a later payment took its place');
  assertNotDeclined(attemptStatusAt(own, now));
  return { action: stateAt(booking, attempts, now).action, payment: paymentAt(own, now, context.origin) };
}
