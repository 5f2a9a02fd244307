import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type SocialNetwork } from './contract';

/** Makes the client of the brand's social networks (specification 1 §7). Failures are `UpstreamError`s. */
export function createSocialClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { country, locale } = market;

  return {
    /**
     * Returns networks for the country and language, in footer order. @param domain host of the shop, without a port
     */
    async list(domain: string): Promise<SocialNetwork[]> {
      return caches.lasting.read(['social.list', country, locale, domain], () =>
        transport.call(endpoints.list, { client_name: 'site', country, lang: locale, domain }, ids),
      );
    },
  };
}
