import { seal } from '~/bff/cookies/sealed-cookie.server';
import type { PlainBrowser } from '#tests/setup/plain-browser';

const LOST_SECRET = 'a secret that no shop has any more';

/** Reseals a visitor's cookies with an unknown key, as after a change of secrets. */
export async function sealWithLostKey(visitor: PlainBrowser): Promise<void> {
  for (const [name, value] of Object.entries(visitor.cookies)) {
    if (!value.startsWith('eyJ')) continue;
    const isDraft = name.startsWith('draft_');
    const sealed = await seal(isDraft ? 'draft' : 'session', {}, 3600, { secrets: [LOST_SECRET] });
    visitor.setCookie(name, sealed, isDraft ? '/mbooking' : '/');
  }
}
