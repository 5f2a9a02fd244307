import type { LandingContext } from '~/bff/request/landing-context.server';
import { codeOfSlug, isListPage } from './addresses';
import { cityOfName } from './city-of-name.server';
import { countryOfSlug } from './country-slugs';
import { LIST_PAGES, type Subject, type SubjectKind } from './subjects';

/** The parts of a landing page's address, as its route names them. */
export type SubjectParams = Readonly<Partial<Record<'from' | 'to' | 'slug', string>>>;

const POPULAR_DIRECTIONS = 24;

/**
 * Finds the subject of an address with its main data; null when there is none.
 * @throws UpstreamError when the service does not tell
 */
export async function findSubject(
  { upstream, market }: Pick<LandingContext, 'upstream' | 'market'>,
  kind: SubjectKind,
  { from = '', to = '', slug = '' }: SubjectParams,
): Promise<Subject | null> {
  const { landings, directions } = upstream;
  const found = <K extends Subject['kind'], F>(name: K, facts: F | null) => (facts ? { kind: name, facts } : null);
  switch (kind) {
    case 'route':
      return found(
        kind,
        await byCodesOrNames(upstream, [from, to], ([departure, arrival]) => landings.findRoute(departure, arrival)),
      );
    case 'airport-pair': {
      const [departure, arrival] = [codeOfSlug(from) ?? '', codeOfSlug(to) ?? ''];
      return found(kind, await landings.findAirportPair(departure, arrival));
    }
    case 'airline-route': {
      const airline = slug.toLowerCase();
      return found(
        kind,
        await byCodesOrNames(upstream, [from, to], ([departure, arrival]) =>
          landings.findAirlineRoute(airline, departure, arrival),
        ),
      );
    }
    case 'city':
      return found(kind, await byCodesOrNames(upstream, [slug], ([city]) => landings.findCity(city)));
    case 'airport':
      return found(kind, await landings.findAirport(codeOfSlug(slug) ?? ''));
    case 'country':
      return found(kind, await landings.findCountry(countryOfSlug(slug) ?? ''));
    case 'airline':
      return found(kind, await landings.findAirline(slug.toLowerCase()));
    case 'popular-directions':
      return { kind, facts: await directions.listUnpriced('country', market.country, { limit: POPULAR_DIRECTIONS }) };
    default:
      return isListPage(kind) ? { kind, facts: await landings.listSubjects(LIST_PAGES[kind]) } : null;
  }
}

/**
 * Looks by the codes at the ends of slugs, then by the names of cities where slugs have no code that exists; links without
 * codes are made by hand.
 */
async function byCodesOrNames<Slugs extends [string] | [string, string], F>(
  upstream: LandingContext['upstream'],
  slugs: Slugs,
  find: (codes: Slugs) => Promise<F | null>,
): Promise<F | null> {
  const codes = slugs.map((slug) => codeOfSlug(slug) ?? '') as Slugs;
  const facts = codes.includes('') ? null : await find(codes);
  if (facts) return facts;
  const named = await Promise.all(slugs.map((slug) => cityOfName(upstream, slug)));
  if (named.every((code) => code === null)) return null;
  return find(named.map((code, index) => code ?? codes[index]) as Slugs);
}
