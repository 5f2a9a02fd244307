import { expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { ABROAD } from '#tests/fixtures/passengers';
import { getTranslator } from '~/i18n/translator.server';
import { passengerBlocks } from './passenger-block';

const market = fairwind({ country: 'GB', currency: 'EUR' });

const FLIGHT = { isRailOnly: false, isRussianRail: false };
const RUSSIAN_TRAIN = { isRailOnly: true, isRussianRail: true };
const OTHER_TRAIN = { isRailOnly: true, isRussianRail: false };

it.each([
  ['an adult on a flight', 'adult', FLIGHT, /^Adult: 12 or older on the day of departure, [^;]+$/],
  ['an adult on a Russian train', 'adult', RUSSIAN_TRAIN, /^Adult: 10 or older/],
  ['an adult on another train', 'adult', OTHER_TRAIN, /^Adult: 12 or older/],
  ['a child on a Russian train', 'child', RUSSIAN_TRAIN, /^Child fare: under 10 .*10th birthday/],
  ['a child on another train', 'child', OTHER_TRAIN, /^Child: 2 to 11/],
] as const)('tells the age of %s', (_title, type, rail, rule) => {
  const order = { ...ABROAD, trip: { ...ABROAD.trip, ...rail } };
  const [block] = passengerBlocks([type], order, [], market, getTranslator('en', 'booking'));
  expect(block?.ageRule).toMatch(rule);
});
