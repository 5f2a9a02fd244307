import type { IncomingMessage } from 'node:http';

/** Express's compiled `trust proxy`: whether the sender at an address is a proxy of ours. */
export type TrustProxy = (address: string, hop: number) => boolean;

/**
 * What the browser asked for: scheme and Host. Forwarding headers are believed only when the nearest sender is a trusted
 * proxy; of several values the first is the browser's.
 */
export function requestOrigin(request: IncomingMessage, trustProxy: TrustProxy): { protocol: string; host: string } {
  const isForwarded = isFromProxy(request, trustProxy);
  const host = (isForwarded && firstOf(request.headers['x-forwarded-host'])) || request.headers.host || '';
  const protocol = (isForwarded && firstOf(request.headers['x-forwarded-proto'])) || 'http';
  return { protocol, host };
}

/** Whether the nearest sender is a proxy that `trust proxy` names. */
export function isFromProxy(request: IncomingMessage, trustProxy: TrustProxy): boolean {
  return trustProxy(request.socket.remoteAddress ?? '', 0);
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',', 1)[0]?.trim();
}
