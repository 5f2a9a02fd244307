import type { PlainPage } from '#tests/setup/plain-browser';
import type { BrowserName } from './people';
import type { World } from './world';

/** The step had nothing to do, so there is nothing to check. */
export const NOTHING = Symbol('nothing');

/** An action in a browser by its current person. */
export type Deed = (world: World, browser: BrowserName) => Promise<unknown>;

/** Opens a page as a guest, after signing out if necessary. */
export async function signedOut(world: World, name: BrowserName, path: string): Promise<PlainPage> {
  const visitor = world.browser(name);
  if ('account' in visitor.cookies) await visitor.post('/auth/sign_out', { intent: 'here' });
  return visitor.get(path);
}
