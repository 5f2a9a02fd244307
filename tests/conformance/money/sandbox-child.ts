/** Runs the sandbox of the money test in a process of its own: its folder is the argument, its address the output. */
import { startSandbox } from '#server/sandbox/server';
import { exchangeFlights } from '#server/sandbox/testing/offers';
import { OFFERS } from '../offers';
import { MEMBER_OFFERS } from './member-offers';

const offers = [...Object.values(OFFERS), ...Object.values(MEMBER_OFFERS)];
const sandbox = await startSandbox({
  port: 0,
  dataDirectory: process.argv[2] ?? '',
  settings: { priceChange: 'never', scheduleChanges: 'never', issueStepMs: 100 },
  offers: {
    services: [],
    findOffer: async (variantId) => offers.find((offer) => offer.variantId === variantId) ?? 'unknown',
    findOtherFlights: () => [],
    findExchangeFlights: exchangeFlights,
  },
});
console.log(sandbox.url);
