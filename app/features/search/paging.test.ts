import { describe, expect, it } from 'vitest';
import { pageLinks } from './paging';

describe('pageLinks', () => {
  it.each([
    [1, 1, ''],
    [1, 3, '[1] 2 3'],
    [1, 9, '[1] 2 … 9'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [9, 9, '1 … 8 [9]'],
  ])('page %i of %i: %s', (page, pageCount, expected) => {
    const links = pageLinks({ page, pageCount }, (number) => `/list?page=${number}`);
    expect(links.map(({ text, isCurrent }) => (isCurrent ? `[${text}]` : text)).join(' ')).toBe(expected);
    for (const { text, path } of links) expect(path).toBe(text === '…' ? null : `/list?page=${text}`);
  });
});
