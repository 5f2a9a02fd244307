import { countryName } from '~/market/country-names';
import type { Locale } from '~/market/locales';
import { getTranslator } from '~/i18n/translator.server';
import type { CommentSubject } from '~/upstream/landings/comments-client.server';
import type { UpstreamClients } from '~/upstream/services.server';
import { airportName, nameOf } from '../names';
import type { Subject } from '../subjects';

/**
 * Finds the subject of comments; null for an unknown one.
 * @throws UpstreamError when the service does not tell
 */
export async function commentedSubject(
  { landings }: Pick<UpstreamClients, 'landings'>,
  { kind, codes: [code, arrival = ''] }: CommentSubject,
): Promise<Subject | null> {
  const found = <K extends Subject['kind'], F>(name: K, facts: F | null) => (facts ? { kind: name, facts } : null);
  switch (kind) {
    case 'routes':
      return found('route', await landings.findRoute(code, arrival));
    case 'cities':
      return found('city', await landings.findCity(code));
    case 'airports':
      return found('airport', await landings.findAirport(code));
    case 'countries':
      return found('country', await landings.findCountry(code));
    case 'airlines':
      return found('airline', await landings.findAirline(code));
  }
}

/** Names the subject of comments: "London – Paris", "Munich". */
export function subjectName(subject: Subject, locale: Locale): string {
  switch (subject.kind) {
    case 'route': {
      const { departure, arrival } = subject.facts;
      const names = { from: nameOf(departure, locale), to: nameOf(arrival, locale) };
      return getTranslator(locale, 'landings')('routeName', names);
    }
    case 'city':
      return nameOf(subject.facts.city, locale);
    case 'airport':
      return airportName(subject.facts.airport, locale);
    case 'country':
      return countryName(subject.facts.code, locale) ?? subject.facts.code;
    case 'airline':
      return nameOf(subject.facts, locale);
    default:
      return '';
  }
}
