import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { isSignedIn, linkTo, logIn, newEmail, NO_FOREIGN_SCRIPT, PASSWORD } from '#tests/journeys/account';
import { cardIdIn, newCustomer, profileTexts, saveCard, saveSettings, settingsForm } from '#tests/journeys/profile';

const INTENTS = ['personal', 'email', 'phone', 'password', 'letters', 'market', 'cards', 'deletion'];
const FORGED = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
];
const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(2)>';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = profileTexts(brand);

    test('a form of another site changes nothing', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const typed = { firstName: 'Eve', phoneNumber: '+77012345678', newEmail: newEmail(), emailPassword: PASSWORD };
      const passwords = { oldPassword: PASSWORD, newPassword: 'Changed seat 2', newsletter: 'on', currency: 'TRY' };
      for (const intent of INTENTS) {
        for (const headers of FORGED) {
          const sent = { ...typed, ...passwords, intent };
          const answer = await visitor.post('/user/settings', sent, { headers, redirects: 0 });
          expect([intent, answer.status]).toEqual([intent, 403]);
          expect((answer.headers['set-cookie'] ?? []).join()).not.toMatch(/account=|flash=/);
        }
      }
      await saveSettings(visitor, 'deletion');
      const link = await linkTo(control, email, '/user/anonymize_profile');
      for (const headers of FORGED) {
        expect((await visitor.post(link, {}, { headers, redirects: 0 })).status).toBe(403);
      }
      const page = await visitor.get('/user/settings');
      expect(isSignedIn(page, email)).toBe(true);
      expect(page.text).not.toContain('Eve');
    });

    test('input is escaped in every field', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      for (const intent of INTENTS) {
        const { fields } = settingsForm(await visitor.get('/user/settings'), intent === 'cards' ? 'deletion' : intent);
        const typed = Object.fromEntries([...Object.keys(fields), 'cardId'].map((name) => [name, SCRIPT]));
        const answer = await visitor.post('/user/settings', { ...typed, intent });
        expect([intent, /<script>|<img/.test(answer.text)]).toEqual([intent, false]);
        expect(answer.headers['content-security-policy']).toMatch(NO_FOREIGN_SCRIPT);
      }
      for (const path of ['/user/settings', '/user/dashboard', '/user/orders', '/user/notebook']) {
        expect([path, /<script>alert|<img src=x/.test((await visitor.get(path)).text)]).toEqual([path, false]);
      }
      const odd = await visitor.get(
        `/user/settings?card_id=${encodeURIComponent(SCRIPT)}&card=${encodeURIComponent(SCRIPT)}`,
      );
      expect([odd.status, /<script>|<img/.test(odd.text)]).toEqual([200, false]);
      expect((await visitor.post('/user/settings', { intent: 'constructor' })).status).toBe(400);
    });

    test('another account’s card is never shown', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const cardId = cardIdIn(await saveCard(visitor));
      const eve = new PlainBrowser(visitor.origin);
      await newCustomer(eve, control);
      const refused = await eve.post('/user/settings', { intent: 'cards', cardId });
      expect([refused.status, visibleText(refused.text).includes(t.settings.cards.gone)]).toEqual([404, true]);
      expect(visibleText((await eve.get(`/user/settings?card_id=${cardId}`)).text)).not.toContain('4242');
      expect(cardIdIn(await visitor.get('/user/settings'))).toBe(cardId);
      const guest = new PlainBrowser(visitor.origin);
      const sent = await guest.post('/user/settings', { intent: 'cards', cardId }, { redirects: 0 });
      expect([sent.status, sent.headers.location]).toEqual([303, '/user/settings']);
      expect((await guest.get('/user/settings/new-card', { redirects: 0 })).headers.location).toBe('/user/settings');
    });

    test('the log-in’s return URL stays on this site', async ({ visitor }) => {
      for (const path of [
        '/user/settings?from=//elsewhere.example',
        '/user/dashboard?from=https://elsewhere.example/',
      ]) {
        const { text } = await visitor.get(path);
        expect(text).not.toMatch(/(?:href|action)="(?:https?:)?\/\/elsewhere/);
      }
    });

    test('changing the e-mail does not reveal who has an account', async ({ visitor, control }) => {
      const known = await newCustomer(new PlainBrowser(visitor.origin), control);
      const unknown = newEmail();
      const outcome = async (wanted: string) => {
        const browser = new PlainBrowser(visitor.origin);
        const own = await newCustomer(browser, control);
        const page = await saveSettings(browser, 'email', { newEmail: wanted, emailPassword: PASSWORD });
        return [page.status, visibleText(page.text).replaceAll(wanted, 'WANTED').replaceAll(own, 'OWN')];
      };
      expect(await outcome(known)).toEqual(await outcome(unknown));
    });
  });
}

test('an open browser limits password guesses', async ({ visitor, control }) => {
  const email = await newCustomer(visitor, control);
  const statuses: number[] = [];
  for (let guess = 0; guess < 14; guess += 1) {
    const typed = { intent: 'password', oldPassword: `Guess${guess}`, newPassword: 'Changed seat 2' };
    statuses.push((await visitor.post('/user/settings', typed)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, ...Array<number>(9).fill(429)]);
  const right = { intent: 'password', oldPassword: PASSWORD, newPassword: 'Changed seat 2' };
  expect((await visitor.post('/user/settings', right)).status).toBe(429);
  expect(isSignedIn(await logIn(new PlainBrowser(visitor.origin), { email }), email), 'the owner logs in').toBe(true);
});
