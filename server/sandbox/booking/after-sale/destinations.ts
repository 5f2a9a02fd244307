import type { OwnedItem, RefundCase } from './case';
import type { RequestQuote } from '../returns/requests';

/** Money that has gone back so far or is about to, by the token of its payment, in hundredths. */
export type ReturnedMoney = ReadonlyMap<string, number>;

type Source = Pick<RequestQuote['destinations'][number], 'paymentToken' | 'option'> & {
  cap: number;
  cardLast4: string;
};

/**
 * Spreads a refund over the payments of the order: extras bought later to their purchase, the rest to the surcharges and
 * then to the payments of the tickets, the latest first. No payment gets more than it brought.
 */
export function destinationsOf(
  total: number,
  items: readonly (OwnedItem & { isReturnable: boolean })[],
  { attempts, laterPayments }: RefundCase,
  returned: ReturnedMoney,
): RequestQuote['destinations'] {
  const purchases = new Map<string, Source>();
  for (const { purchase, line, isReturnable } of items) {
    if (!purchase || !isReturnable) continue;
    const { token, option, cardLast4 } = purchase;
    const cap = (purchases.get(token)?.cap ?? 0) + line.price;
    purchases.set(token, { paymentToken: token, cap, option, cardLast4 });
  }
  const surcharges = laterPayments.filter(({ surchargeToken }) => surchargeToken !== null);
  const payments = attempts.filter(({ status, refund }) => status === 'success' && refund === null);
  const whole = [...payments, ...surcharges].toReversed().map(({ token, amount, option, cardLast4 }) => ({
    paymentToken: token,
    cap: amount - (returned.get(token) ?? 0),
    option,
    cardLast4,
  }));
  const sources: Source[] = [...purchases.values(), ...whole];
  let left = total;
  return sources.flatMap(({ paymentToken, cap, option, cardLast4 }) => {
    const amount = Math.min(cap, left);
    left -= amount;
    if (amount <= 0) return [];
    const last4 = /^\d{4}$/.test(cardLast4) ? cardLast4 : null;
    return [{ paymentToken, amount, option, card_last4: last4 }];
  });
}
