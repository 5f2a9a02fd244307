import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { addItemsRequest } from '~/upstream/ancillaries/contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { sumOf } from '../order-lines/lines';
import { postSaleStatements, type PostSaleRecord } from '../order-lines/post-sale-records';
import type { BookingDesk } from '../records/desk';
import { openSale } from './desk';
import { isIssued } from './post-sale-offer';
import type { Bought } from './post-sale-buy';
import { wishedLines } from './wished-lines';

type Body = Pick<z.output<typeof addItemsRequest>, 'token' | 'brand' | 'lang' | 'items' | 'v'>;

/**
 * click_to_buy of free products after the sale: a purchase whose payment is nothing, told in a letter like any other.
 * @throws ServiceFailure wrongAction, productUnavailable, seatTaken; rateChangedError for products that cost money
 */
export function takeFree(
  body: Body,
  siteUrl: string | null | undefined,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Bought> {
  return desk.lock.run(body.token, async () => {
    const sale = await openSale(body, context);
    if (!isIssued(sale)) throw new ServiceFailure('wrongAction', {}, sale.state.action);
    const lines = await wishedLines(body.items, sale, context);
    const price = sumOf(lines);
    if (price > 0) throw new ServiceFailure('rateChangedError', { old_price: 0, new_price: price });
    const token = randomUUID();
    const record: PostSaleRecord = {
      token,
      bookingToken: body.token,
      idempotencyKey: `free ${token}`,
      status: 'success',
      option: 'card',
      surchargeToken: null,
      lines,
      amount: 0,
      currency: sale.facts.currency,
      cardLast4: '',
      returnUrl: siteUrl ?? context.origin,
      createdAt: sale.now,
      deadlineAt: sale.now,
    };
    const letter = await desk.events.statementsFor(
      'postSalePaid',
      { purchase: record, booking: sale.booking },
      context,
    );
    await context.store.batch([...postSaleStatements(record), ...letter], 'write');
    return { record, sale };
  });
}
