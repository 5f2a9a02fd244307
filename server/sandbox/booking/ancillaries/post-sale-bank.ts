import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { getBooking, type BookingDesk } from '../records/desk';
import { bankPage, closedPage, unknownPage } from '../bank/pages';
import type { SandboxContext, SandboxService } from '../../service/service';
import { findPostSale, statusAt, statusStatement, type PostSaleRecord } from '../order-lines/post-sale-records';

/** The bank's 3-D Secure page for a post-sale purchase. It needs no JavaScript and is never framed. */
export function bankRoutes(desk: BookingDesk): SandboxService['routes'] {
  return {
    'GET /3ds/:order': async ({ params }, context) => {
      const record = await findPostSale(context.store, { token: params.order ?? '' });
      if (!record) return { status: 404, html: unknownPage() };
      const language = await languageOf(record, context);
      return { html: isOpen(record, context) ? bankPage(record, language) : closedPage(record, language) };
    },
    'POST /3ds/:order': async ({ params, body }, context) => {
      const snapshot = await findPostSale(context.store, { token: params.order ?? '' });
      if (!snapshot) return { status: 404, html: unknownPage() };
      return desk.lock.run(snapshot.bookingToken, async () => {
        const record = (await findPostSale(context.store, { token: snapshot.token })) ?? snapshot;
        const answer = isApproval(body) ? 'success' : 'payment_error';
        // A second click on the same button redirects the same way and changes nothing.
        if (record.status !== answer) {
          if (!isOpen(record, context)) {
            return { status: 409, html: closedPage(record, await languageOf(record, context)) };
          }
          await settle(record, answer, context, desk);
        }
        return { status: 303, redirect: record.returnUrl };
      });
    },
  };
}

async function settle(
  record: PostSaleRecord,
  answer: 'success' | 'payment_error',
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const booking = await getBooking(context, record.bookingToken);
  const isPaid = answer === 'success';
  const letter = isPaid ? await desk.events.statementsFor('postSalePaid', { purchase: record, booking }, context) : [];
  await context.store.batch([statusStatement(record.token, answer), ...letter], 'write');
}

async function languageOf({ bookingToken }: PostSaleRecord, context: SandboxContext): Promise<LetterLanguage> {
  return letterLanguage((await getBooking(context, bookingToken)).language);
}

function isOpen(record: PostSaleRecord, context: SandboxContext): boolean {
  return statusAt(record, context.now().getTime()) === 'pending';
}

/** Returns true only for an explicit approval. */
function isApproval(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'decision' in body && body.decision === 'approve';
}
