import { accountTexts, linkTo, newEmail, PASSWORD, sendForm } from '#tests/journeys/account';
import { newCustomer, profileTexts, saveSettings } from '#tests/journeys/profile';
import { BRANDS, expect, test, type ShopOptions } from '#tests/setup/fixtures';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import enErrors from '../../locales/en/errors.json' with { type: 'json' };
import ruErrors from '../../locales/ru/errors.json' with { type: 'json' };

type Reason = keyof typeof enErrors.upstream;

function reasonText(brand: ShopOptions['brand'], reason: Reason): string {
  return (brand === 'ru' ? ruErrors : enErrors).upstream[reason];
}

/** The log-in's message by the service's reason (specification 3 §8); null: the service is down. */
const AT_LOGIN: [refuse: string, status: number, said: Reason | null][] = [
  ['InvalidAuthInfo', 400, 'InvalidAuthInfo'],
  // Never reveal who has an account.
  ['NotFound', 400, 'InvalidAuthInfo'],
  ['SignInAttemptsEnded', 429, 'SignInAttemptsEnded'],
  ['ExpiredPassword', 400, 'ExpiredPassword'],
  ['NotConfirmed', 400, 'NotConfirmed'],
  ['SomethingNew', 503, null],
  ['serverError', 503, null],
];

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const t = accountTexts(brand);
    const profile = profileTexts(brand);

    test('each reason of the account service has its message', async ({ visitor, control }) => {
      const refuse = (operation: string, code: string | null) =>
        control.set({
          services: { account: code === null ? null : { operations: { [operation]: { refuse: code } } } },
        });
      const typed = { email: newEmail(), password: PASSWORD, remember: 'on' };
      for (const [code, status, said] of AT_LOGIN) {
        await refuse('account/sign_in.json', code);
        const answer = await visitor.post('/auth/login', typed);
        const text = visibleText(answer.text);
        expect.soft([code, answer.status]).toEqual([code, status]);
        expect.soft(text, code).toContain(said ? reasonText(brand, said) : t.down.text);
        expect.soft(answer.text, 'the address stays').toContain(`value="${typed.email}"`);
        expect.soft(visitor.cookies).not.toHaveProperty('account');
      }

      const down = (page: { text: string }) => visibleText(page.text).includes(t.down.title);
      const expired = (page: { text: string }) => visibleText(page.text).includes(t.linkExpired.title);
      for (const [operation, path, code, isExpired] of [
        ['account/confirm/show.json', '/user/confirm/token', 'InvalidConfirmationToken', true],
        ['account/confirm/show.json', '/user/confirm/token', 'SomethingNew', false],
        ['password/set.json', '/auth/reset/token', 'PasswordResetTokenExpired', true],
        ['password/set.json', '/auth/reset/token', 'SomethingNew', false],
      ] as const) {
        await refuse(operation, code);
        const answer = await visitor.post(path, { password: PASSWORD });
        const expected = [operation, code, isExpired ? 400 : 503, isExpired, !isExpired];
        expect.soft([operation, code, answer.status, expired(answer), down(answer)]).toEqual(expected);
      }

      await refuse('', null);
      await newCustomer(visitor, control);
      await refuse('password/update.json', '14');
      const passwords = { oldPassword: PASSWORD, newPassword: 'Changed seat 2' };
      const wrong = await saveSettings(visitor, 'password', passwords);
      expect(shownErrors(wrong.text).atFields).toEqual({ oldPassword: profile.settings.wrongPassword });
      await refuse('password/update.json', 'SomethingNew');
      const other = await saveSettings(visitor, 'password', passwords);
      expect(shownErrors(other.text).atFields).toEqual({});
      expect(other.status).toBe(503);
    });

    test('deleting an account shows idle, loading, success and failure', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      await saveSettings(visitor, 'deletion');
      const link = await linkTo(control, email, '/user/anonymize_profile');
      const status = async (fault: object | null, isSent = true) => {
        const faults = fault && { operations: { 'account/anonymize.json': fault } };
        await control.set({ services: { account: faults } });
        const phone = new PlainBrowser(visitor.origin);
        const page = await phone.get(link);
        const answer = isSent ? await phone.post(link, {}) : page;
        const text = visibleText(answer.text);
        const shown = Object.entries(profile.anonymize).find(
          ([, words]) => typeof words === 'object' && text.includes(words.title) && text.includes(words.text),
        );
        return [answer.status, shown?.[0]];
      };
      expect(await status(null, false)).toEqual([200, 'idle']);
      expect(await status({ refuse: 'InvalidConfirmationToken' })).toEqual([400, 'fail']);
      expect(await status({ status: 500 })).toEqual([503, 'down']);
      expect(await status({ delayMs: 2500, times: 1 })).toEqual([202, 'loading']);
      await expect.poll(() => status(null), { timeout: 15_000 }).toEqual([200, 'success']);
      const settled = await sendForm(visitor, await visitor.get('/auth/login'), { email, password: PASSWORD });
      expect(settled.status, 'the account is gone').toBe(400);
    });
  });
}
