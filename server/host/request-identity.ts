import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { HostContext } from '~/bff/request/load-context';
import type { ReadAddress } from './addresses/address-view';
import { isFromProxy, type TrustProxy } from './request-origin';

const SANE_ID = /^[\w.:-]{8,100}$/;
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** `x-request-id` of the caller when it is a sane one, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header && SANE_ID.test(header) ? header : randomUUID();
}

/** The trace of a W3C `traceparent` when there is one, else a new trace: 32 hexadecimal digits. */
export function traceIdOf(header: string | undefined): string {
  const trace = TRACEPARENT.exec(header ?? '')?.[1];
  // A random UUID: Node keeps randomness for many at hand, where 16 bytes would be asked for each time.
  return trace && !/^0+$/.test(trace) ? trace : randomUUID().replaceAll('-', '');
}

export type Identity = { requestId: string; traceId: string };

/** The ids of a request: those that a trusted proxy gives, or new ones. Anybody else could file requests under others' ids. */
export function identify(request: IncomingMessage, trustProxy: TrustProxy): Identity {
  const { 'x-request-id': requestId, traceparent } = isFromProxy(request, trustProxy) ? request.headers : {};
  return { requestId: requestIdOf(first(requestId)), traceId: traceIdOf(first(traceparent)) };
}

/** The ids of what the shop does by itself. */
export function newIdentity(): Identity {
  return { requestId: requestIdOf(undefined), traceId: traceIdOf(undefined) };
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** Gives every request its ids and tells them to the caller in `x-request-id`. */
export const requestIdentity: RequestHandler = (request, response, next) => {
  const identity = identify(request, request.app.get('trust proxy fn') as TrustProxy);
  response.locals.identity = identity;
  response.setHeader('X-Request-Id', identity.requestId);
  next();
};

export function identityOf(response: Response): Identity {
  return response.locals.identity as Identity;
}

/**
 * What makes Remix's load context of a request.
 * @param countryHeader in which a trusted proxy tells the visitor's country
 */
export function loadContexts(countryHeader: string | undefined, readAddress: ReadAddress) {
  return (request: Request, response: Response): HostContext => ({
    ...identityOf(response),
    proxyCountry:
      countryHeader && isFromProxy(request, request.app.get('trust proxy fn') as TrustProxy)
        ? (request.get(countryHeader) ?? '')
        : '',
    cspNonce: randomBytes(16).toString('base64'),
    clientIp: (request.ip ?? '').replace(/^::ffff:/, ''),
    origin: `${request.protocol}://${request.get('host') ?? ''}`,
    address: readAddress(request.originalUrl),
    isShared: false,
    setCookie: (header) => {
      // What was still asked for when the page had to go does not reach the browser any more.
      if (!response.headersSent) response.append('Set-Cookie', header);
    },
  });
}
