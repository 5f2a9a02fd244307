import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { asksForData } from '~/bff/http/page-data';
import type { ReadAddress } from '../addresses/address-view';
import type { Metrics } from '../metrics';
import type { PageNamer } from '../addresses/page-names';
import type { Readiness } from '../readiness';
import { hasBody } from '../request-body';
import { hasManyHosts } from '../request-guard';
import { identify } from '../request-identity';
import { logRequest } from '../request-log';
import { PageMemory, type Found } from './page-memory';
import type { RenderPage } from './render-page';
import type { Sharing } from './shared-pages';
import { sendPage, storePage } from './stored-page';
import { viewpointOf, type Viewpoint, type ViewpointOptions } from './viewpoint';

export type MemoryOptions = {
  /** The Express app, for everything that the cache does not answer. */
  host: RequestListener;
  sharing: (path: string) => Sharing | null;
  pageName: PageNamer;
  readAddress: ReadAddress;
  render: RenderPage;
  viewpoints: ViewpointOptions;
  readiness: Readiness;
  metrics: Metrics;
  log: Logger;
};

/** Parameters of other sites' analytics, which change nothing here. */
const HARMLESS = /^(?:utm_\w+|gclid|fbclid|yclid|ysclid)=[^&]*(?:&(?:utm_\w+|gclid|fbclid|yclid|ysclid)=[^&]*)*$/;
const LONGEST_PATH = 200;
/** One page serves all unknown addresses, so nothing of the address may appear on it. */
const NOT_FOUND_ADDRESS = '/404';

/**
 * Answers shared pages before Express, which alone takes longer than all of this. Everything else, including uncertain
 * cases, continues to `host`.
 */
export function answerFromMemory(options: MemoryOptions): RequestListener {
  const { host, viewpoints, readiness, render, log } = options;
  const memory = new PageMemory();
  /** Addresses of routes that share only "not found", and answered 404 within the last minute. */
  const missing = new LRUCache<string, true>({ max: 2000, ttl: 60_000 });

  return (request, response) => {
    const path = pathOf(request);
    const sharing = path === null || readiness.isDraining ? null : options.sharing(path);
    const viewpoint = sharing && viewpointOf(request, viewpoints);
    if (path === null || !viewpoint) return host(request, response);

    if (sharing === 'notFound' && !missing.has(viewpoint.origin + path)) {
      learn(response, () => missing.set(viewpoint.origin + path, true));
      return host(request, response);
    }
    const address = sharing === 'notFound' ? NOT_FOUND_ADDRESS : path;
    const began = performance.now();
    const send = (found: Found) => answer(options, { request, response, path, found, began });
    const key = `${address} ${viewpoint.key}`;
    const make = () => makePage(render, address, viewpoint);
    const kept = memory.kept(key, make);
    if (kept) return send(kept);
    memory.make(key, make).then(
      (made) => {
        if (made) return send(made);
        log.warn({ path: address }, 'a shared page cannot be kept');
        host(request, response);
      },
      (error: unknown) => {
        log.error({ err: error, path: address }, 'a shared page failed');
        host(request, response);
      },
    );
  };
}

/** Returns the path of a request that a shared page may answer; null for bodies, data and meaningful queries. */
function pathOf(request: IncomingMessage): string | null {
  const { method, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || hasBody(request) || hasManyHosts(request)) return null;
  if (asksForData(request.headers.accept)) return null;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (path.length > LONGEST_PATH) return null;
  return at < 0 || HARMLESS.test(url.slice(at + 1)) ? path : null;
}

function learn(response: ServerResponse, note: () => void): void {
  response.on('finish', () => {
    if (response.statusCode === 404) note();
  });
}

async function makePage(render: RenderPage, address: string, viewpoint: Viewpoint) {
  return storePage(await render(address, viewpoint), viewpoint.origin);
}

type Answered = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  found: Found;
  began: number;
};

function answer(
  { metrics, log, pageName, readAddress, viewpoints }: MemoryOptions,
  { request, response, path, found, began }: Answered,
): void {
  const identity = identify(request, viewpoints.isTrusted);
  const status = sendPage(found.page, request, response, ['X-Request-Id', identity.requestId]);
  const { method = 'GET', url = '' } = request;
  const seconds = (performance.now() - began) / 1000;
  metrics.note({ method, page: pageName(path), status, seconds, memory: found.how });
  logRequest(log, { ...identity, method, address: readAddress(url), status, seconds });
}
