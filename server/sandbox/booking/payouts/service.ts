import { endpoints, type DestinationWire, type PayoutAnswerWire } from '~/upstream/payout/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { requestFormat, ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { isLuhnValid } from '../payment/cards';
import { getBooking, type BookingDesk } from '../records/desk';
import {
  expiryOf,
  findPayout,
  methodsOf,
  payoutStatusAt,
  type PayoutRecord,
  type PayoutTarget,
} from '../records/payouts';
import type { BookingRecord } from '../records/records';
import { listCodes, sendPayoutCode, takePayoutCode } from './codes';
import { payoutWire } from './wire';

/**
 * Says what an account is to an order: its `owner`; `address`: it has the address of a guest's order, and is not proved to
 * be the buyer; null: nothing, or no valid session.
 */
export type AccountStanding = (
  context: SandboxContext,
  bookingToken: string,
  authToken: string,
) => Promise<'owner' | 'address' | null>;

/** A payout that is opened anew can be answered for two weeks. */
const REOPENED_MS = 14 * 24 * 60 * 60_000;

type Asked = { token: string; auth_token: string };
type Visit = { payout: PayoutRecord; booking: BookingRecord };

/** Makes the payout service (specification 3 §7 "Payouts"). */
export function createPayoutService(desk: BookingDesk, standingOf: AccountStanding): SandboxService {
  /** @throws ServiceFailure WrongTokenError, unauthorized */
  const open = async (asked: Asked, context: SandboxContext): Promise<Visit> => {
    const payout = await findPayout(context.store, asked.token);
    if (!payout) throw new ServiceFailure('WrongTokenError');
    const standing = await standingOf(context, payout.bookingToken, asked.auth_token);
    if (standing !== 'owner') {
      const unproven = standing === 'address' ? { unproven_booking: payout.bookingToken } : {};
      throw new ServiceFailure('unauthorized', unproven);
    }
    return { payout, booking: await getBooking(context, payout.bookingToken) };
  };
  /** Runs one change of a payout at a time, and answers what has become of it. */
  const change = async <Request extends Asked>(
    asked: Request,
    context: SandboxContext,
    work: (visit: Visit) => Promise<void>,
  ): Promise<PayoutAnswerWire> => {
    const { booking } = await open(asked, context);
    return desk.lock.run(booking.token, async () => {
      await work(await open(asked, context));
      return answer(asked, context);
    });
  };
  const answer = async (asked: Asked, context: SandboxContext): Promise<PayoutAnswerWire> => {
    const { payout, booking } = await open(asked, context);
    const [code = null] = await listCodes(context.store, payout.token);
    return { payout: payoutWire(payout, code, booking, context.now().getTime()) };
  };
  return {
    name: 'payout',
    routes: {
      ...serve(endpoints.getPayout, answer),
      ...serve(endpoints.sendCode, (body, context) => change(body, context, (visit) => sendCode(body, visit, context))),
      ...serve(endpoints.submit, (body, context) => change(body, context, (visit) => submit(body, visit, context))),
      ...serve(endpoints.createExpirationTicket, (body, context) =>
        change(body, context, (visit) => askAboutExpiry(body, visit, context)),
      ),
    },
  };
}

async function sendCode(
  { destination, lang }: ReceivedBy<typeof endpoints.sendCode>,
  { payout, booking }: Visit,
  context: SandboxContext,
): Promise<void> {
  assertPending(payout, context);
  const [last] = await listCodes(context.store, payout.token);
  const target: PayoutTarget | undefined = destination ? targetOf(destination, payout) : last;
  if (!target) throw requestFormat([{ field: 'destination', code: 'required' }]);
  if (await sendPayoutCode(payout, target, booking, context, languageOf(lang, booking.language))) return;
  await context.store.execute({
    sql: 'UPDATE payouts SET sms_limit_at = ? WHERE token = ?',
    args: [context.now().getTime(), payout.token],
  });
  throw new ServiceFailure('SmsLimitExceededError');
}

/** Takes the code, and decides at once what will become of the transfer. */
async function submit(
  { code_id: codeId, code: typed, idempotency_key: key }: ReceivedBy<typeof endpoints.submit>,
  { payout }: Visit,
  context: SandboxContext,
): Promise<void> {
  if (payout.submitKey === key) return;
  assertPending(payout, context);
  const { method, ending } = await takePayoutCode(payout, { codeId, typed }, context);
  const at = context.now().getTime();
  const { payoutOutcome, payoutStepMs } = context.settings;
  const end = at + payoutStepMs;
  const isRefused = payoutOutcome === 'refused';
  await context.store.execute({
    sql: `UPDATE payouts SET method = ?, ending = ?, submit_key = ?, submitted_at = ?, done_at = ?, failed_at = ?
          WHERE token = ? AND submitted_at IS NULL`,
    args: [
      method,
      ending,
      key,
      at,
      payoutOutcome === 'completed' ? end : null,
      isRefused ? at : payoutOutcome === 'failed' ? end : null,
      payout.token,
    ],
  });
  if (isRefused) throw new ServiceFailure('TransferError');
}

async function askAboutExpiry(
  { idempotency_key: key }: ReceivedBy<typeof endpoints.createExpirationTicket>,
  { payout }: Visit,
  { store, now, settings }: SandboxContext,
): Promise<void> {
  if (payout.tickets.some(({ idempotencyKey }) => idempotencyKey === key)) return;
  const at = now().getTime();
  if (payoutStatusAt(payout, at) !== 'expired') throw new ServiceFailure('PayoutHasNotExpired');
  const expiredAt = expiryOf(payout, at);
  if (payout.tickets.some((one) => one.expiredAt === expiredAt)) throw new ServiceFailure('TicketAlreadyExists');
  const answeredAt = at + settings.requestStepMs;
  await store.execute({
    sql: `INSERT INTO payout_tickets (idempotency_key, payout_token, expired_at, answered_at, reopened_until)
          VALUES (?, ?, ?, ?, ?)`,
    args: [key, payout.token, expiredAt, answeredAt, answeredAt + REOPENED_MS],
  });
}

/** @throws ServiceFailure Expired, SmsLimitExceededError, WrongState */
function assertPending(payout: PayoutRecord, { now }: Pick<SandboxContext, 'now'>): void {
  const status = payoutStatusAt(payout, now().getTime());
  if (status === 'pending') return;
  if (status === 'expired') throw new ServiceFailure('Expired');
  throw new ServiceFailure(status === 'failed_by_sms_limit' ? 'SmsLimitExceededError' : 'WrongState');
}

/** Keeps of the details what may be shown; no money moves here. @throws ServiceFailure requestFormat */
function targetOf(destination: DestinationWire, { currency }: PayoutRecord): PayoutTarget {
  const { method } = destination;
  if (!methodsOf(currency).includes(method)) throw requestFormat([{ field: 'method', code: 'unknown' }]);
  if (destination.method === 'card' && !isLuhnValid(destination.pan)) {
    throw requestFormat([{ field: 'pan', code: 'wrong' }]);
  }
  const number =
    destination.method === 'card' ? destination.pan : 'iban' in destination ? destination.iban : destination.account;
  return { method, ending: number.slice(-4) };
}
