import { describe, expect, it } from 'vitest';
import { ordersPath, readOrdersQuery } from './orders-query';

const read = (query: string) => readOrdersQuery(new URL(`https://shop.example/user/orders${query}`));
const FIRST = { group: 'active', period: null, pageToken: null, limit: 5 };

describe('readOrdersQuery', () => {
  it.each([
    ['', FIRST],
    ['?group=archived', { ...FIRST, group: 'archived' }],
    ['?group=archived&period=2026', { ...FIRST, group: 'archived', period: '2026', limit: 100 }],
    ['?group=archived&period=2026-05', { ...FIRST, group: 'archived', period: '2026-05', limit: 100 }],
    ['?period=2026', { ...FIRST, period: '2026', limit: 100 }],
    ['?page=abc.DEF-5', { ...FIRST, pageToken: 'abc.DEF-5' }],
    // Anything else counts as absent.
    ['?group=other', FIRST],
    ['?group=archived&period=2026-13', { ...FIRST, group: 'archived' }],
    ["?group=archived&period=2026' OR 1", { ...FIRST, group: 'archived' }],
    [`?page=${'x'.repeat(201)}`, FIRST],
    ['?page=', FIRST],
  ])('reads %s', (query, wish) => expect(read(query)).toEqual(wish));

  it.each(['', '?group=archived', '?group=archived&period=2026-05', '?group=archived&period=2026&page=10'])(
    'writes %s as it was read',
    (query) => expect(ordersPath(read(query))).toBe(`/user/orders${query}`),
  );
});
