import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { currencyFeatures } from '~/market/currency-features';
import { termsWith, tierOf, type LoyaltyTerms } from '~/market/loyalty';
import type { Bonus } from '~/upstream/account/bonus-contract';
import { currentAccount } from './account.server';

const PATIENCE_MS = 500;

/** Whether points are told of here: by the flag, and in roubles only (specification 1 §9). */
export async function isLoyaltyOffered(context: Pick<RequestContext, 'features' | 'market'>): Promise<boolean> {
  if (!currencyFeatures(context.market.currency).bonuses) return false;
  return (await context.features()).loyaltyBlock;
}

/** Returns the terms: the upstream's variables above the shop's table. Never rejects. */
export async function loyaltyTerms({ upstream }: Pick<RequestContext, 'upstream'>): Promise<LoyaltyTerms> {
  const variables = upstream.account.getBonusVariables();
  return termsWith(await degrade(variables, null, { block: 'bonusVariables', patienceMs: PATIENCE_MS }));
}

/** The points of the signed-in account with the terms that hold for it. `percent`: of its tier. */
export type OwnLoyalty = { bonus: Bonus; terms: LoyaltyTerms; percent: number };

/** Null for a guest, where points are not offered, and while the service does not answer. Never rejects. */
export async function ownLoyalty(context: RequestContext): Promise<OwnLoyalty | null> {
  const [isOffered, account] = await Promise.all([isLoyaltyOffered(context), currentAccount(context)]);
  if (!isOffered || !account) return null;
  const [bonus, terms] = await Promise.all([
    degrade(context.upstream.account.getBonus(account.token), null, { block: 'bonus', patienceMs: PATIENCE_MS }),
    loyaltyTerms(context),
  ]);
  if (!bonus) return null;
  const tier = terms.tiers.find(({ name }) => name === bonus.tier) ?? tierOf(bonus.turnover, terms);
  return { bonus, terms, percent: tier.percent };
}
