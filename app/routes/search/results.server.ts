import { groupOffers, type Itinerary } from '~/features/offers/itinerary';
import { baggageText, cabinBagText } from '~/features/offers/luggage-text';
import { offerPath } from '~/features/offers/offer-reference';
import { pageOf, type Page } from '~/features/offers/pages';
import {
  DEFAULT_SORTING,
  highlightsOf,
  parseSorting,
  SORT_KEYS,
  sortingParameter,
  sortItineraries,
  type Highlight,
  type Sorting,
} from '~/features/offers/sorting';
import { passengerCount, type SearchQuery } from '~/features/search-query/search-query';
import { buildSearchPath } from '~/features/search-query/search-url';
import { tripScreen, tripSummary } from '~/features/trip-card/trip-screen';
import type { TripSummaryView, TripView } from '~/features/trip-card/trip-view';
import type { Translate } from '~/i18n/use-translation';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { stoppedParameters } from './stopping';

/** Seats left are worth saying when there are at most so many. */
const FEW_SEATS = 5;

export type OfferView = {
  /** To step 0. */
  path: string;
  /** "Багаж 20 кг" */
  baggage: string;
  /** Total of all passengers: "12 450 ₽". */
  price: string;
};

/** What can be bought for an itinerary, cheapest first. */
export type OffersView = {
  best: OfferView & { cabinBag: string };
  others: OfferView[];
  /** "2 пассажира, 5 225 ₽ за одного"; null for one passenger. */
  perPassenger: string | null;
  /** "Осталось 4 места"; null when there are enough or it is not known. */
  seatsLeft: string | null;
};

export type CardView = OffersView & {
  key: string;
  trips: TripSummaryView[];
  highlights: { kind: Highlight; text: string }[];
  /** The same page with this ticket opened. */
  detailsPath: string;
};

export type TicketView = OffersView & { trips: TripView[]; closePath: string };

export type ResultsScreen = {
  /** "214 вариантов" */
  count: string;
  sorting: { label: string; options: { text: string; path: string; isCurrent: boolean; isDescending: boolean }[] };
  cards: CardView[];
  pages: { label: string; path: string | null; isCurrent: boolean }[];
  previousPath: string | null;
  nextPath: string | null;
  /** The opened ticket (`ticket=` in the link). */
  ticket: TicketView | null;
};

export type ResultsInput = {
  query: SearchQuery;
  /** `sort`, `page` and `ticket` of the link; values that make no sense are ignored. */
  view: URLSearchParams;
  answer: SearchAnswer;
  market: Market;
  t: Translate;
};

/** One page of results; null when nothing was found. */
export function resultsScreen(input: ResultsInput): ResultsScreen | null {
  const { view, answer, t } = input;
  const itineraries = groupOffers(answer);
  if (itineraries.length === 0) return null;
  const sorting = parseSorting(view.get('sort'));
  const page = pageOf(sortItineraries(itineraries, sorting), view.get('page'));
  const highlights = highlightsOf(itineraries);
  const path = pathsOf(input, sorting, page.page);
  const opened = itineraries.find(({ key }) => key === view.get('ticket'));
  return {
    count: t('results.count', { count: itineraries.length }),
    sorting: sortingView(sorting, input),
    cards: page.items.map((itinerary) => ({
      ...offersView(itinerary, input),
      key: itinerary.key,
      trips: itinerary.trips.map((trip) => tripSummary(trip, words(input))),
      highlights: (highlights.get(itinerary.key) ?? []).map((kind) => ({ kind, text: t(`results.highlight.${kind}`) })),
      detailsPath: path({ ticket: itinerary.key }),
    })),
    pages: pageLinks(page, path),
    previousPath: page.page > 1 ? path({ page: page.page - 1 }) : null,
    nextPath: page.page < page.pageCount ? path({ page: page.page + 1 }) : null,
    ticket: opened ? ticketView(opened, input, path({})) : null,
  };
}

function ticketView(itinerary: Itinerary, input: ResultsInput, closePath: string): TicketView {
  return { ...offersView(itinerary, input), trips: tripScreen(itinerary.trips, words(input)), closePath };
}

function offersView(itinerary: Itinerary, { query, market, t }: ResultsInput): OffersView {
  const view = (offer: Variant): OfferView => ({
    path: offerPath(query, itinerary, offer),
    baggage: baggageText(offer.baggage, t),
    price: formatMoney(offer.price, market.locale),
  });
  const [best, ...others] = itinerary.offers as [Variant, ...Variant[]];
  const { seatsLeft } = best;
  return {
    best: { ...view(best), cabinBag: cabinBagText(best.handLuggage, t) },
    others: others.map(view),
    perPassenger: perPassenger(best, query, market, t),
    seatsLeft: seatsLeft !== null && seatsLeft <= FEW_SEATS ? t('results.seatsLeft', { count: seatsLeft }) : null,
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

function sortingView(sorting: Sorting, input: ResultsInput): ResultsScreen['sorting'] {
  const { t } = input;
  const options = SORT_KEYS.map((key) => {
    const isCurrent = key === sorting.key;
    const next: Sorting = { key, descending: isCurrent && !sorting.descending };
    return {
      text: t(`results.sort.${key}`),
      path: pathsOf(input, next, 1)({}),
      isCurrent,
      isDescending: isCurrent && sorting.descending,
    };
  });
  return { label: t(`results.sort.${sorting.key}`), options };
}

type Paths = (change: { page?: number; ticket?: string }) => string;

/** Links to this search as it is shown now, with what changes. Defaults are not written. */
function pathsOf({ query, view }: ResultsInput, sorting: Sorting, page: number): Paths {
  const sort = sortingParameter(sorting);
  return (change) => {
    const extras = stoppedParameters(view);
    if (sort !== sortingParameter(DEFAULT_SORTING)) extras.push(['sort', sort]);
    const wanted = change.page ?? page;
    if (wanted > 1) extras.push(['page', String(wanted)]);
    if (change.ticket) extras.push(['ticket', change.ticket]);
    return buildSearchPath(query, extras);
  };
}

/** The first page, the last one and those around the current; a gap has no path. */
function pageLinks({ page, pageCount }: Page<unknown>, path: Paths): ResultsScreen['pages'] {
  if (pageCount === 1) return [];
  const near = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const link = { label: String(one), path: path({ page: one }), isCurrent: one === page };
    const isGap = index > 0 && one - shown[index - 1]! > 1;
    return isGap ? [{ label: '…', path: null, isCurrent: false }, link] : [link];
  });
}

function words({ answer, market, t }: ResultsInput) {
  return { maps: answer, market, t };
}
