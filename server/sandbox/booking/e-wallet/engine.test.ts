import { describe, expect, it } from 'vitest';
import { takenFromWallet, walletLimits } from '~/market/e-wallet';
import { walletShare, walletsAt, type TopUp, type WalletPayment } from './engine';

const day = (date: number) => Date.UTC(2031, 4, date, 9);

/** Days of May, and whole units of money. */
const refund = (at: number, amount: number, currency = 'EUR'): TopUp => ({
  orderNumber: `R${at}`,
  at: day(at),
  amount: amount * 100,
  currency,
});
const paid = (at: number, amount: number, change: { open?: true; back?: number; currency?: string } = {}) =>
  ({
    ...refund(at, amount, change.currency),
    orderNumber: `P${at}`,
    isOpen: change.open ?? false,
    returnedAt: change.back === undefined ? null : day(change.back),
  }) satisfies WalletPayment;

/** One story: what it leaves by currency, and the transactions as "type amount day". */
type Story = {
  name: string;
  topUps?: TopUp[];
  payments?: WalletPayment[];
  at?: number;
  balances: Record<string, number>;
  log?: string[];
  overdrawn?: number;
};

const STORIES: Story[] = [
  { name: 'nothing', balances: {}, log: [] },
  { name: 'a refund', topUps: [refund(2, 120)], balances: { EUR: 120 }, log: ['refund 120 2'] },
  { name: 'a refund that is still being worked on', topUps: [refund(20, 120)], at: 10, balances: {}, log: [] },
  { name: 'a refund at its very moment', topUps: [refund(10, 120)], at: 10, balances: { EUR: 120 } },
  { name: 'a refund of nothing', topUps: [refund(2, 0)], balances: {}, log: [] },
  { name: 'two refunds', topUps: [refund(2, 120), refund(3, 30)], balances: { EUR: 150 } },
  {
    name: 'two currencies, apart',
    topUps: [refund(2, 120), refund(3, 9_000, 'RUB')],
    payments: [paid(4, 100)],
    balances: { EUR: 20, RUB: 9_000 },
  },
  {
    name: 'a part of it spent',
    topUps: [refund(2, 120)],
    payments: [paid(5, 50)],
    balances: { EUR: 70 },
    log: ['refund 120 2', 'payment -50 5'],
  },
  { name: 'all of it spent', topUps: [refund(2, 120)], payments: [paid(5, 120)], balances: { EUR: 0 } },
  {
    name: 'held by an open payment',
    topUps: [refund(2, 120)],
    payments: [paid(5, 50, { open: true })],
    balances: { EUR: 70 },
    log: ['refund 120 2', 'hold -50 5'],
  },
  {
    name: 'two open payments of two orders',
    topUps: [refund(2, 120)],
    payments: [paid(5, 50, { open: true }), paid(6, 60, { open: true })],
    balances: { EUR: 10 },
  },
  {
    name: 'come back, because no ticket was issued',
    topUps: [refund(2, 120)],
    payments: [paid(5, 50, { back: 6 })],
    balances: { EUR: 120 },
    log: ['refund 120 2', 'payment -50 5', 'return 50 6'],
  },
  {
    name: 'to come back when the second half is not paid, and not there before',
    topUps: [refund(2, 120)],
    payments: [paid(5, 50, { back: 8 })],
    at: 7,
    balances: { EUR: 70 },
  },
  {
    name: 'spent, and refunded in its share',
    topUps: [refund(2, 120), refund(9, 25)],
    payments: [paid(5, 50)],
    balances: { EUR: 95 },
    log: ['refund 120 2', 'payment -50 5', 'refund 25 9'],
  },
  {
    name: 'spent, given back, and spent again',
    topUps: [refund(2, 120), refund(9, 120)],
    payments: [paid(5, 120), paid(11, 120)],
    balances: { EUR: 0 },
  },
  {
    name: 'come and gone at the same moment',
    topUps: [refund(5, 50)],
    payments: [paid(5, 50)],
    balances: { EUR: 0 },
    log: ['refund 50 5', 'payment -50 5'],
  },
  {
    name: 'told out of order',
    topUps: [refund(9, 10), refund(2, 120)],
    payments: [paid(5, 120)],
    balances: { EUR: 10 },
    log: ['refund 120 2', 'payment -120 5', 'refund 10 9'],
  },
  {
    name: 'spent before it came',
    topUps: [refund(9, 50)],
    payments: [paid(5, 50)],
    balances: { EUR: 0 },
    overdrawn: 50,
  },
  {
    name: 'spent twice',
    topUps: [refund(2, 50)],
    payments: [paid(5, 50), paid(6, 50)],
    balances: { EUR: -50 },
    overdrawn: 50,
  },
];

describe('the wallets of an account', () => {
  it.each(STORIES)('$name', ({ topUps = [], payments = [], at = 28, balances, log, overdrawn = 0 }) => {
    const told = walletsAt({ topUps, payments }, day(at));
    const units = [...told.balances].map(([currency, amount]) => [currency, amount / 100]);
    expect(Object.fromEntries(units)).toEqual(balances);
    expect(told.overdrawn / 100).toBe(overdrawn);
    const lines = told.transactions.map((one) => `${one.type} ${one.amount / 100} ${new Date(one.at).getUTCDate()}`);
    if (log) expect(lines).toEqual(log);
    for (const [currency, balance] of told.balances) {
      const own = told.transactions.filter((one) => one.currency === currency);
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    }
  });
});

describe('the share of a wallet in what goes back', () => {
  it.each([
    ['a third of a payment', 1_000, 2_000, [900], [300]],
    ['all of it, when nothing else was paid', 1_000, 0, [400, 600], [400, 600]],
    ['nothing, when it paid nothing', 0, 1_000, [400, 600], [0, 0]],
    ['odd cents, which sum to the whole', 100, 200, [100, 101, 99], [33, 34, 33]],
    ['one cent at a time', 1, 2, [1, 1, 1], [0, 1, 0]],
  ])('%s', (_, wallet, other, refunds, shares) => {
    let before = 0;
    const given = refunds.map((amount) => {
      const share = walletShare({ wallet, other }, before, amount);
      before += amount;
      return share;
    });
    expect(given).toEqual(shares);
  });
});

describe('the part of an order that a wallet pays', () => {
  it.each([
    ['as much as was wished', 5_000, 9_000, 10_000, 5_000],
    ['no more than there is', 5_000, 3_000, 10_000, 3_000],
    ['no more than the order costs', 5_000, 9_000, 4_000, 4_000],
    ['so much that the rest can be paid', 9_950, 9_950, 10_000, 9_900],
    ['nothing below the least', 5_000, 99, 10_000, 0],
    ['the least', 100, 100, 10_000, 100],
    ['nothing of an empty wallet', 5_000, 0, 10_000, 0],
  ])('%s', (_, wanted, available, price, taken) => {
    expect(takenFromWallet(wanted, available, price)).toBe(taken);
  });

  it.each([
    [9_000, 10_000, { min: 100, max: 9_000 }],
    [90_000, 10_000, { min: 100, max: 10_000 }],
    [9_999, 10_000, { min: 100, max: 9_900 }],
    [99, 10_000, null],
  ])('%i of %i', (available, price, limits) => {
    expect(walletLimits(available, price)).toEqual(limits);
  });
});
