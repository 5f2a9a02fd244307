import type { RequestContext } from '~/bff/request/context';
import { salesPath } from '~/features/frame/header/sales-path';
import { nameIn } from '~/features/search/places/place-names';
import { isUntouched, searchFormParams } from '~/features/search/form/form-params';
import { readSearchForm } from '~/features/search/form/read-form';
import { addDays, utcToday } from '~/dates/calendar-date';
import { DEPARTURE_IN_DAYS } from '~/features/search/query/partner-parameters';
import { searchFormAction } from '~/features/search/query/form-action';
import { formMonths } from '~/features/search/form/form-months.server';
import { formState, type SearchFormState } from '~/features/search/form/search-form-state';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { countryOf } from '~/market/countries';
import { phoneSample } from '~/market/phone-sample';
import { destinationsScreen, type DestinationsQuery, type DestinationsScreen } from './destinations.server';
import { directionRows, distinctDirections, routePages, someDay, type DirectionList } from './directions.server';
import {
  editorLink,
  questionList,
  shownQuestions,
  type BannerCard,
  type EditorLink,
  type Question,
} from './editorial.server';
import type { HomeSources } from './home-sources.server';
import { hotelsLink } from '~/features/search/hotels/hotels-link';
import { bannersOf } from './banners.server';
import { blogScreen, type BlogScreen } from './blog.server';
import type { FormNotice } from './form-notice.server';
import { monthList } from './month-prices.server';
import { offerCards, offersAhead, type OfferCard } from './special-offers.server';
import { subscriptionScreen, type SubscriptionScreen } from './subscription.server';

export type AppStore = 'app_store' | 'google_play' | 'app_gallery' | 'ru_store';

/** The app block. With `sentTo`, the phone number that got the link, a confirmation card replaces the form. */
export type AppScreen = {
  stores: { store: AppStore; href: string }[];
  hasForm: boolean;
  sentTo: string | null;
  phoneSample: string;
};

export type HomeScreen = {
  /** Title of the document. */
  title: string;
  description: string;
  /** Canonical address, absolute. */
  canonical: string;
  form: SearchFormState;
  action: string;
  /** Links to partners: hotels, the visa checker. */
  partners: EditorLink[];
  directions: DirectionList[];
  destinations: DestinationsScreen | null;
  offers: OfferCard[];
  /** Page of sales; null where they are not shown. */
  salesHref: string | null;
  banners: BannerCard[];
  hasBenefits: boolean;
  questions: Question[];
  blog: BlogScreen | null;
  subscription: SubscriptionScreen | null;
  app: AppScreen | null;
};

const MAX_DIRECTIONS = 6;
const MAX_OFFERS = 3;

type ScreenContext = Pick<RequestContext, 'brand' | 'market' | 'url' | 'publicOrigin'>;

/**
 * Builds the home page. The query fills the form, because its buttons work that way without JavaScript. Blocks below
 * appear only when their service returned data (specification 1 §2, Home).
 * @param notice notice of the form submitted just before
 */
export function homeScreen(
  context: ScreenContext,
  sources: HomeSources,
  notice: FormNotice | null,
  now = new Date(),
): HomeScreen {
  const { market, publicOrigin } = context;
  const { features, configs, texts } = sources;
  const { flags } = countryOf(market.country);
  const t = getTranslator(market.locale, 'home');
  const hotels = hotelsPartner(sources);
  const form: SearchFormState = {
    ...homeForm(context, sources, now),
    ...(hotels && { hotels: t('hotels.label', { partner: hotels.partnerName }) }),
  };
  const destinations = features.popularDirections ? destinationsOf(context, sources, form, t, now) : null;
  const above = new Set(destinations ? destinationPairs(sources) : []);
  const isNew = (pair: CityPair) => !above.has(pairKey(pair));
  const directions = features.popularDirections
    ? distinctDirections(sources.directions.filter(isNew), MAX_DIRECTIONS)
    : [];
  const trains = features.popularDirections ? distinctDirections(sources.trains, MAX_DIRECTIONS) : [];
  for (const direction of directions) above.add(pairKey(direction));
  const months = features.popularDirections && sources.months ? monthList(sources.months, market, t, now) : null;
  const lists: DirectionList[] = [
    {
      icon: 'plane',
      title: t('directions.airplane'),
      note: null,
      rows: directionRows(directions, 'airplane', market, t, now),
      pages: routePages(directions, market, t),
      pagesTitle: t('directions.pages'),
    },
    {
      icon: 'train',
      title: t('directions.train'),
      note: null,
      rows: directionRows(trains, 'train', market, t, now),
      pages: [],
      pagesTitle: '',
    },
    ...(months ? [months] : []),
  ];
  const offers = offersAhead(sources.offers, now).filter(isNew);
  const blog = blogScreen(configs?.blog, features, market, now);
  return {
    title: t('document.title', { brand: market.brandName }),
    description: t('document.description'),
    canonical: `${publicOrigin}${market.homePath}`,
    form,
    action: searchFormAction(market),
    partners: partnerLinks(context, sources, form, t, now),
    directions: lists.filter(({ rows }) => rows.length > 0),
    destinations,
    offers: offerCards(offers.slice(0, MAX_OFFERS), market, t),
    salesHref: salesPath({ brand: context.brand, features, links: configs?.header_links ?? null }),
    banners: bannersOf(sources, market, blog !== null, now),
    hasBenefits: flags.benefits,
    questions: flags.faq ? questionList(shownQuestions(configs?.faq ?? null), texts) : [],
    blog,
    subscription: subscriptionScreen(
      { features, configs, texts },
      market,
      notice?.kind === 'subscription' ? notice.email : null,
      now,
    ),
    app: flags.aboutApp ? appOf(context, sources, notice) : null,
  };
}

