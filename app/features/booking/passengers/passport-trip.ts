import type { Booking } from '~/upstream/booking/contract';

/**
 * Countries that nobody enters by air, or leaves for abroad, with an identity card; each with the countries between which
 * other documents are accepted by law (NEXUS cards, permits of Hong Kong and Macao, voter cards of India). A country that is
 * missing here may accept an identity card from somebody: the EU from its citizens, the United Kingdom from holders of its
 * settled status, Gulf and South American states from each other.
 */
const PASSPORT_COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  US: ['CA', 'PR', 'GU', 'VI', 'AS', 'MP'],
  CA: ['US'],
  AU: ['NF', 'CX', 'CC'],
  NZ: ['CK', 'NU', 'TK'],
  JP: [],
  KR: [],
  CN: ['HK', 'MO', 'TW'],
  IN: ['NP', 'BT'],
  SG: [],
  MY: ['BN'],
  TH: [],
  ID: [],
  PH: [],
  VN: [],
  MX: [],
  ZA: [],
  IL: [],
};

/** Returns true when the law leaves a passport as the only document of a trip. @param countries codes; "" when unknown */
export function needsPassport(countries: readonly string[]): boolean {
  return countries.some((country) => {
    const exempt = PASSPORT_COUNTRIES[country];
    return exempt !== undefined && countries.some((other) => other && other !== country && !exempt.includes(other));
  });
}

/** Returns the country codes of all ports of the trip; "" for a port of unknown country. */
export function countriesOf({ segments, ports, cities }: Pick<Booking, 'segments' | 'ports' | 'cities'>): string[] {
  return segments
    .flatMap((segment) => [segment.departure, segment.arrival])
    .map((port) => cities[ports[port]?.cityCode ?? '']?.countryCode ?? '');
}
