import type { z } from 'zod';
import type { bookAndIssueAnswer, bookAndIssueRequest } from '~/upstream/booking/contract';
import { amountDue } from '../ancillaries/totals';
import type { SandboxContext } from '../service';
import { recordAttempt } from './attempt';
import { isLuhnValid } from './cards';
import { assertNotDeclined } from './declined';
import { getBooking, type BookingDesk } from './desk';
import { BookingFailure, requestFormat, type FieldFailure } from './envelope';
import { checkPassengers } from './passengers';
import { priceStage } from './price';
import { findAttemptByKey, listAttempts, type AttemptRecord, type BookingRecord } from './records';
import { attemptStatusAt, paymentAt, stateAt } from './state';

type Body = z.output<typeof bookAndIssueRequest>;
type Answer = z.input<typeof bookAndIssueAnswer>;

/**
 * book_and_issue/new: books, charges and issues. An idempotency key belongs to one attempt for ever: asked again, it
 * answers what became of that attempt. Refusals before the bank is asked (price, people, form) use no key up.
 */
export async function bookAndIssue(body: Body, context: SandboxContext, desk: BookingDesk): Promise<Answer> {
  return desk.lock.run(body.token, async () => {
    const booking = await getBooking(context, body.token);
    const earlier = await findAttemptByKey(context.store, body.idempotency_key);
    if (earlier && earlier.bookingToken !== booking.token) throw new BookingFailure('wrongAction');
    if (!earlier) {
      const attempts = await listAttempts(context.store, booking.token);
      assertPayable(booking, attempts, context.now().getTime());
      await assertPrice(body, booking, attempts, context);
      assertFields(body, booking, context);
      await recordAttempt(body, booking, context, desk);
    }
    return outcome(body, context);
  });
}

function assertPayable(booking: BookingRecord, attempts: AttemptRecord[], now: number): void {
  if (booking.timeline) throw new BookingFailure('alreadyCompleted');
  const { action, error } = stateAt(booking, attempts, now);
  if (error === 'sessionExpired') throw new BookingFailure('sessionExpired');
  if (action !== 'seats_reserved' && action !== 'manual_paying') throw new BookingFailure('wrongAction', {}, action);
}

/** A price that moves at the carrier moves here, once, and is never charged unseen. */
async function assertPrice(
  body: Body,
  booking: BookingRecord,
  attempts: AttemptRecord[],
  context: SandboxContext,
): Promise<void> {
  const { offer } = booking;
  if (body.currency !== offer.session.currency) throw requestFormat([{ field: 'currency', code: 'mismatch' }]);
  let hasMoved = booking.hasPriceMoved;
  const stage = priceStage(offer.variantId, context.settings.priceChange);
  if (!hasMoved && attempts.length === 0 && stage === 'booking') {
    await context.store.execute({ sql: 'UPDATE bookings SET price_moved = 1 WHERE token = ?', args: [booking.token] });
    hasMoved = true;
  }
  const price = await amountDue({ ...booking, hasPriceMoved: hasMoved }, context.store);
  if (body.amount !== price) {
    throw new BookingFailure('rateChangedError', { old_price: body.amount, new_price: price });
  }
}

function assertFields(body: Body, booking: BookingRecord, context: SandboxContext): void {
  const { card } = body.payment;
  const { contacts = booking.contacts, passengers = booking.passengers } = body;
  if (!card) throw requestFormat([{ field: 'payment_option', code: 'unavailable' }]);
  if (!contacts || !passengers) throw requestFormat([{ field: 'passengers', code: 'format' }]);
  const today = context.now().toISOString().slice(0, 10);
  const failures: FieldFailure[] = checkPassengers(passengers, booking.offer, today);
  if (!/^\S+@\S+\.\S+$/.test(contacts.email)) failures.push({ field: 'email', code: 'format' });
  if (!/^\+?[\d\s()-]{7,25}$/.test(contacts.phone)) failures.push({ field: 'phone', code: 'format' });
  if (!isLuhnValid(card.pan)) failures.push({ field: 'pan', code: 'format' });
  if (!/^(0[1-9]|1[0-2])\//.test(card.exp_date_month_year)) {
    failures.push({ field: 'exp_date_month_year', code: 'month' });
  }
  if (!/^\d{3,4}$/.test(card.cvv)) failures.push({ field: 'cvv', code: 'format' });
  if (failures.length > 0) throw requestFormat(failures);
}

/** What became of the key's attempt: an answer, or the failure of its card. */
async function outcome(body: Body, context: SandboxContext): Promise<Answer> {
  const now = context.now().getTime();
  const booking = await getBooking(context, body.token);
  const attempts = await listAttempts(context.store, body.token);
  const own = attempts.find(({ idempotencyKey }) => idempotencyKey === body.idempotency_key);
  if (!own) throw new BookingFailure('serverError');
  if (own.status === 'voided') throw new BookingFailure('operationWasBroken', {}, 'a later payment took its place');
  const status = attemptStatusAt(own, now);
  assertNotDeclined(status);
  return { action: stateAt(booking, attempts, now).action, payment: paymentAt(own, now, context.origin) };
}
