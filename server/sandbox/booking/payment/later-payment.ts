import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { laterMeans, type laterPaymentOrder, type LaterPaymentWire } from '~/upstream/booking/later-contract';
import type { PaymentStatus } from '~/upstream/booking/payment-contract';
import type { LetterLanguage } from '../../outbox/letter-language';
import { ServiceFailure, requestFormat } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { findPostSale, statusAt, type PostSaleRecord } from '../order-lines/post-sale-records';
import type { BookingDesk } from '../records/desk';
import { PAYMENT_LIFETIME_MS } from '../records/state';
import { assertNotDeclined } from './declined';
import { judgeCard } from './cards';
import { findPayer } from './payer';
import { sbpLinks } from './sbp-info';

/** A payment after the sale as it was sent, and the session whose saved card pays. */
export type LaterPaymentBody = {
  payment: z.output<typeof laterPaymentOrder>;
  auth_token?: string | null | undefined;
};

/** Says what is paid for. `until`: the bank may not answer later; milliseconds since 1970. */
type PaidFor = Pick<PostSaleRecord, 'bookingToken' | 'surchargeToken' | 'lines' | 'amount' | 'currency'> & {
  until: number;
};

/**
 * Asks the bank; writes nothing, so that the caller stores the attempt together with its consequences.
 * @throws ServiceFailure requestFormat; rateChangedError for another amount. Neither uses up the key.
 */
export async function newLaterPayment(
  { payment, auth_token: authToken }: LaterPaymentBody,
  { until, ...paidFor }: PaidFor,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<PostSaleRecord> {
  const { amount, currency } = paidFor;
  if (payment.currency !== currency) throw requestFormat([{ field: 'currency', code: 'mismatch' }]);
  if (payment.amount !== amount) {
    throw new ServiceFailure('rateChangedError', { old_price: payment.amount, new_price: amount });
  }
  const option = payment.payment_option ?? 'card';
  if (!laterMeans(currency).includes(option)) throw requestFormat([{ field: 'payment_option', code: 'unavailable' }]);
  const means = { ...payment, payment_option: option };
  const { payer, failures } = await findPayer({ payment: means, auth_token: authToken }, context, desk);
  if (failures.length > 0 || !payer) throw requestFormat(failures);
  const now = context.now();
  const status = payer.option === 'card' ? statusOf(judgeCard(payer, now)) : 'pending';
  return {
    ...paidFor,
    token: randomUUID(),
    idempotencyKey: payment.idempotency_key,
    status,
    option,
    cardLast4: payer.option === 'card' ? payer.pan.slice(-4) : '',
    returnUrl: payment.return_url,
    createdAt: now.getTime(),
    deadlineAt: Math.min(now.getTime() + PAYMENT_LIFETIME_MS, until),
  };
}

function statusOf(verdict: ReturnType<typeof judgeCard>): Exclude<PaymentStatus, 'idle'> {
  if (verdict.kind === 'paid') return 'success';
  return verdict.kind === 'threeDs' ? 'pending' : verdict.status;
}

/**
 * Finds the attempt that a key has made already. An idempotency key belongs to one attempt for ever.
 * @throws ServiceFailure wrongAction for the key of something else
 */
export async function findMade(
  { idempotency_key: idempotencyKey }: LaterPaymentBody['payment'],
  paidFor: Pick<PaidFor, 'bookingToken' | 'surchargeToken'>,
  { store }: SandboxContext,
): Promise<PostSaleRecord | null> {
  const made = await findPostSale(store, { idempotencyKey });
  const isOwn = made?.bookingToken === paidFor.bookingToken && made.surchargeToken === paidFor.surchargeToken;
  if (made && !isOwn) throw new ServiceFailure('wrongAction');
  return made;
}

/** @throws ServiceFailure the outcome of an attempt that took no money and never will */
export function assertMayBePaid(record: PostSaleRecord, now: number): void {
  if (record.status === 'voided') throw new ServiceFailure('operationWasBroken', {}, 'a later payment took its place');
  assertNotDeclined(statusAt(record, now));
}

/** Returns an attempt on the wire; while it is pending with the way to the bank. */
export function laterPaymentWire(
  record: PostSaleRecord,
  { language, now, origin }: { language: LetterLanguage; now: number; origin: string },
): LaterPaymentWire {
  const status = statusAt(record, now);
  const address = `${origin}/payment/later/${record.option === 'sbp' ? 'sbp' : '3ds'}/${record.token}`;
  const isOpen = status === 'pending';
  return {
    idempotency_key: record.idempotencyKey,
    status,
    option: record.option,
    card_last4: record.cardLast4 || null,
    amount: record.amount,
    currency: record.currency,
    redirect_url: isOpen && record.option === 'card' ? address : null,
    sbp:
      isOpen && record.option === 'sbp'
        ? { ...sbpLinks(address, language), expires_at: new Date(record.deadlineAt).toISOString() }
        : null,
  };
}
