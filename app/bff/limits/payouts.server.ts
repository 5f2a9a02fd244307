import { countAll, type Asker, type Verdict } from './count.server';

/** Counts a text message with a code for a payout. The caller refunds one that was not sent. */
export function countPayoutText(visitor: Asker, payout: string): Promise<Verdict> {
  return countAll(visitor, ['payout-text-address', 'payout-text-payout'], { payout });
}

/**
 * Counts a code that is typed for a payout. The caller refunds a right one. The service counts by the number of the phone too,
 * which the shop does not know.
 */
export function countPayoutCode(visitor: Asker, { payout, account }: { payout: string; account: string }) {
  const limits = ['payout-code-network', 'payout-code-address', 'payout-code-account', 'payout-code-payout'] as const;
  return countAll(visitor, limits, { payout, account });
}
