import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { beforeHeaders } from './before-headers';
import type { BodyLimits } from './body-limits';

/** The sender of a refused body may finish up to here and read the response; then the connection is cut. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;
const LONGEST_DRAIN_MS = 5000;

/** Checks whether a request declares a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * Keeps connections in order: the next request on one begins where the body of this one ends. A response sent before
 * the body is read says `Connection: close`. The rest of the body is discarded before the response ends, because
 * closing a connection with unread data resets it, and the sender may lose the response. A body that takes longer than
 * its address allows is answered with 408 and cut off.
 */
export const requestBodies =
  (limitsOf: BodyLimits): RequestHandler =>
  (request, response, next) => {
    if (!hasBody(request)) return next();
    cutWhenSlow(request, response, limitsOf(request.url).ms);
    beforeHeaders(response, () => {
      if (!request.complete) response.setHeader('Connection', 'close');
    });
    const write = response.write.bind(response) as (...given: unknown[]) => boolean;
    const end = response.end.bind(response) as (...given: unknown[]) => typeof response;
    response.end = (...given: unknown[]) => {
      if (request.complete) return end(...given);
      const [chunk, encoding] = given;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
        if (!response.headersSent) response.setHeader('Content-Length', Buffer.byteLength(chunk));
        write(chunk, ...(typeof encoding === 'string' ? [encoding] : []));
      } else {
        response.flushHeaders();
      }
      void drained(request).then(() => end(...given.filter((one) => typeof one === 'function')));
      return response;
    };
    // A small body arrives with the headers and is complete in the next turn, so a refusal need not close the
    // connection.
    setImmediate(next);
  };

/** Ends the connection of a body that has not arrived in time, as Node does for one limit of all. */
function cutWhenSlow(request: IncomingMessage, response: Response, ms: number): void {
  const { socket } = request;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, ms);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}

/** Discards the rest of a body. Resolves at its end, at the limits, or when the sender has left. */
function drained(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.destroyed) return resolve();
    let bytes = 0;
    const timer = setTimeout(resolve, LONGEST_DRAIN_MS);
    request.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    // The handler has answered; its listeners would only slow this down.
    request.removeAllListeners('data');
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DRAINED_BYTES) resolve();
    });
    request.on('error', () => resolve());
    request.resume();
  });
}
