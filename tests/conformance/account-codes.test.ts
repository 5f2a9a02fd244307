import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { failureOf } from './clients';
import { wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

const SITE = 'http://localhost:3000';
const DEMO = DEMO_ACCOUNTS[0].email;
const REMEMBERED = { isRemembered: true };
const STRANGER = 'nobody-here@example.com';

const account = () => clients().account;

async function lettersTo(to: string): Promise<{ subject: string; body: string }[]> {
  const answer = await remote.read(`/outbox.json?to=${encodeURIComponent(to)}`);
  return (answer as { messages: { subject: string; body: string }[] }).messages;
}

/** Requests a letter; returns its attempt, its code and the token of its link. */
async function letter(email: string = DEMO) {
  const attemptToken = await account().requestCode(email, SITE);
  const body = (await lettersTo(email))[0]?.body ?? '';
  return {
    attemptToken,
    code: /^\d{6}$/m.exec(body)?.[0] ?? '',
    linkToken: new RegExp(`${SITE}/auth/code/(\\S+)`).exec(body)?.[1] ?? '',
  };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code of a letter', () => {
  it('signs in once', async () => {
    const { attemptToken, code } = await letter();
    expect(await account().signInByLetter({ attemptToken, code }, REMEMBERED)).toMatchObject({ email: DEMO });
    const again = await failureOf(account().signInByLetter({ attemptToken, code }, REMEMBERED));
    expect(again).toMatchObject({ code: 'InvalidConfirmationToken' });
  });

  it('works for only one of two concurrent uses', async () => {
    const { attemptToken, code } = await letter();
    const both = await Promise.allSettled(
      [1, 2].map(() => account().signInByLetter({ attemptToken, code }, REMEMBERED)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('works only with the attempt of the browser that asked', async () => {
    const [mine, other] = [await letter(), await letter(STRANGER)];
    const proof = { attemptToken: other.attemptToken, code: mine.code };
    expect(await failureOf(account().signInByLetter(proof, REMEMBERED))).toMatchObject({ code: 'InvalidAuthInfo' });
  });

  it('expires after ten minutes', async () => {
    const { attemptToken, code, linkToken } = await letter();
    await remote.control({ clock: { advanceMinutes: 10 } });
    for (const proof of [{ attemptToken, code }, { linkToken }]) {
      const failure = await failureOf(account().signInByLetter(proof, REMEMBERED));
      expect(failure).toMatchObject({ code: 'InvalidConfirmationToken' });
    }
  });

  it('is void after five tries, which lock codes of the address but not the link', async () => {
    const { attemptToken, code, linkToken } = await letter();
    for (let time = 0; time < 5; time += 1) {
      const failure = await failureOf(account().signInByLetter({ attemptToken, code: wrong(code) }, REMEMBERED));
      expect(failure).toMatchObject({ code: 'InvalidAuthInfo' });
    }
    const failure = await failureOf(account().signInByLetter({ attemptToken, code }, REMEMBERED));
    expect(failure).toMatchObject({ code: 'InvalidConfirmationToken' });
    const next = await letter();
    const closed = await failureOf(account().signInByLetter(next, REMEMBERED));
    expect(closed).toMatchObject({ code: 'SignInAttemptsEnded' });
    expect(await account().signInByLetter({ linkToken }, REMEMBERED)).toMatchObject({ email: DEMO });
    await remote.control({ clock: { advanceMinutes: 16 } });
  });

  it('answers alike for every address, and sends no letter to one without an account', async () => {
    const { attemptToken, code } = await letter(STRANGER);
    expect(code).toBe('');
    expect(await lettersTo(STRANGER)).toEqual([]);
    for (let time = 0; time < 5; time += 1) {
      const failure = await failureOf(account().signInByLetter({ attemptToken, code: '123456' }, REMEMBERED));
      expect(failure).toMatchObject({ code: 'InvalidAuthInfo' });
    }
    const { attemptToken: next } = await letter(STRANGER);
    const closed = await failureOf(account().signInByLetter({ attemptToken: next, code: '123456' }, REMEMBERED));
    expect(closed).toMatchObject({ code: 'SignInAttemptsEnded' });
  });

  it('never goes to an unconfirmed address, which gets its confirmation letter', async () => {
    const email = 'just-signed-up@example.com';
    const consents = { hasPrivacyConsent: true, hasMarketingConsent: false, hasAcceptedCookies: true };
    await account().signUp({ email, password: 'Left luggage 4', ...consents, siteUrl: SITE });
    const { code } = await letter(email);
    expect(code).toBe('');
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(2);
    expect(letters[0]?.body).toContain(`${SITE}/user/confirm/`);
  });
});

describe('the link of a letter', () => {
  it('signs in once, with the attempt of its letter or without one', async () => {
    const { linkToken, attemptToken } = await letter();
    const { attemptToken: foreign } = await letter(STRANGER);
    const failure = await failureOf(account().signInByLetter({ linkToken, attemptToken: foreign }, REMEMBERED));
    expect(failure).toMatchObject({ code: 'InvalidConfirmationToken' });
    expect(await account().signInByLetter({ linkToken, attemptToken }, REMEMBERED)).toMatchObject({ email: DEMO });
    const again = await failureOf(account().signInByLetter({ linkToken }, REMEMBERED));
    expect(again).toMatchObject({ code: 'InvalidConfirmationToken' });
  });
});

describe('re-authentication', () => {
  const signIn = async () =>
    (await account().signIn({ email: DEMO, password: DEMO_PASSWORD }, { id: 'browser', hasAcceptedCookies: true }))
      .token;

  it('is required after 15 minutes for every removal or change', async () => {
    const token = await signIn();
    const [passenger] = (await account().listPassengers(token)).passengers;
    if (!passenger) throw new Error('the demo account has passengers');
    expect(await account().getAccount(token)).toMatchObject({ isFresh: true, hasPassword: true });
    await remote.control({ clock: { advanceMinutes: 15 } });
    expect(await account().getAccount(token)).toMatchObject({ isFresh: false });
    const dear = [
      () => account().startAddingCard(token, `${SITE}/user/settings`),
      () => account().deleteCard(token, 'card-1'),
      () => account().savePassenger(token, { ...passenger, gender: 'f' }),
      () => account().deletePassenger(token, passenger.id),
      () => account().unlinkNetwork(token, 'vk'),
    ];
    for (const work of dear) expect(await failureOf(work())).toMatchObject({ code: 'ReauthenticationRequired' });
    expect(await account().listPassengers(token)).toBeDefined();

    expect(await failureOf(account().reauthenticate(token, { password: 'Wrong1' }))).toMatchObject({ code: '14' });
    await account().reauthenticate(token, { password: DEMO_PASSWORD });
    expect(await account().getAccount(token)).toMatchObject({ isFresh: true });
    expect(await account().savePassenger(token, { ...passenger, gender: 'f' })).toMatchObject({ id: passenger.id });
  });

  it('accepts a code of its own account only', async () => {
    const token = await signIn();
    await remote.control({ clock: { advanceMinutes: 15 } });
    const { attemptToken: foreign } = await letter(STRANGER);
    const failure = await failureOf(account().reauthenticate(token, { attemptToken: foreign, code: '123456' }));
    expect(failure).toMatchObject({ code: 'InvalidAuthInfo' });
    const attemptToken = await account().requestCodeAgain(token);
    const body = (await lettersTo(DEMO))[0]?.body ?? '';
    expect(body).not.toContain('/auth/code/');
    await account().reauthenticate(token, { attemptToken, code: /^\d{6}$/m.exec(body)?.[0] ?? '' });
    expect(await account().getAccount(token)).toMatchObject({ isFresh: true });
  });

  it('locks after five wrong passwords', async () => {
    const token = await signIn();
    for (let time = 0; time < 5; time += 1) await failureOf(account().reauthenticate(token, { password: 'Wrong1' }));
    const closed = await failureOf(account().reauthenticate(token, { password: DEMO_PASSWORD }));
    expect(closed).toMatchObject({ code: 'SignInAttemptsEnded' });
  });
});
