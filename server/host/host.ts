import type { RequestListener } from 'node:http';
import { constants as zlib } from 'node:zlib';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { ServerBuild } from '@remix-run/node';
import type { Environment } from '~/bff/environment/environment.server';
import type { Guests } from '~/bff/request/guests.server';
import { bodyLimits } from './body-limits';
import { canonicalUrls } from './canonical-url';
import { errorPages } from './errors';
import type { Logger } from 'pino';
import { homeForm } from './home-form';
import { Metrics } from './metrics';
import { movedAddresses } from './moved-addresses';
import { answerFromMemory } from './page-memory/answer-from-memory';
import { pageRenderer } from './page-memory/render-page';
import { sharedPages } from './page-memory/shared-pages';
import { handlersByRoute } from './route-builds';
import { addressViews } from './addresses/address-view';
import { pageNamer } from './addresses/page-names';
import { referrerPolicy } from './addresses/referrer-policy';
import { routeTable, type RouteTable } from './addresses/route-table';
import type { PageSource } from './page-source';
import type { Readiness } from './readiness';
import { requestBodies } from './request-body';
import { requestGuard } from './request-guard';
import { loadContexts, requestIdentity } from './request-identity';
import { requestLog } from './request-log';
import { forwardedOrigin, type TrustProxy } from './request-origin';
import { KnownHosts } from './known-hosts';
import { securityHeaders } from './security-headers';
import { shortRedirects } from './short-redirects';
import { socialAnswer } from './social-answer';
import { untrustedForwarding } from './untrusted-forwarding';

export type HostOptions = {
  environment: Environment;
  pages: PageSource;
  readiness: Readiness;
  log: Logger;
};

/**
 * Builds the Express app around Remix, and the page cache in front of it. The order matters: ids and headers come
 * first, so that refusals have them too.
 */
export function createHost({ environment, pages, readiness, log }: HostOptions): RequestListener {
  const { mode } = environment;
  const metrics = new Metrics({ token: environment.metricsToken, isOpenHere: environment.hasSandbox });
  const table = routeTable(pages.routes);
  const pageName = pageNamer(table);
  const readAddress = addressViews(table);
  const limitsOf = bodyLimits(table);
  const host = express();
  host.disable('x-powered-by');
  host.disable('etag');
  host.set('trust proxy', environment.trustProxy);
  host.set('query parser', false);

  const hosts = new KnownHosts(environment);
  host.use(forwardedOrigin, requestIdentity, securityHeaders(hosts), readiness.closeConnections);
  host.use(requestBodies(limitsOf));
  host.get('/healthz', readiness.health);
  host.get('/readyz', readiness.ready);
  host.get('/metrics', metrics.endpoint);
  host.use(untrustedForwarding(log), referrerPolicy(readAddress));
  host.use(requestLog(log, readAddress), metrics.observe(pageName));
  // The one form from another site; let it pass before such forms are refused.
  host.use(socialAnswer, requestGuard(limitsOf), hosts.guard);
  // 5 of 11: within a few per cent of the best size for forms and lists, at a tenth of the time.
  host.use(compression({ brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } } }));
  host.use(pages.files);
  host.use(canonicalUrls, movedAddresses(environment.brandHosts), homeForm);
  const getLoadContext = loadContexts(environment.countryHeader, readAddress);
  // Must follow compression, which sends the headers of a response before it ends it.
  host.use(shortRedirects);
  host.use(pageHandler(pages.build, table, (build) => createRequestHandler({ build, mode, getLoadContext })));
  host.use(errorPages(log, environment.brandHosts));
  // Do not cache pages whose sources change during development.
  if (typeof pages.build === 'function') return host;
  return answerFromMemory({
    host,
    sharing: sharedPages(pages.routes, pageName),
    pageName,
    readAddress,
    guests: guestsOf(pages.build),
    render: pageRenderer(pages.build, { table, mode, readAddress }),
    viewpoints: { ...environment, hosts, isTrusted: host.get('trust proxy fn') as TrustProxy },
    readiness,
    metrics,
    log,
  });
}

/** The part for guests that app/entry.server exports. */
function guestsOf({ entry }: ServerBuild): Guests | null {
  return (entry.module as { guests?: Guests }).guests ?? null;
}

/** During development the build is read anew for each request, whole. */
function pageHandler(
  build: PageSource['build'],
  table: RouteTable,
  handlerOf: (build: PageSource['build']) => RequestHandler,
): RequestHandler {
  if (typeof build === 'function') return handlerOf(build);
  const handlerFor = handlersByRoute(build, table, handlerOf);
  return (request, response, next) => handlerFor(request.path)(request, response, next);
}
