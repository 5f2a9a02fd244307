import { isSignedIn, logIn } from '#tests/journeys/account';
import { newCustomer, profileTexts, saveSettings } from '#tests/journeys/profile';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formsOf } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

/** Returns the ids of the browsers that the settings offer to sign out. */
function idsOf({ text }: PlainPage): string[] {
  return formsOf(text).flatMap(({ fields }) => fields.sessionId ?? []);
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = profileTexts(brand).settings;

    test('the settings list the signed-in browsers, and sign them out', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const [phone, cafe, stranger] = [1, 2, 3].map(() => new PlainBrowser(visitor.origin));
      if (!phone || !cafe || !stranger) throw new Error('three browsers were made');
      await logIn(phone, { email });
      await logIn(cafe, { email });
      const settings = await visitor.get('/user/settings');
      expect(visibleText(settings.text).split(t.browsers.current)).toHaveLength(2);
      const [first = '', second = ''] = idsOf(settings);
      expect(first !== '' && second !== '').toBe(true);

      await newCustomer(stranger, control);
      await stranger.post('/user/settings', { intent: 'browsers', sessionId: first });
      expect(idsOf(await visitor.get('/user/settings'))).toHaveLength(2);

      const done = await visitor.post('/user/settings', { intent: 'browsers', sessionId: first });
      expect(visibleText(done.text)).toContain(t.saved.browsers);
      expect(idsOf(done)).toEqual([second]);
      const still = [await phone.get('/user/settings'), await cafe.get('/user/settings')];
      expect(still.filter((page) => isSignedIn(page, email))).toHaveLength(1);

      expect(idsOf(await saveSettings(visitor, 'browsers', { sessionId: '' }))).toEqual([]);
      for (const browser of [phone, cafe]) expect(isSignedIn(await browser.get('/user/settings'), email)).toBe(false);
      expect(isSignedIn(await visitor.get('/user/settings'), email)).toBe(true);
    });

    test('a letter reports a browser that is new to the account', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const before = (await control.messagesTo(email)).length;
      await visitor.post('/auth/sign_out', { intent: 'here' });
      await logIn(visitor, { email });
      expect(await control.messagesTo(email)).toHaveLength(before);
      await logIn(new PlainBrowser(visitor.origin), { email });
      const [letter, ...others] = await control.messagesTo(email);
      expect(others).toHaveLength(before);
      expect(letter?.body).toContain(`${visitor.origin}/auth/reset`);
    });
  });
}
