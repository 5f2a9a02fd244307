import { addDays, utcToday } from '~/dates/calendar-date';
import { searchLinks } from '#tests/journeys/search-links';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { text } from '#tests/journeys/texts';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import type { PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';

/** Parts of a form that works without JavaScript. */
const FORM_PARTS = [
  'method="post"',
  /name="(?:legs\[0\]\.)?departure"/,
  /name="(?:legs\[0\]\.)?arrival"/,
  /name="(?:legs\[0\]\.date|departureDate)"/,
  'type="submit"',
];

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
        const missing = FORM_PARTS.filter((part) => page.text.search(part) < 0);
        expect.soft(missing, `${title}: ${link}`).toEqual([]);
      }
    });

    test('a malformed search link keeps the places that can be read', async ({ visitor }) => {
      const page = await visitor.get('/search?route[0]=iatax:LON_2031-02-31_date_2031-02-31_iatax:NYC');
      const { fields } = formWith(page.text, 'departureDate');
      const names = { intl: ['London', 'New York'], ru: ['Лондон', 'Нью-Йорк'] }[brand];
      expect([page.status, fields.departure, fields.arrival]).toEqual([404, [names[0]], [names[1]]]);
    });

    test('a link with the return before the departure keeps the search and asks for the dates', async ({ visitor }) => {
      const [out, back] = [addDays(utcToday(new Date()), 40), addDays(utcToday(new Date()), 30)];
      const link = `/search?adult=2&route[0]=LON_${out}_date_${out}_NYC&route[1]=NYC_${back}_date_${back}_LON`;
      const page = await visitor.get(link, { redirects: 0 });
      const { fields } = formWith(page.text, 'dateBack');
      expect([page.status, fields.departureCode, fields.arrivalCode]).toEqual([404, ['LON'], ['NYC']]);
      expect([fields.departureDate, fields.dateBack, fields.adults]).toEqual([[out], [back], ['2']]);
      expect(page.text).toContain('id="dateBack-error"');
      expect(linksOf(page.text).join(' ')).toContain(`route[0]=iatax:LON_${back}_date_${back}_iatax:NYC`);
    });

    test('a link from a place to itself asks for another place', async ({ visitor }) => {
      const page = await visitor.get('/search?route[0]=LON_2031-05-04_date_2031-05-04_LON');
      expect(page.status).toBe(404);
      expect(page.text).toContain(`id="arrival-error"`);
      expect(visibleText(page.text)).toContain(text('common', 'quickSearch.check', brand === 'ru' ? 'ru' : 'en'));
    });

    test('a short link within one city says so beside the filled form', async ({ visitor }) => {
      const page = await waitForPage(visitor, '/search/14DECLONLHR', ({ status }) => status === 404);
      expect(formWith(page.text, 'departureDate').fields).toMatchObject({
        departureCode: ['LON'],
        arrivalCode: ['LHR'],
      });
      const [language, city] = brand === 'ru' ? (['ru', 'Лондон'] as const) : (['en', 'London'] as const);
      expect(visibleText(page.text)).toContain(text('search', 'sameCity.title', language).replace('{{city}}', city));
      expect((await visitor.get('/search/14DEKLONLHR', { redirects: 0 })).status, 'no search').toBe(404);
    });

    test('a home link with a search fills in the form', async ({ visitor }) => {
      const day = addDays(utcToday(new Date()), 40);
      const codesOf = ({ text }: PlainPage) => {
        const { fields } = formWith(text, 'departureDate');
        return [fields.departureCode?.[0] ?? '', fields.arrivalCode?.[0] ?? '', fields.departureDate?.[0] ?? ''];
      };
      expect(codesOf(await visitor.get(`/?from=LON&to=NYC&date=${day}`))).toEqual(['LON', 'NYC', day]);
      expect(codesOf(await visitor.get('/?origin=LON&outboundDate=soon')).slice(0, 2)).toEqual(['LON', '']);
      expect((await visitor.get('/?from=QQQ&to=QQX')).status).toBe(200);
    });

    test('an older offer link leads to step 0, or to its search', async ({ visitor }) => {
      const urn = `${'0123456789abcdef'.repeat(2)}7`;
      const offer = await visitor.get(`/search/04MAYLONNYC/${urn}?marker=m1`, { redirects: 0 });
      expect([offer.status, offer.headers.location]).toEqual([302, expect.stringContaining(`/mbooking/step0/${urn}?`)]);
      expect(offer.headers.location).toContain('marker=m1');
      const search = await visitor.get('/search/04MAYLONNYC/unknown', { redirects: 0 });
      expect([search.status, search.headers.location]).toEqual([302, expect.stringMatching(/^\/search\?adult=1&/)]);
      expect((await visitor.get(`/search/nothing/${urn}`)).status).toBe(404);
    });

    test('a canonical search link is a page', async ({ visitor }) => {
      const pages = searchLinks(utcToday(new Date())).filter(({ status }) => status === 200);
      // Half of them in each brand: a search is slow, and links are read before the brand is known.
      for (const [index, { title, link }] of pages.entries()) {
        if (index % BRANDS.length !== BRANDS.indexOf(brand)) continue;
        const page = await visitor.get(link, { redirects: 0 });
        expect.soft(page.status, `${title}: ${link}`).toBe(200);
        const robots = /<meta name="robots" content="([^"]*)"/.exec(page.text)?.[1];
        expect.soft(robots, title).toBe('noindex,nofollow');
      }
    });
  });
}
