import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { brandOfHost } from '~/market/brands';
import type { Market } from '~/market/market';
import type { RequestContext } from './context';
import { readAccountSession } from '~/bff/account/account-session.server';
import { readLetterKeys } from '~/bff/booking-access/letter-keys.server';
import { needsSecureCookies, readCookies } from '~/bff/cookies/cookies.server';
import { deviceOf } from './device';
import { environment } from '~/bff/environment/environment.server';
import { featuresOnce } from './features.server';
import { hostContext } from './host-context.server';
import { browserId } from '~/bff/cookies/known-browser.server';
import { detectLocale } from './language.server';
import { letterOrigin } from './letter-origin.server';
import { upstreamVisitor } from '~/bff/limits/new-work.server';
import { marketOf, rememberMarket } from './market.server';
import { readMarks, rememberMarks } from '~/bff/cookies/marks.server';
import { publicOriginOf } from './public-origin.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { prolongSession, readSession } from '~/bff/cookies/session.server';
import { bindClients } from './upstream.server';
import { findVisitorCity, guessCountry } from './visitor-city.server';

/** Remix passes the same load context, fresh for each request, to all loaders and actions of that request. */
const contexts = new WeakMap<object, Promise<RequestContext>>();

/** Returns the context of a request (design §6): the same object for all its loaders and actions. */
export function getContext(
  args: Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>,
): Promise<RequestContext> {
  const cachedContext = contexts.get(args.context);
  if (cachedContext) return cachedContext;
  const made = makeContext(args);
  contexts.set(args.context, made);
  return made;
}

async function makeContext({
  request,
  context: loadContext,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<RequestContext> {
  const { requestId, traceId, clientIp, proxyCountry, origin, sharedCity, setCookie } = hostContext(
    loadContext,
    request,
  );
  const { brandHosts, trustProxy } = environment();
  const url = new URL(request.url);
  const hasSecureCookies = needsSecureCookies(origin);
  const cookies = readCookies(request, hasSecureCookies);
  const brand = brandOfHost(new URL(origin).host, brandHosts);
  const marks = readMarks(url, cookies);
  const acceptLanguage = request.headers.get('accept-language');
  const address = { clientIp, isBehindProxy: trustProxy !== false };
  const refused = (cookie: Lowercase<string>) => () =>
    securityEvent({ requestId, clientIp }, { kind: 'cookie', outcome: 'refused', detail: cookie });
  const [session, account, letterKeys, id] = await Promise.all([
    readSession(cookies, refused('session')),
    readAccountSession(cookies, refused('account')),
    readLetterKeys(cookies),
    browserId({ cookies }),
  ]);
  const device = deviceOf(request.headers.get('user-agent'));
  const client = { id, ...device, siteUrl: letterOrigin({ brand }) };
  const ids = { requestId, traceId, visitor: upstreamVisitor({ clientIp, requestId }) };
  const visitor = { ids, marks, account: account?.token, client };
  const bind = (market: Market) => bindClients({ ...visitor, market });
  const marketRequest = { brand, url, cookies, acceptLanguage };
  const locale = await detectLocale(request, marketRequest);
  const market = await marketOf({ ...marketRequest, locale }, (guessless) =>
    guessCountry({ proxyCountry, ...address }, bind(guessless).suggest),
  );
  const upstream = bind(market);

  const context: RequestContext = {
    requestId,
    traceId,
    url,
    origin,
    publicOrigin: publicOriginOf(brand.id, origin),
    clientIp,
    brand,
    market,
    session,
    letterKeys,
    account,
    marks,
    upstream,
    features: featuresOnce(upstream.settings),
    visitorCity: () =>
      sharedCity === undefined ? findVisitorCity(address, upstream.suggest) : Promise.resolve(sharedCity),
    cookies,
    hasSecureCookies,
    setCookie,
  };
  rememberMarket(context);
  rememberMarks(context);
  // Before any loader, so that what a loader notes is sent after it.
  await prolongSession(context, request);
  return context;
}
