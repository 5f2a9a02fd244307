import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { barLevels, barShares, priceChart, shortestDistinct } from './price-bars';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

describe('barShares', () => {
  it.each([
    ['the highest is full, half the price half as high', [euros(200), euros(100), null], [100, 50, 0]],
    ['a tiny price is still seen', [euros(10_000), euros(1)], [100, 2]],
    ['no prices', [null, null], [0, 0]],
    ['none at all', [], []],
  ])('%s', (_, prices, expected) => {
    expect(barShares(prices)).toEqual(expected);
  });
});

describe('barLevels', () => {
  it.each([
    [
      'the first of the lowest, and more than a quarter above the median',
      [35, 43, 35, 42, 76],
      ['lowest', 'usual', 'usual', 'usual', 'high'],
    ],
    ['a quarter above the median is not more than that', [80, 100, 100, 125], ['lowest', 'usual', 'usual', 'usual']],
    ['nearly equal prices are all usual', [50, 51, 52, 53], ['lowest', 'usual', 'usual', 'usual']],
    ['too few prices to call one high', [10, null, 90], ['lowest', 'unknown', 'usual']],
    ['no prices', [null, null], ['unknown', 'unknown']],
  ])('%s', (_, prices, expected) => {
    expect(barLevels(prices.map((price) => (price === null ? null : euros(price))))).toEqual(expected);
  });
});

describe('priceChart', () => {
  it('explains from which price on a day is a high one, and rounds to the nearest unit', () => {
    const t = getTranslator('ru', 'calendar');
    const bars = [196_33, 200_00, 210_50, 300_00].map((amount) => ({
      name: 'ср',
      weekday: null,
      label: '1',
      path: `/${amount}`,
      price: { amount, currency: 'USD' as const },
    }));
    const chart = priceChart({ bars, lowest: 'минимум', market: poputny(), t });
    expect(chart.bars.map(({ short }) => short)).toEqual(['196', '200', '211', '300']);
    const legend = chart.legend.find(({ level }) => level === 'high')?.text.replace(/\u00a0/g, ' ');
    expect(legend).toBe('Дороже 263,13 $: на 25 % выше медианы показанных цен');
  });
});

describe('names in little room', () => {
  it.each([
    [
      ['Nov.', 'Dez.', 'Jan.', 'März'],
      ['Nov', 'Dez', 'Jan', 'Mär'],
    ],
    [
      ['mai', 'juin', 'juil.', 'mai'],
      ['mai', 'juin', 'juil'],
    ],
    [[], []],
  ])('cuts the names %j', (names, cut) => expect(shortestDistinct(names).slice(0, cut.length)).toEqual(cut));
});
