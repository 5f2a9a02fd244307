const PAYOUT_PATH = /^\/payouts\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the page of a payout. @param token of the payout, not of the order */
export function payoutPath(token: string): string {
  return `/payouts/${token}`;
}

/** Checks whether a path is the page of a payout. */
export function isPayoutPath(path: string): boolean {
  return PAYOUT_PATH.test(path);
}
