import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Express's compiled `trust proxy`: whether the sender at an address is one of our proxies. */
export type TrustProxy = (address: string, hop: number) => boolean;

/**
 * Returns the scheme and host that the browser asked for. Trusts forwarding headers only when the nearest sender is a
 * trusted proxy, and of several values the one that the farthest trusted proxy added: anybody may have written the
 * earlier ones.
 * @returns unvalidated values
 */
export function requestOrigin(request: IncomingMessage, trustProxy: TrustProxy): { protocol: string; host: string } {
  const host = forwarded(request, 'x-forwarded-host', trustProxy) ?? request.headers.host ?? '';
  const protocol = forwarded(request, 'x-forwarded-proto', trustProxy)?.toLowerCase() ?? 'http';
  return { protocol, host };
}

/**
 * Returns the address of the farthest sender up to whom every proxy is trusted: the visitor's.
 * @returns an IPv4 address without the prefix that a socket for both versions gives it
 */
export function clientIpOf(request: IncomingMessage, trustProxy: TrustProxy): string {
  const senders = [request.socket.remoteAddress ?? '', ...valuesOf(request.headers['x-forwarded-for']).reverse()];
  const visitor = senders.findIndex((sender, hop) => hop === senders.length - 1 || !trustProxy(sender, hop));
  return (senders[visitor] ?? '').replace(/^::ffff:/, '');
}

/** Checks whether the nearest sender is a proxy that `trust proxy` names. */
export function isFromProxy(request: IncomingMessage, trustProxy: TrustProxy): boolean {
  return trustProxy(request.socket.remoteAddress ?? '', 0);
}

/**
 * Writes the browser's scheme and host into `Host` and `X-Forwarded-Proto`, so that everything after reads the same:
 * Express and Remix would take the first of several values, and the port of X-Forwarded-Host from anybody.
 */
export const forwardedOrigin: RequestHandler = (request, _response, next) => {
  const trustProxy = request.app.get('trust proxy fn') as TrustProxy;
  const { protocol, host } = requestOrigin(request, trustProxy);
  if ('x-forwarded-proto' in request.headers) {
    if (isFromProxy(request, trustProxy)) request.headers['x-forwarded-proto'] = protocol;
    else delete request.headers['x-forwarded-proto'];
  }
  delete request.headers['x-forwarded-host'];
  request.headers.host = host;
  next();
};

/** Returns the value that the farthest trusted proxy added; proxies that replace the header leave one value. */
function forwarded({ headers, socket }: IncomingMessage, name: string, trustProxy: TrustProxy): string | undefined {
  const values = valuesOf(headers[name]);
  const senders = [socket.remoteAddress ?? '', ...valuesOf(headers['x-forwarded-for']).reverse()];
  let proxies = 0;
  while (proxies < values.length && trustProxy(senders[proxies] ?? '', proxies)) proxies += 1;
  return (proxies > 0 && values[values.length - proxies]) || undefined;
}

function valuesOf(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : [header]
        .flat()
        .join()
        .split(',')
        .map((value) => value.trim());
}
