import { hostsOf, type BrandId } from '~/market/brands';
import type { RequestContext } from './context';
import { environment } from '~/bff/environment/environment.server';

/**
 * Returns the origin for links in letters: from the configuration, never from the request. Whoever asks for a letter
 * to somebody else chooses the Host header, its port and its scheme, and would receive the token of the link.
 * @returns the address of the brand in PUBLIC_ORIGINS; else https and the brand's first host of BRAND_HOSTS; else the
 *   brand's name on this machine, with our own port
 */
export function letterOrigin({ brand }: { brand: Pick<RequestContext['brand'], 'id'> }): string {
  const { publicOrigins, brandHosts, port } = environment();
  return publicOrigins[brand.id] ?? originOfHost(brand.id, brandHosts, port);
}

function originOfHost(brand: BrandId, brandHosts: Readonly<Record<string, BrandId>>, port: number): string {
  const [host = ''] = hostsOf(brand, brandHosts);
  return Object.hasOwn(brandHosts, host) ? `https://${host}` : `http://${host}:${port}`;
}
