import { describe, expect, it } from 'vitest';
import { makeOffer } from '../../testing/offers';
import { movedPrices, priceStage, totalPrice } from './price';

const variants = Array.from({ length: 4000 }, (_, number) => `${'0123456789abcdef'.repeat(2)}${number}`);

describe('priceStage', () => {
  it('sometimes: changes about six offers in a hundred, at every stage, deterministically', () => {
    const stages = variants.map((variant) => priceStage(variant, 'sometimes'));
    const moving = stages.filter((stage) => stage !== null);
    expect(moving.length / variants.length).toBeGreaterThan(0.045);
    expect(moving.length / variants.length).toBeLessThan(0.075);
    expect(new Set(moving)).toEqual(new Set(['quote', 'reserving', 'booking']));
    expect(variants.map((variant) => priceStage(variant, 'sometimes'))).toEqual(stages);
  });
});

describe('movedPrices', () => {
  it('moves by 3 to 9 percent, up and down, to whole units', () => {
    const ratios = variants.map((variant) => {
      const { adult, child, infant } = movedPrices(variant, { adult: 1_000_000, child: 750_000, infant: 0 });
      expect(adult % 100).toBe(0);
      expect(child % 100).toBe(0);
      expect(infant).toBe(0);
      return adult / 1_000_000;
    });
    for (const ratio of ratios) {
      expect(Math.abs(ratio - 1)).toBeGreaterThanOrEqual(0.0299);
      expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.0901);
    }
    expect(ratios.some((ratio) => ratio < 1)).toBe(true);
    expect(ratios.some((ratio) => ratio > 1)).toBe(true);
  });

  it('moves even a price too small for a percentage', () => {
    expect(movedPrices('x', { adult: 100, child: 0, infant: 0 }).adult).not.toBe(100);
  });
});

describe('totalPrice', () => {
  it('adds up everyone who travels', () => {
    const offer = makeOffer({ travelers: { adult: 2, child: 1, infant: 1, childrenAges: [7] } });
    const [light, standard] = offer.fares;
    expect(light && totalPrice(offer, light, false)).toBe(offer.totalPrice);
    expect(standard && totalPrice(offer, standard, false)).toBe(2 * 12_450 + 9_800 + 1_000);
  });
});
