import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';

const LOCALES = { intl: 'en', ru: 'ru' } as const;
const LIST = '/comments/cities/dtm';
const NEW = `${LIST}/new`;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    // The sandbox's moderators are told what to do, and comments are limited by address.
    test.use({ brand, isolated: true });
    const say = (key: string) => text('comments', key, LOCALES[brand]);

    test('a landing page leads to the form; what is sent is checked first, then everyone reads it as text', async ({
      visitor,
      control,
    }) => {
      await control.set({ settings: { commentModeration: 'hold' } });
      const landing = await visitor.get('/cities/dtm');
      expect(landing.text).toMatch(new RegExp(`href="${NEW}[?"]`));

      const { fields } = formWith((await visitor.get(NEW)).text, 'text');
      const typed = { author: 'Ann', text: 'The market <script>alert(1)</script> opens at seven.' };
      const hasty = await visitor.post(NEW, { ...fields, ...typed });
      expect([hasty.status, visibleText(hasty.text)]).toEqual([400, expect.stringContaining(say('form.tooQuick'))]);
      expect(formWith(hasty.text, 'text').fields, 'kept').toMatchObject({ author: [typed.author], text: [typed.text] });

      // The seal of the first page is the oldest.
      await expect.poll(async () => (await visitor.post(NEW, { ...fields, ...typed })).status).toBe(200);
      const own = await visitor.get(NEW);
      expect(visibleText(own.text)).toContain(say('own.moderation.title'));
      expect(own.text, 'no second form meanwhile').not.toContain('name="seal"');
      const stranger = new PlainBrowser(visitor.origin);
      expect(visibleText((await stranger.get(NEW)).text)).not.toContain(say('own.moderation.title'));

      await control.set({ settings: { commentModeration: 'publish' } });
      expect(visibleText((await visitor.get(NEW)).text)).toContain(say('own.published.title'));
      const list = await stranger.get(LIST);
      expect(visibleText(list.text)).toContain('opens at seven.');
      expect(list.text).toContain('&lt;script&gt;alert(1)');
      expect(list.text).not.toContain('<script>alert(1)');
      expect((await stranger.get(`${LIST}?page=2`)).status).toBe(404);

      await control.set({ settings: { commentModeration: 'decline' } });
      expect(visibleText((await visitor.get(NEW)).text)).toContain(say('own.declined.title'));
    });

    test('a bot that fills in every field, and one that never opened the form, add nothing', async ({ visitor }) => {
      const { fields } = formWith((await visitor.get(NEW)).text, 'text');
      const spam = Object.fromEntries(Object.keys(fields).map((name) => [name, 'Buy watches at a good price']));
      for (const sent of [spam, { ...fields, ...spam, seal: fields['seal'] ?? [] }, { ...spam, website: '' }]) {
        const answer = await visitor.post(NEW, sent);
        expect(answer.status).toBe(400);
      }
      expect(visibleText((await visitor.get(NEW)).text)).not.toContain(say('own.moderation.title'));
      expect((await visitor.post(NEW, { ...fields, text: 'x'.repeat(10_000) })).text).toContain('x'.repeat(10_000));
    });

    test('a hundred posts at once from one address leave ten comments at most', async ({ visitor, control }) => {
      await control.set({ settings: { commentModeration: 'publish' } });
      const list = '/comments/cities/lej';
      const forms = await Promise.all(
        Array.from({ length: 14 }, async () => formWith((await visitor.get(`${list}/new`)).text, 'text').fields),
      );
      const typed = { author: 'Ann', text: 'Flood of words number one' };
      // The seals are old enough as soon as the first one is taken.
      await expect
        .poll(async () => (await visitor.post(`${list}/new`, { ...forms.at(-1)!, ...typed })).status)
        .toBe(200);
      const posts = Array.from({ length: 100 }, async (_, index) => {
        const fields = { ...forms[index % 13]!, ...typed, text: `Flood of words, post ${index}` };
        return (await new PlainBrowser(visitor.origin).post(`${list}/new`, fields)).status;
      });
      const statuses = new Set(await Promise.all(posts));
      expect(statuses).toContain(429);
      for (const status of statuses) expect([200, 429, 503]).toContain(status);
      // The list is read for the first time: it is kept for a minute.
      const kept = ((await visitor.get(list)).text.match(/Flood of/g) ?? []).length;
      expect(kept).toBeLessThanOrEqual(10);
      expect(kept).toBeGreaterThan(0);
    });

    test('addresses of nothing are not found, other spellings move', async ({ visitor }) => {
      for (const path of ['/comments/cities/qqq', '/comments/planets/mars', '/comments/routes/lon', `${LIST}?page=x`]) {
        expect((await visitor.get(path, { redirects: 0 })).status, path).toBe(404);
      }
      const moved = await visitor.get('/comments/routes/lhr-par', { redirects: 0 });
      expect([moved.status, moved.headers.location]).toEqual([301, '/comments/routes/lon-par']);
    });
  });
}
