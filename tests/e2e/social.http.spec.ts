import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import {
  DEMO,
  isSignedIn,
  linkTo,
  logIn,
  newEmail,
  PASSWORD,
  sendForm,
  signUpAndConfirm,
} from '#tests/journeys/account';
import { answerOf, comeBy, leaveFor, socialTexts } from '#tests/journeys/social';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';

/** Social sign-in over redirects (specification 3 §4), without scripts. */
for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = socialTexts(brand);

    for (const network of SOCIAL_NETWORKS) {
      test(`${network}: a known person signs in and returns to where they were`, async ({ visitor }) => {
        const page = await comeBy(visitor, network, { choice: 'known' }, '?from=%2Fcontacts');
        expect([page.path, isSignedIn(page, DEMO.email)]).toEqual(['/contacts', true]);
        expect(visitor.cookies).not.toHaveProperty('social');
      });
    }

    test('the log-in and the registration offer the networks of the market', async ({ visitor }) => {
      const russian = ['vk', 'ok', 'tinkoff'];
      for (const view of ['login', 'registration']) {
        const { text } = await visitor.get(`/auth/${view}?from=%2Fcontacts`);
        const offered = SOCIAL_NETWORKS.filter((one) => text.includes(`href="/auth/${one}?from=%2Fcontacts"`));
        expect(offered).toEqual(SOCIAL_NETWORKS.filter((one) => brand === 'ru' || !russian.includes(one)));
      }
    });

    test('a new person gets an account, and signs in to it again', async ({ visitor }) => {
      const email = newEmail();
      const who = { choice: 'somebody', subject: email, email };
      const welcome = await comeBy(visitor, 'google', who);
      expect(welcome.path).toBe('/social_auth/success_register');
      expect(visibleText(welcome.text)).toContain(t.welcome.text.replace('{{email}}', email));
      expect(isSignedIn(welcome, email)).toBe(true);

      const later = new PlainBrowser(visitor.origin);
      const page = await comeBy(later, 'google', who, '?from=%2Fcontacts');
      expect([page.path, isSignedIn(page, email)]).toEqual(['/contacts', true]);
    });

    test('a missing e-mail is required; an invalid one is reported at the field', async ({ visitor, control }) => {
      const email = newEmail();
      const asked = await comeBy(visitor, 'vk', { choice: 'no_email' }, '?from=%2Fcontacts');
      expect([asked.path, asked.status]).toEqual(['/social_auth/need_email', 200]);
      const wrong = await sendForm(visitor, asked, { email: 'nobody@.example.com' });
      expect(wrong.status).toBe(400);
      expect(Object.keys(shownErrors(wrong.text).atFields)).toHaveLength(1);
      expect(wrong.text).toContain('value="nobody@.example.com"');
      const sent = await sendForm(visitor, wrong, { email: ` ${email.toUpperCase()} ` });
      expect([sent.path, isSignedIn(sent, email)]).toEqual(['/social_auth/success_register', false]);
      const said = t.letter.text.replace('{{email}}', email).replace('{{network}}', t.network.vk);
      expect(visibleText(sent.text)).toContain(said);
      expect(visitor.cookies).not.toHaveProperty('account');
      const entered = await visitor.get(await linkTo(control, email, '/user/confirm'));
      expect([entered.path, isSignedIn(entered, email)]).toEqual(['/user/dashboard', true]);
      expect((await visitor.get('/user/settings')).text, 'the network is linked').not.toContain('/auth/vk?link=');
    });

    test('a letter answered on a phone opens the account, but not to the network', async ({ visitor, control }) => {
      const email = newEmail();
      const who = { choice: 'somebody', subject: `phone-${email}` };
      await sendForm(visitor, await comeBy(visitor, 'ok', who), { email });
      const phone = new PlainBrowser(visitor.origin);
      const asked = await phone.get(await linkTo(control, email, '/user/confirm'));
      const entered = await sendForm(phone, asked, { password: PASSWORD });
      expect([entered.path, isSignedIn(entered, email)]).toEqual(['/user/dashboard', true]);
      expect((await comeBy(new PlainBrowser(visitor.origin), 'ok', who)).path).toBe('/social_auth/need_email');
      // In the first browser the password links the network, without a second letter.
      const linked = await sendForm(visitor, await visitor.get('/social_auth/need_auth'), { password: PASSWORD });
      expect(isSignedIn(linked, email)).toBe(true);
      expect(isSignedIn(await comeBy(new PlainBrowser(visitor.origin), 'ok', who), email)).toBe(true);
    });

    test('a typed address gets one answer, with or without an account', async ({ visitor, control }) => {
      const known = await signUpAndConfirm(visitor, control);
      const unknown = newEmail();
      const answers = await Promise.all(
        [known, unknown].map(async (email) => {
          const stranger = new PlainBrowser(visitor.origin);
          const asked = await comeBy(stranger, 'fb', { choice: 'no_email' });
          const began = performance.now();
          const page = await sendForm(stranger, asked, { email });
          const after = [page, await stranger.get('/user/orders'), await stranger.get('/social_auth/need_auth')];
          expect(performance.now() - began).toBeGreaterThan(390);
          expect(stranger.cookies).not.toHaveProperty('account');
          const even = (text: string) => text.replaceAll(email, 'EMAIL').replace(/nonce="[^"]+"/, '');
          return after.map(({ status, path, text }) => [status, path, even(text)]);
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(isSignedIn(await visitor.get('/user/settings'), known), 'the owner stays signed in').toBe(true);
    });

    test('an address with an account requires its password, and then signs in by the network', async ({
      visitor,
      control,
    }) => {
      const email = await signUpAndConfirm(visitor, control);
      const elsewhere = new PlainBrowser(visitor.origin);
      const who = { choice: 'somebody', subject: `s-${email}`, email };
      const asked = await comeBy(elsewhere, 'ok', who, '?from=%2Fcontacts');
      expect([asked.path, asked.text.includes(`value="${email}"`)]).toEqual(['/social_auth/need_email', true]);
      const sent = await sendForm(elsewhere, asked, { email });
      expect(sent.path).toBe('/social_auth/success_register');
      const letters = await control.messagesTo(email);
      expect(letters[0]?.body, 'the letter leads to the password').toContain('/social_auth/need_auth\n');
      const password = await elsewhere.get('/social_auth/need_auth');
      expect(isSignedIn(password, email)).toBe(false);
      const wrong = await sendForm(elsewhere, password, { password: 'Wrong1' });
      expect([wrong.status, Object.keys(shownErrors(wrong.text).atFields).length]).toEqual([400, 1]);
      const page = await sendForm(elsewhere, wrong, { password: PASSWORD });
      expect([page.path, isSignedIn(page, email)]).toEqual(['/contacts', true]);

      const third = new PlainBrowser(visitor.origin);
      expect(isSignedIn(await comeBy(third, 'ok', who, '?from=%2Fcontacts'), email)).toBe(true);
    });

    test('an address that the network vouches for needs no letter, only its account’s password', async ({
      visitor,
      control,
    }) => {
      const email = await signUpAndConfirm(visitor, control);
      const elsewhere = new PlainBrowser(visitor.origin);
      const asked = await comeBy(elsewhere, 'google', { choice: 'somebody', subject: `g-${email}`, email });
      expect(asked.path).toBe('/social_auth/need_email');
      const count = (await control.messagesTo(email)).length;
      const password = await sendForm(elsewhere, asked, { email });
      expect([password.path, (await control.messagesTo(email)).length]).toEqual(['/social_auth/need_auth', count]);
      expect(isSignedIn(await sendForm(elsewhere, password, { password: PASSWORD }), email)).toBe(true);
    });

    for (const [choice, state, status] of [
      ['refused', 'refused', 200],
      ['broken', 'broken', 400],
    ] as const) {
      test(`${choice}: says so and offers a way on`, async ({ visitor }) => {
        const page = await comeBy(visitor, 'tinkoff', { choice });
        expect([page.path.split('?')[0], page.status]).toEqual(['/social_auth', status]);
        expect(visibleText(page.text)).toContain(t.failure[state].text);
        expect(page.text).toContain('href="/auth/login"');
        expect(visitor.cookies).not.toHaveProperty('account');
      });
    }
  });
}

