import { addDays, utcToday } from '~/dates/calendar-date';
import type { RailwayPageName } from '~/features/frame/content/pages';
import { pathInMarket } from '~/features/frame/crawlers/page-links';
import type { TextDocument } from '~/features/frame/content/markdown.server';
import {
  directionRows,
  distinctDirections,
  oneWayPath,
  withoutPassedDay,
  type DirectionRow,
} from '~/features/home/directions.server';
import { formMonths } from '~/features/search/form/form-months.server';
import { EMPTY_FORM } from '~/features/search/form/form-values';
import { formState, type SearchFormState } from '~/features/search/form/search-form-state';
import { nameIn } from '~/features/search/places/place-names';
import { searchFormAction } from '~/features/search/query/form-action';
import { DEPARTURE_IN_DAYS } from '~/features/search/query/partner-parameters';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import type { MapStation } from '~/upstream/railway-map/contract';
import type { RailwaySources } from './sources.server';

/** Routes with their dated prices, below a heading. */
export type RouteGroup = { id: string; title: string; rows: DirectionRow[] };

/** A station, and links to searches of the trains that leave it. */
export type StationRow = {
  code: string;
  station: string;
  /** Null where the name of the station already has it. */
  city: string | null;
  links: { text: string; href: string }[];
};

/** A page about trains: plain data, ready texts. */
export type RailwayScreen = {
  text: TextDocument;
  /** The guide begins with its text, the product page with its prices. */
  isGuide: boolean;
  form: SearchFormState;
  action: string;
  routes: RouteGroup[];
  stations: StationRow[];
  /** The other page. */
  more: { text: string; href: string };
};

export type RailwayInput = {
  name: RailwayPageName;
  text: TextDocument;
  sources: RailwaySources;
  market: Market;
  now: Date;
};

const MOST_ROUTES = 12;
const MOST_FROM_CITY = 6;

/** Builds a page about trains. Pure. A block without data is left out, and so is a route without a dated price. */
export function railwayScreen({ name, text, sources, market, now }: RailwayInput): RailwayScreen {
  const isGuide = name === 'railway-tickets';
  return {
    text,
    isGuide,
    form: trainForm(sources, market, now),
    action: searchFormAction(market),
    routes: routeGroups(sources, market, now),
    stations: stationRows(sources.stations, market, now),
    more: otherPage(isGuide, market),
  };
}

function otherPage(isGuide: boolean, market: Market): RailwayScreen['more'] {
  const t = getTranslator(market.locale, 'railway');
  return {
    text: isGuide ? t('more.railway') : t('more.railwayTickets'),
    href: pathInMarket(BRANDS[market.brand], isGuide ? '/railway' : '/railway-tickets', market),
  };
}

/** The form asks for trains only, from the city where most journeys begin. */
function trainForm({ routes }: RailwaySources, market: Market, now: Date): SearchFormState {
  const city = routes[0]?.directions[0]?.departure;
  const label = city ? nameIn(city.names, market.locale) : '';
  const values = {
    ...EMPTY_FORM,
    transport: 'train' as const,
    departure: city && label !== '' ? { text: label, code: city.code, label } : EMPTY_FORM.departure,
    departureDate: addDays(utcToday(now), DEPARTURE_IN_DAYS),
  };
  return { ...formState(values, now), months: formMonths(now, market) };
}

function routeGroups({ routes }: RailwaySources, market: Market, now: Date): RouteGroup[] {
  const t = getTranslator(market.locale, 'railway');
  const prices = getTranslator(market.locale, 'home');
  return routes
    .map(({ from, directions }) => {
      const dated = directions.filter((one) => {
        const { price, departureDate } = withoutPassedDay(one, now);
        return price !== null && departureDate !== null;
      });
      const shown = distinctDirections(dated, from ? MOST_FROM_CITY : MOST_ROUTES);
      const city = from && ((market.locale === 'ru' && from.nameCases?.from) || nameIn(from.names, market.locale));
      return {
        id: from ? `from-${from.code}` : 'routes',
        title: city ? t('routes.from', { city }) : t('routes.popular'),
        rows: directionRows(shown, 'train', market, prices, now),
      };
    })
    .filter(({ rows }) => rows.length > 0);
}

function stationRows(stations: readonly MapStation[], market: Market, now: Date): StationRow[] {
  return stations
    .map(({ code, names, city, directions }) => ({
      code,
      ...stationNames(nameIn(names, market.locale) || code, nameIn(city.names, market.locale) || city.code),
      links: directions
        .filter(({ departureDate }) => departureDate > utcToday(now))
        .map((one) => ({
          text: nameIn(one.city.names, market.locale) || one.city.code,
          href: oneWayPath(code, one.city.code, one.departureDate, 'train'),
        })),
    }))
    .filter(({ links }) => links.length > 0);
}

function stationNames(station: string, city: string): Pick<StationRow, 'station' | 'city'> {
  return { station, city: station.toLowerCase().includes(city.toLowerCase()) ? null : city };
}
