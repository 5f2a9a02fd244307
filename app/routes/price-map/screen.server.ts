import {
  destinationTable,
  pendingNames,
  progressText,
  type DestinationTableView,
} from '~/features/search/map/destination-table.server';
import { namedPages, type NamedPages } from '~/features/search/map/pages';
import type { OnlyBox } from '~/features/search/calendar/OnlyBoxes';
import { monthsBetween } from '~/dates/month-grid';
import { filterOfMap, mapPath, type MapQuery, type ReadMapQuery } from '~/features/search/map/map-query';
import { mapPicture, type MapPictureView } from '~/features/search/map/map-picture.server';
import { REGIONS, type RegionId } from '~/features/search/map/regions';
import type { SaleDates } from '~/dates/sale-dates';
import type { SearchQuery } from '~/features/search/query/search-query';
import type { Translate } from '~/i18n/translate';
import { CURRENCIES } from '~/market/currencies';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { cityScreen, type CityScreen } from './city.server';
import type { Departure } from './departure.server';
import type { MapSources } from './sources.server';

/** The form with the map's choices: native fields, submitted by GET. */
export type MapFormView = {
  from: { value: string; error: string | null; ideas: { text: string; path: string }[] };
  month: { value: string; options: { value: string; label: string }[] };
  date: { value: string; min: string; max: string; error: string | null };
  maxPrice: { value: string; label: string };
  boxes: OnlyBox[];
  /** Choices made by links. */
  hidden: { name: string; value: string }[];
  /** One of the rarer filters is set, so they are not folded. */
  isMoreOpen: boolean;
};

export type PriceMapScreen = {
  title: string;
  lead: string;
  form: MapFormView;
  /** No prices yet: the page reloads by itself. */
  isWaiting: boolean;
  /** Says how far prices are while some are missing. */
  progress: string | null;
  /** Link to the page with the missing prices; no automatic reload, so as not to interrupt reading. */
  morePath: string | null;
  notice: string | null;
  /** Null without cities. */
  table: DestinationTableView | null;
  pages: NamedPages | null;
  /** Null when there will be no prices. */
  picture: MapPictureView | null;
  regions: { text: string; path: string; isCurrent: boolean }[];
  city: CityScreen | null;
};

