import type { Offer } from '#server/sandbox/search/offers/offer';
import { makeOffer } from '#server/sandbox/testing/offers';

function offer(number: number, price: number, currency: Offer['session']['currency'], month: '06' | '07'): Offer {
  const made = makeOffer({ seatsOnSale: 100_000, variantId: `${'1f2e3d4c5b6a7081'.repeat(2)}${number}` });
  return {
    ...made,
    trips: JSON.parse(JSON.stringify(made.trips).replaceAll('2031-06-', `2031-${month}-`)) as Offer['trips'],
    session: { ...made.session, currency },
    fares: made.fares.map((fare) => ({ ...fare, prices: { adult: price, child: 0, infant: 0 } })),
    totalPrice: price,
  };
}

/** The trips that members buy: dear ones in June earn the points that pay for those in July. */
export const MEMBER_OFFERS = {
  dear: offer(1, 7_000_000, 'RUB', '06'),
  julyRoubles: offer(2, 345_050, 'RUB', '07'),
  julyEuros: offer(3, 10_450, 'EUR', '07'),
};
export type MemberOffer = keyof typeof MEMBER_OFFERS;
