import { sendForm } from '#tests/journeys/account';
import { answerOf } from '#tests/journeys/social';
import { decodeEntities } from '#tests/setup/html';
import type { SocialNetworkId } from '~/upstream/account/social-contract';
import { type Deed, NOTHING, signedOut } from './deed';
import type { PersonName } from './people';

/** Signs in by a network, and types an address where one is required. */
export function comeByNetwork(by: SocialNetworkId, names: PersonName | null, types: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    await signedOut(world, name, '/auth/login');
    const page = await world.comeBy(name, by, names);
    if (!page.path.startsWith('/social_auth/need_email')) return page;
    return sendForm(visitor, page, { email: world.people[types].email });
  };
}

export const proveByPassword: Deed = async (world, name) => {
  if (world.isBegunByOther(name)) return NOTHING;
  const visitor = world.browser(name);
  const page = await visitor.get('/social_auth/need_auth');
  if (!page.path.startsWith('/social_auth/need_auth')) return NOTHING;
  return sendForm(visitor, page, { password: world.owner(name).password });
};

export function linkNetwork(by: SocialNetworkId): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    const page = await world.openDear(name, '/user/settings');
    const link = new RegExp(`href="(/auth/${by}\\?link=[^"]+)"`).exec(page?.text ?? '')?.[1];
    if (link === undefined) return NOTHING;
    const sent = await visitor.get(decodeEntities(link), { redirects: 0 });
    const who = world.atNetwork(world.ownerOf(name), by, null);
    return visitor.get(await answerOf(visitor, new URL(sent.headers.location ?? '', visitor.origin), who));
  };
}
