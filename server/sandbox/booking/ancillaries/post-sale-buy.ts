import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { addItemsRequest } from '~/upstream/ancillaries/contract';
import type { purchasePayment } from '~/upstream/ancillaries/purchase-contract';
import { isLuhnValid, judgeCard } from '../payment/cards';
import { assertNotDeclined } from '../payment/declined';
import type { BookingDesk } from '../records/desk';
import { ServiceFailure, requestFormat, type FieldFailure } from '../../service/failure';
import { PAYMENT_LIFETIME_MS } from '../records/state';
import type { SandboxContext } from '../../service/service';
import { openSale, type Sale } from './desk';
import { sumOf } from '../order-lines/lines';
import { isIssued } from './post-sale-offer';
import { findPostSale, postSaleStatements, statusAt, type PostSaleRecord } from '../order-lines/post-sale-records';
import { wishedLines } from './wished-lines';

type Body = z.output<typeof addItemsRequest>;
type Payment = z.output<typeof purchasePayment>;

/** A post-sale purchase, and the data for its answer. */
export type Bought = { record: PostSaleRecord; sale: Sale };

/**
 * click_to_buy with a payment. An idempotency key belongs to one attempt for ever: a repeated request returns its
 * outcome. Refusals before the bank call (state, products, price, form) do not use up a key.
 */
export async function buyAfterSale(
  body: Pick<Body, 'token' | 'brand' | 'lang' | 'items' | 'v'>,
  payment: Payment,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Bought> {
  return desk.lock.run(body.token, async () => {
    const sale = await openSale(body, context);
    const earlier = await findPostSale(context.store, { idempotencyKey: payment.idempotency_key });
    if (earlier && earlier.bookingToken !== body.token) throw new ServiceFailure('wrongAction');
    if (!earlier) await tryToBuy(body.items, payment, sale, { context, desk });
    const record = await findPostSale(context.store, { idempotencyKey: payment.idempotency_key });
    if (!record) throw new ServiceFailure('serverError');
    if (record.status === 'voided') throw new ServiceFailure('operationWasBroken');
    assertNotDeclined(statusAt(record, sale.now));
    return { record, sale };
  });
}

async function tryToBuy(
  wishes: Body['items'],
  payment: Payment,
  sale: Sale,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<void> {
  if (!isIssued(sale)) throw new ServiceFailure('wrongAction', {}, sale.state.action);
  const lines = await wishedLines(wishes, sale, context);
  const { currency } = sale.facts;
  if (payment.currency !== currency) throw requestFormat([{ field: 'currency', code: 'mismatch' }]);
  const price = sumOf(lines);
  if (payment.amount !== price) {
    throw new ServiceFailure('rateChangedError', { old_price: payment.amount, new_price: price });
  }
  assertCard(payment.card);
  const { pan, exp_date_month_year: expiry } = payment.card;
  const verdict = judgeCard({ pan, expiry }, context.now());
  const record: PostSaleRecord = {
    token: randomUUID(),
    bookingToken: sale.booking.token,
    idempotencyKey: payment.idempotency_key,
    status: verdict.kind === 'paid' ? 'success' : verdict.kind === 'threeDs' ? 'pending' : verdict.status,
    lines,
    amount: price,
    currency,
    cardLast4: pan.slice(-4),
    returnUrl: payment.return_url,
    deadlineAt: sale.now + PAYMENT_LIFETIME_MS,
  };
  const paid = { purchase: record, booking: sale.booking };
  const letter = verdict.kind === 'paid' ? await desk.events.statementsFor('postSalePaid', paid, context) : [];
  await context.store.batch([...postSaleStatements(record), ...letter], 'write');
}

function assertCard(card: Payment['card']): void {
  const failures: FieldFailure[] = [];
  if (!isLuhnValid(card.pan)) failures.push({ field: 'pan', code: 'format' });
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(card.exp_date_month_year)) {
    failures.push({ field: 'exp_date_month_year', code: 'month' });
  }
  if (!/^\d{3,4}$/.test(card.cvv)) failures.push({ field: 'cvv', code: 'format' });
  if (failures.length > 0) throw requestFormat(failures);
}
