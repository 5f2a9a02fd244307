import { addDays, utcToday } from '~/dates/calendar-date';
import { formMonths } from '~/features/search/form/form-months.server';
import { EMPTY_FORM, EMPTY_PLACE, type PlaceValue } from '~/features/search/form/form-values';
import { formState, type SearchFormState } from '~/features/search/form/search-form-state';
import { searchFormAction } from '~/features/search/query/form-action';
import { DEPARTURE_IN_DAYS } from '~/features/search/query/partner-parameters';
import type { Market } from '~/market/market';
import type { BlockInput, LandingLink } from './block';
import { airportsScreen } from './blocks/airports/screen.server';
import { boardScreen } from './blocks/board/screen.server';
import { carriersScreen } from './blocks/carriers/screen.server';
import { commentsScreen } from './blocks/comments/screen.server';
import { destinationsScreen } from './blocks/destinations/screen.server';
import { entriesScreen } from './blocks/entries/screen.server';
import { entryScreen } from './blocks/entry/screen.server';
import { factsScreen } from './blocks/facts/screen.server';
import { mapScreen } from './blocks/map/screen.server';
import { neighboursScreen } from './blocks/neighbours/screen.server';
import { offersScreen } from './blocks/offers/screen.server';
import { pairsScreen } from './blocks/pairs/screen.server';
import { pictureScreen } from './blocks/picture/screen.server';
import { pricesScreen } from './blocks/prices/screen.server';
import { questionsScreen } from './blocks/questions/screen.server';
import { subscribeScreen } from './blocks/subscribe/screen.server';
import { timetableScreen } from './blocks/timetable/screen.server';
import { watchScreen } from './blocks/watch/screen.server';
import { weatherScreen } from './blocks/weather/screen.server';
import { landingHead, type LandingHead } from './head.server';
import { nameOf } from './names';
import { BLOCKS, type BlockName, type Subject } from './subjects';

/** The screen part of every block; null leaves the block out. */
export const BLOCK_SCREENS = {
  facts: factsScreen,
  prices: pricesScreen,
  timetable: timetableScreen,
  map: mapScreen,
  pairs: pairsScreen,
  entry: entryScreen,
  board: boardScreen,
  carriers: carriersScreen,
  airports: airportsScreen,
  weather: weatherScreen,
  destinations: destinationsScreen,
  offers: offersScreen,
  neighbours: neighboursScreen,
  questions: questionsScreen,
  comments: commentsScreen,
  watch: watchScreen,
  entries: entriesScreen,
  picture: pictureScreen,
  subscribe: subscribeScreen,
} as const satisfies Readonly<Record<BlockName, (input: BlockInput) => object | null>>;

/** The screen of a block by its name. */
export type BlockScreens = { [Name in BlockName]: NonNullable<ReturnType<(typeof BLOCK_SCREENS)[Name]>> };
/** A block of a page, with its name. */
export type ShownBlock = { [Name in BlockName]: { name: Name; screen: BlockScreens[Name] } }[BlockName];

/** A landing page: plain data, ready texts. */
export type LandingScreen = {
  head: LandingHead;
  home: LandingLink;
  form: SearchFormState;
  action: string;
  blocks: ShownBlock[];
};

/** Builds a landing page. Pure. A block without data is left out. */
export function landingScreen(input: BlockInput): LandingScreen {
  const { sources, market, now } = input;
  const blocks = BLOCKS[sources.subject.kind].flatMap((name) => {
    const screen = BLOCK_SCREENS[name](input);
    return screen ? [{ name, screen } as ShownBlock] : [];
  });
  return {
    head: landingHead(input),
    home: { text: market.brandName, href: market.homePath },
    form: filledForm(sources.subject, market, now),
    action: searchFormAction(market),
    blocks,
  };
}

/** The form asks for the subject: a route, flights to a city, or from an airport. */
function filledForm(subject: Subject, market: Market, now: Date): SearchFormState {
  const { departure, arrival } = endsOf(subject);
  const place = (city: typeof departure): PlaceValue => {
    if (!city) return EMPTY_PLACE;
    const label = nameOf(city, market.locale);
    return { text: label, code: city.code, label };
  };
  const values = {
    ...EMPTY_FORM,
    departure: place(departure),
    arrival: place(arrival),
    departureDate: addDays(utcToday(now), DEPARTURE_IN_DAYS),
  };
  return { ...formState(values, now), months: formMonths(now, market) };
}

type End = Parameters<typeof nameOf>[0] | null;

function endsOf(subject: Subject): { departure: End; arrival: End } {
  switch (subject.kind) {
    case 'route':
    case 'airport-pair':
    case 'airline-route':
      return { departure: subject.facts.departure, arrival: subject.facts.arrival };
    case 'city':
      return { departure: null, arrival: subject.facts.city };
    case 'airport':
      return { departure: subject.facts.airport, arrival: null };
    default:
      return { departure: null, arrival: null };
  }
}
