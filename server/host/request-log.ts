import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { trackEvent } from '~/bff/log/events.server';
import type { AddressView } from '~/bff/request/address-view';
import type { ReadAddress } from './addresses/address-view';
import { identityOf, type Identity } from './request-identity';

/** The logged data of a request. */
export type LoggedRequest = Identity & {
  method: string;
  address: Pick<AddressView, 'safeAddress'>;
  status: number;
  seconds: number;
  isAborted?: boolean;
};

/** Logs the request by its safe address, and an unknown address as an event too. */
export function logRequest(log: Logger, { address, seconds, isAborted = false, ...rest }: LoggedRequest): void {
  const { requestId, traceId, method, status } = rest;
  const path = address.safeAddress;
  const entry = {
    requestId,
    traceId,
    method,
    path,
    status,
    ms: Math.round(seconds * 1000),
    ...(isAborted ? { aborted: true } : {}),
  };
  if (status >= 500) log.error(entry, 'request');
  else log.info(entry, 'request');
  if (status === 404 && method === 'GET' && !path.startsWith('/assets/')) {
    trackEvent(log, { event: 'not_found', requestId, traceId, path });
  }
}

/** Logs one line per request: ids, method, path, status, milliseconds. */
export function requestLog(log: Logger, readAddress: ReadAddress): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const { method } = request;
    const address = readAddress(request.originalUrl);
    response.on('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const { statusCode: status, writableFinished } = response;
      logRequest(log, { ...identityOf(response), method, address, status, seconds, isAborted: !writableFinished });
    });
    next();
  };
}
