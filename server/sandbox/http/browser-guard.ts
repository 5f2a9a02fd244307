import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/**
 * Checks whether a request may come from a page outside the sandbox. The sandbox runs on the machine of anybody who
 * tries the shop, and every web page in their browser can send requests to it.
 * - A write with an origin must come from a page of the sandbox itself.
 * - The sandbox's own pages answer only under names of this machine, IP addresses and the configured origin: a foreign
 *   name that resolves to this machine (DNS rebinding) would make them readable.
 * @param ownOrigin the sandbox's origin in a browser
 */
export function isForeign(
  request: IncomingMessage,
  { ownOrigin, isOwnPage }: { ownOrigin: string; isOwnPage: boolean },
) {
  const { origin, host = '' } = request.headers;
  if ((isOwnPage || origin !== undefined) && !isOwnHost(host, ownOrigin)) return true;
  if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return false;
  return origin !== ownOrigin && origin !== `http://${host}`;
}

function isOwnHost(host: string, ownOrigin: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isHere || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || hostname === new URL(ownOrigin).hostname;
}
