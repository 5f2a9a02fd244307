import { readdirSync } from 'node:fs';
import { pathOf } from './site-map';

/** Routes whose token is not a booking’s: of a letter, an account, a subscription. */
const OTHER_TOKENS = /^(?:auth|newsletter|user\.confirm|user\.anonymize_profile)\./;
/** Routes that take the booking's token from the query. */
const IN_QUERY: ReadonlySet<string> = new Set(['payment-info-sbp-mobile']);
/** What stands for the other parts of an address. */
const PARTS: Readonly<Record<string, string>> = { $segmentIndex: '0', $recordIndex: '0' };

export type TokenRoute = { id: string; path: string };

/**
 * Every route about a booking, by the folders of the site map, so that a new one is among them.
 * @throws for a route with a part that `PARTS` has nothing for
 */
export function tokenRoutes(token: string): TokenRoute[] {
  const folders = readdirSync(new URL('../../app/routes', import.meta.url));
  return folders
    .filter((folder) => IN_QUERY.has(folder) || (folder.split('.').includes('$token') && !OTHER_TOKENS.test(folder)))
    .map((folder) => {
      const path = pathOf(folder, { ...PARTS, $token: token });
      return { id: `routes/${folder}`, path: IN_QUERY.has(folder) ? `${path}?token=${token}` : path };
    });
}
