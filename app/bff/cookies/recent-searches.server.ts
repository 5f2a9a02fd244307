import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { RECENT_SEARCHES_COOKIE } from './frame-cookies';
import { seal, unseal } from './sealed-cookie.server';

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
const MAX_KEPT = 5;
/** Six legs between stations take about 550 characters. */
const MAX_LENGTH = 700;

/** Links without `/search?`, newest first. `accountId`: the account that was signed in; undefined for a guest. */
const schema = z.object({ links: z.array(z.string().max(MAX_LENGTH)).max(MAX_KEPT), accountId: z.string().optional() });

type Reader = Pick<RequestContext, 'cookies'>;
type Writer = Reader & Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

/**
 * Returns the queries of this browser's last searches, newest first, at most five. Those of an account are returned only
 * while it is signed in.
 * @param accountId the account that is signed in; undefined for a guest
 */
export async function recentLinks({ cookies }: Reader, accountId: string | undefined): Promise<string[]> {
  const sealed = cookies.get(RECENT_SEARCHES_COOKIE);
  const { data } = schema.safeParse(sealed ? await unseal('recentSearches', sealed) : null);
  if (!data || (data.accountId !== undefined && data.accountId !== accountId)) return [];
  return data.links;
}

/**
 * Puts the query of a search in front of the others. Changes nothing when it is there already, so that a results page
 * sets the cookie once.
 * @param accountId see `recentLinks`
 */
export async function keepRecentLink(context: Writer, link: string, accountId: string | undefined): Promise<void> {
  if (link.length > MAX_LENGTH) return;
  const before = await recentLinks(context, accountId);
  if (before[0] === link) return;
  const links = [link, ...before.filter((other) => other !== link)].slice(0, MAX_KEPT);
  const value = await seal('recentSearches', { links, accountId }, LIFETIME_SECONDS);
  context.setCookie(
    cookieHeader(RECENT_SEARCHES_COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }),
  );
}

/** Forgets all searches. */
export function dropRecentLinks({ cookies, setCookie, hasSecureCookies }: Writer): void {
  if (cookies.has(RECENT_SEARCHES_COOKIE))
    setCookie(cookieHeader(RECENT_SEARCHES_COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
