import { readdirSync } from 'node:fs';
import { pathOf } from './site-map';

/** Routes whose token is not a booking's: of a letter, of an account. */
const OTHER_TOKENS = /^(?:auth|user\.confirm|user\.anonymize_profile)\./;
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
    .filter((folder) => folder.split('.').includes('$token') && !OTHER_TOKENS.test(folder))
    .map((folder) => ({ id: `routes/${folder}`, path: pathOf(folder, { ...PARTS, $token: token }) }));
}
