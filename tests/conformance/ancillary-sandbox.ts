import { afterAll, beforeAll } from 'vitest';
import { makeOffer } from '#server/sandbox/testing/offers';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { clientsOf } from './clients';
import { GERMAN, RUSSIAN } from './whole-sandbox';

const offers = {
  single: makeOffer(),
  couple: makeOffer({
    variantId: `${'fedcba9876543210'.repeat(2)}2`,
    travelers: { adult: 2, child: 0, infant: 0, childrenAges: [] },
  }),
  family: makeOffer({
    variantId: `${'aaaabbbbccccdddd'.repeat(2)}3`,
    travelers: { adult: 1, child: 1, infant: 1, childrenAges: [7] },
  }),
  roubles: makeOffer({ variantId: `${'1111222233334444'.repeat(2)}4` }),
};
offers.roubles.session.currency = 'RUB';

/** A sandbox for the tests of one file, with clients of both brands, and bookings that accept ancillaries. */
export function ancillarySandbox() {
  let sandbox: TestSandbox;
  let lastKey = 0;
  beforeAll(async () => {
    sandbox = await TestSandbox.start(Object.values(offers));
  });
  afterAll(() => sandbox.stop());
  const clients = () => clientsOf(sandbox.url, { market: GERMAN });
  return {
    sandbox: () => sandbox,
    clients,
    russian: () => clientsOf(sandbox.url, { market: RUSSIAN }),
    /** Makes a booking whose fare is found; returns its token. */
    newBooking: async (offer: keyof typeof offers = 'single') => {
      lastKey += 1;
      const { token } = await clients().booking.createBooking({
        variantId: offers[offer].variantId,
        fareKey: 'light',
        idempotencyKey: `ancillary-${lastKey}-key-of-a-booking`,
      });
      await sandbox.advance(1);
      return token;
    },
  };
}
