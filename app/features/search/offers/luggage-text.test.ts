import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { baggageText, cabinBagText } from './luggage-text';

const words = { market: { locale: 'en', country: 'GB' }, t: getTranslator('en', 'search') } as const;
const american = { ...words, market: { locale: 'en', country: 'US' } } as const;
const train = { transportKind: 'train' } as const;
const plane = { transportKind: 'airplane' } as const;

describe('luggage', () => {
  it.each([
    ['is checked in on a plane', [plane], { count: 1, weight: 23 }, /^Checked bag 23\skg$/, '1 cabin bag'],
    [
      'stays with a passenger of a train',
      [train],
      { count: 1, weight: 36 },
      /^Luggage up to 36\skg, on board$/,
      /hand/,
    ],
    ['is counted on a train', [train, train], { count: 2, weight: null }, '2 bags, on board', /hand luggage/],
    [
      'is checked in where a plane follows a train',
      [train, plane],
      { count: 1, weight: null },
      '1 checked bag',
      /cabin/,
    ],
    ['may be none', [train], { count: 0, weight: null }, 'No luggage', /hand/],
  ])('%s', (_name, segments, baggage, bag, cabinBag) => {
    expect(baggageText(baggage, segments, words)).toMatch(bag);
    expect(cabinBagText({ count: 1, weight: null }, segments, words)).toMatch(cabinBag);
  });

  it('is weighed in pounds in the USA', () => {
    expect(baggageText({ count: 2, weight: 23 }, [plane], american)).toBe('Checked bags 2\u00a0×\u00a050\u00a0lb');
    expect(cabinBagText({ count: 1, weight: 10 }, [plane], american)).toBe('Cabin bag 22\u00a0lb');
  });

  it('tells nothing about an unknown allowance', () => {
    expect(baggageText(null, [train], words)).toBe('Luggage to be confirmed');
    expect(baggageText(null, [plane], words)).toBe('Checked bag to be confirmed');
  });
});
