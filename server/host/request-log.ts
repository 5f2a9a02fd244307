import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { trackEvent } from '~/bff/events.server';
import { identityOf, type Identity } from './request-identity';

/** What opens an account stands behind these. */
const LINK_OF_LETTER = /^(\/(?:user\/(?:confirm|reset_password|anonymize_profile)|auth\/reset)\/).+/;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const MAIL_ADDRESS = /[^/?&]*(?:@|%40)[^/?&]*/gi;
const LONGEST_LOGGED = 200;

/**
 * What of an address may be logged: the path with booking tokens cut to their first eight digits (whoever knows one
 * can open the booking), links of letters without their tokens, and the names of the query's parameters without their values.
 */
export function loggablePath(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const safePath = path.replace(LINK_OF_LETTER, '$1…').replace(UUID, (token) => `${token.slice(0, 8)}…`);
  if (query === '') return cut(safePath);
  const names = [...new Set(new URLSearchParams(query).keys())].map(encodeURIComponent);
  return cut(`${safePath}?${names.join('&')}`);
}

/** Anybody can put anything into an address: what looks like an e-mail is left out, and a line stays a line. */
function cut(path: string): string {
  const nobodys = path.slice(0, 2 * LONGEST_LOGGED).replace(MAIL_ADDRESS, '…@…');
  return nobodys.length > LONGEST_LOGGED ? `${nobodys.slice(0, LONGEST_LOGGED)}…` : nobodys;
}

/** What is logged of a request: one line. */
export type LoggedRequest = Identity & {
  method: string;
  /** As it came; what of it may not be logged is left out here. */
  url: string;
  status: number;
  seconds: number;
  isAborted?: boolean;
};

/** Logs the request without what its address may hold of a person; an address that is not there is an event as well. */
export function logRequest(log: Logger, { url, seconds, isAborted = false, ...rest }: LoggedRequest): void {
  const { requestId, traceId, method, status } = rest;
  const path = loggablePath(url);
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

/** One line a request: ids, method, path, status, milliseconds. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const { method, originalUrl: url } = request;
    response.on('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const { statusCode: status, writableFinished } = response;
      logRequest(log, { ...identityOf(response), method, url, status, seconds, isAborted: !writableFinished });
    });
    next();
  };
}
