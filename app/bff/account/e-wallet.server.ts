import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { CurrencyCode } from '~/market/currencies';
import { currentAccount } from './account.server';

const PATIENCE_MS = 500;

/** Whether the wallet is offered for orders in a currency: the brand's own, and others by the flag (specification 3 §6). */
export async function isEWalletOffered(
  { brand, market, features }: Pick<RequestContext, 'brand' | 'features' | 'market'>,
  currency: CurrencyCode = market.currency,
): Promise<boolean> {
  return brand.eWalletCurrency === currency || (await features()).eWallet;
}

/**
 * Returns what the signed-in account's wallet holds in the market's currency, in hundredths: null for a guest and where
 * wallets are not offered; `balance` null while the service does not answer. Never rejects.
 */
export async function ownEWallet(context: RequestContext): Promise<{ balance: number | null } | null> {
  const [isOffered, account] = await Promise.all([isEWalletOffered(context), currentAccount(context)]);
  if (!isOffered || !account) return null;
  const wallets = await degrade(context.upstream.account.listWallets(account.token), null, {
    block: 'wallets',
    patienceMs: PATIENCE_MS,
  });
  if (!wallets) return { balance: null };
  return { balance: wallets.find(({ currency }) => currency === context.market.currency)?.amount ?? 0 };
}
