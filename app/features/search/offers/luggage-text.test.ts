import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { baggageText, cabinBagText } from './luggage-text';

const t = getTranslator('en', 'search');
const train = { transportKind: 'train' } as const;
const plane = { transportKind: 'airplane' } as const;

describe('luggage', () => {
  it.each([
    ['is checked in on a plane', [plane], { count: 1, weight: 23 }, /^Checked bag 23\skg$/, '1 cabin bag'],
    ['stays with a passenger of a train', [train], { count: 1, weight: 36 }, /^Luggage up to 36 kg, on board$/, /hand/],
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
    expect(baggageText(baggage, segments, t)).toMatch(bag);
    expect(cabinBagText({ count: 1, weight: null }, segments, t)).toMatch(cabinBag);
  });

  it('tells nothing about an unknown allowance', () => {
    expect(baggageText(null, [train], t)).toBe('Luggage to be confirmed');
    expect(baggageText(null, [plane], t)).toBe('Checked bag to be confirmed');
  });
});
