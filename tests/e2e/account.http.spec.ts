import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, shownErrors, visibleText } from '#tests/setup/html-page';
import { fieldMessage } from '#tests/setup/messages';
import { PlainBrowser } from '#tests/setup/plain-browser';
import {
  accountTexts,
  DEMO,
  isSignedIn,
  linkTo,
  logIn,
  newEmail,
  PASSWORD,
  sendForm,
  signUp,
  signUpAndConfirm,
} from '#tests/journeys/account';

/** The log-in's words in Russian, which other people's automation expects (upstream facts §7). */
const RUSSIAN_LOGIN = {
  wrongPair: 'Вы ошиблись в почте или пароле',
  noEmail: 'Введите вашу электронную почту',
  noPassword: 'Введите ваш пароль',
  wrongEmail: 'Неверный формат электронной почты',
};

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = accountTexts(brand);

    test('sign up, confirm the address, sign out and in again', async ({ visitor, control }) => {
      const email = newEmail();
      const sent = await signUp(visitor, email);
      expect(sent.path).toBe('/auth/success_register');
      expect(visibleText(sent.text)).toContain(t.success_register.text.replace('{{email}}', email));
      expect(visibleText((await visitor.get(sent.path)).text), 'loaded again').toContain(email);

      const early = await logIn(visitor, { email });
      expect(early.status).toBe(400);
      const confirmed = await visitor.get(await linkTo(control, email, '/user/confirm'));
      expect([confirmed.path, confirmed.status, isSignedIn(confirmed, email)]).toEqual(['/user/dashboard', 200, true]);

      const out = await visitor.post('/auth/sign_out', { intent: 'here' });
      expect(isSignedIn(out, email)).toBe(false);
      expect(visitor.cookies).not.toHaveProperty('account');
      const again = await logIn(visitor, { email });
      expect([again.path, isSignedIn(again, email)]).toEqual(['/user/dashboard', true]);
    });

    test('a link opened on another device requires a new password, and works once', async ({ visitor, control }) => {
      const email = newEmail();
      await signUp(visitor, email);
      const link = await linkTo(control, email, '/user/confirm');
      const phone = new PlainBrowser(visitor.origin);
      const asked = await phone.get(link);
      expect([asked.status, isSignedIn(asked, email)]).toEqual([200, false]);
      expect(visibleText(asked.text)).toContain(t.confirm.newAccount.newPassword.replace('{{email}}', email));
      const weak = await sendForm(phone, asked, { password: 'weak' });
      expect([weak.status, Object.keys(shownErrors(weak.text).atFields)]).toEqual([400, ['password']]);
      const confirmed = await sendForm(phone, weak, { password: 'Changed seat 2' });
      expect([confirmed.path, isSignedIn(confirmed, email)]).toEqual(['/user/dashboard', true]);

      const used = await visitor.get(link);
      expect([used.status, visibleText(used.text).includes(t.linkExpired.title)]).toEqual([400, true]);
      expect(isSignedIn(used, email)).toBe(false);
      expect((await logIn(visitor, { email })).status, 'the password of the sign-up is void').toBe(400);
      expect(isSignedIn(await logIn(visitor, { email, password: 'Changed seat 2' }), email)).toBe(true);
    });

    test('a letter sets a new password', async ({ visitor, control }) => {
      const email = await signUpAndConfirm(visitor, control);
      const elsewhere = new PlainBrowser(visitor.origin);

      const asked = await sendForm(elsewhere, await elsewhere.get('/auth/reset'), { email: ` ${email.toUpperCase()}` });
      expect(asked.path).toBe('/auth/passwordResetRequestSuccess');
      const link = await linkTo(control, email, '/user/reset_password');
      const form = await elsewhere.get(link);
      expect(form.path).toBe(link.replace('/user/reset_password/', '/auth/reset/'));
      expect(form.headers['referrer-policy']).toBe('strict-origin');
      expect(form.headers['cache-control']).toBe('no-store');

      const weak = await sendForm(elsewhere, form, { password: 'weak' });
      expect(weak.status).toBe(400);
      expect(Object.keys(shownErrors(weak.text).atFields)).toEqual(['password']);
      expect(weak.text).not.toContain('value="weak"');

      const done = await sendForm(elsewhere, weak, { password: 'Changed seat 2' });
      expect([done.path, isSignedIn(done, email)]).toEqual(['/auth/reset_success', true]);
      expect(linksOf(done.text)).toContain('/user/dashboard');
      expect(isSignedIn(await visitor.get('/user/orders'), email), 'all others are out').toBe(false);

      const used = await sendForm(elsewhere, form, { password: 'Changed seat 3' });
      expect([used.status, visibleText(used.text).includes(t.linkExpired.title)]).toEqual([400, true]);
      expect((await logIn(new PlainBrowser(visitor.origin), { email })).status, 'the old one').toBe(400);
      const now = await logIn(new PlainBrowser(visitor.origin), { email, password: 'Changed seat 2' });
      expect(isSignedIn(now, email)).toBe(true);
    });

    test('signing in returns to the requested page', async ({ visitor }) => {
      const header = (await visitor.get('/about')).text;
      expect(header).toMatch(/data-testid="open-auth-modal-button"[^>]* href="\/auth\/login\?from=%2Fabout"/);
      const login = await visitor.get('/auth/login?from=%2Fabout&reason=orders');
      expect(login.text).not.toContain('open-auth-modal-button');
      expect(visibleText(login.text)).toContain(t.login.reason.orders);
      const other = linksOf(login.text).filter((link) => /^\/auth\/(registration|reset)/.test(link));
      expect(other).toEqual(other.map((link) => link.replace(/\?.*/, '?from=%2Fabout&reason=orders')));
      const about = await logIn(visitor, DEMO, { query: '?from=%2Fabout' });
      expect([about.path, isSignedIn(about, DEMO.email)]).toEqual(['/about', true]);
      expect((await visitor.get('/auth/login?from=%2Fcontacts')).path, 'whoever is in wants no form').toBe('/contacts');
    });

    test('a link of the help menu continues after the log-in', async ({ visitor }) => {
      const open = await logIn(visitor, DEMO, {
        query: '?from=%2Fsupport-chat%3Ffrom-support-menu%3D1&reason=chat',
      });
      expect(open.path).toBe('/support-chat?from-support-menu=1');
      expect(open.text).toContain('<textarea');
    });

    for (const [path, target] of [
      ['/auth', '/auth/login'],
      ['/auth/unknown', '/auth/login'],
      ['/auth/Login', '/auth/login'],
      ['/auth/need_email', '/social_auth/need_email'],
      ['/social_auth/need_email', '/auth/login'],
      ['/auth/need_auth?reason=notebook&from=%2Fabout', '/social_auth/need_auth?reason=notebook&from=%2Fabout'],
      ['/social_auth/need_auth?reason=notebook&from=%2Fabout', '/auth/login?from=%2Fabout&reason=notebook'],
      ['/auth/verify_auth?from=%2Fabout', '/auth/login?from=%2Fabout'],
      ['/auth/success_register', '/auth/login'],
      ['/auth/reset_success', '/auth/login'],
      ['/auth/passwordResetRequestSuccess', '/auth/login'],
    ] as const) {
      test(`a guest at ${path} is redirected to the log-in`, async ({ visitor }) => {
        const answer = await visitor.get(path, { redirects: 0 });
        expect([answer.status, answer.headers.location]).toEqual([302, target]);
      });
    }

    test('every page verifies the session', async ({ visitor }) => {
      await logIn(visitor, DEMO);
      const verified = await visitor.get('/auth/verify_auth?from=%2Fabout', { redirects: 0 });
      expect(verified.headers.location).toBe('/about');
    });

    test('the log-in shows validation errors at the field and in the summary', async ({ visitor }) => {
      const page = await visitor.get('/auth/login');
      const empty = await sendForm(visitor, page, { email: '', password: '' });
      expect(empty.status).toBe(400);
      expect(shownErrors(empty.text)).toEqual({
        atFields: { email: fieldMessage(brand, 'emailRequired'), password: fieldMessage(brand, 'passwordRequired') },
        summary: [
          { target: 'email', message: fieldMessage(brand, 'emailRequired') },
          { target: 'password', message: fieldMessage(brand, 'passwordRequired') },
        ],
      });
      const wrong = await sendForm(visitor, page, { email: 'ann@-example.com', password: 'x' });
      expect(shownErrors(wrong.text).atFields).toEqual({ email: fieldMessage(brand, 'wrongEmail') });
      expect(formWith(wrong.text, 'password').fields).toMatchObject({ email: ['ann@-example.com'], password: [''] });
      // An unticked box stays unticked.
      expect(formWith(wrong.text, 'password').fields.remember).toEqual(['on']);
      const unticked = await visitor.post('/auth/login', { email: '', password: '' });
      expect(formWith(unticked.text, 'password').fields.remember).toBeUndefined();
    });

    test('an expired password leads to a new one', async ({ visitor }) => {
      const page = await logIn(visitor, { email: 'expired@fairwind.example', password: DEMO.password });
      expect(page.status).toBe(400);
      expect(linksOf(page.text)).toContain('/auth/reset');
    });

    test('without remembering, the session ends with the browser', async ({ visitor }) => {
      const answer = await visitor.post('/auth/login', DEMO, { redirects: 0 });
      const cookies = answer.headers['set-cookie'] ?? [];
      const account = cookies.find((cookie) => cookie.startsWith('account=')) ?? '';
      expect(account).toContain('HttpOnly; SameSite=Lax');
      expect(account).not.toContain('Max-Age');
    });

    test('signing out everywhere ends the other browsers’ sessions too', async ({ visitor, control }) => {
      const email = await signUpAndConfirm(visitor, control);
      const other = new PlainBrowser(visitor.origin);
      await logIn(other, { email });
      const out = await visitor.post('/auth/sign_out', { intent: 'everywhere' }, { redirects: 0 });
      expect([out.status, out.headers['clear-site-data']]).toEqual([303, '"cache", "storage"']);
      expect(isSignedIn(await other.get('/user/orders'), email)).toBe(false);
      expect(other.cookies).not.toHaveProperty('account');
    });
  });
}