type CityPair = { departure: { code: string }; arrival: { code: string } };

function pairKey({ departure, arrival }: CityPair): string {
  return `${departure.code} ${arrival.code}`;
}

/** Lists the directions of the destination cards, so that the blocks below them show others. */
function destinationPairs({ homeCity, parts }: HomeSources): string[] {
  const cities = parts.flatMap((part) => part.cities);
  return cities.map((city) => pairKey({ departure: { code: homeCity ?? '' }, arrival: city }));
}

/**
 * Fills the form from the query. An untouched form starts in the visitor's city, else in the biggest city of the
 * country, on the default day of search links (specification 1 §5).
 */
function homeForm({ market, url }: ScreenContext, sources: HomeSources, now: Date): SearchFormState {
  const { visitorCity, homePlace, examples } = sources;
  const values = readSearchForm(url.searchParams);
  const isPickerOpen = url.searchParams.get('open') === 'passengers';
  const state = { ...formState(values, now), months: formMonths(now, market), examples, isPickerOpen };
  if (!isUntouched(values)) return state;
  const city = visitorCity ?? homePlace;
  const name = city ? nameIn(city.names, market.locale) : '';
  const departure = city && name !== '' ? { text: name, code: city.code, label: name } : values.departure;
  const departureDate = addDays(utcToday(now), DEPARTURE_IN_DAYS);
  return { ...state, isFresh: true, values: { ...values, departure, departureDate } };
}

/** Returns the partner for hotels; null where there is none. */
function hotelsPartner({ features, configs }: Pick<HomeSources, 'features' | 'configs'>) {
  const hotels = configs?.hotels;
  return features.hotels && hotels?.isEnabled && URL.canParse(hotels.url) ? hotels : null;
}

function partnerLinks(
  { market }: ScreenContext,
  { features, configs }: HomeSources,
  { values }: SearchFormState,
  t: Translate,
  now: Date,
): EditorLink[] {
  const links: EditorLink[] = [];
  const hotels = hotelsPartner({ features, configs });
  const visaChecker = configs?.visa_checker;
  if (hotels) {
    const stay = { values, currency: market.currency, label: hotels.label, otherwise: someDay(now) };
    links.push(editorLink(hotelsLink(hotels.url, stay), t('partners.hotels', { partner: hotels.partnerName })));
  }
  if (visaChecker?.isEnabled) links.push(editorLink(visaChecker.url, t('partners.visa')));
  return links;
}

function destinationsOf(
  { market }: ScreenContext,
  { configs, directions, homeCity, offers, parts, query, tags }: HomeSources,
  { values, isFresh }: SearchFormState,
  t: Translate,
  now: Date,
): DestinationsScreen | null {
  if (!homeCity) return null;
  const homeDeparture = directions.find(({ departure }) => departure.code === homeCity)?.departure;
  const fromName = homeDeparture ? nameIn(homeDeparture.names, market.locale) : offers[0]?.departure.name;
  const editorsList = configs?.[`popular_destinations_${market.brand}`] ?? null;
  const formParams = isFresh ? undefined : searchFormParams(values);
  const hrefOf = ({ tag, offset }: DestinationsQuery) => {
    const params = new URLSearchParams(formParams);
    if (tag !== null) params.set('tag', tag);
    if (offset > 0) params.set('offset', String(offset));
    return `${market.homePath}${params.size > 0 ? `?${params}` : ''}#destinations`;
  };
  const source = { query, tags, parts, editorsList, fromName: fromName || null, hrefOf };
  return destinationsScreen(source, { market, t, from: homeCity, now });
}

function appOf(
  { brand, market }: ScreenContext,
  { configs, features }: HomeSources,
  notice: FormNotice | null,
): AppScreen {
  const stores = (configs?.app_links ?? []).filter(({ store }) => store !== 'ru_store' || brand.hasExtraAppStore);
  return {
    stores: stores.map(({ store, url }) => ({ store, href: url })),
    hasForm: features.appLinkForm,
    sentTo: notice?.kind === 'appLink' ? notice.phone : null,
    phoneSample: phoneSample(market),
  };
}