test.describe('in the settings of a market whose people have accounts there', () => {
  test.use({ brand: 'ru' });

  test('a network is linked in the settings, signs in, and is unlinked', async ({ visitor, control }) => {
    const email = await signUpAndConfirm(visitor, control);
    const settings = await visitor.get('/user/settings');
    const link = decodeEntities(/href="(\/auth\/vk\?link=[^"]+)"/.exec(settings.text)?.[1] ?? '');
    const network = new URL((await visitor.get(link, { redirects: 0 })).headers.location ?? '');
    const who = { choice: 'somebody', subject: `link-${email}` };
    const linked = await visitor.get(await answerOf(visitor, network, who));
    expect(linked.path.split('#')[0]).toBe('/user/settings');
    expect(linked.text).not.toContain('/auth/vk?link=');

    const elsewhere = new PlainBrowser(visitor.origin);
    expect(isSignedIn(await comeBy(elsewhere, 'vk', who, '?from=%2Fcontacts'), email)).toBe(true);
    // One account's proof is worthless to another.
    const thief = new PlainBrowser(visitor.origin);
    await logIn(thief, DEMO);
    expect((await leaveFor(thief, 'vk', link.slice(link.indexOf('?')))).pathname).toBe('/user/dashboard');

    await visitor.post('/user/settings', { intent: 'networks', network: 'vk' });
    const stranger = new PlainBrowser(visitor.origin);
    expect((await comeBy(stranger, 'vk', who)).path).toBe('/social_auth/need_email');
  });
});