test.describe('on Попутный', () => {
  test.use({ brand: 'ru' });

  test('the log-in uses the words that automation expects', async ({ visitor }) => {
    const page = await visitor.get('/auth/login');
    for (const hook of ['email-input', 'password-input', 'sign-in-button']) {
      expect(page.text).toContain(`data-testid="${hook}"`);
    }
    const empty = visibleText((await sendForm(visitor, page, { email: '', password: '' })).text);
    expect(empty).toContain(RUSSIAN_LOGIN.noEmail);
    expect(empty).toContain(RUSSIAN_LOGIN.noPassword);
    const form = await sendForm(visitor, page, { email: 'ann@.com', password: 'x' });
    expect(visibleText(form.text)).toContain(RUSSIAN_LOGIN.wrongEmail);
    const pair = await sendForm(visitor, page, { email: newEmail(), password: 'Wrong1' });
    expect(visibleText(pair.text)).toContain(RUSSIAN_LOGIN.wrongPair);
  });

  test('asks for consent, and links to a known mail provider', async ({ visitor }) => {
    const email = newEmail('yandex.ru');
    const form = await visitor.get('/auth/registration');
    const refused = await sendForm(visitor, form, { email, password: PASSWORD, marketingConsent: 'on' });
    expect(shownErrors(refused.text).atFields).toEqual({
      privacyConsent: fieldMessage('ru', 'privacyConsentRequired'),
    });
    expect(formWith(refused.text, 'email').fields.marketingConsent).toEqual(['on']);
    const sent = await sendForm(visitor, refused, { email, password: PASSWORD, privacyConsent: 'on' });
    expect(linksOf(sent.text)).toContain('https://mail.yandex.ru/');
  });
});

