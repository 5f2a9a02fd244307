import { describe, expect, it } from 'vitest';
import { AIR_CASES } from './air-cases';
import { OTHER_CASES } from './other-cases';
import { SURCHARGE_CASES } from './surcharge-cases';
import { exchangeSandbox } from '../exchanges/exchange-sandbox';

const { sandbox, buy, refund, exchange, correct, couponsOf, ledgerOf, hoursBefore } = exchangeSandbox();

describe('a refund', () => {
  it.each([...AIR_CASES, ...OTHER_CASES, ...SURCHARGE_CASES])(
    '$name: the quote is what the rules say and what goes back',
    async (one) => {
      const { name: _, order, hours = 100, kind = 'voluntary', reason = null, chosen, lines } = one;
      const token = await buy(order);
      for (const wishes of one.exchanges ?? []) await exchange(token, wishes);
      if (one.correction) await correct(token, one.correction);
      await hoursBefore(hours);
      const { captured } = await ledgerOf(token);
      const { quote } = await refund(token, { kind, reason, coupons: await couponsOf(token, chosen) });
      expect(Object.fromEntries(quote.lines.map(({ code, amount }) => [code, amount]))).toEqual(lines);
      expect(quote.total).toBe(Object.values(lines).reduce((sum, amount) => sum + amount, 0));
      expect(quote.destinations.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
      expect((await ledgerOf(token)).refunded).toBe(0);
      await sandbox().advance(3_600);
      expect(await ledgerOf(token)).toMatchObject({ refunded: quote.total, sold: captured - quote.total });
    },
  );
});
