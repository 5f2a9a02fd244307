/**
 * The e-wallet of an account (specification 3 §3 "Loyalty", §7: wallets, wallets with transactions). Amounts are hundredths;
 * each currency is a wallet of its own.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';
import { tokenRequest } from './contract';

/** Transactions a page (specification 3 §9). */
export const TRANSACTIONS_PER_PAGE = 8;

/**
 * refund: a refund that came into the wallet; payment: an order paid from it; hold: a payment that is still open; return: a
 * payment that came back, because no ticket was issued or the second half was not paid.
 */
export const TRANSACTION_TYPES = ['refund', 'payment', 'hold', 'return'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

const hundredths = z.number().int();

const wallet = z.looseObject({ currency: currencyCode, sum: hundredths.nonnegative() });

/** The wallets that hold money or have held some. */
export const walletsAnswer = z
  .looseObject({ wallets: tolerantList(wallet) })
  .transform(({ wallets }) => wallets.map(({ currency, sum }) => ({ currency, amount: sum })));
export type Wallets = z.output<typeof walletsAnswer>;
export type WalletsWire = z.input<typeof walletsAnswer>;

/** `type`: only transactions of this type; all without it. */
export const transactionsRequest = tokenRequest.extend({
  limit: z.number().int().positive().max(100).default(TRANSACTIONS_PER_PAGE),
  offset: z.number().int().nonnegative(),
  type: z.enum(TRANSACTION_TYPES).nullish(),
});

const transaction = z.looseObject({
  date: offsetDateTime,
  type: z.enum(TRANSACTION_TYPES),
  /** Signed. */
  sum: hundredths,
  order_number: z.string().nullish(),
  booking_token: z.string().nullish(),
});

/** Each wallet with its part of one page of all transactions, the latest first; `total_count`: those of all pages. */
export const transactionsAnswer = z
  .looseObject({
    wallets: tolerantList(wallet.extend({ transactions: tolerantList(transaction) })),
    total_count: z.number().int().nonnegative(),
  })
  .transform(({ wallets, total_count: count }) => ({
    wallets: wallets.map(({ currency, sum }) => ({ currency, amount: sum })),
    transactions: wallets
      .flatMap(({ currency, transactions }) =>
        transactions.map((one) => ({
          at: one.date,
          type: one.type,
          amount: one.sum,
          currency,
          orderNumber: one.order_number ?? null,
        })),
      )
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    count,
  }));
export type WalletTransactions = z.output<typeof transactionsAnswer>;
export type WalletTransactionsWire = z.input<typeof transactionsAnswer>;

export const walletAccountEndpoints = endpointsOf('account', {
  listWallets: {
    method: 'POST',
    path: '/account/wallets.json',
    summary: 'The wallets of an account, one for each currency.',
    request: tokenRequest,
    answer: walletsAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  listWalletTransactions: {
    method: 'POST',
    path: '/account/wallets/transactions.json',
    summary: 'The wallets of an account with a page of their transactions.',
    request: transactionsRequest,
    answer: transactionsAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
});
