import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { failureOf } from './clients';
import { newEmail, opened, PASSWORD, peopleOf, SITE } from './people';
import { RUSSIAN, wholeSandbox } from './whole-sandbox';

const sandbox = wholeSandbox();
const { clients, remote } = sandbox;
const { letters, linkOf, signUp, signIn, confirm, person } = peopleOf(sandbox);

const BROWSER = { id: 'browser-1', hasAcceptedCookies: true };
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

describe('signing up', () => {
  it('makes an account that opens once, when its address is confirmed', async () => {
    const email = newEmail();
    const { accountId } = await signUp(` ${email.toUpperCase()} `);
    expect(await failureOf(signIn(email))).toMatchObject({ code: 'NotConfirmed' });
    const token = await linkOf(email, '/user/confirm');
    expect(token).toMatch(/^[\w-]{43}$/);
    const account = await confirm(email);
    expect(account).toMatchObject({ accountId, email });
    expect(await clients().account.getAccount(account.token)).toMatchObject({ accountId, email, isConfirmed: true });
    const used = clients().account.confirm(opened(token, 'own browser'));
    expect(await failureOf(used)).toMatchObject({ code: 'InvalidConfirmationToken' });
    expect(await signIn(email)).toMatchObject({ accountId, email, isConfirmed: true });
  });

  it('accepts an address in any alphabet', async () => {
    const email = 'анна@почта.рф';
    await signUp(email);
    const { token } = await confirm(email);
    expect(await clients().account.getAccount(token)).toMatchObject({ email });
  });

  it('tells the owner of a taken address by letter, and changes nothing', async () => {
    const { email } = await person();
    expect(await failureOf(signUp(email, 'Another seat 2'))).toMatchObject({ code: 'AlreadyExistsError' });
    expect((await letters(email))[0]?.body).toContain(`${SITE}/auth/login`);
    expect(await failureOf(signIn(email, 'Another seat 2'))).toMatchObject({ code: 'InvalidAuthInfo' });
  });

  it('writes in the language of the shop', async () => {
    const email = newEmail();
    await clients(RUSSIAN).account.signUp({
      email,
      password: PASSWORD,
      hasPrivacyConsent: true,
      hasMarketingConsent: true,
      hasAcceptedCookies: true,
      siteUrl: SITE,
    });
    expect((await letters(email))[0]?.subject).toBe('Подтвердите почту');
  });

  it.each([
    ['SECRET1', 'noSmallLetterPassword'],
    ['secret1', 'noCapitalLetterPassword'],
    ['Secrets', 'noDigitPassword'],
    ['Aa1bc', 'tooShortPassword'],
    [`Aa1${'b'.repeat(98)}`, 'tooLongPassword'],
    ['Fairwind1', 'commonPassword'],
    ['for Example 7', 'emailInPassword'],
  ])('refuses the password %s', async (password, code) => {
    const failure = await failureOf(signUp(newEmail(), password));
    expect(failure).toMatchObject({ kind: 'invalid', code: 'ValidationError' });
    expect(failure.fields).toMatchObject([{ field: 'password', code }]);
  });
});

describe('signing in', () => {
  it('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await person();
    const [wrong, unknown] = [await failureOf(signIn(email, 'Wrong1')), await failureOf(signIn(newEmail()))];
    expect(wrong.toJSON()).toEqual(unknown.toJSON());
    expect(wrong.code).toBe('InvalidAuthInfo');
  });

  it('locks out the guessing browser, with or without an account, and nobody else', async () => {
    const { email } = await person();
    for (const address of [email, newEmail()]) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect(await failureOf(signIn(address, 'Wrong1', 'guesser'))).toMatchObject({ code: 'InvalidAuthInfo' });
      }
      expect(await failureOf(signIn(address, PASSWORD, 'guesser'))).toMatchObject({ code: 'SignInAttemptsEnded' });
    }
    expect(await signIn(email)).toMatchObject({ email });
    await remote.advance(16 * MINUTE);
    expect(await signIn(email, PASSWORD, 'guesser')).toMatchObject({ email });
  });

  it('lasts thirty days, or until signing out', async () => {
    const { email, token } = await person();
    const { account } = clients();
    await account.signOut(token);
    expect(await failureOf(account.getAccount(token))).toMatchObject({
      kind: 'unauthorised',
      code: 'AuthTokenExpired',
    });
    await account.signOut(token);
    const later = (await signIn(email)).token;
    await remote.advance(31 * DAY);
    expect(await failureOf(account.getAccount(later))).toMatchObject({ code: 'AuthTokenExpired' });
  });

  it('ends everywhere on request', async () => {
    const { email, token } = await person();
    const other = (await signIn(email)).token;
    const { account } = clients();
    await account.signOut(other, { everywhere: true });
    for (const ended of [token, other]) {
      expect(await failureOf(account.getAccount(ended))).toMatchObject({ code: 'AuthTokenExpired' });
    }
  });

  it('knows the demo accounts', async () => {
    expect(await signIn('demo@fairwind.example', DEMO_PASSWORD)).toMatchObject({ email: 'demo@fairwind.example' });
    expect(await failureOf(signIn('expired@fairwind.example', DEMO_PASSWORD))).toMatchObject({
      code: 'ExpiredPassword',
    });
  });

  it('accepts an old password that breaks newer rules', async () => {
    const { email } = await person();
    await remote.advance(731 * DAY);
    expect(await signIn(email)).toMatchObject({ email });
  });
});

