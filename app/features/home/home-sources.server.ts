import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { Features } from '~/bff/request/features';
import type { VisitorCity } from '~/bff/request/visitor-city.server';
import { findExamples, type ExamplePlace } from '~/features/search/form/examples.server';
import { isUntouched } from '~/features/search/form/form-params';
import { readSearchForm } from '~/features/search/form/read-form';
import { countryOf } from '~/market/countries';
import type { Direction } from '~/upstream/directions/contract';
import type { PopularCities, Tag } from '~/upstream/landings/contract';
import type { SpecialOffer } from '~/upstream/sales/contract';
import type { Configs } from '~/upstream/settings/client.server';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import type { ConfigName } from '~/upstream/settings/contract';
import { keptMonthPrices, type MonthPrices } from './month-prices.server';
import { partOffsets, readDestinationsQuery, type DestinationsQuery } from './destinations.server';
import { extraBannerKeys } from './banners.server';
import { shownBanners, shownQuestions, type EditorTexts } from './editorial.server';
import { subscriptionTextKeys } from './subscription.server';

const CONFIG_NAMES = [
  'home_banners',
  'faq',
  'hotels',
  'visa_checker',
  'app_links',
  'subscription',
  'home_cities',
  'header_links',
  'blog',
  'prize_draw',
  'gift',
] as const satisfies readonly ConfigName[];

type EditorsListName = 'popular_destinations_ru' | 'popular_destinations_intl';
export type HomeConfigs = Configs<(typeof CONFIG_NAMES)[number] | EditorsListName>;

/** Sources of the blocks below the form; sources that fail or time out are empty or null. */
export type HomeSources = {
  /** Likely departure city; requested only for an untouched form. */
  visitorCity: VisitorCity | null;
  /** The country's most likely departure city, for an untouched form without a visitor's city. */
  homePlace: SuggestEntry['city'] | null;
  /** Example destinations. */
  examples: ExamplePlace[];
  features: Features;
  configs: HomeConfigs | null;
  directions: readonly Direction[];
  /** Popular directions by train; empty where no trains are sold. */
  trains: readonly Direction[];
  /** Code of the country's most likely departure city. */
  homeCity: string | null;
  tags: readonly Tag[];
  query: DestinationsQuery;
  /** Parts of the list of destinations, see `partOffsets`, up to the first that failed. */
  parts: readonly PopularCities[];
  offers: readonly SpecialOffer[];
  /** Prices of the most popular route by day; null when they are not at hand. */
  months: MonthPrices | null;
  texts: EditorTexts;
  /** A block failed or was late. */
  isIncomplete: boolean;
};

/**
 * Time limit for all sources of a page. Mostly they are at hand (`caches.lasting`); only the first visitors of a market
 * after the start of all shops may wait, because a complete page is worth more than a quick and bare one.
 */
const PATIENCE_MS = 4000;
/** Left to a block that is asked for late, after another one took all of that time. */
const LEAST_PATIENCE_MS = 500;

/** Request more than shown: reverse directions, duplicates and what stands above are dropped. */
const ASKED_DIRECTIONS = 12;
const ASKED_OFFERS = 12;

/** Distinguishes a block that failed from one whose service has nothing. */
const MISSING = Symbol('missing');

/** Returns the answer of a block's service, or the fallback when it fails or the page can wait no longer. */
export type WaitForBlock = <T, F>(block: string, work: Promise<T>, fallback: F) => Promise<T | F>;

export type HomeContext = Pick<RequestContext, 'upstream' | 'market' | 'url' | 'features' | 'visitorCity'>;

