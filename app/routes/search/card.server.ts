import { baggageOption } from '~/features/search/offers/baggage-option';
import type { Highlight } from '~/features/search/offers/highlights';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { faresOf } from '~/features/search/offers/offer-fares';
import { fareReference } from '~/features/search/offers/offer-reference';
import { areFew, placesLeftText, seatsLeftText } from '~/features/search/offers/seats-left';
import { otherPortsText } from '~/features/trip/other-ports-text.server';
import { carName, trainClassText, type TripNames } from '~/features/trip/segment-text.server';
import { tripSummary } from '~/features/trip/trip-screen.server';
import type { TripSummaryView } from '~/features/trip/trip-view';
import { isByTrain } from '~/features/trip/segment';
import { formatMoney } from '~/market/format';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { offersView, type OffersView, type OffersWords } from './offers-view.server';
import type { MoreWaysView } from './more-ways.server';
import type { ResultLinks } from './result-links';

/** A kind of car as a row of a table: "Купе", "14 мест", "4 920 ₽". */
export type CarRow = {
  name: string;
  /** The places left in it; null where the number is unknown. */
  places: string | null;
  areFew: boolean;
  /** Opens the ticket with it, for its price; null of the kind that the card's own price buys. */
  offer: { path: string; price: string } | null;
};

/** A card of the list, in ready texts. */
export type CardView = OffersView & {
  key: string;
  /** Without a way out that stands above the list. */
  trips: TripSummaryView[];
  /** The first train or carrier and the number of others, for a phone: "756А «Сапсан»", "JetBlue +1". */
  carriers: string;
  /** "self-transfer · night stop", of all trips; empty without any. Their ends are told beside them (`mismatch`). */
  warnings: string;
  /** The kinds of cars of its trains, first the one that the price buys; empty without a train. */
  cars: CarRow[];
  /** The price with a bag, by what it adds: "+ bag $42"; null where the price includes one, or nobody offers it. */
  withBag: { path: string; text: string } | null;
  /** By train alone every price includes a bag, so that the card need not show it. */
  isBagPlain: boolean;
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
  const cars = carRows(itinerary, offer, input);
  return {
    ...offers,
    best: bag === 'WithoutBaggages' ? { ...offers.best, baggage: t('results.noBag') } : offers.best,
    seatsLeft: cars.length > 0 ? null : offers.seatsLeft,
    cars,
    withBag: bag === 'WithBaggages' || cars.length > 1 ? null : bagOffer(itinerary, input),
    isBagPlain: isByTrain(itinerary.trips.flat()),
    key: itinerary.key,
    trips,
    carriers: carrierNames(trips),
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

/** Lists the kind of car that the card's price buys, then the others with the price of each. */
function carRows(itinerary: Itinerary, offer: Variant, input: CardInput): CarRow[] {
  const { answer, market, t } = input;
  const names = { maps: answer, market };
  const nameOf = ({ fare }: Variant) => (fare?.carKind && carName(fare.carKind, names)) || '';
  const rowOf = (one: Variant, name: string) => ({
    name,
    places: placesLeftText(one, t) ?? seatsLeftText(one.seatsLeft, t),
    areFew: areFew(one.seatsLeft),
  });
  const own = nameOf(offer) || trainClassText(itinerary.trips.flat(), names);
  if (!own) return [];
  const others = faresOf(offer).flatMap((one) => {
    const name = one.fare?.key === offer.fare?.key ? '' : nameOf(one);
    const price = formatMoney(one.price, market.locale);
    return name ? [{ ...rowOf(one, name), offer: { path: fareTicket(itinerary, one, input), price } }] : [];
  });
  return [{ ...rowOf(offer, own), offer: null }, ...others];
}

/** Links the ticket, opened with another of its fares: what buys stands apart, a thumb may have aimed for the card. */
function fareTicket(itinerary: Itinerary, offer: Variant, { links }: CardInput): string {
  return links.to({ ticket: itinerary.key, fare: fareReference(offer) });
}

function bagOffer(itinerary: Itinerary, input: CardInput): CardView['withBag'] {
  const [best] = itinerary.offers;
  const offer = itinerary.offers.find(({ baggage }) => baggageOption(baggage) === 'WithBaggages');
  if (!best || !offer) return null;
  const added = { ...offer.price, amount: offer.price.amount - best.price.amount };
  return {
    path: fareTicket(itinerary, offer, input),
    text: input.t('results.addBag', { price: formatMoney(added, input.market.locale) }),
  };
}
