import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';
import {
  destinationsScreen,
  partOffsets,
  readDestinationsQuery,
  type DestinationsQuery,
  type DestinationsSource,
} from './destinations.server';
import { popularCity } from './testing/sources';

const TAGS = [
  { code: 'beach', names: { en: 'Beach', de: 'Strand' } },
  { code: 'visa_free', names: { en: 'Visa-free' } },
];

const EDITORS = {
  cities: [
    {
      departureCode: 'LON',
      arrivals: Array.from({ length: 8 }, (_, index) => ({
        code: `QQ${index}`,
        names: { en: `City ${index}` },
        countryNames: { en: 'Exampleland' },
      })),
    },
  ],
  countries: [],
};

function screen(source: Partial<DestinationsSource> = {}, locale: Locale = 'en') {
  return destinationsScreen(
    {
      query: { tag: null, offset: 0 },
      tags: TAGS,
      parts: [{ cities: [popularCity()], total: 1 }],
      editorsList: null,
      fromName: 'London',
      hrefOf: ({ tag, offset }) => `${tag ?? 'all'}/${offset}`,
      ...source,
    },
    {
      market: { locale, country: 'GB' },
      t: getTranslator(locale, 'home'),
      from: 'LON',
      now: new Date('2031-04-10T12:00:00Z'),
    },
  );
}

describe('readDestinationsQuery', () => {
  it.each<[string, DestinationsQuery]>([
    ['', { tag: null, offset: 0 }],
    ['tag=beach&offset=6', { tag: 'beach', offset: 6 }],
    ['tag=castles', { tag: null, offset: 0 }],
    ['tag=%3Cscript%3E&offset=-6', { tag: null, offset: 0 }],
    ['offset=1e3', { tag: null, offset: 0 }],
    ['offset=99999999', { tag: null, offset: 0 }],
  ])('%s', (query, expected) => expect(readDestinationsQuery(new URLSearchParams(query), TAGS)).toEqual(expected));
});

/** Specification 1 §7: 6 below 6, 18 below 24 without tags, else 30. */
describe('partOffsets', () => {
  it.each<[DestinationsQuery, number[]]>([
    [{ tag: null, offset: 0 }, [0]],
    [{ tag: null, offset: 5 }, [0]],
    [{ tag: null, offset: 6 }, [0, 6]],
    [{ tag: null, offset: 24 }, [0, 6, 24]],
    [{ tag: null, offset: 999 }, [0, 6, 24]],
    [{ tag: 'beach', offset: 6 }, [0, 6]],
    [{ tag: 'beach', offset: 36 }, [0, 6, 36]],
  ])('%j', (query, expected) => expect(partOffsets(query)).toEqual(expected));
});

