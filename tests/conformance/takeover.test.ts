import { describe, expect, it } from 'vitest';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { SOCIAL_NETWORKS, type SocialNetworkId } from '~/upstream/account/social-contract';
import { failureOf } from './clients';
import { newEmail, opened, PASSWORD, peopleOf, SITE } from './people';
import { networkOf } from './social-people';
import { wholeSandbox } from './whole-sandbox';

const sandbox = wholeSandbox();
const { clients } = sandbox;
const { letters, linkOf, signUp, signIn, confirm, person } = peopleOf(sandbox);
const { comeBy, typeEmail } = networkOf(sandbox);
const account = () => clients().account;

const OTHER = 'Window seat 7';
const EXPIRED = { code: 'InvalidConfirmationToken' };
const VOUCHING: readonly SocialNetworkId[] = ['google', 'apple'];
const OTHERS = SOCIAL_NETWORKS.filter((network) => !VOUCHING.includes(network));

describe('the letter of a sign-up', () => {
  it('requires a new password in another browser: the first one is void', async () => {
    const email = newEmail();
    await signUp(email, PASSWORD, 'browser of a stranger');
    const token = await linkOf(email, '/user/confirm');
    for (const key of [null, 'browser of the owner']) {
      const link = opened(token, key);
      expect(await account().showConfirmation(link)).toEqual({ kind: 'newAccount', email, needs: 'newPassword' });
      for (const password of [undefined, 'weak']) {
        expect(await failureOf(account().confirm(link, password))).toMatchObject({ code: 'ValidationError' });
      }
    }
    const entered = await account().confirm(opened(token), OTHER);
    expect(entered).toMatchObject({ email, isConfirmed: true });
    expect(await failureOf(signIn(email))).toMatchObject({ code: 'InvalidAuthInfo' });
    expect(await signIn(email, OTHER)).toMatchObject({ email });
  });

  it('ignores advertising consent that somebody else ticked', async () => {
    const email = newEmail();
    const consents = { hasPrivacyConsent: true, hasMarketingConsent: true, hasAcceptedCookies: true };
    await account().signUp({ email, password: PASSWORD, browserKey: 'stranger', siteUrl: SITE, ...consents });
    const { token } = await account().confirm(opened(await linkOf(email, '/user/confirm')), OTHER);
    expect(await account().getProfile(token as AuthToken)).toMatchObject({ hasAdsConsent: false });
  });

  it("belongs to its own sign-up: a stranger's neither voids nor joins the owner's", async () => {
    const email = newEmail();
    await signUp(email);
    const own = await linkOf(email, '/user/confirm');
    await signUp(email, OTHER, 'browser of a stranger');
    const strangers = await linkOf(email, '/user/confirm');
    expect(strangers).not.toBe(own);
    expect(await account().confirm(opened(own, 'own browser'))).toMatchObject({ email });
    expect(await failureOf(account().confirm(opened(strangers, 'browser of a stranger')))).toMatchObject(EXPIRED);
    expect(await failureOf(signIn(email, OTHER))).toMatchObject({ code: 'InvalidAuthInfo' });
    expect(await signIn(email)).toMatchObject({ email });
  });

  it('opens one account per address, however many confirm at a time', async () => {
    const email = newEmail();
    const links = [];
    for (let time = 0; time < 3; time += 1) {
      await signUp(email);
      links.push(await linkOf(email, '/user/confirm'));
    }
    const all = await Promise.allSettled(links.map((link) => account().confirm(opened(link, 'own browser'))));
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe('a letter that sets a password', () => {
  it("takes over an unconfirmed address without a stranger's choices", async () => {
    const email = newEmail();
    await signUp(email, PASSWORD, 'browser of a stranger');
    await account().requestPasswordReset(email, SITE);
    await account().setPassword(await linkOf(email, '/user/reset_password'), OTHER);
    expect(await failureOf(signIn(email))).toMatchObject({ code: 'InvalidAuthInfo' });
    expect(await signIn(email, OTHER)).toMatchObject({ email, isConfirmed: true });
  });

  it('closes every other access to the account', async () => {
    const { email, token } = await person();
    const subject = `thief-${email}`;
    await comeBy('vk', { subject }, token);
    const wanted = newEmail();
    await account().changeEmail(token, { email: wanted, password: PASSWORD, siteUrl: SITE });
    const change = await linkOf(wanted, '/user/confirm');
    await account().requestCode(email, SITE);
    const linkToken = await linkOf(email, '/auth/code');
    await account().requestPasswordReset(email, SITE);
    const fresh = await account().setPassword(await linkOf(email, '/user/reset_password'), OTHER);
    expect(await account().listLinkedNetworks(fresh)).toEqual([]);
    expect(await comeBy('vk', { subject })).toMatchObject({ status: 'needEmail' });
    expect(await failureOf(account().confirm(opened(change, null, fresh)))).toMatchObject(EXPIRED);
    expect(await account().getProfile(fresh)).toMatchObject({ email, pendingEmail: null });
    expect(await failureOf(account().signInByLetter({ linkToken }, { isRemembered: true }))).toMatchObject(EXPIRED);
  });
});

describe('the letter of a new address', () => {
  async function change() {
    const owner = await person();
    const wanted = newEmail();
    await account().changeEmail(owner.token, { email: wanted, password: PASSWORD, siteUrl: SITE });
    return { owner, wanted, link: await linkOf(wanted, '/user/confirm') };
  }

  it("gives no account to its reader, and no address to another's account", async () => {
    const { owner, wanted, link } = await change();
    const stranger = await person();
    for (const session of [null, stranger.token]) {
      const open = opened(link, 'any browser', session);
      expect(await account().showConfirmation(open)).toMatchObject({ kind: 'emailChange', needs: 'password' });
      for (const password of [undefined, OTHER]) {
        expect(await failureOf(account().confirm(open, password))).toMatchObject({ code: '14' });
      }
    }
    expect(await account().getProfile(owner.token)).toMatchObject({ email: owner.email, pendingEmail: wanted });
    expect(await account().confirm(opened(link), PASSWORD)).toMatchObject({ email: wanted, token: null });
  });

  it('ends all sessions but the confirming one, and the links in the old mailbox', async () => {
    const { owner, wanted, link } = await change();
    const { token: phone } = await signIn(owner.email);
    await account().requestPasswordReset(owner.email, SITE);
    await account().requestCode(owner.email, SITE);
    const linkToken = await linkOf(owner.email, '/auth/code');
    await account().askToAnonymize(owner.token, SITE);
    const reset = await linkOf(owner.email, '/user/reset_password');
    const [id = '', anonymize = ''] = (await linkOf(owner.email, '/user/anonymize_profile')).split('/');
    await account().confirm(opened(link, null, owner.token));
    expect(await account().getAccount(owner.token)).toMatchObject({ email: wanted });
    expect(await failureOf(account().getAccount(phone))).toMatchObject({ code: 'AuthTokenExpired' });
    expect(await failureOf(account().setPassword(reset, OTHER))).toMatchObject({ code: 'PasswordResetTokenExpired' });
    expect(await failureOf(account().anonymize(id, anonymize))).toMatchObject(EXPIRED);
    expect(await failureOf(account().signInByLetter({ linkToken }, { isRemembered: true }))).toMatchObject(EXPIRED);
  });

  it('in another browser ends all sessions and starts none', async () => {
    const { owner, wanted, link } = await change();
    expect(await account().confirm(opened(link), PASSWORD)).toMatchObject({ token: null });
    expect(await failureOf(account().getAccount(owner.token))).toMatchObject({ code: 'AuthTokenExpired' });
    expect(await signIn(wanted)).toMatchObject({ email: wanted });
  });

  it('does not block a sign-up with the address', async () => {
    const { wanted, link, owner } = await change();
    await signUp(wanted);
    expect(await confirm(wanted)).toMatchObject({ email: wanted });
    expect(await failureOf(account().confirm(opened(link, null, owner.token)))).toMatchObject(EXPIRED);
  });
});

describe('an address that a network names', () => {
  it.each(VOUCHING)("%s vouches for it: opens a new account, or asks for the old one's password", async (network) => {
    const email = newEmail();
    expect(await comeBy(network, { subject: email, email })).toMatchObject({ status: 'authorized', isNew: true });
    const again = await comeBy(network, { subject: `other ${email}`, email });
    expect(again).toMatchObject({ status: 'needPassword', email });
  });

  it.each([...OTHERS.map((network) => [network, {}] as const), ['google', { unverified: 'on' }] as const])(
    '%s %j does not vouch for it: requires a typed address, and opens nothing',
    async (network, terms) => {
      const { email } = await person();
      for (const named of [email, newEmail()]) {
        const asked = await comeBy(network, { subject: `s ${named}`, email: named, ...terms });
        expect(asked).toMatchObject({ status: 'needEmail', email: named });
        expect(await letters(named)).toHaveLength(named === email ? 1 : 0);
      }
    },
  );
});

describe('an address typed after a network', () => {
  it('gets the same answer with or without an account, and opens nothing', async () => {
    const { email, token } = await person();
    const unknown = newEmail();
    for (const typed of [email, unknown]) {
      expect(await typeEmail('vk', { subject: `s ${typed}` }, typed, 'browser of a stranger')).toBeUndefined();
      expect(await comeBy('vk', { subject: `s ${typed}` })).toMatchObject({ status: 'needEmail' });
    }
    expect((await letters(email))[0]?.body).toContain(`${SITE}/social_auth/need_auth\n`);
    expect((await letters(unknown))[0]?.body).toContain(`${SITE}/user/confirm/`);
    expect(await account().getAccount(token), 'the owner stays signed in').toMatchObject({ email });
  });

  it('signs in by the network when the same browser answers the letter', async () => {
    const email = newEmail();
    await typeEmail('ok', { subject: email }, email, 'own browser');
    expect(await confirm(email)).toMatchObject({ email });
    expect(await comeBy('ok', { subject: email })).toMatchObject({ status: 'authorized', opened: { email } });
  });

  it('answered elsewhere opens an account, but not to the network of whoever typed it', async () => {
    const email = newEmail();
    await typeEmail('ok', { subject: `thief ${email}` }, email, 'browser of a stranger');
    const link = opened(await linkOf(email, '/user/confirm'), 'own browser');
    expect(await account().showConfirmation(link)).toMatchObject({ needs: 'newPassword' });
    const { token } = await account().confirm(link, OTHER);
    expect(await account().listLinkedNetworks(token as AuthToken)).toEqual([]);
    expect(await comeBy('ok', { subject: `thief ${email}` })).toMatchObject({ status: 'needEmail' });
  });

  it('typed by two strangers makes two separate sign-ups', async () => {
    const email = newEmail();
    await typeEmail('vk', { subject: `eve ${email}` }, email, 'eve');
    await typeEmail('ok', { subject: `mallory ${email}` }, email, 'mallory');
    await account().confirm(opened(await linkOf(email, '/user/confirm'), 'mallory'));
    expect(await comeBy('ok', { subject: `mallory ${email}` })).toMatchObject({ status: 'authorized' });
    expect(await comeBy('vk', { subject: `eve ${email}` })).toMatchObject({ status: 'needEmail' });
  });
});
