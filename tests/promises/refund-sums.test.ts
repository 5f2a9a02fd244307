import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXCHANGE_FEE_ROUBLES } from '#server/sandbox/booking/after-sale/exchange-rules';
import { AIR_FEE_PERCENT, BERTH_SHARE, RAIL_FEE } from '#server/sandbox/booking/after-sale/rules';
import { LOCALES } from '~/market/locales';

/** The page about refunds names the sums that the service charges: a changed rule fails here until the texts follow. */
const RULES = {
  air: [AIR_FEE_PERCENT.direct, AIR_FEE_PERCENT.affiliate, 50, 75, 90, 48],
  exchange: Object.values(EXCHANGE_FEE_ROUBLES),
  rail: [BERTH_SHARE * 100, 8, 2, RAIL_FEE.percent, RAIL_FEE.leastRoubles, RAIL_FEE.mostRoubles],
  void: [24],
} as const;

describe.each(LOCALES)('the page about refunds in %s', (locale) => {
  const page = readFileSync(`locales/${locale}/content/refund.md`, 'utf8');

  it.each(Object.entries(RULES))('names the sums of %s', (section, sums) => {
    const text = new RegExp(`\\{#${section}\\}(.*?)(?=\\n## |$)`, 's').exec(page)?.[1] ?? '';
    expect(numbersIn(text)).toEqual(expect.arrayContaining([...sums]));
  });
});

/** Reads "1 700", "1.700" and "1,700" as thousands, "16,9" and "16.9" as decimals. */
function numbersIn(text: string): number[] {
  const written = text.match(/\d+(?:[\s\u00a0\u202f.,]\d{3}(?!\d)|[.,]\d{1,2}(?!\d))?/g) ?? [];
  return written.map((one) =>
    Number(/[\s\u00a0\u202f.,]\d{3}$/.test(one) ? one.replace(/\D/g, '') : one.replace(',', '.')),
  );
}
