import type { RequestContext } from '~/bff/request/context';
import type { Features } from '~/bff/request/features';
import { degrade } from '~/bff/waiting/degrade.server';
import { DISCOUNTS_PER_PAGE, type OwnCode } from '~/upstream/account/discount-contract';
import { currentAccount } from './account.server';

const PATIENCE_MS = 500;

type Place = Pick<RequestContext, 'brand' | 'market'> & { features: Pick<Features, 'discounts'> };

/** Whether personal codes and invitations are told of: by the flag, where promo codes are, and in roubles only. */
export function areDiscountsOffered({ brand, market, features }: Place): boolean {
  return features.discounts && brand.hasPromoCodes && market.currency === 'RUB';
}

/** `areDiscountsOffered` for a request. */
export async function offersDiscounts(context: RequestContext): Promise<boolean> {
  const { brand, market } = context;
  return areDiscountsOffered({ brand, market, features: await context.features() });
}

/** Lists the account's codes that can be applied to a booking. None for a guest, and while the service fails. */
export async function ownCodesFor(context: RequestContext, bookingToken: string): Promise<readonly OwnCode[]> {
  const [isOffered, account] = await Promise.all([offersDiscounts(context), currentAccount(context)]);
  if (!isOffered || !account) return [];
  const page = { limit: DISCOUNTS_PER_PAGE, offset: 0, bookingToken };
  const listed = context.upstream.account.listOwnCodes(account.token, page);
  const found = await degrade(listed, null, { block: 'ownCodes', patienceMs: PATIENCE_MS });
  return found?.codes ?? [];
}
