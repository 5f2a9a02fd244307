import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { AccountSession, RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { environment } from '~/bff/environment/environment.server';
import type { Features } from '~/bff/request/features';
import { allowedAddress } from '~/bff/http/redirects.server';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';
import { readReturnUrl } from '../return-url.server';
import { isWithoutOthers } from './one-tap-pages';
import { SOCIAL_CALLBACK } from './social-address';
import { listNetworks } from './social-buttons.server';

/** Parameters of Google's prompt. */
export type OneTapTerms = { clientId: string; nonce: string };

const COOKIE = 'one_tap';
const LIFETIME_SECONDS = 60 * 60;
const schema = z.object({ nonce: z.string(), from: z.string().nullable() });

/**
 * Returns the script of Google's prompt for this page, or null. An optional third-party feature behind a flag: only for
 * guests who have accepted cookies, and not on pages that sell anything.
 */
export async function oneTapScript(
  context: RequestContext,
  features: Pick<Features, 'oneTapSignIn' | 'accounts'>,
  account: AccountSession | null,
): Promise<string | null> {
  const isWanted = features.oneTapSignIn && features.accounts && !account && hasAcceptedCookies(context);
  if (!isWanted || isWithoutOthers(context.url.pathname)) return null;
  const google = (await listNetworks(context)).find(({ network }) => network === 'google');
  return google ? allowedAddress(google.oneTapScript, environment().socialHosts) : null;
}

/** Starts a prompt with a nonce bound to this browser; null when the prompt is unavailable. */
export async function beginOneTap(context: RequestContext): Promise<OneTapTerms | null> {
  const google = (await listNetworks(context)).find(({ network }) => network === 'google');
  if (!google || context.account) return null;
  const nonce = randomBytes(32).toString('base64url');
  const { from } = readReturnUrl(context.url);
  const value = await seal('oneTap', { nonce, from } satisfies z.input<typeof schema>, LIFETIME_SECONDS);
  setCookie(context, value, LIFETIME_SECONDS);
  return { clientId: google.appId, nonce };
}

/** Takes the prompt that this browser started; each one works for a single answer. */
export async function takeOneTap(context: RequestContext): Promise<{ nonce: string; from: string | null } | null> {
  const sealed = context.cookies.get(COOKIE);
  const begun = schema.safeParse(sealed ? await unseal('oneTap', sealed) : null);
  setCookie(context, '', 0);
  return begun.success ? { nonce: begun.data.nonce, from: begun.data.from } : null;
}

function setCookie(context: RequestContext, value: string, maxAge: number): void {
  const attributes = { maxAge, path: SOCIAL_CALLBACK, secure: context.hasSecureCookies };
  context.setCookie(cookieHeader(COOKIE, value, attributes));
}
