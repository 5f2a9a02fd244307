import { verifyAccount } from '~/bff/account/account.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import type { SignInReason } from '~/market/auth-address';
import { formScreen } from '../auth/form-screen.server';
import { socialButtons } from '../auth/social/social-buttons.server';
import { getTranslator } from '~/i18n/translator.server';
import type { ClosedProfile } from './closed-profile';
import { PROFILE_MENU } from './profile-menu';

/** The account of a private page, or what is shown in its place. */
export type Gate = { account: VerifiedAccount; closed: null } | { account: null; closed: ClosedProfile };

/**
 * Admits signed-in visitors. A guest gets the sign-in form in place of the page and returns to it (specification 3 §2:
 * inline under /user); while accounts are unavailable, the page says so.
 */
export async function profileGate(context: RequestContext, reason: SignInReason = 'profile'): Promise<Gate> {
  const { url, market } = context;
  const signInState = await verifyAccount(context);
  if (signInState.state === 'signedIn') return { account: signInState.account, closed: null };
  if (signInState.state === 'unknown') return { account: null, closed: closedDown(context) };
  const from = url.pathname + url.search;
  const t = getTranslator(market.locale, 'account');
  const returnUrl = { from, reason };
  const social = await socialButtons(context, returnUrl);
  const form = formScreen({ view: 'login', returnUrl, social }, context, t);
  return { account: null, closed: { state: 'guest', form } };
}

/** Returns the closed page for when accounts are unavailable. */
export function closedDown({ url, market }: Pick<RequestContext, 'url' | 'market'>): ClosedProfile {
  const place = PROFILE_MENU.find(({ href }) => url.pathname === href || url.pathname.startsWith(`${href}/`))?.name;
  return { state: 'down', again: url.pathname + url.search, homePath: market.homePath, place: place ?? null };
}

/** Returns the HTTP status of a closed page. */
export function statusOfClosed({ state }: ClosedProfile): 200 | 503 {
  return state === 'down' ? 503 : 200;
}
