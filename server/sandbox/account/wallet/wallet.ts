import type { CurrencyCode } from '~/market/currencies';
import type { walletAccountEndpoints, WalletsWire, WalletTransactionsWire } from '~/upstream/account/wallet-contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { walletsAt, type AccountWallets } from '../../booking/e-wallet/engine';
import { walletFacts } from '../../booking/e-wallet/facts';
import type { SandboxContext } from '../../service/service';
import { accountOf } from '../auth/sign-in';

/** wallets.json */
export async function listWallets(
  { auth_token: token }: ReceivedBy<typeof walletAccountEndpoints.listWallets>,
  context: SandboxContext,
): Promise<WalletsWire> {
  return { wallets: walletsWire(await walletsOf(token, context)) };
}

/** wallets/transactions.json: the latest first. */
export async function listWalletTransactions(
  { auth_token: token, limit, offset, type }: ReceivedBy<typeof walletAccountEndpoints.listWalletTransactions>,
  context: SandboxContext,
): Promise<WalletTransactionsWire> {
  const own = await walletsOf(token, context);
  const wanted = own.transactions.filter((one) => !type || one.type === type).toReversed();
  const page = wanted.slice(offset, offset + limit);
  return {
    wallets: walletsWire(own).map((wallet) => ({
      ...wallet,
      transactions: page
        .filter(({ currency }) => currency === wallet.currency)
        .map((one) => ({
          date: new Date(one.at).toISOString(),
          type: one.type,
          sum: one.amount,
          order_number: one.orderNumber,
        })),
    })),
    total_count: wanted.length,
  };
}

function walletsWire({ balances }: AccountWallets): WalletsWire['wallets'] {
  return [...balances].map(([currency, sum]) => ({ currency: currency as CurrencyCode, sum }));
}

async function walletsOf(authToken: string, context: SandboxContext): Promise<AccountWallets> {
  const { id } = await accountOf(authToken, context);
  return walletsAt(await walletFacts(id, context), context.now().getTime());
}
