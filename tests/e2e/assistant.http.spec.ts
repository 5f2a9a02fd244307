/** The travel assistant without a script: the conversation, its cards, whose it is, and attacks and failures. */
import { DEMO, logIn } from '#tests/journeys/account';
import { mainText } from '#tests/journeys/page-facts';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { parseHtml } from '#tests/setup/html';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

const PATH = '/assistant';
const MARKUP = '<script>alert(1)</script> [pay](https://evil.example)';

const say = (visitor: PlainBrowser, page: PlainPage, words: string) =>
  visitor.post(PATH, { ...formWith(page.text, 'text').fields, text: words });
/** The page without the one script that the shop itself puts there. */
const withoutOwnScript = ({ text: html }: PlainPage) =>
  html.replace(/<script type="module" nonce="[^"]+" src="[^"]*\/assistant\.js"><\/script>/, '');
const stateOf = ({ text: html }: PlainPage) =>
  parseHtml(html).querySelector('[data-part=chat]')?.getAttribute('data-state');
const typedIn = ({ text: html }: PlainPage) => parseHtml(html).querySelector('textarea')?.text.trim();

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const words = (key: string) => text('assistant', key, locale);
    const trip =
      brand === 'ru'
        ? 'из Москвы в Стамбул в следующем месяце с багажом'
        : 'from London to Istanbul next month with a bag';

    test('a trip is asked for in words, and its cards lead to results that have the price', async ({
      visitor,
      control,
    }) => {
      await control.set({ settings: { assistantThinkMs: 3_600_000 } });
      const first = await visitor.get(PATH);
      expect([first.status, first.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
      expect(visitor.cookies).not.toHaveProperty('assistant');
      expect(linksOf((await visitor.get('/helpcenter')).text)).toContain(PATH);
      expect(linksOf((await visitor.get('/')).text)).toContain(PATH);

      const asked = await Promise.all([1, 2].map(() => say(visitor, first, trip)));
      expect(asked.map(({ status }) => status)).toEqual([200, 200]);
      const waiting = await visitor.get(PATH);
      expect(stateOf(waiting)).toBe('thinking');
      expect(waiting.text).toContain('http-equiv="refresh"');
      expect(mainText(waiting).split(trip)).toHaveLength(2);
      const busy = await visitor.post(PATH, { ...formWith(first.text, 'text').fields, key: 'another', text: 'Hello' });
      expect([busy.status, typedIn(busy)]).toEqual([409, 'Hello']);

      // A new conversation is another one; the old one is forgotten.
      const fresh = await visitor.post(PATH, { intent: 'new' });
      expect(mainText(fresh)).not.toContain(trip);
      await control.set({ settings: { assistantThinkMs: 1 } });
      let answered = await say(visitor, fresh, trip);
      await expect(async () => {
        answered = await visitor.get(PATH);
        expect(linksOf(answered.text).join()).toContain('/search?');
      }).toPass({ timeout: 30_000 });
      await control.set({ settings: { assistantThinkMs: 0 } });
      expect(stateOf(answered)).toBe('ready');
      expect(answered.text).not.toContain('http-equiv="refresh"');
      const [link = ''] = linksOf(answered.text).filter((one) => one.startsWith('/search?'));
      expect(decodeURIComponent(link)).toContain('"baggages":{"WithBaggages":true}');
      const price = /(?:from|от)\s([^a-zа-я]+?)\s(?:for|за)/i.exec(mainText(answered))?.[1];
      await expect(async () => {
        expect(mainText(await visitor.get(link))).toContain(price);
      }).toPass({ timeout: 30_000 });

      // A refusal keeps what was typed.
      const long = await say(visitor, answered, 'x'.repeat(1_001));
      expect([long.status, typedIn(long)?.length]).toEqual([400, 1_001]);
      expect((await say(visitor, answered, '  ')).status).toBe(400);
      for (let count = 0; count < 8; count += 1) await say(visitor, await visitor.get(PATH), `Hello ${count}`);
      const latest = await visitor.get(PATH);
      expect(mainText(latest)).not.toContain(trip);
      const [older = ''] = linksOf(latest.text).filter((one) => one.startsWith(`${PATH}?pages=`));
      expect(mainText(await visitor.get(older))).toContain(trip);
    });

    test('nobody else reads a conversation, and what is said stays text', async ({ visitor, control }) => {
      await control.set({ settings: { assistantThinkMs: 0 } });
      const seen = await say(visitor, await visitor.get(PATH), `Hello ${MARKUP}`);
      expect(mainText(seen)).toContain(MARKUP);
      expect(withoutOwnScript(seen)).not.toContain('<script');
      expect(linksOf(seen.text).join()).not.toContain('evil');
      const stranger = new PlainBrowser(visitor.origin);
      expect(mainText(await stranger.get(PATH))).not.toContain('alert');
      stranger.setCookie('assistant', `${visitor.cookies['assistant']}x`);
      expect(mainText(await stranger.get(PATH))).not.toContain('alert');
      expect((await stranger.get(`${PATH}/answer`)).status).toBe(404);
      const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
      expect((await visitor.get(`${PATH}/answer`, foreign)).status).toBe(404);
      const sent = { key: 'foreign', text: 'Hello from elsewhere' };
      expect((await visitor.post(PATH, sent, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
      expect((await visitor.post(PATH, { key: 'k', text: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413);
      expect((await visitor.get(`${PATH}?pages=1000000`)).status).toBe(200);
      const stream = await visitor.get(`${PATH}/answer`);
      expect([stream.status, stream.text.includes('event: end')]).toEqual([200, true]);

      const statuses: number[] = [];
      for (let count = 0; count < 125 && statuses.at(-1) !== 429; count += 1) {
        statuses.push((await visitor.post(PATH, { key: `flood-${count}`, text: 'Hello' }, { redirects: 0 })).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });

    test('the words of an account go with it, and its orders are shown by the shop alone', async ({
      visitor,
      control,
    }) => {
      await control.set({ settings: { assistantThinkMs: 0 } });
      const orders = brand === 'ru' ? 'мои заказы' : 'my orders';
      const guest = await say(visitor, await visitor.get(PATH), orders);
      expect(mainText(guest)).toContain(words('orders.guest'));
      await logIn(visitor, DEMO);
      const own = await say(visitor, await visitor.get(PATH), orders);
      expect(mainText(own)).not.toContain(words('orders.guest'));
      expect(linksOf(own.text)).toContain('/user/orders');
      const copied = visitor.cookies['assistant'] ?? '';
      await visitor.post('/auth/sign_out', { intent: 'here' });
      expect(visitor.cookies).not.toHaveProperty('assistant');
      visitor.setCookie('assistant', copied);
      expect(mainText(await visitor.get(PATH))).not.toContain(orders);
    });

    test('without the service the page says what to do instead, and keeps what was typed', async ({
      visitor,
      control,
    }) => {
      await control.set({ settings: { assistantThinkMs: 0 } });
      const page = await say(visitor, await visitor.get(PATH), 'Hello');
      for (const fault of [
        { status: 500 },
        { malformed: 'html' },
        { malformed: 'wrong_shape' },
        { hang: true },
      ] as const) {
        await control.set({ services: { assistant: fault } });
        const seen = await visitor.get(PATH);
        expect([seen.status, stateOf(seen)]).toEqual([200, 'unavailable']);
        expect(linksOf(seen.text)).toEqual(expect.arrayContaining(['/helpcenter', '/']));
        const sent = await say(visitor, page, 'Where to?');
        expect([sent.status, typedIn(sent)]).toEqual([503, 'Where to?']);
        expect((await visitor.get('/')).status).toBe(200);
        await control.set({ services: { assistant: null } });
      }
    });
  });
}

test.describe('a market without the assistant', () => {
  test.use({ isolated: true });

  test('has neither its page nor links to it', async ({ visitor, control }) => {
    await control.set({ settings: { features: { assistant: false } } });
    expect((await visitor.get(PATH)).status).toBe(404);
    expect((await visitor.post(PATH, { key: 'key', text: 'Hello' })).status).toBe(404);
    for (const page of ['/', '/helpcenter']) expect(linksOf((await visitor.get(page)).text)).not.toContain(PATH);
  });
});
