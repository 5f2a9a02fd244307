import { sendForm } from '#tests/journeys/account';
import { type Deed, NOTHING, signedOut } from './deed';
import type { PersonName } from './people';
import { followCodeLink, makePasskey, NEW_PASSKEY, usePasskey } from './ways-in';

/** A code that nobody was sent. */
const WRONG = '000000';
const HERE = '/auth/again?from=%2Fuser%2Fsettings';

/** Requests a letter that signs in. */
export function askForCode(to: PersonName): Deed {
  return async (world, name) => {
    const page = await signedOut(world, name, '/auth/code');
    return sendForm(world.browser(name), page, { email: world.people[to].email });
  };
}

/** Types the newest code of the person's mailbox, wherever this browser waits for one. */
export const typeCode: Deed = async (world, name) => {
  const visitor = world.browser(name);
  const page = await visitor.get('/auth/enter_code');
  if (!page.path.startsWith('/auth/enter_code')) return NOTHING;
  return sendForm(visitor, page, { code: (await world.code(world.ownerOf(name))) || WRONG });
};

/** Follows the link of the person's letter, in the browser that asked for it or in another one. */
export const openCodeLink: Deed = async (world, name) => {
  const link = await world.link(world.ownerOf(name), '/auth/code');
  return (await followCodeLink(world.browser(name), link)) ?? NOTHING;
};

/** Re-authenticates by the password. */
export const proveAgain: Deed = async (world, name) => (await world.openDear(name, '/user/settings')) ?? NOTHING;

/** Re-authenticates by a code, which is sent and typed. */
export const proveAgainByCode: Deed = async (world, name) => {
  const visitor = world.browser(name);
  if ((await world.openAccount(visitor)) === null) return NOTHING;
  await visitor.post(HERE, { intent: 'send' });
  return visitor.post(HERE, { intent: 'code', code: (await world.code(world.ownerOf(name))) || WRONG });
};

export const addPasskey: Deed = async (world, name) => {
  const page = await world.openDear(name, NEW_PASSKEY);
  return page ? makePasskey(world.browser(name), page, world.owner(name)) : NOTHING;
};

export const comeByPasskey: Deed = async (world, name) => {
  await signedOut(world, name, '/auth/login');
  return usePasskey(world.browser(name), world.owner(name));
};
