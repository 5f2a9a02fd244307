import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { SocialNetworkConfig, SocialNetworkId } from '~/upstream/account/social-contract';
import type { ReturnUrl } from '~/market/auth-address';
import { socialHref } from './social-address';
import type { SocialButtonsView } from './social-buttons-view';

const PATIENCE_MS = 800;

/**
 * Builds the buttons of the networks that are usual in the market, in the order of the service; null while it does not
 * answer, as passwords still work. The addresses of the others work too, for those who have linked them (decision 096).
 */
export async function socialButtons(
  context: RequestContext,
  returnUrl: Pick<ReturnUrl, 'from'>,
): Promise<SocialButtonsView | null> {
  const networks = (await listNetworks(context)).filter(({ network }) => isUsualIn(context.market, network));
  if (networks.length === 0) return null;
  const t = getTranslator(context.market.locale, 'social');
  return {
    title: t('title'),
    buttons: networks.map(({ network }) => ({
      id: network,
      href: socialHref(network, returnUrl),
      name: t(`network.${network}`),
    })),
  };
}

/** Networks of Russia and its neighbours. */
const RUSSIAN: readonly SocialNetworkId[] = ['vk', 'ok', 'tinkoff'];
const NEIGHBOURS: readonly string[] = ['RU', 'BY', 'KZ', 'KG', 'AM', 'AZ', 'UZ'];

/** Whether people of a market have accounts with a network. */
export function isUsualIn(market: Market, network: SocialNetworkId): boolean {
  return !RUSSIAN.includes(network) || speaksRussian(market);
}

function speaksRussian({ country, locale }: Market): boolean {
  return locale === 'ru' || NEIGHBOURS.includes(country);
}

/** Lists the networks of the brand; empty while the service does not answer. */
export function listNetworks({ upstream, url }: RequestContext): Promise<SocialNetworkConfig[]> {
  const list = upstream.account.listSocialNetworks(url.hostname);
  return degrade(list, [], { block: 'socialSignIn', patienceMs: PATIENCE_MS });
}
