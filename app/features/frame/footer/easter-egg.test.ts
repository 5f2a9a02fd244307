import { describe, expect, it } from 'vitest';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { EASTER_EGG_PAIRS, nextPairNumber, readPairNumber } from './easter-egg';
import { advancePair, currentPair } from './easter-egg.server';

describe('readPairNumber', () => {
  it.each([
    ['1', 1],
    ['21', 21],
    ['22', 1],
    ['0', 1],
    ['7x', 1],
    ['<b>', 1],
    [undefined, 1],
  ])('%s → %i', (cookie, number) => expect(readPairNumber(cookie)).toBe(number));
});

describe('the easter egg', () => {
  it.each(Object.values(BRANDS))('of $name shows 21 different pairs and starts again', (brand) => {
    const market = resolveMarket({ brand, url: new URL('http://shop/'), cookies: new Map(), acceptLanguage: null });
    let context = testContext({ brand, market });
    const seen = [currentPair(context)];
    for (let click = 0; click < EASTER_EGG_PAIRS; click += 1) {
      const next = advancePair(context);
      context = testContext({ brand, market, cookies: cookiesAfter(context) });
      expect(currentPair(context)).toEqual(next);
      seen.push(next);
    }
    expect(seen.at(-1)).toEqual(seen[0]);
    expect(new Set(seen.map(({ question, answer }) => `${question} ${answer}`)).size).toBe(EASTER_EGG_PAIRS);
    expect(seen.filter(({ question }) => question.startsWith('pairs.'))).toEqual([]);
  });

  it('wraps after the last', () => expect(nextPairNumber(EASTER_EGG_PAIRS)).toBe(1));
});
