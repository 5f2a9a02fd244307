import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthToken } from '~/upstream/account/auth-token.server';
import type { AccountClient } from '~/upstream/account/client.server';
import { UpstreamError } from '~/upstream/error';
import { cookiesAfter, signedIn, testContext, type TestContext } from '#tests/fixtures/request-context';
import { readAccountSession } from './account-session.server';
import { currentAccount, signIn, signOut, verifyAccount } from './account.server';
import { confirmationKey, keepConfirmationKey } from '~/bff/cookies/confirmation-key.server';
import { knownBrowserId } from '~/bff/cookies/known-browser.server';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));

const DAY = 24 * 60 * 60;
const seconds = () => Math.floor(Date.now() / 1000);
const OPENED = {
  token: new AuthToken('fresh-token'),
  accountId: 'account-1',
  email: 'ann@example.com',
  isConfirmed: true,
};

const failure = (kind: 'unauthorised' | 'unavailable') =>
  new UpstreamError({ kind, service: 'account', operation: 'getAccount', requestId: 'r' });

/** A context whose account service consists of the given functions. */
function contextWith(service: Partial<AccountClient>, changes: Partial<TestContext> = {}): TestContext {
  const context = testContext(changes);
  context.upstream = { ...context.upstream, account: service as AccountClient };
  return context;
}

const known = (email = 'ann@example.com', isConfirmed = true) =>
  Promise.resolve({ accountId: 'account-1', email, isConfirmed, isFresh: true, hasPassword: true, chatHash: null });

