import { describe, expect, it } from 'vitest';
import type { OfferFare } from '../../search/offers/offer';
import { betterFare } from './better-fare';

const fare = (key: string, adult: number, parts: Partial<OfferFare> = {}): OfferFare => ({
  key,
  family: 'light',
  prices: { adult, child: 0, infant: 0 },
  baggage: { count: 0 },
  handLuggage: { count: 1, weight: 8 },
  returnable: 'unavailable',
  exchange: 'fee',
  ...parts,
});

const light = fare('light', 8000);
const standard = fare('standard', 10000, { baggage: { count: 1, weight: 23 } });
const flexible = fare('flexible', 15000, { baggage: { count: 1, weight: 23 }, returnable: 'available' });

describe('betterFare', () => {
  it.each([
    ['offers the next fare, not the dearest', [light, standard, flexible], light, standard],
    ['offers the fare after that one', [light, standard, flexible], standard, flexible],
    ['offers nothing above the best fare', [light, standard, flexible], flexible, null],
    [
      'skips a fare that loses a merit',
      [light, fare('odd', 9000, { baggage: { count: 1 }, exchange: 'unavailable' })],
      light,
      null,
    ],
    ['skips the same fare at a higher price', [light, fare('same', 9000)], light, null],
    ['skips a cheaper fare', [fare('cheap', 7000, { baggage: { count: 1, weight: 23 } }), light], light, null],
    [
      'offers a heavier bag',
      [standard, fare('heavy', 11000, { baggage: { count: 1, weight: 32 } })],
      standard,
      'heavy',
    ],
  ])('%s', (_, fares, present, expected) => {
    const key = typeof expected === 'string' ? expected : (expected?.key ?? null);
    expect(betterFare(fares, present)?.key ?? null).toBe(key);
  });
});
