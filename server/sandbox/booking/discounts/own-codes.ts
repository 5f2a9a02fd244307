import type { SandboxContext } from '../../service/service';
import { readCode, suits, termsOf } from '../order-lines/promo-terms';
import type { BookingRecord } from '../records/records';
import { ticketsPrice } from '../records/tickets-price';
import { codesAt, type AccountCode, type CodeUse } from './codes-engine';
import { codeOrder, paidOrders, referralFacts } from './facts';
import { listReferrals } from './records';
import { invitationsAt, refusalOfClaim } from './referral-engine';

/** Lists the promo codes of an account as they are now. */
export async function codesOf(accountId: string, context: SandboxContext): Promise<AccountCode[]> {
  const now = context.now().getTime();
  const [tokens, facts, uses, invitedAt] = await Promise.all([
    paidOrders(accountId, context),
    referralFacts(accountId, context),
    usesBy(accountId, context),
    invitedSince(accountId, context),
  ]);
  const rewards = invitationsAt(facts, now).flatMap(({ state, invitedId, rewardAt }) =>
    state === 'rewarded' && rewardAt !== null ? [{ invitedId, at: rewardAt }] : [],
  );
  const orders = await Promise.all(tokens.map((token) => codeOrder(token, context)));
  return codesAt({ accountId, orders, invitedAt, rewards, uses }, now);
}

/** Checks a code's own terms against a booking. */
export function fits({ minimum, transport, carriers }: AccountCode, booking: BookingRecord): boolean {
  const { offer } = booking;
  const isOfCarriers =
    carriers.length === 0 ||
    offer.trips.flat().every(({ wire }) => carriers.some(({ code }) => code === wire.marketing_carrier));
  return suits({ transport }, offer) && isOfCarriers && ticketsPrice(booking) >= minimum;
}

/** When the account came by a link as a new customer; null for any other. */
async function invitedSince(accountId: string, context: SandboxContext): Promise<number | null> {
  const { store } = context;
  const own = (await listReferrals(store)).find(({ invitedId }) => invitedId === accountId);
  if (!own) return null;
  const { rows } = await store.execute({
    sql: 'SELECT email FROM accounts WHERE account_id = ?',
    args: [own.inviterId],
  });
  const emails = rows.map(({ email }) => String(email));
  return refusalOfClaim(own, { emails }) === null ? own.at : null;
}

/**
 * Codes with which orders were paid: those of the account's orders, and single-use ones in any order. Those of an order that
 * was not issued are good again.
 */
async function usesBy(accountId: string, { store }: SandboxContext): Promise<CodeUse[]> {
  const { rows } = await store.execute({
    sql: `SELECT p.code, p.charged, b.order_number, b.paid_at, o.account_id FROM booking_promos p
            JOIN bookings b ON b.token = p.booking_token
            LEFT JOIN booking_owners o ON o.booking_token = p.booking_token AND o.account_id = ?
          WHERE p.charged IS NOT NULL AND b.paid_at IS NOT NULL AND (p.is_single_use = 1 OR o.account_id IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.booking_token = b.token AND r.reason = 'not_issued')
          ORDER BY b.paid_at`,
    args: [accountId],
  });
  return rows.map((row) => {
    const isOwn = row.account_id !== null;
    return {
      code: readCode(String(row.code)),
      at: Number(row.paid_at),
      isOwn,
      orderNumber: isOwn && row.order_number !== null ? String(row.order_number) : null,
      amount: termsOf(String(row.code))?.amount ?? Number(row.charged),
    };
  });
}
