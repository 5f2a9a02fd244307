import type { EarningRate } from '~/bff/account/earning.server';
import { queryText, type QueryText } from '~/features/search/query/query-text';
import type { SearchQuery } from '~/features/search/query/search-query';
import { buildSearchPath } from '~/features/search/query/search-url';
import { searchFormAction } from '~/features/search/query/form-action';
import { NOTICE, readDayNotice } from '~/features/search/form/day-notice';
import { withSameCity, withUnknownPlaces, withValidationErrors } from '~/features/search/form/form-errors.server';
import { withMonths } from '~/features/search/form/form-months.server';
import { searchFormState, type SearchFormState } from '~/features/search/form/search-form-state';
import { namesInAnswer, type PlaceNames, type TripInCity } from '~/features/search/places/names-of-search.server';
import { groupOffers } from '~/features/search/offers/itinerary';
import type { SearchProgress } from '~/features/search/offers/search-offers.server';
import type { DestinationsScreen } from '~/features/search/map/destinations.server';
import type { NearbyCities } from '~/features/search/map/nearby-cities.server';
import type { FlexibleDatesScreen } from '~/features/search/calendar/flexible-dates.server';
import type { NearbyDates, NearbyPrices } from '~/features/search/calendar/nearby-dates.server';
import type { PriceLevelText } from '~/features/search/calendar/price-level-text.server';
import type { HotelsHint } from '~/features/search/hotels/hotels-hint.server';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { todayIn } from '~/market/sale-day';
import { stylesOfLater } from '~/ui/later-styles.server';
import { describeFailure, isOverBudget } from '~/upstream/error';
import { failureView, refreshSeconds, type FailureView, type ProgressView } from './progress.server';
import { resultsScreen, type ResultsScreen } from './results.server';
import { dateIdeas, inOrder, waysOn, type DateIdea, type WayOn } from './ways-on.server';

/** The part of the page about the search, the same in every state. */
export type SearchHead = QueryText & {
  /** Canonical link of the search; a retry posts there. */
  path: string;
  form: SearchFormState;
  formAction: string;
  /** The visitor comes from an offer that is no longer sold. */
  isOfferGone: boolean;
  /** A day that the form moved; null when it moved none. */
  dayNotice: string | null;
};

export type SearchState =
  /** With `progress` when the offers are incomplete. */
  | ({ kind: 'results'; progress: ProgressView | null } & ResultsScreen)
  | { kind: 'waiting'; progress: ProgressView }
  /** Stopped before the first offer. */
  | { kind: 'stopped'; progress: ProgressView }
  | { kind: 'failed'; failure: FailureView }
  /** A search with flexible dates: the price of each day. */
  | { kind: 'dates'; dates: FlexibleDatesScreen }
  /** A search for a country or anywhere: the price of each city. */
  | { kind: 'destinations'; destinations: DestinationsScreen }
  | { kind: 'empty'; ideas: DateIdea[]; nearby: NearbyCities | null; ways: WayOn[] }
  /** Nothing was found because nobody knows a place of the link. */
  | { kind: 'unknown'; codes: string; ideas: []; nearby: null; ways: WayOn[] }
  /** Nothing was found because a trip stays in one city. */
  | { kind: 'sameCity'; city: string; ideas: []; nearby: null; ways: WayOn[] }
  /** `misordered`: the way back, or a leg, is before the one that it follows. */
  | { kind: 'past' | 'misordered'; ideas: DateIdea[]; nearby: null; ways: WayOn[] };

/** With the link to the prices of the year, which a phone has at the far end of the strip. */
export type PriceLevelView = PriceLevelText & { year: NearbyDates['yearLink'] };

export type SearchScreen = {
  head: SearchHead;
  /** Prices of nearby days; null when none are offered. */
  nearby: NearbyDates | null;
  /** How the price compares with those of other days, for the transport of the best offer; null when too little is known. */
  level: PriceLevelView | null;
  hotels: HotelsHint | null;
  state: SearchState;
  /** Addresses of the styles that only this state needs. */
  styles: string[];
};

export type SearchScreenInput = {
  query: SearchQuery;
  isMisordered?: boolean;
  /** `sort`, `page`, `ticket`, `stopped` and `notice` of the link. */
  view: URLSearchParams;
  /** Null when no offers were searched: the dates are past or flexible, or it is a search for destinations. */
  offers: SearchProgress | null;
  flexible?: FlexibleDatesScreen | null;
  destinations?: DestinationsScreen | null;
  nearbyCities?: NearbyCities | null;
  nearby?: NearbyPrices | null;
  hotels?: HotelsHint | null;
  earning?: EarningRate | null;
  names: PlaceNames;
  /** Codes of the link that no place has. */
  unknown?: readonly string[];
  sameCity?: TripInCity | null;
  now: Date;
  /** Origin of links to pass on: `https://fairwind.example`. */
  origin: string;
  market: Market;
  t: Translate;
};

/** Builds the results page and its HTTP status. */
export function searchScreen(input: SearchScreenInput): { screen: SearchScreen; status: number } {
  const { query, view, offers, market, t } = input;
  const names = offers?.answer ? { ...input.names, ...namesInAnswer(offers.answer) } : input.names;
  const state = stateOf({ ...input, names });
  const nearby = input.nearby?.dates ?? null;
  const text = state.kind === 'results' ? input.nearby?.levels[state.levelKind] : null;
  const level = nearby && text ? { ...text, year: nearby.yearLink } : null;
  const dayNotice = readDayNotice(view.get(NOTICE));
  const head = {
    ...queryText(query, names, market, t, state.kind === 'results' && state.isByLand),
    path: buildSearchPath(query),
    form: formOf({ ...input, names }, state),
    formAction: searchFormAction(market),
    isOfferGone: view.get(NOTICE) === 'expired',
    dayNotice: dayNotice && getTranslator(market.locale, 'home')(`dates.${dayNotice}`),
  };
  return {
    screen: { head, nearby, level, hotels: input.hotels ?? null, state, styles: stylesOf(state, nearby) },
    status: isWrongLink(state) ? 404 : statusOf(offers, state),
  };
}

