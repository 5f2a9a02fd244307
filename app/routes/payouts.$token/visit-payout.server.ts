import { verifyAccount } from '~/bff/account/account.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { collect, settle, type Settled } from '~/bff/waiting/pending.server';
import type { Payout } from '~/upstream/payout/contract';

const PATIENCE_MS = 900;
/** Not longer: time changes a payout. */
const KEEP_MS = 3_000;

/** The account that asks, and the token of the address in lower case. */
export type PayoutVisitor = { context: RequestContext; account: VerifiedAccount; token: string };

/** Reads a payout as the service tells it to this account. */
export function readPayout({ context, account, token }: PayoutVisitor): Promise<Settled<Payout>> {
  const { upstream, market } = context;
  return settle(
    `payout ${market.locale} ${account.id} ${token}`,
    () => upstream.payout.getPayout(token, account.token),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
}

/** Writes of a payout page, by their part in the key under which their outcome waits for the page. */
export const WRITES = ['code', 'submit', 'ticket'] as const;
export type PayoutWrite = (typeof WRITES)[number];

/** Names a write of an account: nobody else collects its outcome. */
export function writeKey(write: PayoutWrite, { account, token }: Pick<PayoutVisitor, 'account' | 'token'>): string {
  return `payout ${write} ${account.id} ${token}`;
}

/** Returns a write in flight, or the outcome that no page has shown yet; null when there is none. Starts nothing. */
export async function lateWrite(visitor: PayoutVisitor): Promise<(Settled<Payout> & { write: PayoutWrite }) | null> {
  for (const write of WRITES) {
    const settled = await collect<Payout>(writeKey(write, visitor), { patienceMs: PATIENCE_MS });
    if (settled) return { ...settled, write };
  }
  return null;
}

/** Returns the signed-in account for a form; null when it has to log in again, or the service does not say. */
export async function accountOfForm(context: RequestContext): Promise<VerifiedAccount | null> {
  const signIn = await verifyAccount(context);
  return signIn.state === 'signedIn' ? signIn.account : null;
}
