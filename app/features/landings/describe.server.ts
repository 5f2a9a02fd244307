import { countryName } from '~/market/country-names';
import {
  airport,
  airline,
  breadcrumbs,
  city,
  flightList,
  questionPage,
  type FlightOfTimetable,
  type JsonLd,
} from '~/features/frame/crawlers/json-ld';
import type { LandingHead } from './head.server';
import type { ShownBlock } from './screen.server';
import type { BlockInput } from './block';
import { airportName, nameOf } from './names';
import { wayOf } from './way';

export type DescribedPage = {
  /** "https://shop.example", without a trailing slash */
  origin: string;
  head: LandingHead;
  /** Path of the page, with the query that names its language. */
  path: string;
  /** The blocks that the page shows: nothing else is described. */
  blocks: readonly ShownBlock[];
};

/** Describes a page for search engines: its place, the questions and the flights that it shows, and its subject. */
export function describe(input: BlockInput, { origin, head, path, blocks }: DescribedPage): JsonLd[] {
  const { market } = input;
  const address = `${origin}${path}`;
  const trail = [
    { name: market.brandName, address: `${origin}${market.homePath}` },
    ...head.trail.map(({ text, href }) => ({ name: text, address: `${origin}${href}` })),
    { name: head.name, address },
  ];
  const questions = blocks.flatMap((block) => (block.name === 'questions' ? block.screen.questions : []));
  const flights = flightsOf(input, blocks);
  return [
    breadcrumbs(trail),
    ...(questions.length > 0 ? [questionPage(questions)] : []),
    ...(flights.length > 0 ? [flightList(flights)] : []),
    ...subjectOf(input, address),
  ];
}

/** Lists the next flights of the timetable that are not folded. */
function flightsOf({ sources: { subject }, market }: BlockInput, blocks: readonly ShownBlock[]): FlightOfTimetable[] {
  const known = [
    ...(wayOf(subject)?.carriers ?? []),
    ...(subject.kind === 'airline-route' ? [subject.facts.airline] : []),
  ];
  const nameOfCarrier = (code: string) => {
    const carrier = known.find((one) => one.code === code);
    return carrier ? nameOf(carrier, market.locale) : null;
  };
  const rows = blocks.flatMap((block) => (block.name === 'timetable' ? block.screen.first : []));
  return rows.flatMap(({ next }) => {
    if (!next) return [];
    const { carrierCode: code, ...flight } = next;
    return [{ ...flight, carrier: { code, name: nameOfCarrier(code) } }];
  });
}

function subjectOf({ sources: { subject }, market: { locale } }: BlockInput, address: string): JsonLd[] {
  const countryOf = (code: string) => countryName(code, locale) ?? code;
  switch (subject.kind) {
    case 'city':
      return [
        city({
          address,
          name: nameOf(subject.facts.city, locale),
          country: countryOf(subject.facts.city.countryCode),
        }),
      ];
    case 'airport': {
      const { facts } = subject;
      return [
        airport({
          address,
          name: airportName(facts.airport, locale),
          iataCode: facts.airport.code,
          city: nameOf(facts.airport.city, locale),
          countryCode: facts.airport.city.countryCode,
        }),
      ];
    }
    case 'airline':
      return [airline({ address, name: nameOf(subject.facts, locale), iataCode: subject.facts.code })];
    default:
      return [];
  }
}
