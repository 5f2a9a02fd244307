import { expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { ABROAD } from '#tests/fixtures/passengers';
import { getTranslator } from '~/i18n/translator.server';
import { passengerBlocks } from './passenger-block';

const market = fairwind({ country: 'GB', currency: 'EUR' });

it.each([
  ['a flight', { isRailOnly: false, isRussianRail: false }, /^Adult: 12 or older on the day of departure, [^;]+$/],
  ['a Russian train', { isRailOnly: true, isRussianRail: true }, /^Adult: 10 or older/],
  [
    'another train',
    { isRailOnly: true, isRussianRail: false },
    /^Adult: 12 or older.*; an adult ticket is sold from 10$/,
  ],
])('tells the age of an adult on %s', (_title, rail, rule) => {
  const order = { ...ABROAD, trip: { ...ABROAD.trip, ...rail } };
  const [block] = passengerBlocks(['adult'], order, [], market, getTranslator('en', 'booking'));
  expect(block?.ageRule).toMatch(rule);
});
