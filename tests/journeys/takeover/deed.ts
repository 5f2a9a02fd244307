import type { PlainPage } from '#tests/setup/plain-browser';
import type { BrowserName } from './people';
import type { World } from './world';

/** There was nothing to do, and so there is nothing to look at. */
export const NOTHING = Symbol('nothing');

/** Something that is done in a browser by whoever sits at it. */
export type Deed = (world: World, browser: BrowserName) => Promise<unknown>;

/** Opens a page as a guest: whoever is in is signed out first. */
export async function signedOut(world: World, name: BrowserName, path: string): Promise<PlainPage> {
  const visitor = world.browser(name);
  if ('account' in visitor.cookies) await visitor.post('/auth/sign_out', { intent: 'here' });
  return visitor.get(path);
}
