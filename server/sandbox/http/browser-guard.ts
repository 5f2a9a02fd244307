import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may come from a page that is not the sandbox's own. The sandbox listens on the machine of whoever
 * tries the shop, and every web page in their browser can send requests there.
 * - A write that names an origin must come from a page of the sandbox itself.
 * - The sandbox's own pages answer under names of this machine, addresses, and the configured origin only: a foreign name
 *   that leads to this machine (DNS rebinding) would make them readable.
 * @param ownOrigin where a browser reaches the sandbox
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