describe('a password reset', () => {
  it('comes by letter, works once, ends all sessions and lifts locks', async () => {
    const { email, token } = await person();
    const { account } = clients();
    for (let attempt = 0; attempt < 5; attempt += 1) await failureOf(signIn(email, 'Wrong1'));
    await account.requestPasswordReset(email, SITE);
    const first = await linkOf(email, '/user/reset_password');
    await account.requestPasswordReset(email, SITE);

    const failure = await failureOf(account.setPassword(first, 'weak'));
    expect(failure.fields).toMatchObject([{ field: 'password', code: 'noCapitalLetterPassword' }]);
    const opened = await account.setPassword(first, 'Changed seat 2');
    expect(await account.getAccount(opened)).toMatchObject({ email });
    expect(await failureOf(account.getAccount(token))).toMatchObject({ code: 'AuthTokenExpired' });
    expect(await signIn(email, 'Changed seat 2')).toMatchObject({ email });
    const second = await linkOf(email, '/user/reset_password');
    for (const used of [first, second, 'guessed']) {
      const refusal = await failureOf(account.setPassword(used, 'Changed seat 3'));
      expect(refusal).toMatchObject({ kind: 'invalid', code: 'PasswordResetTokenExpired' });
    }
  });

  it('expires after an hour', async () => {
    const { email } = await person();
    await clients().account.requestPasswordReset(email, SITE);
    const token = await linkOf(email, '/user/reset_password');
    await remote.advance(61 * MINUTE);
    expect(await failureOf(clients().account.setPassword(token, 'Changed seat 2'))).toMatchObject({
      code: 'PasswordResetTokenExpired',
    });
  });

  it('sends nothing without an account, with the same answer', async () => {
    const email = newEmail();
    await clients().account.requestPasswordReset(email, SITE);
    expect(await letters(email)).toEqual([]);
  });

  it('succeeds for only one of two concurrent uses', async () => {
    const { email } = await person();
    await clients().account.requestPasswordReset(email, SITE);
    const token = await linkOf(email, '/user/reset_password');
    const both = await Promise.allSettled([
      clients().account.setPassword(token, 'Changed seat 2'),
      clients().account.setPassword(token, 'Changed seat 3'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('orders of an account', () => {
  it('are empty before the first purchase, and belong to their owner only', async () => {
    const { token } = await person();
    const wish = { group: 'active', limit: 5, pageToken: null, period: null } as const;
    expect(await clients().account.listOrders(token, wish, [])).toEqual({
      orders: [],
      count: 0,
      counts: { active: 0, archived: 0, unpaid: { active: 0, archived: 0 } },
      nextPageToken: null,
      periods: [],
    });
    expect(await failureOf(clients().account.listOrders(new AuthToken('guessed'), wish, []))).toMatchObject({
      code: 'AuthTokenExpired',
    });
    const nobodys = '7d8e9f00-0000-4000-8000-00000000000f';
    expect(await clients().account.findBooking(token, nobodys)).toBeNull();
    const claimed = clients().account.claimBooking(token, nobodys, '+442079460958');
    expect(await failureOf(claimed)).toMatchObject({ kind: 'notFound' });
  });
});

describe('a token', () => {
  it('never prints itself', async () => {
    const { token } = await person();
    expect([String(token), JSON.stringify({ token })]).toEqual(['[token]', '{"token":"[token]"}']);
  });

  it('is not in the reports of calls, nor is a password', async () => {
    const { account, reports } = clients();
    const { token } = await account.signIn({ email: 'demo@fairwind.example', password: DEMO_PASSWORD }, BROWSER);
    await account.getAccount(token);
    const text = JSON.stringify(reports);
    expect(reports).toHaveLength(2);
    expect([text.includes(token.reveal()), text.includes(DEMO_PASSWORD), text.includes('demo@')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
