import { BAD_EMAILS, BAD_PASSWORDS } from '#tests/fixtures/credentials';
import { DEMO, linkTo, newEmail, PASSWORD, sendForm, signUpAndConfirm } from '#tests/journeys/account';
import { newCustomer, saveSettings } from '#tests/journeys/profile';
import { comeBy } from '#tests/journeys/social';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { shownErrors } from '#tests/setup/html-page';
import { fieldMessage, passwordMessage } from '#tests/setup/messages';
import type { PlainPage } from '#tests/setup/plain-browser';

/** Returns the status, and the message at the one invalid field and in the summary. */
function saidOf({ status, text }: PlainPage, id: string) {
  const { atFields } = shownErrors(text);
  return [status, atFields[id]];
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    // A shop of its own: so many rejected forms reach the limits of one address.
    test.use({ brand, isolated: 'warm' });

    test('every form with an address rejects an invalid one', async ({ visitor, control }) => {
      const wrong = [400, fieldMessage(brand, 'wrongEmail')];
      const consent = { privacyConsent: 'on', marketingConsent: 'on' };
      for (const [fault, email] of BAD_EMAILS) {
        for (const path of ['/auth/login', '/auth/registration', '/auth/reset']) {
          const answer = await visitor.post(path, { email, password: PASSWORD, ...consent });
          expect([path, fault, ...saidOf(answer, 'email')]).toEqual([path, fault, ...wrong]);
        }
        const home = await visitor.get('/');
        const subscribed = await sendForm(visitor, home, { subscriberEmail: email, intent: 'subscribe' });
        expect([fault, ...saidOf(subscribed, 'subscriberEmail')]).toEqual([fault, ...wrong]);
      }
      await comeBy(visitor, 'vk', { choice: 'no_email' });
      for (const [fault, email] of BAD_EMAILS) {
        const answer = await visitor.post('/social_auth/need_email', { email });
        expect([fault, ...saidOf(answer, 'email')]).toEqual([fault, ...wrong]);
      }
      await newCustomer(visitor, control);
      for (const [fault, typed] of BAD_EMAILS) {
        const answer = await saveSettings(visitor, 'email', { newEmail: typed, emailPassword: PASSWORD });
        expect([fault, ...saidOf(answer, 'newEmail')]).toEqual([fault, ...wrong]);
      }
    });

    test('every form that sets a password names its fault', async ({ visitor, control }) => {
      const email = await signUpAndConfirm(visitor, control);
      await visitor.post('/auth/sign_out', { intent: 'here' });
      await sendForm(visitor, await visitor.get('/auth/reset'), { email });
      const reset = (await visitor.get(await linkTo(control, email, '/user/reset_password'))).path;
      for (const [password, fault] of BAD_PASSWORDS) {
        // All that is missing is named at once.
        const said = [400, expect.stringContaining(passwordMessage(brand, fault))];
        const registration = await visitor.post('/auth/registration', {
          email: newEmail(),
          password,
          privacyConsent: 'on',
        });
        expect([password, ...saidOf(registration, 'password')]).toEqual([password, ...said]);
        const setting = await visitor.post(reset, { password });
        expect([password, ...saidOf(setting, 'password')]).toEqual([password, ...said]);
      }
    });

    test('every sign-in form reports empty fields', async ({ visitor }) => {
      const [noEmail, noPassword] = [fieldMessage(brand, 'emailRequired'), fieldMessage(brand, 'passwordRequired')];
      const login = await visitor.post('/auth/login', { email: '  ', password: '' });
      expect([saidOf(login, 'email'), saidOf(login, 'password')]).toEqual([
        [400, noEmail],
        [400, noPassword],
      ]);
      expect(saidOf(await visitor.post('/auth/reset', { email: '' }), 'email')).toEqual([400, noEmail]);
      await comeBy(visitor, 'ok', { choice: 'no_email' });
      expect(saidOf(await visitor.post('/social_auth/need_email', { email: '' }), 'email')).toEqual([400, noEmail]);
      await visitor.post('/social_auth/need_email', { email: DEMO.email });
      const empty = await visitor.post('/social_auth/need_auth', { password: '' });
      expect(saidOf(empty, 'password')).toEqual([400, noPassword]);
    });
  });
}
