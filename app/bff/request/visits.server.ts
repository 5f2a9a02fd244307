import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Visit } from '~/upstream/visits/client.server';
import type { RequestContext } from './context';
import { getContext } from './context.server';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { SCREEN_COOKIE, VISIT_COOKIE } from '~/bff/cookies/frame-cookies';
import { environment } from '~/bff/environment/environment.server';
import { hostContext } from './host-context.server';
import { isPrefetch } from './unattended';
import { log } from '~/bff/log/log.server';
import { affiliateQuery } from '~/bff/cookies/marks.server';

const LIFETIME_SECONDS = 24 * 60 * 60;

/**
 * Reports a visit to the partner once per visitor and day (specification 1 §2, §7). Skips the configured agents,
 * private pages, and requests that show no page. The page does not wait: the call is made after this turn of the event
 * loop, and the transport logs a failure.
 */
export async function recordVisit(args: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<void> {
  const { request } = args;
  const context = await getContext(args);
  const { isShared, address } = hostContext(args.context, request);
  if (isShared || address.isPrivate || !isPageView(request) || !mustReport(context)) return;
  const { hasSecureCookies: secure } = context;
  const visitId = randomUUID();
  context.setCookie(cookieHeader(VISIT_COOKIE, visitId, { maxAge: LIFETIME_SECONDS, secure }));
  const visit = visitOf(context, address.safePath, visitId);
  setImmediate(() => {
    context.upstream.visits.create(visit).catch((error: unknown) => log().debug({ err: error }, 'a visit is lost'));
  });
}

/** Returns false for data of a page that is open already, and for a page that the browser only prefetches. */
function isPageView(request: Request): boolean {
  return request.method === 'GET' && !new URL(request.url).searchParams.has('_data') && !isPrefetch(request);
}

function mustReport({ cookies, marks }: Pick<RequestContext, 'cookies' | 'marks'>): boolean {
  if (cookies.has(VISIT_COOKIE)) return false;
  return marks.agent === undefined || !environment().visitSkippedAgents.includes(marks.agent);
}

/** Reports only the path and the affiliate's own marks: searches and input are private. */
function visitOf({ origin, url, cookies }: RequestContext, safePath: string, visitId: string): Visit {
  const [, width, height] = /^([1-9]\d{1,4})x([1-9]\d{1,4})$/.exec(cookies.get(SCREEN_COOKIE) ?? '') ?? [];
  const marks = affiliateQuery(url);
  return {
    url: `${origin}${safePath}${marks && `?${marks}`}`,
    screen: width && height ? { width: Number(width), height: Number(height) } : null,
    visitId,
  };
}
