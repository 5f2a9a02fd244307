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
 * The cards of who has signed in; none for a guest, and none while the account service is down: then a card is typed as
 * always. Never rejects.
 */
export async function savedCards(context: RequestContext): Promise<SavedCard[]> {
  const account = await currentAccount(context);
  if (!account) return [];
  const cards = context.upstream.account.listCards(account.token);
  return degrade(cards, [], { block: 'savedCards', patienceMs: PATIENCE_MS });
}

/** "Visa •••• 4242", valid until; those that have expired stay in sight, and cannot be chosen. */
export function savedCardViews(cards: readonly SavedCard[], market: Market): CardChoice['saved'] {
  const t = getTranslator(market.locale, 'payment');
  return cards.map(({ cardId, brand, mask, expires, isExpired }) => ({
    id: cardId,
    label: `${brandName(brand)} ${mask}`,
    hint: t(isExpired ? 'saved.expired' : 'saved.expires', { expires }),
    isExpired,
  }));
}
