import { baggageOption } from '~/features/search/offers/baggage-option';
import type { Highlight } from '~/features/search/offers/highlights';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { faresOf } from '~/features/search/offers/offer-fares';
import { fareReference } from '~/features/search/offers/offer-reference';
import { areFew, placesLeftText } from '~/features/search/offers/seats-left';
import { otherPortsText } from '~/features/trip/other-ports-text.server';
import { carName, trainClassText, type TripNames } from '~/features/trip/segment-text.server';
import { tripSummary } from '~/features/trip/trip-screen.server';
import type { TripSummaryView } from '~/features/trip/trip-view';
import { formatMoney } from '~/market/format';
import { formatWeight } from '~/market/weight';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { offersView, type OffersView, type OffersWords } from './offers-view.server';
import type { MoreWaysView } from './more-ways.server';
import type { ResultLinks } from './result-links';

/** A card of the list, in ready texts. */
export type CardView = OffersView & {
  key: string;
  /** Without a way out that stands above the list. */
  trips: TripSummaryView[];
  /** The first train or carrier and the number of others, for a phone: "756А «Сапсан»", "JetBlue +1". */
  carriers: string;
  /** The places in trains that the price buys: "сидячий"; null without a train. */
  trainClass: string | null;
  /** The places left in that kind of car, "49 мест", where the screen is wide; null when `seatsLeft` says it. */
  placesLeft: string | null;
  /** "self-transfer · night stop", of all trips; empty without any. Their ends are told beside them (`mismatch`). */
  warnings: string;
  /**
   * Other ways to buy the same trip, each opening the ticket with it chosen: its other kinds of cars, "купе 4 258", with the places left where
   * they are few, or else the cheapest offer with a checked bag, by what it adds: "+ bag $42", and where its weight is
   * known `more` says "(23 kg)", for which a phone has no room.
   */
  others: { path: string; text: string; more?: string }[];
  /** `others` are kinds of cars; then the card has no room for the bag, which all of them include. */
  isByCar: boolean;
  highlights: Highlight[];
  /** The same page with this ticket open. */
  detailsPath: string;
  /** The same way out with other ways back; null when there are none. */
  moreWays: MoreWaysView | null;
};

type CardInput = OffersWords & { answer: SearchAnswer; links: ResultLinks };

/** Builds the part of a card that depends on its itinerary alone. @param from index of the first trip it shows */
export function cardView(
  itinerary: Itinerary,
  input: CardInput,
  from: 0 | 1,
): Omit<CardView, 'highlights' | 'detailsPath' | 'moreWays'> {
  const { answer, market, t } = input;
  const offers = offersView(itinerary, input);
  const names = { maps: answer, market };
  const trips = tripsView(itinerary, names).slice(from);
  const warnings = trips.flatMap((trip) => trip.warnings);
  const [offer] = itinerary.offers as [Variant];
  const bag = baggageOption(offer.baggage);
  const cars = otherCars(itinerary, offer, input);
  const car = offer.fare?.carKind;
  return {
    ...offers,
    best: bag === 'WithoutBaggages' ? { ...offers.best, baggage: t('results.noBag') } : offers.best,
    isByCar: cars.length > 0,
    others: cars.length > 0 ? cars : bag === 'WithBaggages' ? [] : withBag(itinerary, input),
    key: itinerary.key,
    trips,
    carriers: carrierNames(trips),
    placesLeft: offers.seatsLeft ? null : placesLeftText(offer, t),
    trainClass: (car && carName(car, names)) || trainClassText(itinerary.trips.flat(), names),
    warnings: [...new Set(warnings)].join(' · '),
  };
}

/** Builds the trips, the way back with what does not match the way out. */
function tripsView({ trips }: Itinerary, names: TripNames): TripSummaryView[] {
  const { departure, arrival } = otherPortsText(trips, names).beside;
  return trips.map((trip, index) => {
    const view = tripSummary(trip, names);
    if (index !== 1) return view;
    return { ...view, departure: { ...view.departure, ...departure }, arrival: { ...view.arrival, ...arrival } };
  });
}

/**
 * Names one train or carrier and counts the others, without the carriers that a word on their mark names. An only train
 * has room for its number.
 */
function carrierNames(trips: readonly TripSummaryView[]): string {
  const isOne = trips.length === 1 && trips[0]!.trains.length === 1;
  const names = trips.flatMap(({ trains, carriers }) => [
    ...trains.map(({ text, short }) => (isOne ? text : short)),
    ...carriers.flatMap(({ name, mark }) => (mark ? [] : name)),
  ]);
  const [first = '', ...others] = new Set(names);
  return others.length > 0 ? `${first} +${others.length}` : first;
}

/** Links the kinds of cars that the card's price does not buy, each with its own price. */
function otherCars(itinerary: Itinerary, offer: Variant, input: CardInput): CardView['others'] {
  const names = { maps: input.answer, market: input.market };
  return faresOf(offer).flatMap((one) => {
    const name = one.fare?.carKind && one.fare.key !== offer.fare?.key ? carName(one.fare.carKind, names) : '';
    if (!name) return [];
    return {
      path: fareTicket(itinerary, one, input),
      text: [
        `${name} ${formatMoney(one.price, input.market.locale)}`,
        areFew(one.seatsLeft) ? placesLeftText(one, input.t) : null,
      ]
        .filter(Boolean)
        .join(' · '),
    };
  });
}

/** Links the ticket, opened with another of its fares: what buys stands apart, a thumb may have aimed for the card. */
function fareTicket(itinerary: Itinerary, offer: Variant, { links }: CardInput): string {
  return links.to({ ticket: itinerary.key, fare: fareReference(offer) });
}

function withBag(itinerary: Itinerary, input: CardInput): CardView['others'] {
  const [best] = itinerary.offers;
  const offer = itinerary.offers.find(({ baggage }) => baggageOption(baggage) === 'WithBaggages');
  if (!best || !offer) return [];
  const { market, t } = input;
  const added = { ...offer.price, amount: offer.price.amount - best.price.amount };
  const { weight, count } = offer.baggage ?? {};
  return [
    {
      path: fareTicket(itinerary, offer, input),
      text: t('results.addBag', { price: formatMoney(added, market.locale) }),
      ...(weight && (count ?? 1) === 1 && { more: `(${formatWeight(weight, market)})` }),
    },
  ];
}
