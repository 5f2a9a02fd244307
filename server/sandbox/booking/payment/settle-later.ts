import type { SandboxContext } from '../../service/service';
import { statusStatement, type PostSaleRecord } from '../order-lines/post-sale-records';
import { getBooking, type BookingDesk } from '../records/desk';
import { closeStatements, getSurcharge, isRefusal, paidStatements } from './surcharges';

/**
 * Stores the customer's answer at the bank, with all that follows from the money, in one transaction. When the object of a
 * surcharge cannot be had any more, nothing is taken in spite of an approval. The caller holds the booking's lock and an open
 * attempt.
 */
export async function settleLater(
  record: PostSaleRecord,
  isApproved: boolean,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<void> {
  const { store } = context;
  const declined = statusStatement(record.token, 'payment_error');
  if (!isApproved) {
    await store.execute(declined);
    return;
  }
  const booking = await getBooking(context, record.bookingToken);
  const { surchargeToken } = record;
  try {
    const follows =
      surchargeToken === null
        ? await desk.events.statementsFor('postSalePaid', { purchase: record, booking }, context)
        : await paidStatements(record, surchargeToken, booking, { context, desk });
    await store.batch([statusStatement(record.token, 'success'), ...follows], 'write');
  } catch (error) {
    if (surchargeToken === null || !isRefusal(error)) throw error;
    const surcharge = await getSurcharge(context, booking.token, surchargeToken);
    await store.batch([declined, ...(await closeStatements(surcharge, booking, { context, desk }))], 'write');
  }
}
