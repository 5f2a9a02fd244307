import {
  accountTexts,
  DEMO,
  isSignedIn,
  linkTo,
  logIn,
  newEmail,
  NO_FOREIGN_SCRIPT,
  PASSWORD,
  sendForm,
  signUp,
} from '#tests/journeys/account';
import { headingOf } from '#tests/journeys/page-facts';
import { newCustomer } from '#tests/journeys/profile';
import { comeBy, socialTexts } from '#tests/journeys/social';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { tagsOf } from '#tests/setup/html';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

/** Every view of specification 3 §2 with the transitions of §4 that lead to it, without scripts. */
type View = {
  name: string;
  path: RegExp;
  title: string;
  /** Targets of its buttons. */
  links: string[];
  reach(visitor: PlainBrowser, control: SandboxControl): Promise<PlainPage>;
};

/** Views of a result, gone once the visitor leaves them. */
const OUTCOMES = ['success_register', 'reset_success', 'passwordResetRequestSuccess'];
const REASONS = ['notebook', 'chat', 'orders', 'profile'] as const;
const INBOXES = [
  ['yandex.ru', 'https://mail.yandex.ru/'],
  ['ya.ru', 'https://mail.yandex.ru/'],
  ['mail.ru', 'https://e.mail.ru/inbox/'],
  ['inbox.ru', 'https://e.mail.ru/inbox/'],
  ['bk.ru', 'https://e.mail.ru/inbox/'],
  ['list.ru', 'https://e.mail.ru/inbox/'],
] as const;

async function askForReset(visitor: PlainBrowser, email: string): Promise<PlainPage> {
  return sendForm(visitor, await visitor.get('/auth/reset'), { email });
}

