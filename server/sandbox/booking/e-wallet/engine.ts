/**
 * The wallets of an account at a moment, from its refunds and payments. Pure, and without a state of its own: a balance is
 * never stored (docs/decisions/101). Amounts are hundredths, times milliseconds since 1970.
 */
import type { TransactionType } from '~/upstream/account/wallet-contract';

/** Money of a refund that came into the wallet, from its time on. */
export type TopUp = { orderNumber: string | null; at: number; amount: number; currency: string };

/** Money with which a payment began. `isOpen`: the bank may still answer. `returnedAt`: it came back as a whole. */
export type WalletPayment = TopUp & { isOpen: boolean; returnedAt: number | null };

export type WalletFacts = { topUps: readonly TopUp[]; payments: readonly WalletPayment[] };

/** `amount` is signed. */
export type Transaction = TopUp & { type: TransactionType };

export type AccountWallets = {
  /** By currency; also those that are empty by now. */
  balances: ReadonlyMap<string, number>;
  /** Oldest first; those of a currency sum to its balance. */
  transactions: Transaction[];
  /** Money spent that was not there: always 0, unless money was counted wrongly. */
  overdrawn: number;
};

/** Works out the wallets of an account at a moment. */
export function walletsAt({ topUps, payments }: WalletFacts, now: number): AccountWallets {
  const transactions = [
    ...topUps.map((one): Transaction => ({ ...moneyOf(one), type: 'refund' })),
    ...payments.flatMap(transactionsOf),
  ]
    .filter(({ at, amount }) => at <= now && amount !== 0)
    // Money comes before it goes at the same moment.
    .toSorted((one, other) => one.at - other.at || other.amount - one.amount);
  const balances = new Map<string, number>();
  let overdrawn = 0;
  for (const { currency, amount } of transactions) {
    const balance = (balances.get(currency) ?? 0) + amount;
    balances.set(currency, balance);
    overdrawn = Math.max(overdrawn, -balance);
  }
  return { balances, transactions, overdrawn };
}

function transactionsOf(payment: WalletPayment): Transaction[] {
  const money = moneyOf(payment);
  return [
    { ...money, amount: -money.amount, type: payment.isOpen ? 'hold' : 'payment' },
    ...(payment.returnedAt === null ? [] : [{ ...money, at: payment.returnedAt, type: 'return' as const }]),
  ];
}

function moneyOf({ orderNumber, at, amount, currency }: TopUp): TopUp {
  return { orderNumber, at, amount, currency };
}

/**
 * Returns the wallet's part of money that goes back to a payment: its share, so that all parts of all refunds sum to what
 * each of the two brought.
 * @param paid what the wallet and the other way to pay brought
 * @param before what has gone back of the payment so far, to both
 */
export function walletShare(paid: { wallet: number; other: number }, before: number, amount: number): number {
  const whole = paid.wallet + paid.other;
  if (whole === 0) return 0;
  const upTo = (sum: number) => Math.round((Math.min(sum, whole) * paid.wallet) / whole);
  return upTo(before + amount) - upTo(before);
}
