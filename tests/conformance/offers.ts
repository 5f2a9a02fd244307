import type { Offer } from '#server/sandbox/search/offers/offer';
import { makeOffer } from '#server/sandbox/testing/offers';
import { trainNamed } from '#server/sandbox/testing/train-offers';

/** Makes the n-th offer of a test, with a unique price that does not halve evenly. */
function offer(number: number, change: Parameters<typeof makeOffer>[0], currency: Offer['session']['currency']): Offer {
  const made = makeOffer({ ...change, seatsOnSale: 100_000, variantId: `${'0a1b2c3d4e5f6071'.repeat(2)}${number}` });
  return { ...made, session: { ...made.session, currency } };
}

function charter(made: Offer): Offer {
  const trips = made.trips.map((flights) =>
    flights.map((flight) => ({ ...flight, wire: { ...flight.wire, is_charter: true } })),
  );
  return { ...made, trips };
}

/** A return by night trains in compartments, named like the other fares. */
function train(): Offer {
  const made = trainNamed('money', { isReturn: true, seatsOnSale: 100_000 });
  const fares = made.fares.filter(({ carKind }) => carKind === 'coupe').map((fare) => ({ ...fare, key: 'light' }));
  return { ...made, fares, totalPrice: fares[0]?.prices.adult ?? 0 };
}

/** 104.50 of each currency; in roubles also of two tickets and by charter (a card has a fee). */
export const OFFERS = {
  euros: offer(1, {}, 'EUR'),
  eurosOfTwoTickets: offer(2, { hasTwoRecords: true }, 'EUR'),
  roubles: offer(3, {}, 'RUB'),
  roublesOfTwoTickets: offer(
    4,
    { hasTwoRecords: true, travelers: { adult: 9, child: 0, infant: 0, childrenAges: [] } },
    'RUB',
  ),
  charter: charter(offer(5, { travelers: { adult: 9, child: 0, infant: 0, childrenAges: [] } }, 'RUB')),
  dollars: offer(6, {}, 'USD'),
  tenge: offer(7, {}, 'KZT'),
  train: train(),
};
export type OfferName = keyof typeof OFFERS;
