import { isLoyaltyOffered, loyaltyTerms } from '~/bff/account/loyalty.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import type { LoyaltyTerms } from '~/market/loyalty';
import { UpstreamError } from '~/upstream/error';
import type { Bonus } from '~/upstream/account/bonus-contract';
import { profileGate } from '../profile/gate.server';
import type { ClosedProfile } from '../profile/closed-profile';

/** A page about the points of the account, or the screen in its place. `bonus` null: the service does not answer. */
export type OpenLoyalty =
  { closed: ClosedProfile } | { closed: null; account: VerifiedAccount; bonus: Bonus | null; terms: LoyaltyTerms };

/**
 * Opens a page about points.
 * @throws Response 404 where points are not offered: the pages exist by the flag, and in roubles only
 */
export async function openLoyalty(context: RequestContext): Promise<OpenLoyalty> {
  if (!(await isLoyaltyOffered(context))) throw new Response(null, { status: 404 });
  const { account, closed } = await profileGate(context);
  if (closed) return { closed };
  const [bonus, terms] = await Promise.all([
    orNull(context.upstream.account.getBonus(account.token)),
    loyaltyTerms(context),
  ]);
  return { closed: null, account, bonus, terms };
}

/** Returns null in place of a failure of the service: the page says so and offers another try. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
