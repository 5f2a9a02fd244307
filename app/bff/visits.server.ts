import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Visit } from '~/upstream/visits/client.server';
import type { RequestContext } from './context';
import { getContext } from './context.server';
import { cookieHeader } from './cookies.server';
import { environment } from './environment.server';
import { hostContext } from './host-context.server';
import { log } from './log.server';
import { keepSession } from './session.server';

/** In the browser of whoever was counted (specification 1 §9). */
const COOKIE = 'uniq-visit';
const LIFETIME_SECONDS = 24 * 60 * 60;
/** Set by scripts to `1280x720`, so that the next visit knows: a size in CSS pixels. */
const SCREEN_COOKIE = 'screen';

/** Their addresses hold tokens of orders and accounts, which are nobody else's affair. */
const PRIVATE_PATH = /^\/(?:mbooking|booking|payment|user|auth|social_auth|payouts|postsales|bbp|download-documents)/;
const LONGEST_URL = 2000;

/**
 * Tells the partner of a visit, once a visitor and day: not of the agents that are configured to be skipped, and only of
 * pages that a browser shows (specification 1 §2, §7). The page does not wait: the call is made after this turn of the
 * event loop, and a failed one is the transport's to log.
 */
export async function recordVisit(args: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<void> {
  const { request } = args;
  const context = await getContext(args);
  if (hostContext(args.context, request).isShared || !isPageView(request) || !isToBeTold(context)) return;
  const { hasSecureCookies: secure } = context;
  context.setCookie(cookieHeader(COOKIE, '1', { maxAge: LIFETIME_SECONDS, secure }));
  // The same session id as that of a booking later on.
  await keepSession(context);
  const visit = visitOf(context);
  setImmediate(() => {
    context.upstream.visits.create(visit).catch((error: unknown) => log().debug({ err: error }, 'a visit is lost'));
  });
}

/** False for data of a page that is open already, and for a page that the browser only fetches in advance. */
function isPageView({ method, url, headers }: Request): boolean {
  if (method !== 'GET' || new URL(url).searchParams.has('_data')) return false;
  return !/\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}

function isToBeTold({ url, cookies, marks }: Pick<RequestContext, 'url' | 'cookies' | 'marks'>): boolean {
  if (cookies.has(COOKIE) || PRIVATE_PATH.test(url.pathname)) return false;
  return marks.agent === undefined || !environment().visitSkippedAgents.includes(marks.agent);
}

function visitOf({ origin, url, cookies, session }: RequestContext): Visit {
  const [, width, height] = /^([1-9]\d{1,4})x([1-9]\d{1,4})$/.exec(cookies.get(SCREEN_COOKIE) ?? '') ?? [];
  return {
    url: `${origin}${url.pathname}${url.search}`.slice(0, LONGEST_URL),
    screen: width && height ? { width: Number(width), height: Number(height) } : null,
    sessionId: session.id,
  };
}
