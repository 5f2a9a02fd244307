import { describe, expect, it } from 'vitest';
import { entryPath } from './entry';

const TOKEN = '6b1f6bb5-8b5c-4f0e-9a25-0d6f4a6a3f10';
const URN = `${'0123456789abcdef'.repeat(2)}17`;
const SEARCH =
  'adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_2031-05-04_date_2031-05-04_iatax:NYC&v=2';

describe('entryPath', () => {
  it.each([
    ['a token', `?token=${TOKEN}`, `/mbooking/checkout/${TOKEN}`],
    ['a token in capitals', `?token=${TOKEN.toUpperCase()}`, `/mbooking/checkout/${TOKEN}`],
    ['a token by its other name', `?booking_token=${TOKEN}`, `/mbooking/checkout/${TOKEN}`],
    ['a token instead of a urn', `?urn=${TOKEN}`, `/mbooking/checkout/${TOKEN}`],
    ['a token and a search', `?token=${TOKEN}&${SEARCH}`, `/mbooking/checkout/${TOKEN}`],
    ['an offer', `?urn=${URN}`, `/mbooking/step0/${URN}`],
    ['an offer by its other name', `?variant_id=${URN}`, `/mbooking/step0/${URN}`],
    ['an offer with marks', `?urn=${URN}&agent=aff`, `/mbooking/step0/${URN}?agent=aff`],
    ['a search', `?${SEARCH}`, `/search?${SEARCH}`],
    ['a search in the partners’ names', '?from=LON&to=NYC&depart_date=2031-05-04', `/search?${SEARCH}`],
    ['nothing', '', '/en-us'],
    ['marks alone', '?agent=aff', '/en-us?agent=aff'],
    ['garbage', '?token=x&urn=%2F%2Fevil.example', '/en-us'],
  ])('%s', (_, query, path) => {
    expect(entryPath(new URL(`http://shop.example/booking${query}`), '/en-us', new Date('2031-04-01T12:00:00Z'))).toBe(
      path,
    );
  });

  it('keeps the search when redirecting to an offer', () => {
    const path = entryPath(new URL(`http://shop.example/booking?urn=${URN}&${SEARCH}`), '/', new Date('2031-04-01'));
    expect(path.startsWith(`/mbooking/step0/${URN}?`)).toBe(true);
    expect(new URL(path, 'http://shop.example').searchParams.get('route[0]')).toContain('iatax:LON_2031-05-04');
  });
});
