import type { PointsLine } from '~/features/account/loyalty/points-lists.server';
import type { Translate } from '~/i18n/translate';
import { statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import {
  TRANSACTIONS_PER_PAGE,
  type TransactionType,
  type WalletTransactions,
} from '~/upstream/account/wallet-contract';

/** The transactions that a page shows; `type` null for all, `page` 0 for the latest. */
export type WalletWish = { type: TransactionType | null; page: number };

/** The wallets of an account and a page of their transactions. Ready texts. */
export type WalletScreen = {
  /** The balance of each currency; that of the market comes first, and is there even when it is empty. */
  balances: string[];
  /** None where there is nothing to choose from. */
  filters: { text: string; path: string; isCurrent: boolean }[];
  lines: PointsLine[];
  /** The text that stands where there are no lines. */
  none: string;
  earlierPath: string | null;
  laterPath: string | null;
};

/** An open payment is told among all transactions only: it soon is a payment, or nothing. */
const FILTERS = [null, 'refund', 'payment', 'return'] as const;

export function walletScreen(
  { wallets, transactions, count }: WalletTransactions,
  { type, page }: WalletWish,
  { market, t }: { market: Market; t: Translate },
): WalletScreen {
  const money = (amount: number, currency: Market['currency']) =>
    statementMoney([amount], currency, market.locale)(amount);
  const own = wallets.find(({ currency }) => currency === market.currency);
  const others = wallets.filter(({ currency, amount }) => currency !== market.currency && amount > 0);
  const isEmpty = type === null && count === 0;
  const hasEarlier = (page + 1) * TRANSACTIONS_PER_PAGE < count;
  return {
    balances: [own ?? { currency: market.currency, amount: 0 }, ...others].map(({ amount, currency }) =>
      money(amount, currency),
    ),
    filters: (isEmpty ? [] : FILTERS).map((one) => ({
      text: t(`filters.${one ?? 'all'}`),
      path: pathOf({ type: one, page: 0 }),
      isCurrent: one === type,
    })),
    lines: transactions.map((one) => ({
      title: one.orderNumber
        ? t(`transactions.${one.type}`, { number: one.orderNumber })
        : t(`transactions.${one.type}Plain`),
      details: null,
      date: formatSaleDay(one.at, market),
      points: `${one.amount < 0 ? '−' : '+'}${money(Math.abs(one.amount), one.currency)}`,
      isGain: one.amount > 0,
    })),
    none: t(type === null ? 'none' : 'noneOfType'),
    earlierPath: hasEarlier ? pathOf({ type, page: page + 1 }) : null,
    laterPath: page > 0 ? pathOf({ type, page: page - 1 }) : null,
  };
}

function pathOf({ type, page }: WalletWish): string {
  const query = new URLSearchParams({ ...(type && { type }), ...(page > 0 && { page: String(page + 1) }) });
  return query.size > 0 ? `/user/wallet?${query}` : '/user/wallet';
}

/** Reads the wanted transactions from an address; anything else counts as all, and as the first page. */
export function readWish({ searchParams }: URL): WalletWish {
  const page = searchParams.get('page') ?? '';
  return {
    type: FILTERS.find((one) => one !== null && one === searchParams.get('type')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0,
  };
}
