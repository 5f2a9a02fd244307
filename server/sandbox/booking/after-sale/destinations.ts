import { walletShare } from '../e-wallet/engine';
import type { OwnedItem, RefundCase } from './case';
import type { RequestQuote } from '../returns/requests';

/** Money that has gone back so far or is about to, by the token of its payment, in hundredths. */
export type ReturnedMoney = ReadonlyMap<string, number>;

type Destination = RequestQuote['destinations'][number];

type Source = Pick<Destination, 'paymentToken' | 'option'> & {
  cap: number;
  cardLast4: string;
  /** A payment of the tickets: what it and a wallet brought, what has gone back, and who paid. */
  parts: { wallet: number; other: number; before: number; payer: string | null } | null;
};

/**
 * Spreads a refund over the payments of the order: extras bought later to their purchase, the rest to the surcharges and
 * then to the payments of the tickets, the latest first. No payment gets more than it brought, and a wallet gets back its
 * share of what was paid with it.
 * @param toWalletOf an account whose wallet takes the money that the account has paid itself
 */
export function destinationsOf(
  total: number,
  items: readonly (OwnedItem & { isReturnable: boolean })[],
  { attempts, laterPayments }: RefundCase,
  returned: ReturnedMoney,
  toWalletOf: string | null = null,
): Destination[] {
  const purchases = new Map<string, Source>();
  for (const { purchase, line, isReturnable } of items) {
    if (!purchase || !isReturnable) continue;
    const { token, option, cardLast4 } = purchase;
    const cap = (purchases.get(token)?.cap ?? 0) + line.price;
    purchases.set(token, { paymentToken: token, cap, option, cardLast4, parts: null });
  }
  const surcharges = laterPayments
    .filter(({ surchargeToken }) => surchargeToken !== null)
    .map((payment): Source => ({ ...sourceOf(payment, payment.amount, returned), parts: null }));
  const payments = attempts
    .filter(({ status, refund }) => status === 'success' && refund === null)
    .map((payment): Source => {
      const { amount: other, wallet, payerAccount: payer } = payment;
      const before = returned.get(payment.token) ?? 0;
      return { ...sourceOf(payment, other + wallet, returned), parts: { wallet, other, before, payer } };
    });
  const sources: Source[] = [...purchases.values(), ...[...payments, ...surcharges].toReversed()];
  let left = total;
  return sources.flatMap((source) => {
    const amount = Math.min(source.cap, left);
    left -= amount;
    return amount > 0 ? partsOf(source, amount, toWalletOf) : [];
  });
}

type Payment = { token: string; option: Destination['option']; cardLast4: string };

function sourceOf({ token, option, cardLast4 }: Payment, brought: number, returned: ReturnedMoney) {
  return { paymentToken: token, cap: brought - (returned.get(token) ?? 0), option, cardLast4 };
}

function partsOf(source: Source, amount: number, toWalletOf: string | null): Destination[] {
  const { paymentToken, option, cardLast4, parts } = source;
  const wallet = parts ? walletShare(parts, parts.before, amount) : 0;
  const rest = amount - wallet;
  const isOwn = parts !== null && parts.payer !== null && parts.payer === toWalletOf;
  const toWallet = wallet + (isOwn ? rest : 0);
  const last4 = /^\d{4}$/.test(cardLast4) ? cardLast4 : null;
  const walletAccount = parts?.payer ?? '';
  return [
    { paymentToken, amount: toWallet, option: 'e_wallet' as const, card_last4: null, walletAccount },
    { paymentToken, amount: amount - toWallet, option, card_last4: last4, walletAccount: '' },
  ].filter((one) => one.amount > 0);
}

/** Returns the money that goes back elsewhere, but could go to the wallet of the account that paid it. */
export function movableTo(
  account: string,
  destinations: readonly Destination[],
  { attempts }: Pick<RefundCase, 'attempts'>,
): number {
  const own = new Set(attempts.filter(({ payerAccount }) => payerAccount === account).map(({ token }) => token));
  return destinations
    .filter(({ paymentToken, walletAccount }) => walletAccount === '' && own.has(paymentToken))
    .reduce((sum, { amount }) => sum + amount, 0);
}
