import type { RequestHandler } from 'express';
import type { Environment } from '~/bff/environment/environment.server';
import { BRANDS, hostsOf } from '~/market/brands';
import { HttpError } from './errors';

/** The hosts that the shop serves. */
export class KnownHosts {
  readonly #hosts: ReadonlySet<string>;
  readonly #secureOrigins: ReadonlyMap<string, string>;
  /** Whether hosts are configured; all others are then refused. */
  readonly areConfigured: boolean;

  constructor({ brandHosts, publicOrigins }: Pick<Environment, 'brandHosts' | 'publicOrigins'>) {
    const origins = Object.values(publicOrigins).map((origin) => new URL(origin));
    const ofBrands = Object.values(BRANDS).flatMap(({ id }) => hostsOf(id, brandHosts));
    this.#hosts = new Set([...ofBrands, ...origins.map(({ hostname }) => hostname)]);
    this.#secureOrigins = new Map(
      origins.filter(({ protocol }) => protocol === 'https:').map(({ host, origin }) => [host, origin]),
    );
    this.areConfigured = origins.length > 0 || Object.keys(brandHosts).length > 0;
  }

  /** @param host with or without a port */
  has(host: string): boolean {
    return this.#hosts.has(host.toLowerCase().replace(/:\d+$/, ''));
  }

  /** Returns "https://shop.example" if the host is configured with https. @param host with its port, if any */
  secureOriginOf(host: string): string | null {
    return this.#secureOrigins.get(host.toLowerCase()) ?? null;
  }

  /**
   * Refuses requests for unknown hosts (421): they would get the Russian brand, with links and letters naming that
   * host. Redirects requests that came to a proxy over plain HTTP to HTTPS.
   */
  guard: RequestHandler = ({ headers, url }, response, next) => {
    const host = headers.host ?? '';
    if (this.areConfigured && !this.has(host)) throw new HttpError(421);
    // `forwardedOrigin` has removed the forwarding headers of untrusted senders.
    const secureOrigin = headers['x-forwarded-proto'] === 'http' ? this.secureOriginOf(host) : null;
    if (secureOrigin === null) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(308, secureOrigin + url);
  };
}
