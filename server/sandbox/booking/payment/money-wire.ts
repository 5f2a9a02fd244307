import type { BookingWire } from '~/upstream/booking/contract';
import type { PaymentNotice } from '~/upstream/booking/payment-contract';
import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import { walletOptions } from '../e-wallet/wallet-on';
import { bonusOptions } from '../points/points-on';
import { pricedNow } from '../e-wallet/price-due';
import { dueOf } from './due';
import { isCharter, paymentOptions } from './payment-options';
import type { BookingRecord } from '../records/records';
import { acceptedFirst, isFirstReturned } from '../records/split';
import { attemptStatusAt, paymentAt, stateAt } from '../records/state';

type MoneyWire = Pick<
  BookingWire,
  | 'available_payment_types'
  | 'payment'
  | 'payments'
  | 'payment_options'
  | 'partial_payment'
  | 'second_payment_until'
  | 'paid'
  | 'paid_fee'
  | 'due'
  | 'payment_notices'
  | 'e_wallet'
>;

/** Returns the payment part of `show`: attempts, charges, the amount due, and the ways to pay it. */
export async function moneyWire(
  booking: BookingRecord,
  attempts: AttemptRecord[],
  context: SandboxContext,
  viewer: string | null,
): Promise<MoneyWire> {
  const now = context.now().getTime();
  const first = acceptedFirst(booking, attempts, now);
  const isOver = stateAt(booking, attempts, now).error !== null;
  const due = await dueOf(booking, attempts, context, viewer);
  const options = isOver ? [] : paymentOptions(booking, due, now);
  const bonus = isOver ? [] : await bonusOptions(booking, attempts, context);
  const { price, wallet } = await pricedNow(booking, attempts, context, viewer);
  const own = isOver ? [] : await walletOptions({ booking, price }, attempts, context, viewer);
  const accepted = attempts.filter(({ status, refund }) => status === 'success' && !(refund && now >= refund.at));
  return {
    available_payment_types: [...new Set(options.map(({ payment_type: type }) => type))],
    payment: paymentAt(attempts.at(-1), now, context.origin),
    payments: attempts.flatMap((attempt) => attemptWires(attempt, now)),
    payment_options: [...options, ...bonus, ...own],
    partial_payment: first !== null,
    second_payment_until: first && new Date(first.refund.at).toISOString(),
    paid: sum(accepted, 'amount') + sum(accepted, 'wallet'),
    paid_fee: sum(accepted, 'fee'),
    due: due.net,
    payment_notices: notices(booking, attempts, now),
    // Once it is paid it is among the payments.
    e_wallet: accepted.length > 0 || booking.timeline ? null : wallet,
  };
}

/** A wallet's part is a payment of its own, before that of the bank. */
function attemptWires(attempt: AttemptRecord, now: number): BookingWire['payments'] {
  const wire = attemptWire(attempt, now);
  const { wallet } = attempt;
  if (attempt.option === 'e_wallet') return [{ ...wire, amount: wallet }];
  if (wallet === 0) return [wire];
  const status = wire.status === 'success' || wire.status === 'pending' ? wire.status : 'payment_error';
  const own = { token: `${wire.token}.wallet`, idempotency_key: `${wire.idempotency_key}.wallet`, status } as const;
  return [{ ...wire, ...own, type: 'acquiring', option: 'e_wallet', amount: wallet, fee: 0, card_last4: null }, wire];
}

function attemptWire(attempt: AttemptRecord, now: number): BookingWire['payments'][number] {
  const { refund } = attempt;
  return {
    token: attempt.token,
    idempotency_key: attempt.idempotencyKey,
    status: attemptStatusAt(attempt, now),
    type: attempt.type,
    option: attempt.option,
    part: attempt.part,
    amount: attempt.amount,
    fee: attempt.fee,
    currency: attempt.currency,
    refunded_at: refund && now >= refund.at ? new Date(refund.at).toISOString() : null,
    card_last4: attempt.cardLast4 || null,
  };
}

function notices(booking: BookingRecord, attempts: AttemptRecord[], now: number): PaymentNotice[] {
  return [
    ...(acceptedFirst(booking, attempts, now) ? (['first_payment_accepted'] as const) : []),
    ...(isFirstReturned(booking, attempts, now) ? (['first_payment_returned'] as const) : []),
    ...(isCharter(booking.offer) ? (['charter'] as const) : []),
  ];
}

function sum(attempts: AttemptRecord[], key: 'amount' | 'fee' | 'wallet'): number {
  return attempts.reduce((total, attempt) => total + attempt[key], 0);
}