async function customerLink(visitor: PlainBrowser, control: SandboxControl): Promise<string> {
  const email = await newCustomer(new PlainBrowser(visitor.origin), control);
  await askForReset(visitor, email);
  return linkTo(control, email, '/user/reset_password');
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = accountTexts(brand);
    const social = socialTexts(brand);
    const home = brand === 'ru' ? '/' : '/en-us';

    const views: View[] = [
      {
        name: 'login',
        path: /^\/auth\/login$/,
        title: t.login.title,
        links: ['/auth/registration', '/auth/reset'],
        reach: (visitor) => visitor.get('/auth/login'),
      },
      {
        name: 'registration',
        path: /^\/auth\/registration$/,
        title: t.registration.title,
        links: ['/auth/login', '/agreement', '/confidential'],
        reach: (visitor) => visitor.get('/auth/registration'),
      },
      {
        name: 'reset',
        path: /^\/auth\/reset$/,
        title: t.reset.title,
        links: ['/auth/login'],
        reach: (visitor) => visitor.get('/auth/reset'),
      },
      {
        name: 'reset with a token',
        path: /^\/auth\/reset\/.{20,}$/,
        title: t.newPasswordStep.title,
        links: [],
        reach: async (visitor, control) => visitor.get(await customerLink(visitor, control)),
      },
      {
        name: 'success_register',
        path: /^\/auth\/success_register$/,
        title: t.success_register.title,
        links: [home],
        reach: (visitor) => signUp(visitor, newEmail()),
      },
      {
        name: 'passwordResetRequestSuccess',
        path: /^\/auth\/passwordResetRequestSuccess$/,
        title: t.passwordResetRequestSuccess.title,
        links: ['/auth/login'],
        reach: (visitor) => askForReset(visitor, newEmail()),
      },
      {
        name: 'reset_success',
        path: /^\/auth\/reset_success$/,
        title: t.reset_success.title,
        links: ['/user/dashboard'],
        reach: async (visitor, control) => {
          const form = await visitor.get(await customerLink(visitor, control));
          return sendForm(visitor, form, { password: 'Changed seat 2' });
        },
      },
      {
        name: 'verify_auth, not begun here',
        path: /^\/social_auth\?/,
        title: social.failure.strange.title,
        links: ['/auth/login', home],
        reach: (visitor) => visitor.get('/social_auth?state=x&code=y'),
      },
      {
        name: 'need_email',
        path: /^\/social_auth\/need_email$/,
        title: social.need_email.title,
        links: [],
        reach: async (visitor) => {
          await comeBy(visitor, 'vk', { choice: 'no_email' });
          return visitor.get('/auth/need_email');
        },
      },
      {
        name: 'need_auth',
        path: /^\/social_auth\/need_auth$/,
        title: social.need_auth.title,
        links: ['/social_auth/need_email', '/auth/reset'],
        reach: async (visitor) => {
          const page = await comeBy(visitor, 'tinkoff', { choice: 'no_email' });
          await sendForm(visitor, page, { email: DEMO.email });
          return visitor.get('/auth/need_auth');
        },
      },
      {
        name: 'success_register after a network',
        path: /^\/social_auth\/success_register$/,
        title: social.welcome.title,
        links: ['/user/dashboard'],
        reach: (visitor) => {
          const email = newEmail();
          return comeBy(visitor, 'apple', { choice: 'somebody', subject: email, email });
        },
      },
      {
        name: 'a used link',
        path: /^\/user\/confirm\//,
        title: t.linkExpired.title,
        links: ['/auth/login'],
        reach: (visitor) => visitor.post('/user/confirm/used', {}),
      },
    ];

    for (const { name, path, title, links, reach } of views) {
      test(`shows the view ${name}`, async ({ visitor, control }) => {
        const page = await reach(visitor, control);
        expect(page.path).toMatch(path);
        expect(headingOf(page)).toBe(title);
        expect(page.text.match(/<h1\b/g)).toHaveLength(1);
        expect(linksOf(page.text)).toEqual(expect.arrayContaining(links));
        expect(page.headers['cache-control']).toBe('no-store');
        expect(page.headers['referrer-policy']).toBe('strict-origin');
        expect(page.headers['content-security-policy']).toMatch(NO_FOREIGN_SCRIPT);
        expect(page.text).toContain('content="noindex"');
        if (page.path.startsWith('/auth/')) expect(page.text).not.toContain('open-auth-modal-button');

        const view = page.path.slice('/auth/'.length);
        if (!OUTCOMES.includes(view)) return;
        expect((await visitor.get(page.path)).path, 'loaded again').toBe(page.path);
        await visitor.get('/auth/reset');
        const left = await visitor.get(page.path, { redirects: 0 });
        expect(left.headers.location, 'when one has left it').toBe('/auth/login');
      });
    }

    test('letters link to a known mail provider', async ({ visitor }) => {
      const inboxes: (readonly [string, string | null])[] = [...INBOXES, ['example.com', null], ['evil-ya.ru', null]];
      if (brand === 'ru') inboxes.push(['ru.localhost', 'https://mail.ru.localhost/']);
      for (const [domain, inbox] of inboxes) {
        for (const page of [await signUp(visitor, newEmail(domain)), await askForReset(visitor, newEmail(domain))]) {
          const elsewhere = tagsOf(page.text, 'a').filter(
            ({ href }) => href?.startsWith('https://') && /^https:\/\/(e\.)?mail\./.test(href),
          );
          expect([page.path, domain, elsewhere.map(({ href }) => href)]).toEqual([
            page.path,
            domain,
            inbox ? [inbox] : [],
          ]);
          for (const { target, rel } of elsewhere) expect([target, rel]).toEqual(['_blank', 'noreferrer']);
        }
      }
    });

    test('the log-in gives its reason; the main brand welcomes newcomers', async ({ visitor }) => {
      for (const reason of REASONS) {
        const page = visibleText((await visitor.get(`/auth/login?reason=${reason}`)).text);
        const said = REASONS.filter((one) => page.includes(t.login.reason[one]));
        expect(said).toEqual([reason]);
      }
      const plain = visibleText((await visitor.get('/auth/login')).text);
      expect(REASONS.filter((one) => plain.includes(t.login.reason[one]))).toEqual([]);
      expect(plain.includes(t.login.firstTime)).toBe(brand === 'ru');
    });

    test('terms and privacy open beside the form', async ({ visitor }) => {
      const { text } = await visitor.get('/auth/registration');
      const links = tagsOf(text, 'main a');
      for (const href of ['/agreement', '/confidential']) {
        const link = links.find((one) => one.href === href);
        expect([href, link?.target, link?.rel]).toEqual([href, '_blank', 'noreferrer']);
      }
    });

    for (const [from, target] of [
      [null, '/user/dashboard'],
      ['/about', '/about'],
      ['/user/orders', '/user/orders'],
      ['/user/orders/6f1c1a52-0000-4000-8000-000000000000?tab=refund', '/user/orders'],
      ['/user/notebook/add', '/user/notebook/add'],
      ['/auth/registration', '/user/dashboard'],
    ] as const) {
      test(`from ${from ?? 'nowhere'}, password and network sign-in lead to ${target}`, async ({ visitor }) => {
        const query = from ? `?from=${encodeURIComponent(from)}` : '';
        const login = await visitor.get(`/auth/login${query}`);
        const sent = await sendForm(visitor, login, DEMO, 0);
        expect([sent.status, sent.headers.location]).toEqual([303, target]);
        const page = await comeBy(new PlainBrowser(visitor.origin), 'google', { choice: 'known' }, query);
        expect([page.path, isSignedIn(page, DEMO.email)]).toEqual([target, true]);
      });
    }

    test('a session that was ended elsewhere ends here with the next page', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const phone = new PlainBrowser(visitor.origin);
      expect(isSignedIn(await logIn(phone, { email, password: PASSWORD }), email)).toBe(true);
      expect(isSignedIn(await phone.get(home), email)).toBe(true);
      await visitor.post('/auth/sign_out', { intent: 'everywhere' });
      const page = await phone.get(home);
      expect([isSignedIn(page, email), page.text.includes('open-auth-modal-button')]).toEqual([false, true]);
      expect(phone.cookies).not.toHaveProperty('account');
    });
  });
}
