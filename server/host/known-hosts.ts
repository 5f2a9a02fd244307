import type { RequestHandler } from 'express';
import type { Environment } from '~/bff/environment/environment.server';
import { BRANDS, hostsOf } from '~/market/brands';
import { HttpError } from './errors';

/** The hosts that the shop answers for. */
export class KnownHosts {
  readonly #hosts: ReadonlySet<string>;
  readonly #secureOrigins: ReadonlyMap<string, string>;
  /** Whether somebody has said which hosts there are: then every other one is refused. */
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

  /** "https://shop.example", when the host is configured to be reached so. @param host with its port, if any */
  secureOriginOf(host: string): string | null {
    return this.#secureOrigins.get(host.toLowerCase()) ?? null;
  }

  /**
   * Refuses requests for hosts that nobody has configured (421): an unknown host would be the Russian brand, with its
   * links and letters naming that host. What a proxy says came by plain HTTP is sent to HTTPS.
   */
  guard: RequestHandler = ({ headers, url }, response, next) => {
    const host = headers.host ?? '';
    if (this.areConfigured && !this.has(host)) throw new HttpError(421);
    // Forwarding headers of others than trusted proxies are gone by now (`forwardedOrigin`).
    const secureOrigin = headers['x-forwarded-proto'] === 'http' ? this.secureOriginOf(host) : null;
    if (secureOrigin === null) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(308, secureOrigin + url);
  };
}
