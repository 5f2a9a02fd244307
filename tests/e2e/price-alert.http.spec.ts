import { newEmail } from '#tests/journeys/account';
import { sharedPage } from '#tests/journeys/shared-page';
import { text } from '#tests/journeys/texts';
import { dateIn } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formsOf, formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';

const LOCALES = { intl: 'en', ru: 'ru' } as const;
const ALERT = '/price-alert/ber/ath';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const say = (key: string) => text('reminders', key, LOCALES[brand]);

    test('a route’s page leads to its price alert, which sends one letter for the chosen days', async ({
      visitor,
      control,
    }) => {
      const landing = await sharedPage(visitor, '/routes/ber/ath');
      const days = formsOf(landing.text).find(({ action }) => action === ALERT);
      expect([days?.method, Object.keys(days?.fields ?? {})]).toEqual(['get', ['date', 'dateBack']]);

      const chosen = `${ALERT}?date=${dateIn(40)}&dateBack=${dateIn(47)}`;
      const page = await visitor.get(chosen);
      const email = newEmail();
      const typed = { ...formWith(page.text, 'watchEmail').fields, watchEmail: email, watchConsent: 'on' };
      const done = await visitor.post(chosen, { ...typed, intent: 'watchPrice' });
      expect(visibleText(done.text)).toContain(say('priceDrop.asked'));
      await visitor.post(chosen, { ...typed, intent: 'watchPrice' });
      const letters = await control.messagesTo(email);
      expect(letters).toHaveLength(1);
      expect(letters[0]?.body).toContain(`${visitor.origin}/search?`);

      const refused = await visitor.post(chosen, { ...typed, watchEmail: 'ann@', intent: 'watchPrice' });
      expect(refused.status).toBe(400);
    });

    test('days on which nobody can fly are told, routes of nothing are not found', async ({ visitor }) => {
      for (const [query, kind] of [
        [`date=${dateIn(-2)}`, 'day'],
        ['date=soon', 'day'],
        [`date=${dateIn(9)}&dateBack=${dateIn(5)}`, 'day'],
        ['date=2999-01-01', 'day'],
        [`days=range&from=${dateIn(9)}&until=${dateIn(9)}`, 'range'],
        [`days=range&from=${dateIn(9)}&until=${dateIn(60)}`, 'range'],
        [`days=range&from=${dateIn(9)}&until=${dateIn(20)}&nights=0`, 'range'],
        ['days=weekends&month=2031-13', 'weekends'],
      ] as const) {
        const page = await visitor.get(`${ALERT}?${query}`);
        expect(visibleText(page.text), query).toContain(say(`alert.wrong.${kind}`));
        expect(page.text, query).not.toContain('watchFall');
      }
      for (const path of ['/price-alert/qqq/ath', '/price-alert/ber/b', '/price-alert/ber/ber']) {
        expect((await visitor.get(path)).status, path).toBe(404);
      }
    });

    test('the link of a survey that does not exist says so', async ({ visitor }) => {
      const page = await visitor.get('/survey/invented');
      expect([page.status, visibleText(page.text)]).toEqual([
        404,
        expect.stringContaining(text('survey', 'expired.title', LOCALES[brand])),
      ]);
      expect((await visitor.post('/survey/invented', { intent: 'score', score: '5' })).status).toBe(404);
    });
  });
}
