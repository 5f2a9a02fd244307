import { expect, it } from 'vitest';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { outOfTown } from './out-of-town.server';

const at = (code: string, latitude: number, longitude: number) => ({ code, name: code, latitude, longitude });
const WHITE_PLAINS = at('HPN', 41.07, -73.71);
const PHILADELPHIA = at('PHL', 39.87, -75.24);
const PRICES = {
  destinations: [WHITE_PLAINS, PHILADELPHIA] as PricedDestination[],
  pending: [WHITE_PLAINS, PHILADELPHIA],
  isComplete: false,
};
const NEW_YORK = { latitude: 40.71, longitude: -74.01 };

it('leaves out the suburbs of the departure, those without a price so far among them', () => {
  const { destinations, pending, isComplete } = outOfTown(PRICES, NEW_YORK);
  expect([destinations, pending].map((cities) => cities.map(({ code }) => code))).toEqual([['PHL'], ['PHL']]);
  expect(isComplete).toBe(false);
});

it('keeps all where the departure is unknown', () => {
  expect(outOfTown(PRICES, null)).toEqual(PRICES);
});
