import { utcToday } from '~/dates/calendar-date';
import { searchLinks } from '#tests/journeys/search-links';
import { BRANDS, expect, test } from '#tests/setup/fixtures';

/** Parts of a form that works without JavaScript. */
const FORM_PARTS = ['method="post"', 'name="departure"', 'name="arrival"', 'name="departureDate"', 'type="submit"'];

function redirectedLinks() {
  return searchLinks(utcToday(new Date())).filter(({ status }) => status === 301 || status === 302);
}

/** The links of the table in both brands: the status and target of each. */
for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('valid search links redirect to the canonical one', async ({ visitor }) => {
      const before = redirectedLinks();
      expect(before.length).toBeGreaterThan(100);
      const answers = [];
      for (const { link } of before) answers.push(await visitor.get(link, { redirects: 0 }));
      // Some days are relative to today, and midnight may have passed.
      const after = redirectedLinks();
      for (const [index, { title, link, status, leadsTo }] of before.entries()) {
        const { headers, ...answer } = answers[index]!;
        expect.soft(answer.status, `${title}: ${link}`).toBe(status);
        expect.soft([leadsTo, after[index]!.leadsTo], `${title}: ${link}`).toContain(headers.location);
      }
    });

    test('a malformed search link is the not-found page with a form', async ({ visitor }) => {
      for (const { title, link, status } of searchLinks(utcToday(new Date()))) {
        if (status !== 404) continue;
        const page = await visitor.get(link, { redirects: 0 });
        expect.soft(page.status, `${title}: ${link}`).toBe(404);
        const missing = FORM_PARTS.filter((part) => !page.text.includes(part));
        expect.soft(missing, `${title}: ${link}`).toEqual([]);
      }
    });

    test('a canonical search link is a page', async ({ visitor }) => {
      for (const { title, link, status } of searchLinks(utcToday(new Date()))) {
        if (status !== 200) continue;
        const page = await visitor.get(link, { redirects: 0 });
        expect.soft(page.status, `${title}: ${link}`).toBe(200);
        const robots = /<meta name="robots" content="([^"]*)"/.exec(page.text)?.[1];
        expect.soft(robots, title).toBe('noindex,nofollow');
      }
    });
  });
}
