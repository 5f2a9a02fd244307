import { describe, expect, it } from 'vitest';
import { searchLinks } from '#tests/journeys/search-links';
import { parseLegacyQuery } from './legacy-query';
import { buildSearchPath, canonicalPath, isLastingLink, parseSearchUrl } from './search-url';

const TODAY = '2031-04-01';
const LINKS = searchLinks(TODAY);

type Outcome = { status: number; leadsTo: string | null };
const MALFORMED: Outcome = { status: 404, leadsTo: null };

/** What the routes /search and /search/{searchQuery} make of a link, of which all codes are known. */
function outcomeOf(link: string): Outcome {
  const url = new URL(link, 'http://shop.test');
  const [, short] = /^\/search\/(.+)$/.exec(url.pathname) ?? [];
  if (short !== undefined) {
    const query = parseLegacyQuery(decodeURIComponent(short), TODAY);
    return query ? { status: 302, leadsTo: canonicalPath(query, url) } : MALFORMED;
  }
  const parsed = parseSearchUrl(url, TODAY);
  if ('malformed' in parsed) return MALFORMED;
  if (parsed.isCanonical) return { status: 200, leadsTo: link };
  return { status: isLastingLink(url) ? 301 : 302, leadsTo: canonicalPath(parsed.query, url) };
}

describe('search links', () => {
  it('are more than two hundred, all different', () => {
    expect(LINKS.length).toBeGreaterThan(200);
    expect(new Set(LINKS.map(({ link }) => link)).size).toBe(LINKS.length);
  });

  it.each(LINKS)('$title: $link', ({ link, status, leadsTo }) => {
    expect(outcomeOf(link)).toEqual({ status, leadsTo });
  });

  it.each(LINKS.filter(({ status }) => status === 301 || status === 302))('$title: leads no further', ({ leadsTo }) => {
    expect(outcomeOf(leadsTo!)).toEqual({ status: 200, leadsTo });
  });

  it('lead to links that are built from what they say', () => {
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
