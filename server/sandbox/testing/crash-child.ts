/** A sandbox in its own process, so that a test can kill it: the argument is its directory, the output its address. */
import { startSandbox } from '../server';
import { makeOffer } from './offers';

const offer = makeOffer({ seatsOnSale: 1000 });
const sandbox = await startSandbox({
  port: 0,
  dataDirectory: process.argv[2] ?? '',
  settings: { priceChange: 'never', scheduleChanges: 'never', issueStepMs: 0 },
  offers: { services: [], findOffer: async () => offer, findOtherFlights: () => [], findExchangeFlights: () => [] },
});
console.log(sandbox.url);
