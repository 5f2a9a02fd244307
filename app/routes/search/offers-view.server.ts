import { baggageOption } from '~/features/search/filters/traits';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { baggageText, cabinBagText } from '~/features/search/offers/luggage-text';
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

/** The offers of an itinerary, cheapest first. */
export type OffersView = {
  best: OfferView & { cabinBag: string };
  others: OfferView[];
  /** The cheapest offer with a checked bag: "with a bag $242.97"; null when the best one has a bag or none does. */
  withBag: { path: string; text: string } | null;
  /** "2 пассажира, 5 225 ₽ за одного"; null for one passenger. */
  perPassenger: string | null;
  /** "Осталось 4 места", see `seatsLeftText`. */
  seatsLeft: string | null;
};

/** Translators: `t` reads the namespace `search`. */
export type OffersWords = { query: SearchQuery; market: Market; t: Translate };

/** Builds the offers of an itinerary for a card and an opened ticket. */
export function offersView(itinerary: Itinerary, { query, market, t }: OffersWords): OffersView {
  const view = (offer: Variant): OfferView => ({
    path: offerPath(query, itinerary, offer),
    baggage: baggageText(offer.baggage, t),
    price: formatMoney(offer.price, market.locale),
  });
  const [best, ...others] = itinerary.offers as [Variant, ...Variant[]];
  const withBag = hasBag(best) ? undefined : others.find(hasBag);
  return {
    best: { ...view(best), cabinBag: cabinBagText(best.handLuggage, t) },
    others: others.map(view),
    withBag: withBag ? { path: view(withBag).path, text: t('results.withBag', { price: view(withBag).price }) } : null,
    perPassenger: perPassenger(best, query, market, t),
    seatsLeft: seatsLeftText(best.seatsLeft, t),
  };
}

function hasBag({ baggage }: Variant): boolean {
  return baggageOption(baggage) === 'WithBaggages';
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