test.describe('while the account service is down', () => {
  test.use({ isolated: true });
  const t = socialTexts('intl');

  test('pages say so, and tickets are sold', async ({ visitor, control }) => {
    const back = await answerOf(visitor, await leaveFor(visitor, 'vk'), { choice: 'known' });
    await control.set({ services: { account: { status: 500 } } });
    const page = await visitor.get(back);
    expect([page.status, visibleText(page.text).includes(t.failure.down.text)]).toEqual([503, true]);
    const form = await visitor.get('/auth/login');
    expect([form.status, form.text.includes('name="password"')]).toEqual([200, true]);
  });
});

test.describe('attacks', () => {
  const t = socialTexts('intl');

  test('an answer works once, in the browser that asked, with its state', async ({ visitor }) => {
    const back = await answerOf(visitor, await leaveFor(visitor, 'google'), { choice: 'known' });
    const stranger = new PlainBrowser(visitor.origin);
    const stolen = await stranger.get(back);
    expect([stolen.status, visibleText(stolen.text).includes(t.failure.strange.text)]).toEqual([400, true]);

    const forged = new URL(back, visitor.origin);
    forged.searchParams.set('state', 'made-up');
    expect((await visitor.get(forged.pathname + forged.search)).status).toBe(400);
    expect(isSignedIn(await visitor.get(back), DEMO.email)).toBe(true);

    await visitor.post('/auth/sign_out', { intent: 'here' });
    const replayed = await visitor.get(back);
    expect([replayed.status, isSignedIn(replayed, DEMO.email)]).toEqual([400, false]);
  });

  test('another flow’s code does not fit: state, nonce and verifier belong together', async ({ visitor }) => {
    const attacker = new PlainBrowser(visitor.origin);
    const theirs = new URL(
      await answerOf(attacker, await leaveFor(attacker, 'google'), { choice: 'known' }),
      visitor.origin,
    );
    const mine = await leaveFor(visitor, 'google');
    const state = mine.searchParams.get('state') ?? '';
    const code = theirs.searchParams.get('code') ?? '';
    const page = await visitor.get(`/social_auth?state=${state}&code=${encodeURIComponent(code)}`);
    expect([page.status, isSignedIn(page, DEMO.email)]).toEqual([400, false]);
  });

  test('another network’s answer opens nothing', async ({ visitor }) => {
    const answers = [
      ['google', 'https://other.example'],
      ['google', null],
      // A network that never names itself, replaced by another one's answer.
      ['vk', 'https://accounts.google.com'],
    ] as const;
    for (const [network, issuer] of answers) {
      const back = new URL(
        await answerOf(visitor, await leaveFor(visitor, network), { choice: 'known' }),
        visitor.origin,
      );
      if (issuer) back.searchParams.set('iss', issuer);
      else back.searchParams.delete('iss');
      const page = await visitor.get(back.pathname + back.search);
      expect([network, issuer, page.status, isSignedIn(page, DEMO.email)]).toEqual([network, issuer, 400, false]);
    }
  });

  test('redirects stay on the site, and no address contains a secret', async ({ visitor }) => {
    const page = await comeBy(visitor, 'vk', { choice: 'known' }, '?from=%2F%2Fevil.example');
    expect(page.path).toBe('/user/dashboard');
    const fresh = new PlainBrowser(visitor.origin);
    const network = await leaveFor(fresh, 'google');
    expect(network.searchParams.get('redirect_uri')).toBe(`${visitor.origin}/social_auth`);
    expect(network.searchParams.get('code_challenge_method')).toBe('S256');
    expect(network.searchParams.has('code_verifier')).toBe(false);
    expect(network.searchParams.get('state')?.length).toBeGreaterThan(40);
    expect(network.searchParams.get('nonce')).not.toBe(network.searchParams.get('state'));
  });

  test('nobody adds a network to an account without its settings page', async ({ visitor }) => {
    await logIn(visitor, DEMO);
    for (const query of ['', '?link=1', '?link=made.up']) {
      const sent = await leaveFor(visitor, 'vk', query);
      expect(sent.pathname).toBe('/user/dashboard');
    }
  });

  test('password and address forms require a network step before them, on this site', async ({ visitor }) => {
    for (const view of ['need_email', 'need_auth', 'success_register', 'verify_auth']) {
      expect((await visitor.get(`/social_auth/${view}`)).path).toBe('/auth/login');
    }
    await comeBy(visitor, 'fb', { choice: 'no_email' });
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const forged = await visitor.post('/social_auth/need_email', { email: newEmail() }, { headers });
    expect(forged.status).toBe(403);
  });

  test('only a network’s parameters are taken from a foreign form', async ({ visitor }) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const taken = await visitor.post('/social_auth', { state: 's', code: 'c', from: '/x' }, { headers, redirects: 0 });
    expect([taken.status, taken.headers.location]).toEqual([303, '/social_auth?state=s&code=c']);
    expect((await visitor.post('/social_auth', { code: 'c' }, { headers, redirects: 0 })).status).toBe(400);
  });

  test('wrong passwords are counted', async ({ visitor, control }) => {
    const email = await signUpAndConfirm(visitor, control);
    const attacker = new PlainBrowser(visitor.origin);
    await comeBy(attacker, 'fb', { choice: 'no_email' });
    await attacker.post('/social_auth/need_email', { email });
    const guess = (password: string) => attacker.post('/social_auth/need_auth', { password });
    for (let guessed = 0; guessed < 6; guessed += 1) await guess(`Wrong${guessed}`);
    expect((await guess('Wrong6')).status).toBe(429);
    const owner = new PlainBrowser(visitor.origin);
    owner.setCookie('browser', visitor.cookies.browser ?? '');
    expect(isSignedIn(await logIn(owner, { email }, { query: '?from=%2Fcontacts' }), email)).toBe(true);
  });
});
