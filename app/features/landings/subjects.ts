import type { Direction } from '~/upstream/directions/contract';
import type { LandingList, ListedKind } from '~/upstream/landings/lists-contract';
import type { AirlineRouteLanding, AirportPairLanding } from '~/upstream/landings/ways-contract';
import type {
  AirlineLanding,
  AirportLanding,
  CityLanding,
  CountryLanding,
  RouteLanding,
} from '~/upstream/landings/pages-contract';

/** Pages that list subjects, with the list that each shows. */
export const LIST_PAGES = {
  cities: 'cities',
  airports: 'airports',
  countries: 'countries',
  airlines: 'airlines',
  'airlines-list': 'airlines',
  'top-airlines': 'airlines',
} as const satisfies Readonly<Record<string, ListedKind>>;
export type ListPage = keyof typeof LIST_PAGES;

/** Subjects of landing pages; a page about trains or a sale is none of them. */
export type SubjectKind =
  | 'route'
  | 'airport-pair'
  | 'airline-route'
  | 'city'
  | 'airport'
  | 'country'
  | 'airline'
  | 'popular-directions'
  | ListPage;

/** Directions from the visitor's country with prices; `seenAt`: ISO 8601, UTC. */
export type SeenDirections = { directions: Direction[]; seenAt: string };

/** A subject with its main data; without that there is no page. */
export type Subject =
  | { kind: 'route'; facts: RouteLanding }
  | { kind: 'airport-pair'; facts: AirportPairLanding }
  | { kind: 'airline-route'; facts: AirlineRouteLanding }
  | { kind: 'city'; facts: CityLanding }
  | { kind: 'airport'; facts: AirportLanding }
  | { kind: 'country'; facts: CountryLanding }
  | { kind: 'airline'; facts: AirlineLanding }
  | { kind: 'popular-directions'; facts: readonly Direction[] }
  | { kind: ListPage; facts: LandingList };

/** Blocks of landing pages, each in its folder of `blocks`. */
export type BlockName =
  | 'facts'
  | 'prices'
  | 'timetable'
  | 'map'
  | 'pairs'
  | 'entry'
  | 'board'
  | 'carriers'
  | 'airports'
  | 'weather'
  | 'destinations'
  | 'offers'
  | 'neighbours'
  | 'questions'
  | 'comments'
  | 'watch'
  | 'entries'
  | 'picture'
  | 'subscribe';

/** The blocks of a page by its subject, in their order. A block without data is left out. */
export const BLOCKS: Readonly<Record<SubjectKind, readonly BlockName[]>> = {
  route: [
    'facts',
    'prices',
    'watch',
    'carriers',
    'timetable',
    'map',
    'airports',
    'pairs',
    'picture',
    'weather',
    'entry',
    'questions',
    'comments',
    'neighbours',
    'subscribe',
  ],
  'airport-pair': [
    'facts',
    'prices',
    'carriers',
    'timetable',
    'pairs',
    'airports',
    'questions',
    'neighbours',
    'subscribe',
  ],
  'airline-route': ['facts', 'timetable', 'carriers', 'prices', 'airports', 'questions', 'neighbours', 'subscribe'],
  city: [
    'facts',
    'picture',
    'offers',
    'destinations',
    'airports',
    'carriers',
    'weather',
    'questions',
    'comments',
    'neighbours',
    'subscribe',
  ],
  airport: [
    'facts',
    'board',
    'destinations',
    'carriers',
    'airports',
    'questions',
    'comments',
    'neighbours',
    'subscribe',
  ],
  country: ['facts', 'offers', 'airports', 'carriers', 'questions', 'comments', 'entries', 'subscribe'],
  airline: ['facts', 'destinations', 'airports', 'questions', 'comments', 'neighbours', 'subscribe'],
  'popular-directions': ['offers', 'neighbours', 'subscribe'],
  cities: ['entries', 'subscribe'],
  airports: ['entries', 'subscribe'],
  countries: ['entries', 'subscribe'],
  airlines: ['entries', 'subscribe'],
  'airlines-list': ['entries', 'subscribe'],
  'top-airlines': ['entries', 'subscribe'],
};

/**
 * Whether a page has too little of its own for search engines: a place or a route without a non-stop flight, and a part of a
 * route that is the whole of it, so that the page of the route says the same.
 */
export function isThin(subject: Subject): boolean {
  switch (subject.kind) {
    case 'route':
      return subject.facts.carriers.length === 0;
    case 'airport-pair':
      return subject.facts.carriers.length === 0 || subject.facts.others.length === 0;
    case 'airline-route':
      return subject.facts.others.length === 0;
    case 'city':
    case 'airport':
    case 'airline':
      return subject.facts.destinations.length === 0;
    case 'country':
      return subject.facts.cities.length === 0;
    case 'popular-directions':
      return subject.facts.length === 0;
    default:
      return subject.facts.entries.length === 0;
  }
}
