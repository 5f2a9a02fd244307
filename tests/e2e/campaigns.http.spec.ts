/** Offers beside tickets: the newsletter on landing pages, the prize draw, pictures of cities, hotels. */
import { newEmail } from '#tests/journeys/account';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { parseHtml, textOf } from '#tests/setup/html';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';

const LOCALES = { intl: 'en', ru: 'ru' } as const;
const CITY = '/cities/dortmund-dtm';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale = LOCALES[brand];

    test('a landing page has the newsletter’s form; what is sent is told on a page of the visitor’s own, once', async ({
      visitor,
      control,
    }) => {
      const email = newEmail();
      const landing = await visitor.get('/cities/dtm');
      const { action, fields } = formWith(landing.text, 'subscriberEmail');
      expect([action, fields['from']]).toEqual(['/newsletter', [CITY]]);
      const wrong = await visitor.post(action, { ...fields, subscriberEmail: 'nobody', intent: 'subscribe' });
      expect([wrong.status, formWith(wrong.text, 'subscriberEmail').fields['subscriberEmail']]).toEqual([
        400,
        ['nobody'],
      ]);
      const sent = await visitor.post(action, { ...fields, subscriberEmail: email, intent: 'subscribe' });
      const words = visibleText(sent.text);
      expect(words).toContain(text('home', 'subscription.done', locale));
      expect(words).toContain(email);
      expect(sent.text).toContain(`href="${CITY}"`);
      const again = await visitor.get(sent.path);
      expect(visibleText(again.text), 'the form is back').not.toContain(email);
      expect((await control.messagesTo(email))[0]?.body).toContain(`${visitor.origin}/newsletter/`);
      // Nothing of it is on the page that everyone gets.
      expect((await visitor.get(CITY)).text).not.toContain(email);
      const elsewhere = await visitor.get(`/newsletter?${new URLSearchParams({ from: '//evil.example/' })}`);
      expect(elsewhere.text, 'no way there').not.toMatch(/(?:href|action|value)="(?:https?:)?\/\/evil/);
      expect(visibleText(elsewhere.text)).not.toContain(text('account', 'newsletter.back', locale));
    });

    test('the prize draw says what is won, until when, by whom and how, and counts who confirms the letter', async ({
      visitor,
      control,
    }) => {
      const home = await visitor.get(brand === 'intl' ? '/en-gb' : '/');
      expect(home.text).toContain('href="/prize-draw"');
      const page = await visitor.get('/prize-draw');
      const words = visibleText(page.text);
      for (const key of [
        'facts.prize',
        'facts.until',
        'facts.countries',
        'facts.organiser',
        'rules.free',
        'rules.told',
      ]) {
        expect(words).toContain(text('draw', key, locale));
      }
      expect(parseHtml(page.text).querySelector('input[name="agree"]')?.hasAttribute('checked')).toBe(false);
      const email = newEmail();
      const unread = await visitor.post('/prize-draw', { drawEmail: email });
      expect([unread.status, visibleText(unread.text)]).toEqual([
        400,
        expect.stringContaining(text('errors', 'validation.drawAgreement', locale)),
      ]);
      expect(await control.messagesTo(email)).toEqual([]);
      for (const _ of [1, 2]) {
        const sent = await visitor.post('/prize-draw', { drawEmail: email, agree: 'on' });
        expect(visibleText(sent.text)).toContain(text('draw', 'sent.title', locale));
      }
      const [letter, ...others] = await control.messagesTo(email);
      expect(others, 'asked once').toEqual([]);
      const { pathname } = new URL(/http\S+\/prize-draw\/\S+/.exec(letter?.body ?? '')?.[0] ?? '');
      const owner = new PlainBrowser(visitor.origin);
      expect(visibleText((await owner.get(pathname)).text)).toContain(text('draw', 'entry.ask.title', locale));
      expect(visibleText((await owner.post(pathname, {})).text)).toContain(text('draw', 'entry.done.title', locale));
      expect((await owner.post('/prize-draw/invented', {})).status).toBe(400);
    });

    test('a city has a picture in fixed sizes, with its place kept free', async ({ visitor }) => {
      const html = parseHtml((await visitor.get(CITY)).text);
      const image = html.querySelector('figure img')!;
      expect(['width', 'height', 'loading', 'alt'].map((name) => image.getAttribute(name))).toEqual([
        '960',
        '360',
        'lazy',
        '',
      ]);
      const types = html.querySelectorAll('figure source').map((one) => one.getAttribute('type'));
      expect(types).toEqual(['image/avif', 'image/webp']);
      for (const [path, type] of [
        [image.getAttribute('src') ?? '', 'image/webp'],
        ['/city-images/dtm-480.avif', 'image/avif'],
      ] as const) {
        const { status, headers, body } = await visitor.get(path);
        expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
        expect(headers['cache-control']).toMatch(/^public, max-age=/);
        expect(headers['set-cookie']).toBeUndefined();
        expect(body.length).toBeLessThan(60_000);
      }
      for (const path of ['/city-images/dtm-481.webp', '/city-images/qqq-480.webp', '/city-images/dtm-480.svg']) {
        expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
      }
    });

    test('hotels of a search are at the partner of the settings, whatever the form says', async ({ visitor }) => {
      const form = {
        arrival: 'X',
        arrivalCode: 'LON',
        arrivalLabel: 'X',
        departureDate: '2031-06-01',
        dateBack: '2031-06-04',
      };
      const query = new URLSearchParams({ ...form, adults: '2', childrenAges: '7', url: 'https://evil.example/' });
      const { status, headers } = await visitor.get(`/hotels?${query}`, { redirects: 0 });
      expect(status).toBe(302);
      const { pathname, searchParams } = new URL(headers.location ?? '');
      expect(pathname).toBe('/elsewhere/hotels');
      const passed = ['checkin', 'checkout', 'adults', 'children'].map((name) => searchParams.get(name));
      expect(passed).toEqual(['2031-06-01', '2031-06-04', '2', '7']);
      expect(searchParams.get('destination')).toMatch(/^\S+$/);
    });
  });
}

test.describe('an offer that is switched off', () => {
  test.use({ brand: 'intl', isolated: true });

  test('is nowhere: neither draw nor blog nor hotels', async ({ visitor, control }) => {
    const shown = await visitor.get('/en-gb');
    const headings = (page: string) => parseHtml(page).querySelectorAll('h2').map(textOf);
    expect(headings(shown.text)).toContain(text('home', 'blog.title', 'en'));
    expect(headings((await visitor.get('/de-de')).text), 'no posts in German').not.toContain(
      text('home', 'blog.title', 'de'),
    );
    await control.set({ settings: { features: { prize_draw: false, blog: false, hotels: false } } });
    const other = new PlainBrowser(visitor.origin);
    await expect.poll(async () => (await other.get('/prize-draw')).status, { timeout: 20_000 }).toBe(404);
    expect((await other.get('/hotels')).status).toBe(404);
  });
});