/** True when the search itself is wrong, so that the form has the errors of its fields. */
function isWrongLink({ kind }: SearchState): boolean {
  return kind === 'misordered' || kind === 'unknown' || kind === 'sameCity';
}

function formOf(
  { query, names, unknown = [], sameCity, now, market }: SearchScreenInput,
  state: SearchState,
): SearchFormState {
  const form = withMonths(searchFormState(query, names, now), now, market);
  if (!isWrongLink(state)) return form;
  const t = getTranslator(market.locale, 'errors');
  if (state.kind === 'sameCity' && sameCity) return withSameCity(form, sameCity, t);
  return state.kind === 'unknown' ? withUnknownPlaces(form, unknown, t) : withValidationErrors(form, t);
}

const STATES_WITH_OFFERS: readonly SearchState['kind'][] = ['results', 'waiting', 'stopped'];

/**
 * Returns the styles of the parts that load later and are there at once: a state without offers, an opened ticket, the
 * days of a return, letters about the price.
 */
function stylesOf(state: SearchState, nearby: NearbyDates | null): string[] {
  const parts = [
    STATES_WITH_OFFERS.includes(state.kind) ? null : 'app/routes/search/StateWithoutOffers.tsx',
    'ticket' in state && state.ticket ? 'app/routes/search/TicketDialog.tsx' : null,
    nearby?.returns ? 'app/features/search/calendar/ReturnDates.tsx' : null,
    'app/features/search/watch/PriceSubscription.tsx',
  ];
  const styles = parts.flatMap((part) => (part ? stylesOfLater(part, 'app/routes/search/route.tsx') : []));
  return [...new Set(styles)];
}

/** A page with some offers answers 200, except that a robot over its budget must learn to slow down. */
function statusOf(offers: SearchProgress | null, { kind }: SearchState): number {
  if (offers?.full !== 'failed') return 200;
  return kind === 'failed' || isOverBudget(offers.error) ? describeFailure(offers.error).status : 200;
}

/** True when the page has all offers and the prices of other days, so that it would be the same a moment later. */
export function isWhole({ state, nearby }: SearchScreen): boolean {
  return state.kind === 'results' && state.progress === null && !nearby?.isLate;
}

/** True when the page shows offers or prices: a search that found something. */
export function showsAnswer({ kind }: SearchState): boolean {
  return kind === 'results' || kind === 'dates' || kind === 'destinations';
}

function pastState(input: SearchScreenInput): SearchState {
  return { kind: 'past', ideas: dateIdeas(input, [1, 7, 14]), nearby: null, ways: waysOn(input) };
}

function stateOf(input: SearchScreenInput): SearchState {
  const { query, view, offers, earning, origin, market, t } = input;
  if (input.flexible) return { kind: 'dates', dates: input.flexible };
  if (input.destinations) return { kind: 'destinations', destinations: input.destinations };
  if (input.isMisordered) return { kind: 'misordered', ideas: inOrder(input), nearby: null, ways: [] };
  if (offers === null) return pastState(input);
  const results =
    offers.answer &&
    resultsScreen({
      query,
      view,
      answer: offers.answer,
      isComplete: offers.full === 'done',
      origin,
      market,
      t,
      earning,
    });
  // The days around have their prices above.
  const hasPrices = Boolean(input.nearby?.dates.cheapest);
  const offerCount = offers.answer ? groupOffers(offers.answer).length : 0;
  // Nobody has to wait for a search that can find nothing.
  if (!results && offers.full !== 'failed' && input.unknown?.length)
    return { kind: 'unknown', codes: input.unknown.join(', '), ideas: [], nearby: null, ways: waysOn(input) };
  switch (offers.full) {
    case 'done':
      if (results) return { kind: 'results', progress: null, ...results };
      if (input.sameCity) {
        // Only other destinations: a city has no prices to itself.
        const names = { [query.trips[0]!.departure]: input.names[query.trips[0]!.departure] ?? '' };
        return {
          kind: 'sameCity',
          city: input.sameCity.city,
          ideas: [],
          nearby: null,
          ways: waysOn({ ...input, names }),
        };
      }
      // Still today far to the west, where this search found nothing.
      if (query.trips[0]!.date < todayIn(market.country, input.now)) return pastState(input);
      return {
        kind: 'empty',
        ideas: hasPrices ? [] : dateIdeas(input, [-2, -1, 1, 2]),
        nearby: input.nearbyCities ?? null,
        ways: waysOn(input),
      };
    case 'waiting': {
      const progress: ProgressView = {
        kind: 'waiting',
        offerCount,
        refreshSeconds: refreshSeconds(offers.sinceMs),
        refreshing: offers.isRefresh ? refreshingText(market) : null,
      };
      return results ? { kind: 'results', progress, ...results } : { kind: 'waiting', progress };
    }
    case 'stopped': {
      const progress: ProgressView = { kind: 'stopped', offerCount };
      return results ? { kind: 'results', progress, ...results } : { kind: 'stopped', progress };
    }
    case 'failed': {
      const failure = failureView(offers.error, t);
      return results
        ? { kind: 'results', progress: { kind: 'failed', offerCount, failure }, ...results }
        : { kind: 'failed', failure };
    }
  }
}

function refreshingText(market: Market) {
  const t = getTranslator(market.locale, 'filters');
  return { title: t('refresh.title'), text: t('refresh.text') };
}
