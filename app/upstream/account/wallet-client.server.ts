import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { walletAccountEndpoints, type TransactionType, type Wallets, type WalletTransactions } from './wallet-contract';

/** A page of transactions; `type` null for all. */
export type TransactionsWish = { limit: number; offset: number; type: TransactionType | null };

/** Calls about the e-wallet of an account (specification 3 §7). */
export function walletCalls(call: AccountCall) {
  return {
    /** Lists the wallets, one for each currency; amounts in hundredths. */
    listWallets(token: AuthToken): Promise<Wallets> {
      return call(walletAccountEndpoints.listWallets, { auth_token: token.reveal() });
    },

    /** Lists the wallets and a page of transactions, the latest first. */
    listWalletTransactions(token: AuthToken, wish: TransactionsWish): Promise<WalletTransactions> {
      return call(walletAccountEndpoints.listWalletTransactions, { auth_token: token.reveal(), ...wish });
    },
  };
}
