import type { EarningRate } from '~/bff/account/earning.server';
import { earnedText } from '~/features/search/offers/earned-text';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { baggageText } from '~/features/search/offers/luggage-text';
import { offerPath } from '~/features/search/offers/offer-reference';
import { seatsLeftText } from '~/features/search/offers/seats-left';
import { passengerCount, type SearchQuery } from '~/features/search/query/search-query';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Variant } from '~/upstream/search/contract';

export type OfferView = {
  /** Path to step 0. */
  path: string;
  /** "Багаж 20 кг" */
  baggage: string;
  /** Total for all passengers: "12 450 ₽". */
  price: string;
};

/** The first offer of an itinerary. */
export type OffersView = {
  best: OfferView;
  /** "2 пассажира, 5 225 ₽ за одного"; null for one passenger. */
  perPassenger: string | null;
  /** "Осталось 4 места", see `seatsLeftText`. */
  seatsLeft: string | null;
  /** "+104 балла", see `earnedText`. */
  earned: string | null;
};

/** Translators: `t` reads the namespace `search`. */
export type OffersWords = { query: SearchQuery; market: Market; t: Translate; earning?: EarningRate | null };

/** Builds one offer of an itinerary. */
export function offerView(itinerary: Itinerary, offer: Variant, { query, market, t }: OffersWords): OfferView {
  return {
    path: offerPath(query, itinerary, offer),
    baggage: baggageText(offer.baggage, itinerary.trips.flat(), { market, t }),
    price: formatMoney(offer.price, market.locale),
  };
}

/** Builds the first offer of an itinerary for a card and an opened ticket. */
export function offersView(itinerary: Itinerary, words: OffersWords): OffersView {
  const best = itinerary.offers[0]!;
  return {
    best: offerView(itinerary, best, words),
    perPassenger: perPassenger(best, words.query, words.market, words.t),
    seatsLeft: seatsLeftText(best.seatsLeft, words.t),
    earned: earnedText(best.price, words.earning ?? null, words.market, words.t),
  };
}

function perPassenger({ price }: Variant, query: SearchQuery, market: Market, t: Translate): string | null {
  const count = passengerCount(query);
  if (count === 1) return null;
  const amount = Math.round(price.amount / count);
  return t(query.adults === count ? 'results.perPassenger' : 'results.perPassengerAverage', {
    count,
    price: formatMoney({ ...price, amount }, market.locale),
  });
}
