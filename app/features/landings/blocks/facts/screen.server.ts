import { countryName } from '~/market/country-names';
import { formatDate, formatDuration, formatMoney } from '~/market/format';
import type { BlockInput } from '../../block';
import { formatCount, formatDistance, formatUtcOffset, minutesAhead } from '../../measures';
import { nameOf } from '../../names';
import { cheapestDay, cheapestWithBag, pathOfPrice, pathWithBag, type PricedDay } from '../../prices-of-route';
import { wayOf, type Way } from '../../way';

/** A fact with its name; `href` leads to what the fact is about, `note` stands below it. */
export type Fact = { label: string; value: string; note?: string; href?: string; isSearch?: boolean };

/** The answers of the first screen. */
export type FactsScreen = { label: string; facts: Fact[] };

/** Builds the facts of a subject; null for lists. */
export function factsScreen(input: BlockInput): FactsScreen | null {
  const facts = factsOf(input);
  return facts.length > 0 ? { label: input.t('facts.label'), facts } : null;
}

function factsOf(input: BlockInput): Fact[] {
  const { sources, market, links, now, t } = input;
  const { subject } = sources;
  const { locale } = market;
  const counted = (label: string, count: number): Fact[] =>
    count > 0 ? [{ label, value: formatCount(count, locale) }] : [];
  const inCountry = (code: string): Fact => ({
    label: t('facts.country'),
    value: countryName(code, locale) ?? code,
    href: links.country(code),
  });
  switch (subject.kind) {
    case 'route':
    case 'airport-pair':
    case 'airline-route': {
      const way = wayOf(subject)!;
      return [
        ...cheapestFacts(input, way),
        nonStopFact(input, way),
        ...counted(t('facts.weekly'), way.weekly),
        { label: t('facts.distance'), value: formatDistance(way.km, market) },
        timeDifferenceFact(input, way),
      ];
    }
    case 'city': {
      const { city, airports, destinationsTotal, carriersTotal } = subject.facts;
      return [
        inCountry(city.countryCode),
        { label: t('facts.code'), value: city.code },
        ...counted(t('facts.airports'), airports.length),
        ...counted(t('facts.destinations'), destinationsTotal),
        ...counted(t('facts.airlines'), carriersTotal),
        { label: t('facts.timeZone'), value: formatUtcOffset(city.timeZone, now) },
      ];
    }
    case 'airport': {
      const { airport, destinationsTotal, carriersTotal } = subject.facts;
      return [
        { label: t('facts.city'), value: nameOf(airport.city, locale), href: links.city(airport.city) },
        { label: t('facts.code'), value: airport.code },
        ...(airport.centreKm > 0
          ? [{ label: t('facts.centre'), value: formatDistance(airport.centreKm, market) }]
          : []),
        ...counted(t('facts.destinations'), destinationsTotal),
        ...counted(t('facts.airlines'), carriersTotal),
        { label: t('facts.timeZone'), value: formatUtcOffset(airport.city.timeZone, now) },
      ];
    }
    case 'country': {
      const { cities, citiesTotal } = subject.facts;
      const [busiest] = cities;
      const weekly = cities.reduce((sum, one) => sum + one.weekly, 0);
      return [
        ...(busiest
          ? [{ label: t('facts.busiest'), value: nameOf(busiest.city, locale), href: links.city(busiest.city) }]
          : []),
        ...counted(t('facts.cities'), citiesTotal),
        ...(cities.length === citiesTotal ? counted(t('facts.weekly'), weekly) : []),
      ];
    }
    case 'airline':
      return [
        inCountry(subject.facts.countryCode),
        { label: t('facts.airlineCode'), value: subject.facts.code },
        ...counted(t('facts.hubs'), subject.facts.hubs.length),
        ...counted(t('facts.cities'), subject.facts.citiesTotal),
        ...counted(t('facts.weekly'), subject.facts.weekly),
      ];
    default:
      return [];
  }
}

/** The lowest fare, and with baggage on the same day. */
function cheapestFacts({ sources, market, now, t }: BlockInput, way: Way): Fact[] {
  const fact = (label: string, { date, price }: PricedDay, href: string): Fact => ({
    label,
    value: formatMoney(price, market.locale),
    note: formatDate(date, market, 'weekday'),
    href,
    isSearch: true,
  });
  const [day, bag] = [cheapestDay(sources, now), cheapestWithBag(sources, now)];
  const label = way.airline === null ? t('facts.cheapest') : t('facts.cheapestOfAll');
  return [
    ...(day ? [fact(label, day, pathOfPrice(way, day.date))] : []),
    ...(bag && way.airline === null ? [fact(t('facts.withBag'), bag, pathWithBag(way, bag.date))] : []),
  ];
}

function nonStopFact({ market, t }: BlockInput, { minutes }: Way): Fact {
  const value = minutes === null ? t('facts.noNonStop') : formatDuration(minutes, market.locale);
  return { label: t('facts.nonStop'), value };
}

function timeDifferenceFact({ market, now, t }: BlockInput, { departure, arrival }: Way): Fact {
  const minutes = minutesAhead(departure.city.timeZone, arrival.city.timeZone, now);
  const duration = formatDuration(Math.abs(minutes), market.locale);
  return {
    label: t('facts.timeDifference'),
    value: minutes === 0 ? t('facts.sameTime') : `${minutes > 0 ? '+' : '\u2212'}${duration}`,
  };
}
