import type { endpoints } from '~/upstream/after-sale/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { listLaterPayments } from '../order-lines/post-sale-records';
import { getSurcharge, isRefusal } from '../payment/surcharges';
import { getBooking, type BookingDesk } from '../records/desk';
import type { BookingRecord } from '../records/records';
import { isReturned } from '../records/state';
import {
  insertTicketStatement,
  payUntilOf,
  surchargeStatusAt,
  type SurchargeRecord,
  type SurchargeTicket,
} from '../records/surcharges';

/** A surcharge that is opened anew can be paid for a day. */
const REOPENED_MS = 24 * 60 * 60_000;

/**
 * user_actions/surcharge_expiration_ticket: asks about an expired surcharge. The answer is planned at once and becomes true
 * when a person would have read the question: open for another day while what it pays for can be had, else cancelled.
 * @throws ServiceFailure SurchargeHasNotExpired, TicketAlreadyExists, wrongAction when it is paid or cancelled
 */
export async function askAboutExpiry(
  body: ReceivedBy<typeof endpoints.createExpirationTicket>,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<void> {
  await desk.lock.run(body.token, async () => {
    const booking = await getBooking(context, body.token);
    const surcharge = await getSurcharge(context, booking.token, body.surcharge_token);
    const now = context.now().getTime();
    if (surcharge.tickets.some(({ idempotencyKey }) => idempotencyKey === body.idempotency_key)) return;
    const status = surchargeStatusAt(surcharge, await listLaterPayments(context.store, booking.token), now);
    if (status === 'waiting' || status === 'pending') throw new ServiceFailure('SurchargeHasNotExpired');
    if (status !== 'expired') throw new ServiceFailure('wrongAction', {}, status);
    const expiredAt = payUntilOf(surcharge, now);
    if (surcharge.tickets.some((one) => one.expiredAt === expiredAt)) throw new ServiceFailure('TicketAlreadyExists');
    const answeredAt = now + context.settings.requestStepMs;
    const isPossible = await canBePaid(surcharge, booking, { context, desk });
    const ticket: Omit<SurchargeTicket, 'number'> = {
      idempotencyKey: body.idempotency_key,
      expiredAt,
      createdAt: now,
      answeredAt,
      reopenedUntil: isPossible ? answeredAt + REOPENED_MS : null,
    };
    const told = isPossible
      ? await desk.events.statementsFor('surchargeReopened', { surcharge, booking, ticket }, context)
      : await desk.events.statementsFor(
          'surchargeClosed',
          { surcharge, booking, reason: 'unpaid', at: answeredAt },
          context,
        );
    const asked = await desk.events.statementsFor('expiryAsked', { surcharge, booking, ticket }, context);
    await context.store.batch([insertTicketStatement(surcharge.token, ticket), ...told, ...asked], 'write');
  });
}

async function canBePaid(
  surcharge: SurchargeRecord,
  booking: BookingRecord,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<boolean> {
  if (isReturned(booking, context.now().getTime())) return false;
  try {
    await desk.events.statementsFor('surchargeChecked', { surcharge, booking }, context);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
