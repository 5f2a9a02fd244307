import type { AddressView } from './address-view';
import type { VisitorCity } from './visitor-city.server';

/**
 * The load context that the host (server/host) passes to every loader, action and to entry.server. Another host, such
 * as remix-serve, passes none of it: `hostContext` completes it.
 */
export type HostContext = {
  /** For this request's scripts and styles; the Content-Security-Policy of a page names it. */
  cspNonce: string;
  requestId: string;
  /** 32 hexadecimal digits (W3C trace context). */
  traceId: string;
  clientIp: string;
  /** The visitor's country (two letters) according to a trusted proxy, else empty. */
  proxyCountry: string;
  /** The site as the browser knows it: "https://shop.example", without a trailing slash. */
  origin: string;
  /** The disclosable part of the request's address. */
  address: AddressView;
  /** The answer is shared by everyone of a market, so no visit can be recorded. */
  isShared: boolean;
  /** The city of those who share the answer, null where it is unknown. Undefined: look up the visitor's. */
  sharedCity: VisitorCity | null | undefined;
  /** Adds a Set-Cookie header to the response, whatever it is, a redirect included. */
  setCookie(header: string): void;
};

declare module '@remix-run/server-runtime' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmentation needs an interface
  interface AppLoadContext extends Partial<HostContext> {}
}
