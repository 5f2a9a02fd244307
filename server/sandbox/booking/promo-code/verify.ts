import type { z } from 'zod';
import { MIN_TO_PAY, type promoCodeRequest, type PromoCodeAnswerWire } from '~/upstream/promo-code/contract';
import { fullPrice } from '../records/totals';
import { getBooking, type BookingDesk } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { listAttempts } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { stateAt } from '../records/state';
import type { SandboxContext } from '../../service/service';
import { readCode, suits, termsOf, type PromoTerms } from '../order-lines/promo-terms';
import { codesOf, fits } from '../discounts/own-codes';
import { findPromo } from '../order-lines/promo-records';

type Body = z.output<typeof promoCodeRequest>;

/** Serialises requests that apply codes: a single-use code may have to leave another order. */
const PROMO_LOCK = 'promo codes';

/** POST /v4/promo_code: adds a code to a booking that can still change, or removes it. */
export function verifyPromoCode(body: Body, context: SandboxContext, desk: BookingDesk): Promise<PromoCodeAnswerWire> {
  return desk.lock.run(PROMO_LOCK, () =>
    desk.lock.run(body.token, async () => {
      const booking = await getBooking(context, body.token);
      await assertChangeable(booking, context);
      if (body.promo_code === null) await takeOut(booking.token, context);
      else await putIn(booking, readCode(body.promo_code), await context.accountOf(body.auth_token), context, desk);
      return answer(booking, context);
    }),
  );
}

async function assertChangeable(booking: BookingRecord, context: SandboxContext): Promise<void> {
  const attempts = await listAttempts(context.store, booking.token);
  const { action, error } = stateAt(booking, attempts, context.now().getTime());
  if (error === 'sessionExpired') throw new ServiceFailure('sessionExpired');
  // The amount must not change while the bank's page is open.
  if (action !== 'fare_found' && action !== 'seats_reserved') throw new ServiceFailure('wrongAction', {}, action);
}

async function putIn(
  booking: BookingRecord,
  code: string,
  accountId: string | null,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const terms = termsOf(code);
  if (!terms) throw new ServiceFailure('promocodeInvalidCodeError');
  if (terms.state === 'used') throw new ServiceFailure('promocodeAlreadyUtilized');
  if (terms.state === 'expired') throw new ServiceFailure('promocodeExpiredError');
  if (terms.isPersonal) await assertOwn(booking, code, accountId, context);
  const isTooCheap = (await fullPrice(booking, context.store)) <= MIN_TO_PAY;
  if (isTooCheap || !suits(terms, booking.offer)) throw new ServiceFailure('promocodeNotApplicable');
  if (terms.isSingleUse) await releaseElsewhere(terms, booking.token, context, desk);
  await context.store.execute({
    sql: `INSERT INTO booking_promos (booking_token, code, is_single_use) VALUES (?, ?, ?)
          ON CONFLICT (booking_token) DO UPDATE SET code = excluded.code, is_single_use = excluded.is_single_use`,
    args: [booking.token, code, terms.isSingleUse ? 1 : 0],
  });
}

/** Somebody else's code is an unknown one, so that nobody learns which there are. */
async function assertOwn(
  booking: BookingRecord,
  code: string,
  accountId: string | null,
  context: SandboxContext,
): Promise<void> {
  const own = accountId === null ? [] : await codesOf(accountId, context);
  const found = own.find((one) => one.code === code);
  if (!found) throw new ServiceFailure('promocodeInvalidCodeError');
  if (found.state === 'used') throw new ServiceFailure('promocodeAlreadyUtilized');
  if (found.state === 'lapsed') throw new ServiceFailure('promocodeExpiredError');
  if (!fits(found, booking)) throw new ServiceFailure('promocodeNotApplicable');
}

/**
 * Takes a single-use code out of another order.
 * @throws ServiceFailure promocodeAlreadyUtilized when that order is paid or being paid
 */
async function releaseElsewhere(
  { code }: PromoTerms,
  bookingToken: string,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const { rows } = await context.store.execute({
    sql: 'SELECT booking_token FROM booking_promos WHERE code = ? AND booking_token <> ?',
    args: [code, bookingToken],
  });
  const holder = rows[0] ? String(rows[0].booking_token) : null;
  if (!holder) return;
  await desk.lock.run(holder, async () => {
    const booking = await getBooking(context, holder);
    // The carrier issued nothing and the money is back, so the code is good again; what the order cost stays on record.
    if (booking.refund) return keepAsUsedTwice(holder, context);
    const attempts = await listAttempts(context.store, holder);
    const { action } = stateAt(booking, attempts, context.now().getTime());
    const isBeingPaid = action === 'manual_paying' || action === 'ticket_booked';
    if (booking.timeline || isBeingPaid) throw new ServiceFailure('promocodeAlreadyUtilized');
    await takeOut(holder, context);
  });
}

async function keepAsUsedTwice(bookingToken: string, { store }: SandboxContext): Promise<void> {
  await store.execute({
    sql: 'UPDATE booking_promos SET is_single_use = 0 WHERE booking_token = ?',
    args: [bookingToken],
  });
}

async function takeOut(bookingToken: string, { store }: SandboxContext): Promise<void> {
  await store.execute({ sql: 'DELETE FROM booking_promos WHERE booking_token = ?', args: [bookingToken] });
}

async function answer(booking: BookingRecord, { store }: SandboxContext): Promise<PromoCodeAnswerWire> {
  const promo = await findPromo(booking.token, await fullPrice(booking, store), store);
  return {
    promo_code: promo?.code ?? null,
    discount: promo?.discount ?? 0,
    burned: promo?.burned ?? 0,
    currency: booking.offer.session.currency,
  };
}
