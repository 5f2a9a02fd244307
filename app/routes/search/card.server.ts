import { baggageOption } from '~/features/search/filters/traits';
import type { Highlight } from '~/features/search/offers/highlights';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { outboundKey } from '~/features/search/offers/outbound';
import { firstIn } from '~/features/search/offers/sorting';
import { tripSummary } from '~/features/trip/trip-screen.server';
import type { TripSummaryView } from '~/features/trip/trip-view';
import { formatMoney } from '~/market/format';
import type { SearchAnswer } from '~/upstream/search/contract';
import { offersView, offerView, type OffersView, type OffersWords } from './offers-view.server';
import type { ResultLinks } from './result-links';

/** A card of the list, in ready texts. */
export type CardView = OffersView & {
  key: string;
  trips: TripSummaryView[];
  /** "self-transfer · change of airport", of all trips; empty without any. */
  warnings: string;
  /** The cheapest offer with a checked bag: "with a bag $242.97"; null when the first one has a bag or none does. */
  withBag: { path: string; text: string } | null;
  highlights: Highlight[];
  /** The same page with this ticket open. */
  detailsPath: string;
  /** The same way out with other ways back: "4 more ways back from £312"; null when there are none. */
  moreWays: { text: string; path: string } | null;
};

type CardInput = OffersWords & { answer: SearchAnswer };

/** Builds the part of a card that depends on its itinerary alone. */
export function cardView(
  itinerary: Itinerary,
  input: CardInput,
): Omit<CardView, 'highlights' | 'detailsPath' | 'moreWays'> {
  const { answer, market, t } = input;
  const offers = offersView(itinerary, input);
  const trips = itinerary.trips.map((trip) => tripSummary(trip, { maps: answer, market }));
  const bag = baggageOption(itinerary.offers[0]!.baggage);
  return {
    ...offers,
    best: bag === 'WithoutBaggages' ? { ...offers.best, baggage: t('results.noBag') } : offers.best,
    withBag: bag === 'WithBaggages' ? null : withBag(itinerary, input),
    key: itinerary.key,
    trips,
    warnings: [...new Set(trips.flatMap(({ warnings }) => warnings))].join(' · '),
  };
}

function withBag(itinerary: Itinerary, input: CardInput): CardView['withBag'] {
  const offer = itinerary.offers.find(({ baggage }) => baggageOption(baggage) === 'WithBaggages');
  if (!offer) return null;
  const { path, price } = offerView(itinerary, offer, input);
  return { path, text: input.t('results.withBag', { price }) };
}

/** Links a card to the other ways back of its way out. @param others itineraries with the same way out */
export function moreWays(
  itinerary: Itinerary,
  others: readonly Itinerary[],
  links: ResultLinks,
  { market, t }: OffersWords,
): CardView['moreWays'] {
  const cheapest = firstIn(others, 'price');
  if (!cheapest) return null;
  const price = formatMoney(cheapest.offers[0]!.price, market.locale);
  return {
    text: t('results.moreWays', { count: others.length, price }),
    path: links.to({ outbound: outboundKey(itinerary), page: 1 }),
  };
}
