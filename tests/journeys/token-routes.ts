import { readdirSync } from 'node:fs';
import { pathOf } from './site-map';

/** Routes whose token does not belong to a booking, but to a letter, an account, a subscription, a survey or a payout. */
const OTHER_TOKENS = /^(?:auth|newsletter|prize-draw|payouts|survey|user\.confirm|user\.anonymize_profile)\./;
/** Routes that take the booking's token from the query. */
const IN_QUERY: ReadonlySet<string> = new Set(['payment-info-sbp-mobile']);
/** Values for the other parts of an address. */
const PARTS: Readonly<Record<string, string>> = {
  $segmentIndex: '0',
  $recordIndex: '0',
  $category: 'refund',
  $request: '00000000-0000-4000-8000-000000000001',
  $change: '00000000-0000-4000-8000-000000000002',
  $payment: '00000000-0000-4000-8000-000000000003',
  $wallet: 'google-pay',
  $purpose: 'refund',
  $file: 'file',
};

export type TokenRoute = { id: string; path: string };

/**
 * Returns every booking route from the folders, so that new ones are included.
 * @param parts values in place of those under which nothing exists
 * @throws for a route with a part that `PARTS` lacks
 */
export function tokenRoutes(token: string, parts: Readonly<Record<string, string>> = {}): TokenRoute[] {
  const folders = readdirSync(new URL('../../app/routes', import.meta.url));
  return folders
    .filter(
      (folder) => IN_QUERY.has(folder) || (/(?:^|\.)\$token_?(?:\.|$)/.test(folder) && !OTHER_TOKENS.test(folder)),
    )
    .map((folder) => {
      const path = pathOf(folder, { ...PARTS, ...parts, $token: token });
      return { id: `routes/${folder}`, path: IN_QUERY.has(folder) ? `${path}?token=${token}` : path };
    });
}
