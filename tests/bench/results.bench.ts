/**
 * npx vitest bench tests/bench/results.bench.ts: server time of a results page of 1,000 variants whose answer is in
 * memory. The target is under 50 ms; CI counts work instead (app/routes/search/results-work.test.ts).
 */
import { bench, describe } from 'vitest';
import { manyOffers } from '~/features/search/offers/testing/many-offers';
import { resultsOf } from '~/routes/search/testing/screen';

const ready = manyOffers(1000);
const view = (filter: object, more = '') => `filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;

describe('results of 1,000 variants', () => {
  bench('first look: grouped and described', () => {
    resultsOf('', { ...ready });
  });
  bench('another order', () => {
    resultsOf('sort=price_desc', ready);
  });
  bench('one filter', () => {
    resultsOf(view({ transfers: { NoTransfers: true } }), ready);
  });
  bench('filters of six groups, another order', () => {
    const filter = {
      baggages: { WithBaggages: true },
      transfers: { NoTransfers: true, OneTransfer: true },
      transferTimeRange: { TransferTimeRange: [60, 300] },
      airlines: { 'Airline-SU': true, 'Airline-DP': true, SeveralAirlines: true },
      departureTimeRange0: { DepartureTimeRange: [360, 1200] },
      priceRange: { 'PriceRange-RUB': [null, 12_000] },
    };
    resultsOf(view(filter, '&sort=airline'), ready);
  });
});
