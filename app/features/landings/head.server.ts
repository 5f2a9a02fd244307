import { countryName } from '~/market/country-names';
import { formatDate, formatDuration, formatMoney } from '~/market/format';
import { dashed } from '~/market/punctuation';
import type { BlockInput, LandingLink } from './block';
import { airportName, airportOfCity, nameOf } from './names';
import { cheapestDay } from './prices-of-route';

/** Names of a page, for people and search engines. */
export type LandingHead = {
  /** The heading. */
  name: string;
  /** Title of the document, 60 characters at most where the names allow. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** Below the heading. */
  lead: string;
  /** Pages above this one, without the home page. */
  trail: LandingLink[];
};

const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 155;

/** Builds heading, title, description and breadcrumbs of a page. */
export function landingHead(input: BlockInput): LandingHead {
  const { market, t } = input;
  const { name, codes, about } = namesOf(input);
  const facts = keyFacts(input);
  const full = codes ? `${name} (${codes})` : name;
  const branded = dashed([full, market.brandName], market.locale);
  return {
    name,
    title: [branded, full].find((title) => title.length <= TITLE_CHARACTERS) ?? shortened(name, codes),
    description: sentences([`${full}.`, ...facts, about]),
    lead: facts.length > 0 ? facts.join(' ') : about,
    trail: trailOf(input),
  };

  /** Adds sentences while there is room. */
  function sentences(all: readonly string[]): string {
    return all.reduce((text, one) => {
      const longer = text === '' ? one : `${text} ${one}`;
      return longer.length <= DESCRIPTION_CHARACTERS ? longer : text;
    }, '');
  }

  function shortened(long: string, end: string | null): string {
    const rest = end ? ` (${end})` : '';
    return `${long.slice(0, TITLE_CHARACTERS - rest.length - 1).trimEnd()}\u2026${rest}`;
  }

  function trailOf({ sources: { subject }, links }: BlockInput): LandingLink[] {
    switch (subject.kind) {
      case 'route':
        return [{ text: t('head.popularDirections'), href: links.list('popular-directions') }];
      case 'airport-pair': {
        const { departure } = subject.facts;
        return [
          { text: t('head.airports'), href: links.list('airports') },
          { text: airportName(departure, market.locale), href: links.airport(departure) },
        ];
      }
      case 'airline-route': {
        const { airline } = subject.facts;
        return [
          { text: t('head.airlines'), href: links.list('airlines') },
          { text: nameOf(airline, market.locale), href: links.airline(airline) },
        ];
      }
      case 'city': {
        const { countryCode } = subject.facts.city;
        return [
          { text: t('head.countries'), href: links.list('countries') },
          { text: countryName(countryCode, market.locale) ?? countryCode, href: links.country(countryCode) },
        ];
      }
      case 'airport':
        return [{ text: t('head.airports'), href: links.list('airports') }];
      case 'country':
        return [{ text: t('head.countries'), href: links.list('countries') }];
      case 'airline':
      case 'airlines-list':
      case 'top-airlines':
        return [{ text: t('head.airlines'), href: links.list('airlines') }];
      default:
        return [];
    }
  }
}

type Names = { name: string; codes: string | null; about: string };

/** Names a subject. Codes tell apart what has one name: every Birmingham has its own. */
function namesOf({ sources: { subject }, market: { locale, country }, t }: BlockInput): Names {
  switch (subject.kind) {
    case 'route': {
      const { departure, arrival } = subject.facts;
      return {
        name: t('head.route', { from: nameOf(departure, locale), to: nameOf(arrival, locale) }),
        codes: `${departure.code}–${arrival.code}`,
        about: t('about.route'),
      };
    }
    case 'airport-pair': {
      const { departure, arrival } = subject.facts;
      return {
        name: t('head.route', { from: airportName(departure, locale), to: airportName(arrival, locale) }),
        codes: `${departure.code}–${arrival.code}`,
        about: t('about.airportPair'),
      };
    }
    case 'airline-route': {
      const { airline, departure, arrival } = subject.facts;
      const ends = { from: nameOf(departure, locale), to: nameOf(arrival, locale) };
      return {
        name: t('head.airlineRoute', { airline: nameOf(airline, locale), ...ends }),
        codes: `${airline.code}, ${departure.code}–${arrival.code}`,
        about: t('about.airlineRoute'),
      };
    }
    case 'city': {
      const { city } = subject.facts;
      return { name: t('head.city', { city: nameOf(city, locale) }), codes: city.code, about: t('about.city') };
    }
    case 'airport': {
      const { airport } = subject.facts;
      const name = t('head.airport', { airport: airportName(airport, locale) });
      // The city tells an airport from its namesakes, and is what people look for.
      const codes = [airport.code, ...airportOfCity(airport, locale).split(', ').slice(1)].join(', ');
      return { name, codes, about: t('about.airport') };
    }
    case 'country': {
      const name = t('head.country', { country: countryName(subject.facts.code, locale) ?? subject.facts.code });
      return { name, codes: null, about: t('about.country') };
    }
    case 'airline':
      return {
        name: t('head.airline', { airline: nameOf(subject.facts, locale) }),
        codes: subject.facts.code,
        about: t('about.airline'),
      };
    case 'popular-directions': {
      const name = t('head.popularDirections');
      return {
        name,
        codes: null,
        about: t('about.popularDirections', { country: countryName(country, locale) ?? country }),
      };
    }
    case 'cities':
      return { name: t('head.cities'), codes: null, about: t('about.cities') };
    case 'airports':
      return { name: t('head.airports'), codes: null, about: t('about.airports') };
    case 'countries':
      return { name: t('head.countries'), codes: null, about: t('about.countries') };
    case 'airlines':
      return { name: t('head.airlines'), codes: null, about: t('about.airlines') };
    case 'airlines-list':
      return { name: t('head.airlinesList'), codes: null, about: t('about.airlinesList') };
    default:
      return { name: t('head.topAirlines'), codes: null, about: t('about.topAirlines') };
  }
}

/** Says the most wanted facts in sentences. */
function keyFacts({ sources, market, now, t }: BlockInput): string[] {
  const { subject } = sources;
  switch (subject.kind) {
    case 'airline-route': {
      const { minutes, weekly } = subject.facts;
      const duration = formatDuration(minutes, market.locale);
      return [t('summary.airlineRoute', { duration, count: weekly })];
    }
    case 'route':
    case 'airport-pair': {
      const { minutes, carriers } = subject.facts;
      const day = cheapestDay(sources, now);
      return [
        ...(day
          ? [
              t('summary.cheapest', {
                price: formatMoney(day.price, market.locale),
                date: formatDate(day.date, market, 'short'),
                // Short names of months end with the point that ends the sentence.
              }).replace(/\.+$/, '.'),
            ]
          : []),
        ...(minutes === null
          ? [t('summary.noNonStop')]
          : [t('summary.nonStop', { duration: formatDuration(minutes, market.locale), count: carriers.length })]),
      ];
    }
    case 'city':
    case 'airport':
      return subject.facts.destinationsTotal > 0
        ? [t('summary.destinations', { count: subject.facts.destinationsTotal })]
        : [t('summary.noFlights')];
    case 'country':
      return [t('summary.cities', { count: subject.facts.citiesTotal })];
    case 'airline':
      return subject.facts.citiesTotal > 0 ? [t('summary.airline', { count: subject.facts.citiesTotal })] : [];
    default:
      return [];
  }
}
