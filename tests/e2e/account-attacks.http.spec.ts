import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import {
  DEMO,
  isSignedIn,
  linkTo,
  logIn,
  newEmail,
  NO_FOREIGN_SCRIPT,
  PASSWORD,
  sendForm,
  signUp,
  signUpAndConfirm,
} from '#tests/journeys/account';

const POSTS = [
  '/auth/login',
  '/auth/registration',
  '/auth/reset',
  '/auth/reset/token',
  '/auth/sign_out',
  '/user/confirm/token',
];
const FORM = { ...DEMO, intent: 'everywhere', privacyConsent: 'on' };

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('a form of another site is refused', async ({ visitor }) => {
      await logIn(visitor, DEMO);
      for (const path of POSTS) {
        for (const headers of [
          { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
          { 'sec-fetch-site': 'same-site' },
          { origin: 'null' },
        ]) {
          const answer = await visitor.post(path, FORM, { headers, redirects: 0 });
          expect([path, answer.status]).toEqual([path, 403]);
          expect((answer.headers['set-cookie'] ?? []).join()).not.toMatch(/account=|session=/);
        }
      }
      expect(isSignedIn(await visitor.get('/user/orders'), DEMO.email)).toBe(true);
    });

    test('redirects never leave the site', async ({ visitor }) => {
      const targets = [
        'https://elsewhere.example/',
        '//elsewhere.example',
        '/\\elsewhere.example',
        'javascript:alert(1)',
      ];
      for (const from of targets) {
        const query = `?from=${encodeURIComponent(from)}`;
        const page = await visitor.get(`/auth/login${query}`);
        const led = [...linksOf(page.text), formWith(page.text, 'password').action];
        expect(led.filter((link) => !link.startsWith('/') && link.includes('elsewhere.example'))).toEqual([]);
        expect(formWith(page.text, 'password').action).toBe('/auth/login');
        const answer = await new PlainBrowser(visitor.origin).post(`/auth/login${query}`, DEMO, { redirects: 0 });
        expect([from, answer.status, answer.headers.location]).toEqual([from, 303, '/user/dashboard']);
      }
    });

    test('the answers do not reveal who has an account', async ({ visitor, control }) => {
      const [known, unknown] = [newEmail(), newEmail()];
      await signUpAndConfirm(visitor, control, known);
      const plain = async (path: string, email: string, password?: string) => {
        const stranger = new PlainBrowser(visitor.origin);
        const page = await stranger.get(path);
        const typed: Record<string, string> =
          password === undefined ? { email } : { email, password, privacyConsent: 'on' };
        const answer = await sendForm(stranger, page, typed);
        return [answer.status, answer.path, answer.text.replaceAll(email, 'EMAIL').replace(/nonce="[^"]+"/g, '')];
      };
      expect(await plain('/auth/login', known, 'Wrong1')).toEqual(await plain('/auth/login', unknown, 'Wrong1'));
      expect(await plain('/auth/reset', known)).toEqual(await plain('/auth/reset', unknown));
      expect(await plain('/auth/registration', known, PASSWORD)).toEqual(
        await plain('/auth/registration', unknown, PASSWORD),
      );
    });

    test('neither does their timing: none is faster than the slower of the two', async ({ visitor, control }) => {
      const [known, unknown] = [newEmail(), newEmail()];
      await signUpAndConfirm(visitor, control, known);
      for (const email of [known, unknown]) {
        for (const [path, typed] of [
          ['/auth/login', { password: 'Wrong1' }],
          ['/auth/reset', {}],
          ['/auth/registration', { password: PASSWORD, privacyConsent: 'on' }],
        ] as const) {
          const began = performance.now();
          await new PlainBrowser(visitor.origin).post(path, { email, ...typed }, { redirects: 0 });
          expect.soft(performance.now() - began, `${path} ${email}`).toBeGreaterThan(390);
        }
      }
    });

    test('input is always escaped', async ({ visitor }) => {
      const typed = '"><script>alert(1)</script><img src=x onerror=alert(2)>@example.com';
      for (const path of ['/auth/login', '/auth/registration', '/auth/reset']) {
        const answer = await visitor.post(path, { email: typed, password: typed });
        expect(answer.status).toBe(400);
        expect(answer.text).not.toMatch(/<script>|<img/);
        expect(answer.headers['content-security-policy']).toMatch(NO_FOREIGN_SCRIPT);
      }
      for (const reason of ['<b>', 'constructor', 'notebook"><script>']) {
        const page = await visitor.get(
          `/auth/login?reason=${encodeURIComponent(reason)}&from=${encodeURIComponent(typed)}`,
        );
        expect([page.status, /<script>|<b>/.test(page.text)]).toEqual([200, false]);
      }
    });

    test('letter links cannot be guessed', async ({ visitor }) => {
      for (const token of ['guess', '0', `${'A'.repeat(43)}`, "' OR 1=1 --", '%00', '..%2f..', 'é'.repeat(100)]) {
        const reset = await visitor.post(`/auth/reset/${encodeURIComponent(token)}`, { password: 'Changed seat 2' });
        expect([token, reset.status]).toEqual([token, token === '%00' ? reset.status : 400]);
        const confirm = await visitor.post(`/user/confirm/${encodeURIComponent(token)}`, {});
        expect([token, confirm.status]).toEqual([token, token === '%00' ? confirm.status : 400]);
      }
      expect(visitor.cookies).not.toHaveProperty('account');
    });

    test('a planted session never becomes that of a signed-in visitor', async ({ visitor }) => {
      const eve = new PlainBrowser(visitor.origin);
      const page = await eve.get('/');
      expect(page.status).toBe(200);
      for (const [name, value] of Object.entries(eve.cookies)) visitor.setCookie(name, value);
      const planted = { ...visitor.cookies };
      await logIn(visitor, DEMO);
      expect(visitor.cookies.session).not.toBe(planted.session);
      expect(visitor.cookies.account).toBeDefined();
      expect(isSignedIn(await eve.get('/user/orders'), DEMO.email)).toBe(false);
      // An invented session, or one taken from another cookie.
      const own = visitor.cookies.account ?? '';
      const altered = own.slice(0, -5) + (own.at(-5) === 'A' ? 'B' : 'A') + own.slice(-4);
      for (const forged of ['x', visitor.cookies.session ?? '', altered]) {
        eve.setCookie('account', forged);
        expect(isSignedIn(await eve.get('/user/orders'), DEMO.email)).toBe(false);
      }
    });

    test('an ended session is invalid, even with a copy of its cookie', async ({ visitor }) => {
      await logIn(visitor, DEMO);
      const kept = visitor.cookies.account ?? '';
      await visitor.post('/auth/sign_out', { intent: 'here' });
      visitor.setCookie('account', kept);
      expect(isSignedIn(await visitor.get('/user/orders'), DEMO.email)).toBe(false);
      expect(visitor.cookies).not.toHaveProperty('account');
    });

    test('cached pages contain nobody’s data', async ({ visitor }) => {
      await logIn(visitor, DEMO);
      const home = (await visitor.get('/')).path;
      for (const path of [home, '/about', '/agreement', '/no/such/page', '/404']) {
        const own = await visitor.get(path);
        expect([path, isSignedIn(own, DEMO.email)]).toEqual([path, true]);
        expect(own.headers['cache-control']).not.toContain('public');
        for (let time = 0; time < 2; time += 1) {
          const others = await new PlainBrowser(visitor.origin).get(path);
          expect([path, others.text.includes(DEMO.email)]).toEqual([path, false]);
          expect(others.text).toContain('open-auth-modal-button');
        }
      }
    });

    test('a letter links to the shop, whatever the request’s host', async ({ visitor, control }) => {
      const email = newEmail();
      await signUp(visitor, email);
      const host = 'evil.example';
      await visitor.request('POST', '/auth/reset', { fields: { email }, headers: { host, origin: `http://${host}` } });
      const letters = await control.messagesTo(email);
      expect(letters.length).toBeGreaterThan(1);
      for (const { body } of letters) expect(body).not.toContain(host);
    });
  });
}

test('a hundred wrong passwords fail, and the owner is not locked out', async ({ visitor, control }) => {
  const email = await signUpAndConfirm(visitor, control);
  await visitor.post('/auth/sign_out', { intent: 'here' });

  const guesser = new PlainBrowser(visitor.origin);
  const statuses: number[] = [];
  for (let guess = 0; guess < 100; guess += 1) {
    const answer = await guesser.post('/auth/login', { email, password: `Guess${guess}` });
    statuses.push(answer.status);
  }
  expect(statuses).toHaveLength(100);
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
  const right = await guesser.post('/auth/login', { email, password: PASSWORD });
  expect([right.status, isSignedIn(right, email)], 'nor would the right one').toEqual([429, false]);

  expect(isSignedIn(await logIn(visitor, { email }), email), 'in the own browser').toBe(true);
  const phone = new PlainBrowser(visitor.origin);
  await sendForm(phone, await phone.get('/auth/reset'), { email });
  const form = await phone.get(await linkTo(control, email, '/user/reset_password'));
  const reset = await sendForm(phone, form, { password: 'Changed seat 2' });
  expect(isSignedIn(reset, email), 'by a letter, anywhere').toBe(true);
  expect(visibleText(reset.text)).not.toContain('Changed seat 2');
});
