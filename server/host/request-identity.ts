import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { HostContext } from '~/bff/request/load-context';
import type { ReadAddress } from './addresses/address-view';
import { clientIpOf, isFromProxy, type TrustProxy } from './request-origin';

const SANE_ID = /^[\w.:-]{8,100}$/;
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Returns the caller's `x-request-id` when it is well-formed, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header && SANE_ID.test(header) ? header : randomUUID();
}

/** Returns the trace of a W3C `traceparent`, or a new one: 32 hexadecimal digits. */
export function traceIdOf(header: string | undefined): string {
  const trace = TRACEPARENT.exec(header ?? '')?.[1];
  // A random UUID: Node buffers randomness for many, but would fetch 16 bytes each time.
  return trace && !/^0+$/.test(trace) ? trace : randomUUID().replaceAll('-', '');
}

export type Identity = { requestId: string; traceId: string };

/**
 * Returns the ids of a request: those of a trusted proxy, or new ones. Otherwise anybody could log requests under
 * others' ids.
 */
export function identify(request: IncomingMessage, trustProxy: TrustProxy): Identity {
  const { 'x-request-id': requestId, traceparent } = isFromProxy(request, trustProxy) ? request.headers : {};
  return { requestId: requestIdOf(first(requestId)), traceId: traceIdOf(first(traceparent)) };
}

/** Makes ids for the shop's own work. */
export function newIdentity(): Identity {
  return { requestId: requestIdOf(undefined), traceId: traceIdOf(undefined) };
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** Gives every request its ids and returns the request id in `x-request-id`. */
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
 * Makes Remix's load context of a request.
 * @param countryHeader the header in which a trusted proxy names the visitor's country
 */
export function loadContexts(countryHeader: string | undefined, readAddress: ReadAddress) {
  return (request: Request, response: Response): HostContext => ({
    ...identityOf(response),
    proxyCountry:
      countryHeader && isFromProxy(request, request.app.get('trust proxy fn') as TrustProxy)
        ? (request.get(countryHeader) ?? '')
        : '',
    cspNonce: randomBytes(16).toString('base64'),
    clientIp: clientIpOf(request, request.app.get('trust proxy fn') as TrustProxy),
    origin: `${request.protocol}://${request.get('host') ?? ''}`,
    address: readAddress(request.originalUrl),
    isShared: false,
    sharedCity: undefined,
    setCookie: (header) => {
      // A late result cannot set cookies once the headers are sent.
      if (!response.headersSent) response.append('Set-Cookie', header);
    },
  });
}
