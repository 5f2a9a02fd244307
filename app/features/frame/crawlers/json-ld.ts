import type {
  Airline,
  Airport,
  BreadcrumbList,
  City,
  FAQPage,
  Flight,
  ItemList,
  Organization,
  SearchAction,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Brand } from '~/market/brands';

/** A schema.org description, with absolute addresses. */
export type JsonLd = WithContext<
  Exclude<Organization | WebSite | BreadcrumbList | FAQPage | Flight | ItemList | City | Airport | Airline, string>
>;

const CONTEXT = 'https://schema.org';
/** First of the years in the footer (specification 1 §2). */
const FOUNDED = '2011';

const organizationId = (origin: string) => `${origin}/#organization`;

/** Describes the shop's owner. @param icon path of the brand's icon */
export function organization(brand: Brand, origin: string, icon: string) {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}${icon}`,
    email: brand.supportEmail,
    foundingDate: FOUNDED,
  } as const satisfies WithContext<Organization>;
}

/**
 * Describes the site and its search: a search engine's search box opens the home page with the destination filled in.
 */
export function webSite(brand: Brand, origin: string, { homePath, locale }: { homePath: string; locale: string }) {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${homePath}?arrival={destination}` },
    // Search engines require this property; schema.org does not list it.
    'query-input': 'required name=destination',
  } as const;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: brand.name,
    url: `${origin}${homePath}`,
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: search satisfies SearchAction,
  } as const satisfies WithContext<WebSite>;
}

/** Describes the breadcrumbs of a page, home page and page included. */
export function breadcrumbs(trail: readonly { name: string; address: string }[]) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList' as const,
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: address,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** Describes questions and answers that the page shows. @param questions answers in HTML */
export function questionPage(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage' as const,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies WithContext<FAQPage>;
}

/** A flight on sale; `url` is absolute, the dates have an offset. */
export type FlightOnSale = {
  departureDateTime: string;
  departure: { airportCode: string };
  arrival: { airportCode: string };
  carrier: { name: string };
  price: { amount: number; currency: string };
  dateEnd: string;
  url: string;
};

/** Describes a flight with its offer, by the names that other people's programs read (upstream facts §7). */
export function flightOffer({ departure, arrival, carrier, price, ...sale }: FlightOnSale) {
  return {
    '@context': CONTEXT,
    '@type': 'Flight',
    departureTime: sale.departureDateTime,
    departureAirport: { '@type': 'Airport', iataCode: departure.airportCode },
    arrivalAirport: { '@type': 'Airport', iataCode: arrival.airportCode },
    provider: { '@type': 'Airline', name: carrier.name },
    offers: {
      '@type': 'Offer',
      url: sale.url,
      price: String(price.amount / 100),
      priceCurrency: price.currency,
      priceValidUntil: sale.dateEnd.slice(0, 10),
    },
  } as const satisfies WithContext<Flight>;
}

/** A flight of a timetable; the times have an offset. `carrier.name` is null where nobody knows it. */
export type FlightOfTimetable = {
  number: string;
  carrier: { code: string; name: string | null };
  departure: { airportCode: string; time: string };
  arrival: { airportCode: string; time: string };
};

/** Describes the flights of a timetable, without prices: those are of a day, not of a flight. */
export function flightList(flights: readonly FlightOfTimetable[]) {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList' as const,
    itemListElement: flights.map(({ number, carrier, departure, arrival }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item: {
        '@type': 'Flight' as const,
        flightNumber: number,
        provider: {
          '@type': 'Airline' as const,
          iataCode: carrier.code,
          ...(carrier.name !== null && { name: carrier.name }),
        },
        departureAirport: { '@type': 'Airport' as const, iataCode: departure.airportCode },
        departureTime: departure.time,
        arrivalAirport: { '@type': 'Airport' as const, iataCode: arrival.airportCode },
        arrivalTime: arrival.time,
      },
    })),
  } satisfies WithContext<ItemList>;
}

/** Describes a city. @param facts.address of its page @param facts.country name */
export function city({ address, name, country }: { address: string; name: string; country: string }) {
  return {
    '@context': CONTEXT,
    '@type': 'City' as const,
    name,
    url: address,
    containedInPlace: { '@type': 'Country' as const, name: country },
  } satisfies WithContext<City>;
}

/** Describes an airport. @param facts.countryCode two letters */
export function airport(facts: { address: string; name: string; iataCode: string; city: string; countryCode: string }) {
  return {
    '@context': CONTEXT,
    '@type': 'Airport' as const,
    name: facts.name,
    iataCode: facts.iataCode,
    url: facts.address,
    address: {
      '@type': 'PostalAddress' as const,
      addressLocality: facts.city,
      addressCountry: facts.countryCode,
    },
  } satisfies WithContext<Airport>;
}

/** Describes an airline. @param facts.iataCode two letters or digits */
export function airline({ address, name, iataCode }: { address: string; name: string; iataCode: string }) {
  return {
    '@context': CONTEXT,
    '@type': 'Airline' as const,
    name,
    iataCode,
    mainEntityOfPage: address,
  } satisfies WithContext<Airline>;
}

/**
 * Serialises a description for a script tag of type application/ld+json. No text in it can close the tag or open a
 * comment.
 */
export function jsonLdText(description: JsonLd): string {
  return JSON.stringify(description).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
