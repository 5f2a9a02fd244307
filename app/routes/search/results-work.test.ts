import { describe, expect, it } from 'vitest';
import { groupOffers } from '~/features/search/offers/itinerary';
import { manyOffers } from '~/features/search/offers/testing/many-offers';
import type { SearchAnswer } from '~/upstream/search/contract';
import { resultsOf } from './testing/screen';

const VARIANTS = 1000;
const VIEWS = [
  'sort=price',
  'sort=airline_desc&page=7',
  `filter=${encodeURIComponent('{"transfers":{"NoTransfers":true},"baggages":{"WithBaggages":true}}')}`,
  `filter=${encodeURIComponent('{"airlines":{"Airline-SU":true},"priceRange":{"PriceRange-RUB":[null,9000]}}')}&sort=fast`,
];

/** Returns an answer that counts accesses to its flights, which measures the work of grouping and describing them. */
function counted(): { answer: SearchAnswer; looks: () => number } {
  const answer = manyOffers(VARIANTS);
  let looks = 0;
  const flights = new Proxy(answer.flights, {
    get(target, key, receiver) {
      looks += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return { answer: { ...answer, flights }, looks: () => looks };
}

describe(`a page of ${VARIANTS} variants`, () => {
  it('is calculated once, however it is filtered and sorted afterwards', () => {
    const { answer, looks } = counted();
    resultsOf('', answer);
    const atFirst = looks();
    expect(atFirst).toBeGreaterThan(VARIANTS);
    for (const view of VIEWS) resultsOf(view, answer);
    expect(looks()).toBe(atFirst);
  });

  it('shows a view again, and its next pages, without work on the offers that are not shown', () => {
    const looksAt = (variants: number) => {
      const answer = manyOffers(variants);
      let looks = 0;
      for (const itinerary of groupOffers(answer)) {
        itinerary.offers = new Proxy(itinerary.offers, {
          get(target, key, receiver) {
            looks += 1;
            return Reflect.get(target, key, receiver) as unknown;
          },
        });
      }
      for (const view of ['', ...VIEWS]) resultsOf(view, answer);
      const atFirst = looks;
      for (const view of ['', 'page=2', ...VIEWS]) resultsOf(view, answer);
      return { atFirst, again: looks - atFirst };
    };
    const [few, many] = [looksAt(500), looksAt(5000)];
    expect(many.atFirst).toBeGreaterThan(5 * few.atFirst);
    expect(many.again).toBeLessThan(1.2 * few.again);
  });

  it('builds texts only for the cards of one page', () => {
    const { answer } = counted();
    let texts = 0;
    for (const itinerary of groupOffers(answer)) {
      itinerary.trips = new Proxy(itinerary.trips, {
        get(target, key, receiver) {
          // `map` converts trips to text.
          if (key === 'map') texts += 1;
          return Reflect.get(target, key, receiver) as unknown;
        },
      });
    }
    resultsOf('', answer);
    texts = 0;
    resultsOf('sort=price', answer);
    expect(texts).toBeGreaterThanOrEqual(20);
    expect(texts).toBeLessThanOrEqual(40);
  });

  it('has twenty cards and no long list of options', () => {
    const results = resultsOf('', manyOffers(VARIANTS));
    expect(results.cards).toHaveLength(20);
    expect(JSON.stringify(results.filters).length).toBeLessThan(12_000);
  });
});
