import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import type { SandboxContext, SandboxHandler, SandboxService } from '../../service/service';
import { findPostSale, statusAt, type PostSaleRecord } from '../order-lines/post-sale-records';
import { settleLater } from '../payment/settle-later';
import { getBooking, type BookingDesk } from '../records/desk';
import { sbpPage } from './account-pages';
import { isApproval } from './decision';
import { bankPage, closedPage, unknownPage } from './pages';

/** Paths of the bank's pages for payments after the sale, below /payment. */
const PATHS = { card: '/later/3ds/:payment', sbp: '/later/sbp/:payment' } as const;
type LaterOption = keyof typeof PATHS;

/** Makes the bank's pages for payments after the sale. They need no JavaScript and are never framed. */
export function laterRoutes(desk: BookingDesk): SandboxService['routes'] {
  return Object.fromEntries(
    (Object.keys(PATHS) as LaterOption[]).flatMap((option) => [
      [`GET ${PATHS[option]}`, showQuestion(option)],
      [`POST ${PATHS[option]}`, takeAnswer(option, desk)],
    ]),
  );
}

function showQuestion(option: LaterOption): SandboxHandler {
  return async ({ params, query }, context) => {
    const record = await findPostSale(context.store, { token: params.payment ?? '' });
    if (record?.option !== option) return { status: 404, html: unknownPage() };
    const language = await languageOf(record, context);
    if (!isOpen(record, context)) return { html: closedPage(record, language) };
    return { html: option === 'sbp' ? sbpPage(record, query.get('bank'), language) : bankPage(record, language) };
  };
}

function takeAnswer(option: LaterOption, desk: BookingDesk): SandboxHandler {
  return async ({ params, body }, context) => {
    const snapshot = await findPostSale(context.store, { token: params.payment ?? '' });
    if (snapshot?.option !== option) return { status: 404, html: unknownPage() };
    return desk.lock.run(snapshot.bookingToken, async () => {
      const record = (await findPostSale(context.store, { token: snapshot.token })) ?? snapshot;
      const isApproved = isApproval(body);
      // A second click on the same button redirects the same way and changes nothing.
      if (record.status !== (isApproved ? 'success' : 'payment_error')) {
        if (!isOpen(record, context)) {
          return { status: 409, html: closedPage(record, await languageOf(record, context)) };
        }
        await settleLater(record, isApproved, { context, desk });
      }
      return { status: 303, redirect: record.returnUrl };
    });
  };
}

async function languageOf({ bookingToken }: PostSaleRecord, context: SandboxContext): Promise<LetterLanguage> {
  return letterLanguage((await getBooking(context, bookingToken)).language);
}

function isOpen(record: PostSaleRecord, context: SandboxContext): boolean {
  return statusAt(record, context.now().getTime()) === 'pending';
}
