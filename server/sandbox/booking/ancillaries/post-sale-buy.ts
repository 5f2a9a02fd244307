import type { z } from 'zod';
import type { addItemsRequest } from '~/upstream/ancillaries/contract';
import { assertMayBePaid, findMade, newLaterPayment, type LaterPaymentBody } from '../payment/later-payment';
import type { BookingDesk } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { openSale, type Sale } from './desk';
import { sumOf } from '../order-lines/lines';
import { isIssued } from './post-sale-offer';
import { postSaleStatements, type PostSaleRecord } from '../order-lines/post-sale-records';
import { wishedLines } from './wished-lines';

type Body = z.output<typeof addItemsRequest>;

/** A post-sale purchase, and the data for its answer. */
export type Bought = { record: PostSaleRecord; sale: Sale };

/**
 * click_to_buy with a payment. An idempotency key belongs to one attempt for ever: a repeated request returns its
 * outcome. Refusals before the bank call (state, products, price, form) do not use up a key.
 */
export async function buyAfterSale(
  body: Pick<Body, 'token' | 'brand' | 'lang' | 'items' | 'v'>,
  payment: LaterPaymentBody,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Bought> {
  return desk.lock.run(body.token, async () => {
    const sale = await openSale(body, context);
    const paidFor = { bookingToken: sale.booking.token, surchargeToken: null };
    if (!(await findMade(payment.payment, paidFor, context))) {
      await tryToBuy(body.items, payment, sale, { context, desk });
    }
    const record = await findMade(payment.payment, paidFor, context);
    if (!record) throw new ServiceFailure('serverError');
    assertMayBePaid(record, sale.now);
    return { record, sale };
  });
}

async function tryToBuy(
  wishes: Body['items'],
  payment: LaterPaymentBody,
  sale: Sale,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<void> {
  if (!isIssued(sale)) throw new ServiceFailure('wrongAction', {}, sale.state.action);
  const lines = await wishedLines(wishes, sale, context);
  const { booking, facts } = sale;
  const record = await newLaterPayment(
    payment,
    {
      bookingToken: booking.token,
      surchargeToken: null,
      lines,
      amount: sumOf(lines),
      currency: facts.currency,
      until: Infinity,
    },
    { context, desk },
  );
  const letter =
    record.status === 'success'
      ? await desk.events.statementsFor('postSalePaid', { purchase: record, booking }, context)
      : [];
  await context.store.batch([...postSaleStatements(record), ...letter], 'write');
}
