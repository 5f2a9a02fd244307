import type { AddressView } from './address-view';

/**
 * What the host (server/host) gives to every loader, action and to entry.server as Remix's load context.
 * Under another host, such as remix-serve, nothing of it is there: `hostContext` fills it in.
 */
export type HostContext = {
  /** For this request's scripts and styles; the Content-Security-Policy of a page names it. */
  cspNonce: string;
  requestId: string;
  /** 32 hexadecimal digits (W3C trace context). */
  traceId: string;
  clientIp: string;
  /** The country of the visitor (two letters) when a trusted proxy says it, else empty. */
  proxyCountry: string;
  /** As the browser knows this site: "https://shop.example", without a slash at the end. */
  origin: string;
  /** What may be told of the request's address. */
  address: AddressView;
  /** The answer goes to everyone of a market: there is no visitor whose coming could be noted. */
  isShared: boolean;
  /** Adds a Set-Cookie header to whatever answers this request, a redirect included. */
  setCookie(header: string): void;
};

declare module '@remix-run/server-runtime' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmentation needs an interface
  interface AppLoadContext extends Partial<HostContext> {}
}
