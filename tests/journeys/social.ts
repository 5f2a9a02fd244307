import enSocial from '../../locales/en/social.json' with { type: 'json' };
import ruSocial from '../../locales/ru/social.json' with { type: 'json' };
import type { SocialNetworkId } from '~/upstream/account/social-contract';
import type { ShopOptions } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

const TEXTS = { intl: enSocial, ru: ruSocial };

/** Returns the texts of social sign-in. */
export function socialTexts(brand: ShopOptions['brand']): typeof enSocial {
  return TEXTS[brand];
}

/** The visitor's input on the network's page in the sandbox. */
export type ComesBack = Readonly<Record<string, string>> & { choice: string };

/** Starts a sign-in and returns the network's address. */
export async function leaveFor(visitor: PlainBrowser, network: SocialNetworkId, query = ''): Promise<URL> {
  const sent = await visitor.get(`/auth/${network}${query}`, { redirects: 0 });
  return new URL(sent.headers.location ?? '', visitor.origin);
}

/** Returns the address to which a network sends the browser back. Apple answers by a form; follows its redirect. */
export async function answerOf(visitor: PlainBrowser, network: URL, who: ComesBack): Promise<string> {
  const answer = await fetch(network, { method: 'POST', body: new URLSearchParams(who), redirect: 'manual' });
  const back = answer.headers.get('location');
  if (back) return pathOf(back);
  const { action, fields } = formWith(await answer.text(), 'state');
  // A form from another site comes without cookies.
  const headers = { origin: network.origin, 'sec-fetch-site': 'cross-site', cookie: undefined };
  const taken = await visitor.post(new URL(action).pathname, fields, { headers, redirects: 0 });
  return pathOf(new URL(taken.headers.location ?? '', visitor.origin).href);
}

/** Signs in by a network: there and back again. */
export async function comeBy(
  visitor: PlainBrowser,
  network: SocialNetworkId,
  who: ComesBack,
  query = '',
): Promise<PlainPage> {
  return visitor.get(await answerOf(visitor, await leaveFor(visitor, network, query), who));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
