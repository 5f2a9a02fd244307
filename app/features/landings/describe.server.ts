import { countryName } from '~/market/country-names';
import { airport, airline, breadcrumbs, city, questionPage, type JsonLd } from '~/features/frame/crawlers/json-ld';
import type { LandingHead } from './head.server';
import type { Question } from './blocks/questions/screen.server';
import type { BlockInput } from './block';
import { airportName, nameOf } from './names';

export type DescribedPage = {
  /** "https://shop.example", without a trailing slash */
  origin: string;
  head: LandingHead;
  /** Path of the page, with the query that names its language. */
  path: string;
  questions: readonly Question[];
};

/** Describes a page for search engines: its place, the questions that it shows, and its subject where that is a thing. */
export function describe(input: BlockInput, { origin, head, path, questions }: DescribedPage): JsonLd[] {
  const { market } = input;
  const address = `${origin}${path}`;
  const trail = [
    { name: market.brandName, address: `${origin}${market.homePath}` },
    ...head.trail.map(({ text, href }) => ({ name: text, address: `${origin}${href}` })),
    { name: head.name, address },
  ];
  return [breadcrumbs(trail), ...(questions.length > 0 ? [questionPage(questions)] : []), ...subjectOf(input, address)];
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
