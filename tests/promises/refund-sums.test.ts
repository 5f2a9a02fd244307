import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AIR_FEE_PERCENT, feesIn, RAIL_FEE } from '#server/sandbox/booking/records/shop-fees';
import { BERTH_HOURS, BERTH_SHARE, EARLY_HOURS, RAIL_KEEPS } from '#server/sandbox/booking/returns/rail-rules';
import { LOCALES } from '~/market/locales';
import { FEES_IN_ROUBLES, feesConfig } from '~/upstream/settings/fees-contract';

/** The page about refunds names the sums that the service charges: a changed rule fails here until the texts follow. */
const RULES = {
  air: [AIR_FEE_PERCENT.direct, AIR_FEE_PERCENT.affiliate],
  rail: [
    BERTH_SHARE * 100,
    BERTH_HOURS.half,
    BERTH_HOURS.whole,
    EARLY_HOURS,
    RAIL_KEEPS.standard.early,
    RAIL_FEE.percent,
  ],
  void: [24],
} as const;

/** Sums that the settings name in each currency stand in the text as these placeholders. */
const SUMS_OF_CURRENCY = {
  exchange: ['exchangeFee', 'exchangeFeeOfPartner'],
  rail: ['railFeeLeast', 'railFeeMost'],
} as const;

it('has fees in roubles until the settings answer: those of the rule', () => {
  expect(feesConfig.parse([feesIn('RUB')])).toEqual([FEES_IN_ROUBLES]);
});

describe.each(LOCALES)('the page about refunds in %s', (locale) => {
  const page = readFileSync(`locales/${locale}/content/refund.md`, 'utf8');

  const sectionOf = (id: string) => new RegExp(`\\{#${id}\\}(.*?)(?=\\n## |$)`, 's').exec(page)?.[1] ?? '';

  it.each(Object.entries(RULES))('names the sums of %s', (section, sums) => {
    expect(numbersIn(sectionOf(section))).toEqual(expect.arrayContaining([...sums]));
  });

  it.each(Object.entries(SUMS_OF_CURRENCY))('names the sums of %s in the currency of the visitor', (section, names) => {
    for (const name of names) expect(sectionOf(section).split(`{{${name}}}`)).toHaveLength(2);
    expect(sectionOf(section)).not.toMatch(/₽|rou?b|рубл|ruble|roebel/i);
  });
});

describe.each(LOCALES)('the pages about refunds in %s', (locale) => {
  it.each(['refund', 'helpcenter'])('%s names no time in UTC', (name) => {
    expect(readFileSync(`locales/${locale}/content/${name}.md`, 'utf8')).not.toMatch(/\bUTC\b/);
  });
});

/** Reads "1 700", "1.700" and "1,700" as thousands, "16,9" and "16.9" as decimals. */
function numbersIn(text: string): number[] {
  const written = text.match(/\d+(?:[\s\u00a0\u202f.,]\d{3}(?!\d)|[.,]\d{1,2}(?!\d))?/g) ?? [];
  return written.map((one) =>
    Number(/[\s\u00a0\u202f.,]\d{3}$/.test(one) ? one.replace(/\D/g, '') : one.replace(',', '.')),
  );
}