export type PriceMapInput = {
  read: ReadMapQuery;
  departure: Departure;
  /** Null when the departure is unknown. */
  sources: MapSources | null;
  sale: SaleDates;
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Builds the price map page. Ready texts. */
export function priceMapScreen(input: PriceMapInput): PriceMapScreen {
  const { read, departure, sources, market, t } = input;
  const query = { ...read.query, from: departure.state === 'found' ? departure.code : '' };
  const title = titleOf(departure, t);
  const prices = sources?.prices;
  const isUnfinished = prices?.state === 'waiting' || (prices?.state === 'ready' && !prices.value.isComplete);
  const hasSome = sources !== null && sources.sorted.length > 0;
  return {
    title,
    lead: t(query.days === null ? 'lead.anyTime' : 'lead.chosen'),
    form: mapForm(input, query),
    isWaiting: isUnfinished && !hasSome,
    progress: sources && isUnfinished ? progressText(sources.prices, t) : null,
    morePath: isUnfinished && hasSome ? mapPath(query) : null,
    notice: isUnfinished ? null : noticeOf(sources, t),
    table: tableOf(input, query, title),
    pages: sources && namedPages(sources.shown, (page) => mapPath({ ...query, page }), t),
    picture: sources && prices?.state !== 'failed' ? pictureOf(input, query, sources, title) : null,
    regions: REGIONS.map((region) => ({
      text: t(`regions.${region}`),
      path: regionPath(query, region),
      isCurrent: query.area === null && query.region === region,
    })),
    city: sources?.city
      ? cityScreen(sources.city, { query, search: searchOf(query), homeCountry: countryOf(departure), market, t })
      : null,
  };
}

function titleOf(departure: Departure, t: Translate): string {
  if (departure.state !== 'found') return t('titleAnywhere');
  const { name, origin } = departure;
  return origin === null ? t('titleOf', { city: name }) : t('title', { city: origin });
}

function countryOf(departure: Departure): string | null {
  return departure.state === 'found' ? departure.country : null;
}

function tableOf({ sources, market, t }: PriceMapInput, query: MapQuery, title: string): DestinationTableView | null {
  if (!sources) return null;
  const { shown, prices, forecasts } = sources;
  const pending = pendingNames(prices, shown.items.length);
  if (shown.items.length === 0 && pending.length === 0) return null;
  return destinationTable(shown.items, {
    caption: title,
    query: searchOf(query),
    filter: filterOfMap(query),
    forecasts,
    market,
    t,
    pending,
    aboutPath: (to) => `${mapPath({ ...query, to })}#city`,
  });
}

function regionPath(query: MapQuery, region: RegionId): string {
  return mapPath({ ...query, region, area: null, to: null, page: 1 });
}

/** Returns the search of the page's links: one adult, economy, one way. */
function searchOf({ from }: MapQuery): SearchQuery {
  return {
    trips: [{ departure: from, arrival: '', date: '' }],
    adults: 1,
    childrenAges: [],
    infants: 0,
    cabin: 'Y',
  };
}

function pictureOf(
  { departure, market, t }: PriceMapInput,
  query: MapQuery,
  { prices, sorted, home, bounds }: MapSources,
  title: string,
): MapPictureView {
  const name = departure.state === 'found' ? departure.name : '';
  const isNarrowed = query.maxPrice !== null || query.isVisaFree;
  return mapPicture({
    bounds,
    destinations: sorted,
    // These filters need the price, or more than a name.
    pending: prices.state === 'ready' && !isNarrowed ? prices.value.pending : [],
    home: home && { ...home, name },
    title,
    open: query.to,
    pathOf: ({ code }) => `${mapPath({ ...query, to: code, page: 1 })}#city`,
    zoom: {
      closer: t('map.zoomIn'),
      farther: t('map.zoomOut'),
      worldPath: bounds && `${regionPath(query, 'world')}#map`,
    },
    market,
    t,
  });
}

function noticeOf(sources: MapSources | null, t: Translate): string | null {
  if (sources?.prices.state === 'failed') return t('notice.unavailable');
  return sources === null || sources.sorted.length > 0 ? null : t('notice.nothing');
}

function mapForm({ read, departure, sale, market, t }: PriceMapInput, query: MapQuery): MapFormView {
  const { days } = query;
  return {
    from: {
      value: departure.state === 'found' ? departure.name : read.typedFrom,
      error: departure.state === 'found' ? null : departureError(departure, read.typedFrom, t),
      ideas:
        departure.state === 'several'
          ? departure.candidates.map(({ code, name }) => ({ text: name, path: mapPath({ ...query, from: code }) }))
          : [],
    },
    month: {
      value: days && 'month' in days ? days.month : '',
      options: monthsBetween(sale.min, sale.max).map((month) => ({
        value: month,
        label: formatDate(`${month}-01`, market, 'month'),
      })),
    },
    date: {
      value: days && 'date' in days ? days.date : '',
      min: sale.min,
      max: sale.max,
      error: read.isDateBad ? t('form.dateBad') : null,
    },
    maxPrice: {
      value: query.maxPrice === null ? '' : String(query.maxPrice),
      label: t('form.maxPrice', { currency: CURRENCIES[market.currency].symbol }),
    },
    boxes: [
      { name: 'direct', value: '1', label: t('form.direct'), isOn: query.isDirect },
      { name: 'baggage', value: '1', label: t('form.baggage'), isOn: query.withBaggage },
      { name: 'visaFree', value: '1', label: t('form.visaFree'), isOn: query.isVisaFree },
    ],
    hidden: hiddenFields(query),
    isMoreOpen:
      read.isDateBad ||
      query.maxPrice !== null ||
      query.isDirect ||
      query.withBaggage ||
      query.isVisaFree ||
      (days !== null && 'date' in days),
  };
}

function hiddenFields({ area, region, days }: MapQuery): MapFormView['hidden'] {
  const place = area ? { name: 'area', value: area } : { name: 'region', value: region };
  if (!days || !('date' in days)) return [place];
  const until = days.until ? [{ name: 'until', value: days.until }] : [];
  return [place, { name: 'was', value: days.date }, ...until];
}

function departureError(departure: Exclude<Departure, { state: 'found' }>, typed: string, t: Translate): string | null {
  switch (departure.state) {
    case 'several':
      return t('form.fromSeveral');
    case 'unknown':
      return t('form.fromUnknown');
    case 'unavailable':
      return typed === '' ? t('form.fromMissing') : t('form.fromUnavailable');
  }
}
