import { currentAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { SavedCard } from '~/upstream/account/cards-contract';
import { brandName } from './card-brand.server';
import type { CardChoice } from './card-choice';

const PATIENCE_MS = 500;

/**
 * Lists the saved cards of the account; empty for a guest and while the account service is unavailable: a card can
 * still be typed. Never rejects.
 */
export async function savedCards(context: RequestContext): Promise<SavedCard[]> {
  const account = await currentAccount(context);
  if (!account) return [];
  const cards = context.upstream.account.listCards(account.token);
  return degrade(cards, [], { block: 'savedCards', patienceMs: PATIENCE_MS });
}

/** Shows saved cards as "Visa •••• 4242" with their expiry; expired ones stay visible but cannot be chosen. */
export function savedCardViews(cards: readonly SavedCard[], market: Market): CardChoice['saved'] {
  const t = getTranslator(market.locale, 'payment');
  return cards.map(({ cardId, brand, mask, expires, isExpired }) => ({
    id: cardId,
    label: `${brandName(brand)} ${mask}`,
    hint: t(isExpired ? 'saved.expired' : 'saved.expires', { expires }),
    isExpired,
  }));
}
