import type { RequestContext } from '~/bff/request/context';
import { tierOf, type LoyaltyTerms } from '~/market/loyalty';
import { currentAccount } from './account.server';
import { isLoyaltyOffered, loyaltyTerms, ownLoyalty } from './loyalty.server';

/** The rate at which a visitor's tickets earn points. `isOwn`: the percent is that of the account's tier, not the lowest one. */
export type EarningRate = { percent: number; terms: LoyaltyTerms; isOwn: boolean };

/** Null where points are not offered, and while the account's tier is not known. Never rejects. */
export async function earningRate(context: RequestContext): Promise<EarningRate | null> {
  if (!(await isLoyaltyOffered(context))) return null;
  if (await currentAccount(context)) {
    const own = await ownLoyalty(context);
    return own && { percent: own.percent, terms: own.terms, isOwn: true };
  }
  const terms = await loyaltyTerms(context);
  return { percent: tierOf(0, terms).percent, terms, isOwn: false };
}