/** Loads all sources of the home page. No upstream can break it or hold it up for long (specification 1 §7). */
export async function homeSources(
  context: HomeContext,
  wait: WaitForBlock = waitUntil(performance.now() + PATIENCE_MS),
): Promise<HomeSources> {
  const { upstream, market, url } = context;
  let isIncomplete = false;
  const block: WaitForBlock = async (name, work, fallback) => {
    const answer = await wait(name, work, MISSING);
    if (answer !== MISSING) return answer;
    isIncomplete = true;
    return fallback;
  };
  const names = [...CONFIG_NAMES, `popular_destinations_${market.brand}` as const];
  const isFresh = isUntouched(readSearchForm(url.searchParams));
  const [visitorCity, examples, features, configs, directions, trains, tags] = await Promise.all([
    isFresh ? context.visitorCity() : null,
    findExamples(context),
    context.features(),
    block('home.settings', upstream.settings.findConfigs(names), null),
    block('directions', listDirections(upstream, market), []),
    block(
      'directions',
      upstream.directions.listFrequent('country', market.country, { limit: ASKED_DIRECTIONS, by: 'train' }),
      [],
    ),
    block('landings.tags', upstream.landings.listTags(), []),
  ]);
  const homeCity = configs?.home_cities?.[market.country] ?? directions[0]?.departure.code ?? null;
  const query = readDestinationsQuery(url.searchParams, tags);
  const [parts, offers, texts, home, months] = await Promise.all([
    homeCity && features.popularDirections ? findParts(upstream, homeCity, query, block) : [],
    homeCity ? block('sales', upstream.sales.listSpecialOffers(homeCity, { limit: ASKED_OFFERS }), []) : [],
    block('home.texts', upstream.texts.list(textKeys(context, configs, features)), {}),
    isFresh && homeCity && !visitorCity ? block('suggest.home', upstream.suggest.find(homeCity), null) : null,
    block('home.months', keptMonthPrices(context, directions, new Date()), null),
  ]);
  const homePlace = home?.city ?? null;
  return {
    visitorCity,
    homePlace,
    examples,
    features,
    configs,
    directions,
    trains,
    homeCity,
    tags,
    query,
    parts,
    offers,
    months,
    texts,
    isIncomplete,
  };
}

/** Lists the most popular directions of a country by plane. */
export function listDirections({ directions }: HomeContext['upstream'], { country }: HomeContext['market']) {
  return directions.listFrequent('country', country, { limit: ASKED_DIRECTIONS });
}

/** @param deadline of the whole page, in `performance.now()` time */
function waitUntil(deadline: number): WaitForBlock {
  return (block, work, fallback) =>
    degrade(work, fallback, { block, patienceMs: Math.max(LEAST_PATIENCE_MS, deadline - performance.now()) });
}

async function findParts(
  upstream: HomeContext['upstream'],
  fromCity: string,
  query: DestinationsQuery,
  block: WaitForBlock,
) {
  const tagCodes = query.tag === null ? [] : [query.tag];
  const parts = await Promise.all(
    partOffsets(query).map((offset) => {
      const isChosen = query.tag !== null || offset > 0;
      const part = upstream.landings.listPopularCities({ fromCity, tagCodes, offset });
      return block(isChosen ? 'landings.chosen' : 'landings.cities', part, null);
    }),
  );
  const missing = parts.indexOf(null);
  return (missing < 0 ? parts : parts.slice(0, missing)).filter((part) => part !== null);
}

/** Lists the keys of all texts that the page may show. */
function textKeys({ market }: Pick<RequestContext, 'market'>, configs: HomeConfigs | null, features: Features) {
  const banners = shownBanners(configs?.home_banners ?? null, features);
  const questions = countryOf(market.country).flags.faq ? shownQuestions(configs?.faq ?? null) : [];
  return [
    ...banners.flatMap(({ titleKey, textKey, actionKey }) => [titleKey, textKey, actionKey]),
    ...questions.flatMap(({ questionKey, answerKey }) => [questionKey, answerKey]),
    ...subscriptionTextKeys(configs?.subscription),
    ...extraBannerKeys({ features, configs }, market, new Date()),
  ].filter((key) => typeof key === 'string');
}
