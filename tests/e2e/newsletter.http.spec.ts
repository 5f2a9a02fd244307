import { newEmail } from '#tests/journeys/account';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { Locale } from '~/market/locales';

const LOCALES = { intl: 'en', ru: 'ru' } as const satisfies Record<string, Locale>;

async function subscribe(
  visitor: PlainBrowser,
  email: string,
  headers: Record<string, string> = {},
): Promise<PlainPage> {
  const home = await visitor.get('/');
  const { action, fields } = formWith(home.text, 'subscriberEmail');
  const typed = { ...fields, subscriberEmail: email, intent: 'subscribe' };
  return visitor.post((action || home.path).replace(/#.*/, ''), typed, { headers });
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const say = (key: string) => text('account', `newsletter.${key}`, LOCALES[brand]);

    test('an address is asked once, and only a click on the letter’s page subscribes it', async ({
      visitor,
      control,
    }) => {
      const email = newEmail();
      const asked = await subscribe(visitor, email);
      expect(visibleText(asked.text)).toContain(text('home', 'subscription.done', LOCALES[brand]));
      await subscribe(new PlainBrowser(visitor.origin), email);
      const [letter, ...others] = await control.messagesTo(email);
      expect(others, 'asked once').toEqual([]);
      const link = /http\S+\/newsletter\/\S+/.exec(letter?.body ?? '')?.[0] ?? '';
      expect(new URL(link).origin).toBe(visitor.origin);

      const reader = new PlainBrowser(visitor.origin);
      const { pathname } = new URL(link);
      for (const look of [1, 2]) {
        expect(visibleText((await reader.get(pathname)).text), `look ${look}`).toContain(say('ask.title'));
      }
      expect(await control.messagesTo(email), 'looking subscribes nobody').toHaveLength(1);
      const done = await reader.post(pathname, {});
      expect([done.status, visibleText(done.text).includes(say('done.title'))]).toEqual([200, true]);
      expect((await control.messagesTo(email))[0]?.body).toContain('/unsubscribe/');

      const invented = await reader.post('/newsletter/an-invented-token', {});
      expect([invented.status, visibleText(invented.text).includes(say('expired.title'))]).toEqual([400, true]);
    });
  });
}

for (const [brand, host] of [
  ['ru', 'evil.example'],
  ['ru', 'ru.localhost:9999'],
  ['intl', 'localhost:9999'],
] as const) {
  test.describe(`${brand} requested as ${host}`, () => {
    test.use({ brand });

    test('the letter links to the shop', async ({ visitor, control }) => {
      const email = newEmail();
      await subscribe(visitor, email, { host, origin: `http://${host}` });
      const letters = await control.messagesTo(email);
      expect(letters).toHaveLength(1);
      expect(letters[0]?.body).not.toContain(host);
      expect(letters[0]?.body).toContain(`${visitor.origin}/newsletter/`);
    });
  });
}
