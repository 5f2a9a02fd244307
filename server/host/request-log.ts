import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { identityOf } from './request-identity';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * What of an address may be logged: the path with booking tokens cut to their first eight digits (whoever knows one
 * can open the booking), and the names of the query's parameters without their values.
 */
export function loggablePath(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const names = [...new Set(new URLSearchParams(query).keys())].map(encodeURIComponent);
  return path.replace(UUID, (token) => `${token.slice(0, 8)}…`) + (names.length > 0 ? `?${names.join('&')}` : '');
}

/** One line a request: ids, method, path, status, milliseconds. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const { method, originalUrl } = request;
    response.on('close', () => {
      const entry = {
        ...identityOf(response),
        method,
        path: loggablePath(originalUrl),
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (response.statusCode >= 500) log.error(entry, 'request');
      else log.info(entry, 'request');
    });
    next();
  };
}
