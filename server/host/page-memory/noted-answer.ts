import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ReadAddress } from '../addresses/address-view';
import type { PageNamer } from '../addresses/page-names';
import type { Metrics } from '../metrics';
import { identify, type Identity } from '../request-identity';
import { logRequest } from '../request-log';
import { requestOrigin } from '../request-origin';
import { securityHeadersOf } from '../security-headers';
import type { Found } from './page-memory';
import { RETRY_AFTER_SECONDS } from './robot-budget';
import { sendPage } from './stored-page';
import type { ViewpointOptions } from './viewpoint';

/** A request that the memory answers. `began`: in `performance.now()` time. */
export type Asked = { request: IncomingMessage; response: ServerResponse; path: string; began: number };

export type NoteOptions = {
  metrics: Metrics;
  log: Logger;
  pageName: PageNamer;
  readAddress: ReadAddress;
  viewpoints: ViewpointOptions;
};

/** Sends a page from memory. @param cookies Set-Cookie headers of this visitor alone */
export function answer(
  options: NoteOptions,
  asked: Asked,
  found: Found,
  { identity = identify(asked.request, options.viewpoints.isTrusted), cookies = [] as readonly string[] } = {},
): void {
  const { request, response } = asked;
  const own = ['X-Request-Id', identity.requestId, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])];
  note(options, asked, { memory: found.how, identity, status: sendPage(found.page, request, response, own) });
}

/** Tells a robot to come again later: nothing is rendered, not even the page of an error. */
export function answerRefused(options: NoteOptions, asked: Asked): void {
  const { request, response } = asked;
  const { protocol, host } = requestOrigin(request, options.viewpoints.isTrusted);
  const identity = identify(request, options.viewpoints.isTrusted);
  response.writeHead(503, {
    ...securityHeadersOf(`${protocol}://${host}`, options.viewpoints.hosts.has(host)),
    'Cache-Control': 'no-store',
    'Content-Length': 0,
    'Retry-After': RETRY_AFTER_SECONDS,
    'X-Request-Id': identity.requestId,
  });
  response.end();
  note(options, asked, { memory: 'refused', identity, status: 503 });
}

type Sent = { memory: string; identity: Identity; status: number };

/** Counts an answer and writes its line in the log, as for all other answers. */
function note(
  { metrics, log, pageName, readAddress }: NoteOptions,
  { request, path, began }: Asked,
  { memory, identity, status }: Sent,
): void {
  const { method = 'GET', url = '' } = request;
  const seconds = (performance.now() - began) / 1000;
  metrics.note({ method, page: pageName(path), status, seconds, memory });
  logRequest(log, { ...identity, method, address: readAddress(url), status, seconds });
}