describe('destinationsScreen', () => {
  it('builds cards with country, price and a drawing', () => {
    expect(screen()?.cards).toEqual([
      {
        href: '/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_2031-05-02_date_2031-05-02_iatax:ROM&v=2&filter=%7B%22transportKind%22%3A%7B%22Airplane%22%3Atrue%7D%7D&sort=price',
        city: 'Rome',
        country: 'Italy',
        price: 'from £45.50',
        date: 'Fri 2 May',
        picture: '/scenes/city-ROM.svg',
      },
    ]);
  });

  it('says nothing about a price whose day has passed', () => {
    const parts = [{ cities: [popularCity({ departureDate: '2031-04-08' })], total: 1 }];
    const shown = screen({ parts });
    expect(shown?.note).toBeNull();
    expect([shown?.cards[0]?.price, shown?.cards[0]?.date]).toEqual([null, null]);
    expect(shown?.cards[0]?.href).toContain('iatax:LON_2031-05-04_');
  });

  it.each([
    [['beach', 'mountains', 'family'], 'mountains'],
    [['beach', 'warm_in_winter'], 'beach'],
    [['family'], 'family'],
    [['castles'], 'city'],
    [[], 'city'],
  ])('draws %j as %s', (tagCodes, motif) => {
    const parts = [{ cities: [popularCity({ tagCodes })], total: 1 }];
    expect(screen({ parts })?.cards[0]?.picture).toBe(`/scenes/${motif}-ROM.svg`);
  });

  it.each([
    ['beach', 'beach'],
    ['visa_free', 'mountains'],
  ])('prefers the drawing of the filter %s, if it has one: %s', (tag, motif) => {
    const parts = [{ cities: [popularCity({ tagCodes: ['beach', 'mountains', 'visa_free'] })], total: 1 }];
    expect(screen({ parts, query: { tag, offset: 0 } })?.cards[0]?.picture).toBe(`/scenes/${motif}-ROM.svg`);
  });

  it('uses the service’s name of a country that Intl does not know', () => {
    const parts = [{ cities: [popularCity({ country: { code: 'XKX', name: 'Kosovo' } })], total: 1 }];
    expect(screen({ parts })?.cards[0]?.country).toBe('Kosovo');
  });

  it('marks the chosen filter and links the others without an offset', () => {
    const query = { tag: 'beach', offset: 6 };
    expect(screen({ query }, 'de')?.tags).toMatchObject([
      { href: 'all/0', isChosen: false },
      { href: 'beach/0', name: 'Strand', isChosen: true },
      { href: 'visa_free/0', name: 'Visa-free', isChosen: false },
    ]);
  });

  it.each<[DestinationsQuery, number, string | null]>([
    [{ tag: null, offset: 0 }, 60, 'all/6'],
    [{ tag: null, offset: 6 }, 60, 'all/24'],
    [{ tag: null, offset: 24 }, 60, null],
    [{ tag: null, offset: 0 }, 6, null],
    [{ tag: 'beach', offset: 6 }, 60, 'beach/36'],
    [{ tag: 'beach', offset: 6 }, 36, null],
  ])('%j of %d continues at %s', (query, total, expected) => {
    const parts = partOffsets(query).map(() => ({ cities: [popularCity()], total }));
    expect(screen({ query, parts })?.moreHref ?? null).toBe(expected);
  });

  it('links again to a part that failed', () => {
    const query = { tag: null, offset: 24 };
    const parts = [0, 6].map(() => ({ cities: [popularCity()], total: 60 }));
    expect(screen({ query, parts })).toMatchObject({ moreHref: 'all/24', empty: null });
    expect(screen({ query, parts: parts.slice(0, 1) })).toMatchObject({ moreHref: 'all/6', empty: null });
  });

  it('names the departure city if there are prices', () => {
    expect(screen()?.note).toContain('London');
    expect(screen({ fromName: null })?.note).toBeNull();
    expect(screen({ parts: [{ cities: [popularCity({ price: null })], total: 1 }] })?.note).toBeNull();
  });

  it('has no filters without tags', () => expect(screen({ tags: [] })?.tags).toEqual([]));

  it('is null when there is nothing to show', () => {
    expect(screen({ parts: [{ cities: [], total: 0 }] })).toBeNull();
    expect(screen({ parts: [] })).toBeNull();
  });

  it('shows six of the editors’ list without prices', () => {
    const block = screen({ parts: [], editorsList: EDITORS });
    expect(block?.cards).toHaveLength(6);
    expect(block?.cards[0]).toMatchObject({
      city: 'City 0',
      country: 'Exampleland',
      price: null,
      picture: '/scenes/city-QQ0.svg',
    });
    expect(block).toMatchObject({ note: null, tags: [], moreHref: null });
  });

  it('explains to visitors with a filter that it matches nothing or is unavailable', () => {
    const query = { tag: 'beach', offset: 0 };
    const none = screen({ query, parts: [{ cities: [], total: 0 }] });
    const unavailable = screen({ query, parts: [], editorsList: EDITORS });
    expect(none?.tags).toHaveLength(3);
    expect(none?.empty).not.toBe(unavailable?.empty);
    expect([none?.cards, unavailable?.cards]).toEqual([[], []]);
  });
});
