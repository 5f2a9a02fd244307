import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { COUNTRY_CODES } from '~/market/countries';
import { SELLER_FACTS, sellerIn, sellersConfig } from '~/upstream/settings/seller-contract';
import { sellersOf } from './sellers';

describe.each(Object.values(BRANDS))('$name', ({ id, countries }) => {
  const sellers = sellersConfig.parse(sellersOf(id));

  it.each(countries)('has a company for %s, with its address and register', (country) => {
    const seller = sellerIn(sellers, country);
    expect(seller?.address).toBeTruthy();
    expect(seller?.facts.map(({ kind }) => kind)).toContain('register');
  });

  it('has only companies that nobody can take for real ones: every number is zeros', () => {
    for (const { address, facts } of sellers) {
      for (const text of [address, ...facts.map(({ value }) => value)]) expect(text).not.toMatch(/[1-9]/);
      for (const { kind } of facts) expect(SELLER_FACTS).toContain(kind);
    }
  });
});

it('names an ATOL number to visitors from the United Kingdom alone', () => {
  const sellers = sellersConfig.parse(sellersOf('intl'));
  const named = COUNTRY_CODES.filter((country) =>
    sellerIn(sellers, country)?.facts.some(({ kind }) => kind === 'atol'),
  );
  expect(named).toEqual(['GB']);
});
