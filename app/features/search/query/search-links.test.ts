import { describe, expect, it } from 'vitest';
import { searchLinks } from '#tests/journeys/search-links';
import { buildSearchPath, parseSearchUrl } from './search-url';
import { linkOutcome } from './testing/link-outcome';

const TODAY = '2031-04-01';
const LINKS = searchLinks(TODAY);

const outcomeOf = (link: string) => linkOutcome(link, TODAY);

describe('search links', () => {
  it('are more than two hundred, without duplicates', () => {
    expect(LINKS.length).toBeGreaterThan(200);
    expect(new Set(LINKS.map(({ link }) => link)).size).toBe(LINKS.length);
  });

  it.each(LINKS)('$title: $link', ({ link, status, leadsTo }) => {
    expect(outcomeOf(link)).toEqual({ status, leadsTo });
  });

  it.each(LINKS.filter(({ status }) => status === 301 || status === 302))(
    '$title: redirects only once',
    ({ leadsTo }) => {
      expect(outcomeOf(leadsTo!)).toEqual({ status: 200, leadsTo });
    },
  );

  it('lead to links built from their own query', () => {
    for (const { leadsTo } of LINKS) {
      if (!leadsTo) continue;
      const url = new URL(leadsTo, 'http://shop.test');
      const parsed = parseSearchUrl(url, TODAY);
      expect('query' in parsed && buildSearchPath(parsed.query)).toBe(
        decodeURIComponent(leadsTo).replace(/^(\/search\?)(?:utm_source=x&)?(.*&v=2).*$/, '$1$2'),
      );
    }
  });
});
