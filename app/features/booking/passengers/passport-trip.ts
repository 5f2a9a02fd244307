import type { Booking } from '~/upstream/booking/contract';

type IdCardArea = { countries: readonly string[]; citizens: readonly string[] };

/** European Union, European Economic Area and Switzerland, with the micro-states and territories inside their borders. */
const FREE_MOVEMENT = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU'],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'IS', 'LI', 'NO', 'CH'],
];
const EUROPE = [...FREE_MOVEMENT, 'AD', 'MC', 'SM', 'VA', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT', 'AX'];
/** Neighbours that admit the identity cards of those citizens for short stays, each by its own law. */
const NEIGHBOURS = ['AL', 'BA', 'GE', 'MD', 'ME', 'MK', 'RS', 'XK'];

/** Countries that admit each other's cards. */
const between = (...countries: string[]): IdCardArea => ({ countries, citizens: countries });

/**
 * Areas inside which these citizens cross borders with a national identity card; every other trip abroad needs a passport.
 * The table is closed on purpose: told too little, a traveller brings a passport for nothing; told too much, stays behind.
 *
 * Sources: Directive 2004/38/EC, articles 4–5, and the EU–Switzerland agreement of 1999 (identity cards inside EU, EEA, CH);
 * gov.uk, "Entering the UK" (no EU, EEA or Swiss cards since 1 October 2021; cards of settled citizens are an exception that
 * the shop cannot see) and "Common Travel Area"; the neighbours' and the Turkish foreign ministry's lists of entry documents;
 * Mercosur decision 18/08; the GCC agreement on travel by identity card; the EAEU treaty, article 97, with the agreement
 * of 24 March 2005; US CBP, "Western Hemisphere Travel Initiative" (NEXUS); the Indian Bureau of Immigration (Nepal, Bhutan);
 * the Hong Kong Immigration Department (permits of mainland and Macao).
 */
const ID_CARD_AREAS: readonly IdCardArea[] = [
  { countries: [...EUROPE, ...NEIGHBOURS], citizens: FREE_MOVEMENT },
  {
    countries: [...EUROPE, ...NEIGHBOURS, 'TR'],
    citizens: ['BE', 'CH', 'DE', 'ES', 'FR', 'GR', 'IT', 'LI', 'LU', 'MT', 'NL', 'PT'],
  },
  between('TR', 'AZ'),
  between('TR', 'GE'),
  between('TR', 'MD'),
  between('TR', 'UA'),
  { countries: ['GB', 'IE', 'IM', 'JE', 'GG'], citizens: ['GB', 'IE'] },
  between('AM', 'BY', 'KG', 'KZ', 'RU'),
  between('AE', 'BH', 'KW', 'OM', 'QA', 'SA'),
  between('AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'PE', 'PY', 'UY'),
  between('US', 'CA'),
  between('US', 'PR', 'GU', 'VI', 'AS', 'MP'),
  between('AU', 'NF', 'CX', 'CC'),
  between('NZ', 'CK', 'NU', 'TK'),
  between('CN', 'HK', 'MO', 'TW'),
  between('IN', 'NP'),
  between('IN', 'BT'),
  between('MY', 'BN'),
];

/**
 * Returns the citizens who may make a trip with an identity card; empty when the law leaves everybody a passport, null when
 * it asks nobody for one: within one country, or while the country of a port is unknown.
 * @param countries codes of all ports of the trip; "" when unknown
 */
export function idCardCitizens(countries: readonly string[]): readonly string[] | null {
  const visited = new Set(countries);
  if (visited.has('') || visited.size < 2) return null;
  const areas = ID_CARD_AREAS.filter((area) => [...visited].every((country) => area.countries.includes(country)));
  return [...new Set(areas.flatMap(({ citizens }) => citizens))];
}

/** Returns the country codes of all ports of the trip; "" for a port of unknown country. */
export function countriesOf({ segments, ports, cities }: Pick<Booking, 'segments' | 'ports' | 'cities'>): string[] {
  return segments
    .flatMap((segment) => [segment.departure, segment.arrival])
    .map((port) => cities[ports[port]?.cityCode ?? '']?.countryCode ?? '');
}
