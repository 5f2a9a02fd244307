import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQueries } from '#tests/fixtures/search-queries';
import { parseLegacyQuery } from './legacy-query';
import { faultOf } from './query-fault';
import { kindOfSearch, type SearchQuery } from './search-query';
import { buildSearchPath, canonicalPath, foreignParameters, parseSearchUrl } from './search-url';

const TODAY = '2031-04-01';
const ORIGIN = 'http://shop.test';
const SEED = 20310504;

const urlOf = (path: string) => new URL(path, ORIGIN);
const parse = (path: string) => parseSearchUrl(urlOf(path), TODAY);
/** Fixed seed: the same cases in every run. */
const check = (property: fc.IRawProperty<unknown, false>, numRuns: number): void => {
  void fc.assert(property, { seed: SEED, numRuns });
};

/** Generates parameters that a form or an affiliate may send, with nearly valid values. */
const words = ['iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER', 'MOW', 'TR', 'ANYW', '2031-05-04', '2031-02-31', '3'];
const names = ['adult', 'adults', 'child', 'childrenAges', 'infants', 'cabinClass', 'trip_class', 'v', 'from', 'to'];
const moreNames = ['route[0]', 'route[1]', 'round_trip', 'depart_date', 'return_date', 'origin_iata', 'filter', 'x'];
const scraps = fc.oneof(
  fc.constantFrom(...words, '', '[7]', '[', '_', ':', 'unknown:', '_range_', '3_stay_7', '-1', '1e3', '0x1', 'ſep'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const value = fc.array(scraps, { maxLength: 4 }).map((parts) => parts.join(''));
const parameters = fc.array(fc.tuple(fc.constantFrom(...names, ...moreNames), value), { maxLength: 8 });

describe('search links', () => {
  it('parse ∘ build is the identity, raw and percent-encoded', () => {
    check(
      fc.property(searchQueries, (query) => {
        expect(faultOf(query)).toBeNull();
        const path = buildSearchPath(query);
        const encoded = path.replace(/[[\]:,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
        expect(parse(path)).toEqual({ query, isCanonical: true });
        expect(parse(encoded)).toEqual({ query, isCanonical: true });
      }),
      1500,
    );
  });

  it('ignore the order of parameters', () => {
    check(
      fc.property(searchQueries, fc.infiniteStream(fc.nat()), (query, keys) => {
        const parameters = buildSearchPath(query).slice('/search?'.length).split('&');
        const shuffled = parameters.map((text) => ({ text, key: keys.next().value as number }));
        const path = `/search?${shuffled
          .sort((a, b) => a.key - b.key)
          .map(({ text }) => text)
          .join('&')}`;
        expect(parse(path)).toMatchObject({ query });
      }),
      300,
    );
  });

  it('generated queries cover every kind', () => {
    const kinds = fc.sample(searchQueries, { seed: SEED, numRuns: 300 }).map((query: SearchQuery) => {
      const types = query.trips.map(({ flexible }) => flexible?.type ?? 'date').join();
      return query.trips.length > 2 ? 'legs' : `${kindOfSearch(query)} ${types}`;
    });
    expect(new Set(kinds)).toEqual(
      new Set([
        ...['date', 'date,date', 'range', 'range,range', 'range,date', 'date,range', 'range,stay'].flatMap((types) => {
          const kind = types.includes('r') ? 'dates' : 'offers';
          return [`${kind} ${types}`, `destinations ${types}`];
        }),
        'legs',
      ]),
    );
  });

  it('any parameters are parsed or rejected, and parsed ones have one canonical link', () => {
    check(
      fc.property(parameters, (pairs) => {
        const url = urlOf(`/search?${new URLSearchParams(pairs)}`);
        const parsed = parseSearchUrl(url, TODAY);
        if ('malformed' in parsed) return;
        expect(faultOf(parsed.query)).toBeNull();
        const path = canonicalPath(parsed.query, url);
        expect(path.length).toBeLessThanOrEqual(4096);
        expect(parse(path)).toEqual({ query: parsed.query, isCanonical: true });
        expect(foreignParameters(urlOf(path))).toEqual(foreignParameters(url));
      }),
      3000,
    );
  });

  it('any query string is parsed or rejected', () => {
    check(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(() => parse(`/search?${text}`)).not.toThrow();
        expect(() => parse(`/search?route[0]=${text}`)).not.toThrow();
        expect(() => foreignParameters(urlOf(`/search?${text}`))).not.toThrow();
      }),
      3000,
    );
  });
});

describe('short queries', () => {
  const part = fc.constantFrom(
    'Y100',
    'C211',
    '04MAY',
    '29FEB',
    '31FEB',
    'MOW',
    'AER',
    'mow',
    '[',
    ']',
    '/',
    'search/',
  );

  it('any text is parsed or rejected, and parsed text has a canonical link', () => {
    check(
      fc.property(fc.oneof(fc.array(part, { maxLength: 14 }), fc.array(fc.string(), { maxLength: 3 })), (parts) => {
        const query = parseLegacyQuery(parts.join(''), TODAY);
        if (query) expect(parse(buildSearchPath(query))).toEqual({ query, isCanonical: true });
      }),
      3000,
    );
  });
});
