import { afterAll, beforeAll } from 'vitest';
import { makeOffer } from '#server/sandbox/testing/offers';
import { CARDS, passengersFor, RETURN_URL } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { endpoints } from '~/upstream/booking/contract';
import { clientsOf } from './clients';
import { GERMAN, RUSSIAN } from './whole-sandbox';

const offers = {
  single: makeOffer({ seatsOnSale: 90 }),
  couple: makeOffer({
    seatsOnSale: 90,
    variantId: `${'fedcba9876543210'.repeat(2)}2`,
    travelers: { adult: 2, child: 0, infant: 0, childrenAges: [] },
  }),
  family: makeOffer({
    seatsOnSale: 90,
    variantId: `${'aaaabbbbccccdddd'.repeat(2)}3`,
    travelers: { adult: 1, child: 1, infant: 1, childrenAges: [7] },
  }),
  roubles: makeOffer({ variantId: `${'1111222233334444'.repeat(2)}4` }),
  flexible: makeOffer({ seatsOnSale: 90, variantId: `${'5555666677778888'.repeat(2)}5` }),
};
offers.roubles.session.currency = 'RUB';
// A fare with free seats.
offers.flexible.fares = offers.flexible.fares.map((fare) => ({ ...fare, family: 'flexible' }));

/** A sandbox for the tests of one file, with clients of both brands, and bookings that accept ancillaries. */
export function ancillarySandbox() {
  let sandbox: TestSandbox;
  let lastKey = 0;
  beforeAll(async () => {
    sandbox = await TestSandbox.start(Object.values(offers));
  });
  afterAll(() => sandbox.stop());
  const clients = () => clientsOf(sandbox.url, { market: GERMAN });
  const newBooking = async (offer: keyof typeof offers = 'single') => {
    lastKey += 1;
    const { token } = await clients().booking.createBooking({
      variantId: offers[offer].variantId,
      fareKey: 'light',
      idempotencyKey: `ancillary-${lastKey}-key-of-a-booking`,
    });
    await sandbox.advance(1);
    return token;
  };
  return {
    sandbox: () => sandbox,
    clients,
    russian: () => clientsOf(sandbox.url, { market: RUSSIAN }),
    /** Makes a booking whose fare is found; returns its token. */
    newBooking,
    /** Pays a booking by card, with the ancillaries in its order, and waits for the tickets. Returns its token. */
    newOrder: async (offer: keyof typeof offers = 'single', ancillaries: readonly string[] = []) => {
      const token = await newBooking(offer);
      const { booking, ancillaries: extras } = clients();
      const { totalPrice, currency, ...trip } = await booking.getBooking(token);
      const added = ancillaries.map((item) => ({ token: item }));
      const order = added.length > 0 ? await extras.addItems(token, added) : null;
      await booking.reserveSeats(token, trip);
      const { adults, children, infants } = trip.search.travelers;
      const paid = await sandbox.call(endpoints.bookAndIssue, {
        token,
        idempotency_key: `tickets-of-${token}`,
        amount: totalPrice + (order?.total.amount ?? 0),
        currency,
        passengers: passengersFor({ adult: adults, child: children, infant: infants }),
        contacts: { email: `${token}@example.com`, phone: '+358401234567' },
        payment: {
          payment_type: 'acquiring',
          payment_option: 'card',
          card: { cardholder: 'A TESTER', pan: CARDS.paid, exp_date_month_year: '12/34', cvv: '123' },
        },
        return_url: RETURN_URL,
      });
      if (paid.error !== undefined) throw new Error(paid.error);
      await sandbox.advance(10);
      return token;
    },
  };
}
