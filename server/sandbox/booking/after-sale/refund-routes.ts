import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { endpoints, type ExecuteAnswerWire, type RefundQuoteWire } from '~/upstream/after-sale/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { requestFormat, ServiceFailure } from '../../service/failure';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import type { BookingDesk } from '../records/desk';
import { fullPrice } from '../records/totals';
import { voidPendingStatement } from '../order-lines/post-sale-records';
import { findPromo } from '../order-lines/promo-records';
import { takeAttachments } from './attachments';
import { dropComingChanges } from '../records/schedule-changes';
import { cancelSurchargeStatements, listSurcharges } from '../records/surcharges';
import { openCase, type RefundCase } from './case';
import { keyOf, type CouponKey } from '../returns/coupons';
import { movableTo } from './destinations';
import { planRequest } from '../returns/plan';
import { quoteOf, type Quoted } from './quote';
import { needsDocuments, optionsWire, quoteWire, requestWire } from './refund-wire';
import { findRequestByKey, isLive, requestStatements, type RefundRequestRecord } from '../returns/requests';
import { plannedReturns } from './returns';

type QuoteBody = ReceivedBy<typeof endpoints.quoteRefund>;
type RefundBody = ReceivedBy<typeof endpoints.refund>;

/** The calls of refunds (specification 3 §7). */
export function refundRoutes(desk: BookingDesk): SandboxService['routes'] {
  return {
    ...serve(endpoints.getRefundOptions, async ({ token }, context) => optionsWire(await openCase(token, context))),
    ...serve(endpoints.quoteRefund, answerQuote),
    ...serve(endpoints.refund, (body, context) => desk.lock.run(body.token, () => refund(body, context, desk))),
  };
}

async function answerQuote(body: QuoteBody, context: SandboxContext): Promise<RefundQuoteWire> {
  const one = await openCase(body.token, context);
  const quote = await quoted(body, one, context, null);
  const owner = await walletOwner(body, context);
  const movable = owner === null ? 0 : movableTo(owner, quote.destinations, one);
  return quoteWire(quote, one, context.settings, { isCompelled: body.kind === 'compelled', movable });
}

/** Returns the asking account, whose wallet may take the money; null unless the order is its own. */
async function walletOwner(
  { token, auth_token: authToken }: Pick<QuoteBody, 'token' | 'auth_token'>,
  context: SandboxContext,
): Promise<string | null> {
  const account = await context.accountOf(authToken);
  if (account === null) return null;
  const { rows } = await context.store.execute({
    sql: 'SELECT 1 FROM booking_owners WHERE booking_token = ? AND account_id = ?',
    args: [token, account],
  });
  return rows.length > 0 ? account : null;
}

async function quoted(
  body: QuoteBody,
  one: RefundCase,
  { store }: SandboxContext,
  toWalletOf: string | null,
): Promise<Quoted> {
  if ((body.kind === 'compelled') !== Boolean(body.reason))
    throw requestFormat([{ field: 'reason', code: 'required' }]);
  const promo = await findPromo(one.booking.token, await fullPrice(one.booking, store), store);
  return quoteOf(body, one, promo, { paidBack: await plannedReturns(store, one.booking.token, one.now), toWalletOf });
}

/** Makes the request of a key, or answers the one that the key has made already. */
async function refund(body: RefundBody, context: SandboxContext, desk: BookingDesk): Promise<ExecuteAnswerWire> {
  const one = await openCase(body.token, context);
  const { currency } = one.booking.offer.session;
  const earlier = await findRequestByKey(context.store, body.idempotency_key);
  if (earlier && earlier.bookingToken !== body.token) throw new ServiceFailure('wrongAction');
  const made = earlier ?? (await makeRequest(body, one, context, desk));
  return { request: requestWire(made, currency, one.now) };
}

async function makeRequest(
  body: RefundBody,
  one: RefundCase,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<RefundRequestRecord> {
  const { booking, now } = one;
  const toWalletOf = body.to_e_wallet ? await walletOwner(body, context) : null;
  if (body.to_e_wallet && toWalletOf === null) throw new ServiceFailure('eWalletNotApplicable');
  const { resolution, ...quote } = await quoted(body, one, context, toWalletOf);
  if (body.currency !== booking.offer.session.currency) throw requestFormat([{ field: 'currency', code: 'mismatch' }]);
  if (body.amount !== quote.total) {
    throw new ServiceFailure('rateChangedError', { old_price: body.amount, new_price: quote.total });
  }
  const attachments = body.attachment_tokens ?? [];
  if (body.reason && needsDocuments(body.reason) && attachments.length === 0) {
    throw requestFormat([{ field: 'attachment_tokens', code: 'required' }]);
  }
  const isCompelled = body.kind === 'compelled';
  const record: RefundRequestRecord = {
    token: randomUUID(),
    bookingToken: booking.token,
    idempotencyKey: body.idempotency_key,
    kind: body.kind,
    reason: body.reason ?? null,
    resolution,
    createdAt: now,
    plan: planRequest({ resolution, isCompelled }, now, context.settings),
    quote,
    attachments,
    comment: body.comment ?? null,
  };
  const returnedAt = whenAllReturned(record, one);
  await context.store.batch(
    [
      ...(await takeAttachments(context, record)),
      ...requestStatements(record, booking.offer.session.currency, roundsOf(one)),
      { sql: 'UPDATE bookings SET returned_at = ? WHERE token = ?', args: [returnedAt, booking.token] },
      ...dropComingChanges(booking.token, now),
      // A bank's page may still take money for these tickets.
      voidPendingStatement(booking.token),
      ...(returnedAt === null ? [] : await withdrawSurcharges(booking.token, context)),
      ...(await desk.events.statementsFor(
        'refundAsked',
        { booking, request: record, siteUrl: body.site_url ?? null },
        context,
      )),
    ],
    'write',
  );
  if (returnedAt !== null) desk.inventory.extend(booking.token, returnedAt);
  return record;
}

/** Nothing is asked for in an order of which nothing is left. */
async function withdrawSurcharges(bookingToken: string, { store, now }: SandboxContext): Promise<InStatement[]> {
  const surcharges = await listSurcharges(store, bookingToken);
  return surcharges.flatMap(({ token }) => cancelSurchargeStatements(token, 'withdrawn', now().getTime()));
}

/** Returns the time at which no coupon of the order is left; null while some stay with the customer. */
function whenAllReturned(added: RefundRequestRecord, { coupons, requests, now }: RefundCase): number | null {
  const times = new Map<CouponKey, number>();
  for (const { quote, plan } of [...requests.filter((one) => isLive(one, now)), added]) {
    for (const coupon of quote.coupons) if (plan.settledAt !== null) times.set(keyOf(coupon), plan.settledAt);
  }
  const ends = coupons.map((coupon) => times.get(keyOf(coupon)) ?? Infinity);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? last : null;
}

/** Counts the failed requests that held each coupon before. */
function roundsOf({ requests, now }: RefundCase): ReadonlyMap<CouponKey, number> {
  const rounds = new Map<CouponKey, number>();
  for (const { quote } of requests.filter((one) => !isLive(one, now))) {
    for (const coupon of quote.coupons) rounds.set(keyOf(coupon), (rounds.get(keyOf(coupon)) ?? 0) + 1);
  }
  return rounds;
}
