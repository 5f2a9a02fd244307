import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { linksOf, shownErrors, visibleText } from '#tests/setup/html-page';
import { fieldMessage } from '#tests/setup/messages';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { accountTexts, isSignedIn, linkTo, logIn, newEmail, PASSWORD, sendForm } from '#tests/journeys/account';
import { cardIdIn, newCustomer, profileTexts, saveCard, saveSettings, settingsForm } from '#tests/journeys/profile';

const PRIVATE = ['/user/dashboard', '/user/settings', '/user/settings?card_id=1'];

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = profileTexts(brand);

    test('guests log in on the requested page, and return', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      for (const path of PRIVATE) {
        const guest = new PlainBrowser(visitor.origin);
        const asked = await guest.get(path);
        expect([asked.path, asked.status]).toEqual([path, 200]);
        expect(visibleText(asked.text)).toContain(accountTexts(brand).login.reason.profile);
        expect(asked.headers['cache-control']).toBe('no-store');
        const back = await sendForm(guest, asked, { email, password: PASSWORD });
        expect([back.path, isSignedIn(back, email)]).toEqual([path, true]);
      }
      const user = await visitor.get('/user');
      expect(user.path).toBe('/user/dashboard');
    });

    test('the overview shows name, address and links', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const first = await visitor.get('/user/dashboard');
      expect(visibleText(first.text)).toContain(`${t.title} ${email}`);
      expect(linksOf(first.text)).toEqual(
        expect.arrayContaining(['/user/orders', '/user/notebook', '/user/settings', '/user/dashboard']),
      );
      for (const link of ['/user/orders', '/user/notebook', '/user/settings']) {
        expect([link, (await visitor.get(link)).status]).toEqual([link, 200]);
      }
      await saveSettings(visitor, 'personal', { firstName: 'Анна', lastName: 'Иванова-Ли' });
      expect(visibleText((await visitor.get('/user/dashboard')).text)).toContain(`Анна Иванова-Ли ${email}`);
    });

    test('each form of the settings is saved separately and returns to its place', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const forms: [string, Record<string, string>, string][] = [
        [
          'personal',
          { firstName: 'Anna', birthdayDay: '7', birthdayMonth: '5', birthdayYear: '1990', gender: 'f' },
          'Anna',
        ],
        ['phone', { phoneNumber: '+7 701 234-56-78' }, '+7 701 234 5678'],
        ['letters', { newsletter: 'on', adsConsent: 'on' }, t.settings.saved.letters],
        ['market', { currency: 'TRY' }, 'TRY'],
      ];
      for (const [intent, typed, shown] of forms) {
        const answer = await saveSettings(visitor, intent, typed, 0);
        expect([intent, answer.status, answer.headers.location]).toEqual([intent, 303, `/user/settings#${intent}`]);
        const page = await visitor.get('/user/settings');
        expect(visibleText(page.text)).toContain(shown);
        expect(visibleText(page.text)).toContain(t.settings.saved[intent as keyof typeof t.settings.saved]);
        expect(visibleText((await visitor.get('/user/settings')).text), 'said once').not.toContain(
          `${t.settings.saved.personal} `,
        );
      }
      const page = await visitor.get('/user/settings');
      expect(settingsForm(page, 'personal').fields).toMatchObject({
        firstName: ['Anna'],
        gender: ['f'],
        birthdayYear: ['1990'],
      });
      expect(settingsForm(page, 'letters').fields).toHaveProperty('newsletter');
      expect(settingsForm(page, 'market').fields).toMatchObject({ currency: ['TRY'] });
      await saveSettings(visitor, 'phone', { phoneNumber: '' });
      expect(settingsForm(await visitor.get('/user/settings'), 'phone').fields).toMatchObject({ phoneNumber: [''] });
    });

    test('shows validation errors at their fields and keeps the input', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const table: [string, Record<string, string>, Record<string, string>][] = [
        [
          'personal',
          { firstName: 'Anna5', lastName: 'x'.repeat(41) },
          { firstName: fieldMessage(brand, 'lettersOnly'), lastName: fieldMessage(brand, 'maxCharacters') },
        ],
        [
          'personal',
          { birthdayDay: '31', birthdayMonth: '2', birthdayYear: '1990' },
          { birthday: fieldMessage(brand, 'wrongDate') },
        ],
        [
          'personal',
          { birthdayDay: '1', birthdayMonth: '1', birthdayYear: '2999' },
          { birthday: fieldMessage(brand, 'dateInFuture') },
        ],
        ['phone', { phoneNumber: '12' }, { phoneNumber: fieldMessage(brand, 'wrongPhone') }],
        ['email', { newEmail: 'a@.com', emailPassword: PASSWORD }, { newEmail: fieldMessage(brand, 'wrongEmail') }],
        [
          'email',
          { newEmail: '', emailPassword: '' },
          { newEmail: fieldMessage(brand, 'emailRequired'), emailPassword: fieldMessage(brand, 'passwordRequired') },
        ],
        [
          'email',
          { newEmail: ` ${email.toUpperCase()} `, emailPassword: PASSWORD },
          { newEmail: fieldMessage(brand, 'emailUnchanged') },
        ],
        ['email', { newEmail: newEmail(), emailPassword: 'Wrong1' }, { emailPassword: t.settings.wrongPassword }],
        [
          'password',
          { oldPassword: 'Wrong1', newPassword: 'Changed seat 2' },
          { oldPassword: t.settings.wrongPassword },
        ],
        [
          'password',
          { oldPassword: PASSWORD, newPassword: 'changed2' },
          { newPassword: fieldMessage(brand, 'passwordNoUppercase') },
        ],
      ];
      for (const [intent, typed, errors] of table) {
        const refused = await saveSettings(visitor, intent, typed);
        expect([refused.path, refused.status]).toEqual(['/user/settings', 400]);
        expect(shownErrors(refused.text).atFields, JSON.stringify(typed)).toEqual(errors);
        expect(shownErrors(refused.text).summary.map(({ target }) => target)).toEqual(Object.keys(errors));
        const { fields } = settingsForm(refused, intent);
        for (const [name, value] of Object.entries(typed)) {
          const isSecret = name.endsWith('Password');
          expect([name, fields[name]?.[0]?.trim()]).toEqual([name, isSecret ? '' : value.trim()]);
        }
      }
    });

    test('a new address counts once its letter is answered', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const next = newEmail();
      const asked = await saveSettings(visitor, 'email', { newEmail: next, emailPassword: PASSWORD });
      expect(visibleText(asked.text)).toContain(t.settings.saved.email.replace('{{email}}', next));
      expect(isSignedIn(asked, email)).toBe(true);
      expect(visibleText((await visitor.get('/user/dashboard')).text)).toContain(
        t.dashboard.pendingEmail.replace('{{email}}', next),
      );
      const [told] = await control.messagesTo(email);
      expect(told?.body).toContain(next);
      const phone = new PlainBrowser(visitor.origin);
      await logIn(phone, { email });
      const link = await linkTo(control, next, '/user/confirm');
      const looked = await visitor.get(link);
      expect([looked.path, isSignedIn(looked, email)], 'a click is asked for').toEqual([link, true]);
      const confirmed = await visitor.post(link, {});
      expect([confirmed.path, isSignedIn(confirmed, next)]).toEqual(['/auth/email_changed', true]);
      expect(isSignedIn(await phone.get('/user/settings'), next), 'all others are out').toBe(false);
      expect((await logIn(phone, { email })).status).toBe(400);
    });

    test('a new address is confirmed on a phone by the password, without signing in', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const next = newEmail();
      await saveSettings(visitor, 'email', { newEmail: next, emailPassword: PASSWORD });
      const link = await linkTo(control, next, '/user/confirm');
      const phone = new PlainBrowser(visitor.origin);
      const asked = await phone.get(link);
      const words = accountTexts(brand);
      expect(visibleText(asked.text)).toContain(words.confirm.emailChange.password.replace('{{email}}', next));
      for (const [typed, said] of [
        ['', fieldMessage(brand, 'passwordRequired')],
        ['Wrong1', words.confirm.wrongPassword],
      ] as const) {
        const wrong = await sendForm(phone, asked, { password: typed });
        expect([wrong.status, shownErrors(wrong.text).atFields]).toEqual([400, { password: said }]);
      }
      const done = await sendForm(phone, asked, { password: PASSWORD });
      expect([done.path, isSignedIn(done, next)]).toEqual(['/auth/email_changed', false]);
      expect(phone.cookies).not.toHaveProperty('account');
      expect(isSignedIn(await visitor.get('/user/settings'), email), 'all are out').toBe(false);
      expect(isSignedIn(await logIn(phone, { email: next }), next)).toBe(true);
    });

    test('a new password signs out all other browsers', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const phone = new PlainBrowser(visitor.origin);
      await logIn(phone, { email });
      const before = visitor.cookies.account;
      const saved = await saveSettings(visitor, 'password', { oldPassword: PASSWORD, newPassword: 'Changed seat 2' });
      expect(isSignedIn(saved, email)).toBe(true);
      expect(visibleText(saved.text)).toContain(t.settings.saved.password);
      expect(visitor.cookies.account).not.toBe(before);
      expect(isSignedIn(await phone.get('/user/settings'), email)).toBe(false);
      expect(isSignedIn(await logIn(phone, { email, password: 'Changed seat 2' }), email)).toBe(true);
    });

    test('a card is entered at the bank, shown masked, and removed', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const saved = await saveCard(visitor);
      expect(visibleText(saved.text)).toContain(t.settings.cards.added.replace('{{mask}}', '•••• 4242'));
      expect(saved.text).not.toContain('4242424242424242');
      const removed = await saveSettings(visitor, 'cards', { cardId: cardIdIn(saved) });
      expect(visibleText(removed.text)).toContain(t.settings.saved.cards);
      expect(visibleText(removed.text)).toContain(t.settings.cards.none);
    });

    test('an account is deleted by the letter’s link and a click', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const asked = await saveSettings(visitor, 'deletion');
      expect(visibleText(asked.text)).toContain(t.settings.saved.deletion.replace('{{email}}', email));
      const link = await linkTo(control, email, '/user/anonymize_profile');
      const phone = new PlainBrowser(visitor.origin);
      for (const browser of [visitor, phone]) {
        const idle = await browser.get(link);
        expect([idle.status, visibleText(idle.text).includes(t.anonymize.idle.title)]).toEqual([200, true]);
        expect(idle.headers['referrer-policy']).toBe('strict-origin');
      }
      expect(isSignedIn(await visitor.get('/user/dashboard'), email), 'looking deletes nothing').toBe(true);

      const gone = await visitor.post(link, {});
      expect([gone.status, visibleText(gone.text).includes(t.anonymize.success.title)]).toEqual([200, true]);
      expect(visitor.cookies).not.toHaveProperty('account');
      expect(visitor.cookies).not.toHaveProperty('session');
      const again = await phone.post(link, {});
      expect([again.status, visibleText(again.text).includes(t.anonymize.fail.title)]).toEqual([400, true]);
      expect((await logIn(phone, { email })).status).toBe(400);
    });
  });
}

test.describe('on Попутный', () => {
  test.use({ brand: 'ru' });
  test('the newsletter requires the advertising consent', async ({ visitor, control }) => {
    await newCustomer(visitor, control);
    const page = await visitor.get('/user/settings');
    const { action } = settingsForm(page, 'letters');
    const refused = await visitor.post(action, { newsletter: 'on', intent: 'letters' });
    const adsConsent = fieldMessage('ru', 'adsConsentRequired');
    expect([refused.status, shownErrors(refused.text).atFields]).toEqual([400, { adsConsent }]);
    expect(settingsForm(refused, 'letters').fields).toHaveProperty('newsletter');
  });
});

test('the account’s language follows the next page', async ({ visitor, control }) => {
  await newCustomer(visitor, control);
  const saved = await saveSettings(visitor, 'market', { locale: 'de', country: 'DE', currency: 'EUR' });
  expect(saved.text).toContain('<html lang="de"');
  expect(settingsForm(saved, 'market').fields).toMatchObject({ locale: ['de'], country: ['DE'], currency: ['EUR'] });
});
