import type { BlockInput, LandingLink } from '../../block';
import { airportName, airportOfCity, nameOf } from '../../names';
import type { LandingAirport } from '~/upstream/landings/facts-contract';
import type { PlaceNames } from '~/features/search/places/place-names';

/** Pages near this one. */
export type NeighboursScreen = { title: string; groups: { title: string; links: LandingLink[] }[] };

type Place = { code: string; names: PlaceNames };

/** Builds the links to pages near this one; null without any. */
export function neighboursScreen({ sources: { subject }, market, links, t }: BlockInput): NeighboursScreen | null {
  const { locale } = market;
  const cityLink = (city: Place): LandingLink => ({ text: nameOf(city, locale), href: links.city(city) });
  const routeName = (from: Place, to: Place) => t('routeName', { from: nameOf(from, locale), to: nameOf(to, locale) });
  const routeLink = (from: Place, to: Place): LandingLink => ({
    text: routeName(from, to),
    href: links.route(from, to),
  });
  const airportLink = (airport: LandingAirport): LandingLink => ({
    text: airportOfCity(airport, locale),
    href: links.airport(airport),
  });
  const pairLink = (from: LandingAirport, to: LandingAirport): LandingLink => ({
    text: t('routeName', { from: airportName(from, locale), to: airportOfCity(to, locale) }),
    href: links.airportPair(from, to),
  });
  const groups = groupsOf();
  const filled = groups.filter((group) => group.links.length > 0);
  return filled.length > 0 ? { title: t('neighbours.title'), groups: filled } : null;

  function groupsOf(): NeighboursScreen['groups'] {
    switch (subject.kind) {
      case 'route': {
        const { departure, arrival, onward, nearby } = subject.facts;
        return [
          { title: t('neighbours.back'), links: [routeLink(arrival, departure)] },
          {
            title: t('neighbours.nearRoute', { city: nameOf(arrival, locale) }),
            links: nearby.map(({ city }) => routeLink(departure, city)),
          },
          {
            title: t('neighbours.onward', { city: nameOf(departure, locale) }),
            links: onward.map((link) => routeLink(link.departure, link.arrival)),
          },
          { title: t('neighbours.cities'), links: [cityLink(departure), cityLink(arrival)] },
        ];
      }
      case 'airport-pair': {
        const { departure, arrival } = subject.facts;
        return [
          { title: t('neighbours.back'), links: [pairLink(arrival, departure)] },
          { title: t('neighbours.wholeRoute'), links: [routeLink(departure.city, arrival.city)] },
          { title: t('airports.title'), links: [airportLink(departure), airportLink(arrival)] },
          { title: t('neighbours.cities'), links: [cityLink(departure.city), cityLink(arrival.city)] },
        ];
      }
      case 'airline-route': {
        const { airline, departure, arrival, onward } = subject.facts;
        const ofAirline = (from: Place, to: Place): LandingLink => ({
          text: routeName(from, to),
          href: links.airlineRoute(airline, from, to),
        });
        return [
          { title: t('neighbours.back'), links: [ofAirline(arrival, departure)] },
          { title: t('neighbours.wholeRoute'), links: [routeLink(departure, arrival)] },
          {
            title: t('neighbours.ofAirline', { airline: nameOf(airline, locale), city: nameOf(departure, locale) }),
            links: onward.map((link) =>
              link.carriers > 1 ? ofAirline(link.departure, link.arrival) : routeLink(link.departure, link.arrival),
            ),
          },
          { title: t('neighbours.cities'), links: [cityLink(departure), cityLink(arrival)] },
        ];
      }
      case 'city':
        return [
          { title: t('neighbours.nearCity'), links: subject.facts.nearby.map(({ city }) => cityLink(city)) },
          {
            title: t('neighbours.here'),
            links: subject.facts.destinations.slice(0, 6).map((link) => routeLink(link.arrival, link.departure)),
          },
        ];
      case 'airport':
        return [
          {
            title: t('pairs.title'),
            links: subject.facts.pairs.map(({ departure, arrival }) => pairLink(departure, arrival)),
          },
          { title: t('neighbours.cities'), links: [cityLink(subject.facts.airport.city)] },
        ];
      case 'airline': {
        const cities = new Map(subject.facts.hubs.map(({ city }) => [city.code, city]));
        return [{ title: t('neighbours.cities'), links: [...cities.values()].map(cityLink) }];
      }
      case 'popular-directions':
        return [
          {
            title: t('neighbours.routes'),
            links: subject.facts.map(({ departure, arrival }) => routeLink(departure, arrival)),
          },
        ];
      default:
        return [];
    }
  }
}