test.describe('on Fairwind', () => {
  test('nothing is ticked and no box is required', async ({ visitor }) => {
    const form = await visitor.get('/auth/registration');
    expect(form.text).not.toContain('name="privacyConsent"');
    expect(formWith(form.text, 'email').fields.marketingConsent).toBeUndefined();
    const sent = await sendForm(visitor, form, { email: newEmail(), password: PASSWORD });
    expect(sent.path).toBe('/auth/success_register');
    expect(linksOf(sent.text).filter((link) => link.startsWith('https://mail.'))).toEqual([]);
  });
});

test.describe('while the account service is down', () => {
  test.use({ isolated: true });

  test('pages say so, and tickets are sold', async ({ control, visitor }) => {
    await logIn(visitor, DEMO);
    for (const fault of [{ status: 503 }, { malformed: 'html' }] as const) {
      await control.set({ services: { account: fault } });
      const guest = new PlainBrowser(visitor.origin);
      const login = await logIn(guest, DEMO);
      expect(login.status).toBe(503);
      expect(visibleText(login.text)).toContain(accountTexts('intl').down.text);
      expect(formWith(login.text, 'email').fields.email).toEqual([DEMO.email]);
      expect((await signUp(guest, newEmail())).status).toBe(503);
      expect((await sendForm(guest, await guest.get('/auth/reset'), { email: newEmail() })).status).toBe(503);
      for (const path of ['/en-us', '/about', '/user/orders']) {
        const page = await visitor.get(path);
        expect([path, page.status, isSignedIn(page, DEMO.email)]).toEqual([path, 200, true]);
      }
      const out = await visitor.post('/auth/sign_out', { intent: 'everywhere' });
      expect([out.status, visibleText(out.text).includes(accountTexts('intl').signOut.failed)]).toEqual([503, true]);
    }
  });
});
