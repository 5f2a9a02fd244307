import { hostsOf } from '~/market/brands';
import type { RequestContext } from './context';
import { environment } from './environment.server';

/**
 * The origin that links of letters lead to. An unknown host is the Russian brand, so the Host header of a request proves
 * nothing: whoever asks for a letter to somebody else could name a host of his own in it, and get the link's token.
 * @returns the configured address of the brand (PUBLIC_ORIGINS), else the host that was asked if it is one of the
 * brand's, else the first of the brand's hosts
 */
export function letterOrigin({ brand, origin }: Pick<RequestContext, 'brand' | 'origin'>): string {
  const { publicOrigins, brandHosts } = environment();
  const configured = publicOrigins[brand.id];
  if (configured) return configured;
  const asked = new URL(origin);
  const hosts = hostsOf(brand.id, brandHosts);
  if (hosts.includes(asked.hostname)) return asked.origin;
  asked.hostname = hosts[0] ?? asked.hostname;
  return asked.origin;
}