beforeEach(() => vi.useFakeTimers({ now: new Date('2031-05-01T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('signing in', () => {
  it('keeps a sealed session for thirty days and remembers the browser', async () => {
    const context = contextWith({});
    await signIn(context, OPENED, { isRemembered: true, by: 'password' });
    const cookies = cookiesAfter(context);
    const session = await readAccountSession(cookies);
    expect(session).toMatchObject({ id: 'account-1', email: 'ann@example.com', isRemembered: true });
    expect(session?.token.reveal()).toBe('fresh-token');
    const header = context.setCookies.find((one) => one.startsWith('account='));
    expect(header).toContain('Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
    expect(context.setCookies.join()).not.toMatch(/fresh-token|ann@/);
    expect(await knownBrowserId({ cookies }, 'Ann@Example.com')).not.toBeNull();
    expect(await knownBrowserId({ cookies }, 'eve@example.com')).toBeNull();
  });

  it('drops a social sign-in that somebody else began in this browser', async () => {
    const context = contextWith({});
    await signIn(context, OPENED, { isRemembered: true, by: 'password' });
    expect(context.setCookies).toContainEqual(expect.stringMatching(/^social=; Max-Age=0; Path=\/social_auth;/));
  });

  it('refuses an account with an unconfirmed address and ends its session', async () => {
    const ended: string[] = [];
    const signOutUpstream = (token: AuthToken) => Promise.resolve(void ended.push(token.reveal()));
    const context = contextWith({ signOut: signOutUpstream });
    const signingIn = signIn(context, { ...OPENED, isConfirmed: false }, { isRemembered: true, by: 'password' });
    await expect(signingIn).rejects.toMatchObject({ code: 'NotConfirmed' });
    expect([context.account, context.setCookies, ended]).toEqual([null, [], ['fresh-token']]);
  });

  it('lasts until the browser is closed, a day at most, when it is not remembered', async () => {
    const context = contextWith({});
    await signIn(context, OPENED, { isRemembered: false, by: 'password' });
    expect(context.setCookies.find((one) => one.startsWith('account='))).not.toContain('Max-Age');
    const cookies = cookiesAfter(context);
    vi.advanceTimersByTime(DAY * 1000 - 5000);
    expect(await readAccountSession(cookies)).not.toBeNull();
    vi.advanceTimersByTime(6000);
    expect(await readAccountSession(cookies)).toBeNull();
  });

  it('gives the visitor a new id, moves the guest’s bookings to the account and ends the previous session', async () => {
    const ended: string[] = [];
    const before = signedIn({ token: new AuthToken('old-token') });
    const signOutUpstream = (token: AuthToken) => Promise.resolve(void ended.push(token.reveal()));
    const context = contextWith({ signOut: signOutUpstream }, { account: before });
    context.session = {
      ...context.session,
      bookings: [{ token: 'booking-1' }, { token: 'booking-2', accountId: 'account-2' }],
    };
    const { id } = context.session;
    await signIn(context, OPENED, { isRemembered: true, by: 'password' });
    expect(context.session.id).not.toBe(id);
    expect(context.session.bookings).toEqual([{ token: 'booking-1', accountId: 'account-1' }]);
    expect(ended).toEqual(['old-token']);
  });
});

describe('a stored session', () => {
  it('is verified with every page', async () => {
    const getAccount = vi.fn(() => known());
    const context = contextWith({ getAccount }, { account: signedIn({ verifiedAt: seconds() - DAY }) });
    expect((await currentAccount(context))?.email).toBe('ann@example.com');
    expect(getAccount).toHaveBeenCalledTimes(1);
    expect((await readAccountSession(cookiesAfter(context)))?.verifiedAt).toBe(seconds());
  });

  it('ends here when it was ended elsewhere a moment ago', async () => {
    const getAccount = () => Promise.reject(failure('unauthorised'));
    const context = contextWith({ getAccount }, { account: signedIn({ verifiedAt: seconds() }) });
    expect([await currentAccount(context), context.account]).toEqual([null, null]);
  });

  it.each([
    ['a moment ago', 0, 'ann@example.com'],
    ['less than 24 hours ago', DAY - 60, 'ann@example.com'],
    ['24 hours ago', DAY, undefined],
  ])('verified %s is trusted, or not, while the service does not answer', async (_, age, email) => {
    const getAccount = () => Promise.reject(failure('unavailable'));
    const context = contextWith({ getAccount }, { account: signedIn({ verifiedAt: seconds() - age }) });
    expect((await currentAccount(context))?.email).toBe(email);
  });

  it.each([true, false])('reports whether its address is confirmed, which no cookie keeps: %s', async (isConfirmed) => {
    const getAccount = () => known('ann@example.com', isConfirmed);
    const context = contextWith({ getAccount }, { account: signedIn({ verifiedAt: seconds() - DAY }) });
    expect(await verifyAccount(context)).toMatchObject({ state: 'signedIn', account: { isConfirmed } });
    expect(await readAccountSession(cookiesAfter(context))).not.toHaveProperty('isConfirmed');
  });

  it('is verified once per request', async () => {
    const getAccount = vi.fn(() => known());
    const url = new URL('http://localhost:3000/user/orders');
    const context = contextWith({ getAccount }, { account: signedIn(), url });
    const [signInState, account] = await Promise.all([verifyAccount(context), currentAccount(context)]);
    expect([signInState.state, account?.email]).toEqual(['signedIn', 'ann@example.com']);
    expect(getAccount).toHaveBeenCalledTimes(1);
    expect(context.setCookies).toEqual([]);
  });

  it('ends when the service does not know it', async () => {
    const getAccount = () => Promise.reject(failure('unauthorised'));
    const context = contextWith({ getAccount }, { account: signedIn({ verifiedAt: seconds() - 2 * DAY }) });
    expect(await currentAccount(context)).toBeNull();
    expect(context.account).toBeNull();
    expect(context.setCookies).toEqual([expect.stringMatching(/^account=; Max-Age=0; Path=\/;/)]);
  });

  it('is neither trusted nor forgotten while the service does not answer', async () => {
    const getAccount = () => Promise.reject(failure('unavailable'));
    const context = contextWith({ getAccount }, { account: signedIn({ verifiedAt: seconds() - 2 * DAY }) });
    expect(await currentAccount(context)).toBeNull();
    expect((await verifyAccount(context)).state).toBe('unknown');
    expect(context.setCookies).toEqual([]);
  });

  it.each(['forged', '', 'a.b.c.d.e'])('counts as a guest when it is invalid: "%s"', async (account) => {
    expect(await readAccountSession(new Map([['account', account]]))).toBeNull();
  });

  it('counts as a guest when it was sealed for another purpose', async () => {
    const context = contextWith({});
    await signIn(context, OPENED, { isRemembered: true, by: 'password' });
    const cookies = cookiesAfter(context);
    expect(await readAccountSession(new Map([['account', cookies.get('session') ?? '']]))).toBeNull();
  });
});

describe('signing out', () => {
  it('forgets the account, the drafts, the bookings, the searches and the chats of this browser', async () => {
    const signOutUpstream = vi.fn(() => Promise.resolve());
    const cookies = new Map([['recent_searches', 'sealed']]);
    const context = contextWith({ signOut: signOutUpstream }, { account: signedIn(), cookies });
    context.session = { ...context.session, bookings: [{ token: 'booking-1' }, { token: 'booking-2' }] };
    const { id } = context.session;
    expect(await signOut(context, { everywhere: false })).toBe(true);
    expect(signOutUpstream).toHaveBeenCalledOnce();
    expect([context.account, context.session.bookings]).toEqual([null, []]);
    expect(context.session.id).not.toBe(id);
    const removed = context.setCookies.map((one) => /^(\w+?)(?:_\w{12})?=; Max-Age=0; Path=(\S+);/.exec(one)?.slice(1));
    expect(removed).toEqual([
      ['draft', '/mbooking'],
      ['draft', '/mbooking'],
      ['flash', '/'],
      ['session', '/'],
      ['account', '/'],
      ['social', '/social_auth'],
      ['recent_searches', '/'],
      ['assistant', '/'],
      ['chat_begun', '/'],
    ]);
  });

  it('works without the service, but reports failure when all browsers were meant', async () => {
    const signOutUpstream = () => Promise.reject(failure('unavailable'));
    const here = contextWith({ signOut: signOutUpstream }, { account: signedIn() });
    expect(await signOut(here, { everywhere: false })).toBe(true);
    expect(here.account).toBeNull();
    const everywhere = contextWith({ signOut: signOutUpstream }, { account: signedIn() });
    expect(await signOut(everywhere, { everywhere: true })).toBe(false);
    expect(everywhere.account).not.toBeNull();
    expect(everywhere.setCookies).toEqual([]);
  });
});

describe('the key of a browser that has signed up', () => {
  it('is the same for each letter and goes when somebody signs in or out', async () => {
    const context = contextWith({});
    const key = await keepConfirmationKey(context);
    const after = () => contextWith({}, { cookies: cookiesAfter(context) });
    expect(await keepConfirmationKey(after())).toBe(key);
    expect(await confirmationKey(after())).toBe(key);
    const [entered, left] = [after(), after()];
    await signIn(entered, OPENED, { isRemembered: true, by: 'password' });
    await signOut(left, { everywhere: false });
    for (const gone of [entered, left]) expect(await confirmationKey({ cookies: cookiesAfter(gone) })).toBeNull();
  });

  it('lasts an hour', async () => {
    const context = contextWith({});
    await keepConfirmationKey(context);
    vi.advanceTimersByTime(3600 * 1000);
    expect(await confirmationKey({ cookies: cookiesAfter(context) })).toBeNull();
  });
});
