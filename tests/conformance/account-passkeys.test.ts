import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { failureOf } from './clients';
import { wholeSandbox } from './whole-sandbox';
import { type CreationOptions, type RequestOptions, SoftwareAuthenticator } from '#tests/setup/software-authenticator';

const { clients, remote } = wholeSandbox();

const SITE = 'https://shop.example';
const FORGED = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const account = () => clients().account;
const signIn = async () => {
  const pair = { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD };
  return (await account().signIn(pair, { id: 'browser', hasAcceptedCookies: true })).token;
};

describe('passkeys', () => {
  it("challenge with the shop's host, user verification, and a new value each time", async () => {
    const token = await signIn();
    const adding = await account().startAddingPasskey(token, { url: SITE, name: 'Shop' });
    expect(adding.options).toMatchObject({
      rp: { id: 'shop.example', name: 'Shop' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const [one, other] = [await account().startPasskeySignIn(SITE), await account().startPasskeySignIn(SITE)];
    expect(one.options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' });
    expect(one.options.challenge).not.toBe(other.options.challenge);
  });

  it('reject an answer that proves nothing, and use a challenge once', async () => {
    const { challengeToken } = await account().startPasskeySignIn(SITE);
    const answer = { challengeToken, credential: FORGED };
    expect(await failureOf(account().signInByPasskey(answer))).toMatchObject({ code: 'InvalidAuthInfo' });
    expect(await failureOf(account().signInByPasskey(answer))).toMatchObject({ code: 'InvalidConfirmationToken' });
  });

  it('reject a forged answer, a sign-in challenge and one of another account when adding', async () => {
    const token = await signIn();
    const { challengeToken } = await account().startAddingPasskey(token, { url: SITE, name: 'Shop' });
    const add = (given: string) => account().addPasskey(token, { challengeToken: given, credential: FORGED }, 'Phone');
    expect(await failureOf(add(challengeToken))).toMatchObject({ code: 'InvalidAuthInfo' });
    const { challengeToken: foreign } = await account().startPasskeySignIn(SITE);
    expect(await failureOf(add(foreign))).toMatchObject({ code: 'InvalidConfirmationToken' });
    expect(await account().listPasskeys(token)).toEqual([]);
  });

  it('sign in once per answer, on their own site, until they are removed', async () => {
    const token = await signIn();
    const device = new SoftwareAuthenticator();
    const { challengeToken, options } = await account().startAddingPasskey(token, { url: SITE, name: 'Shop' });
    const credential = device.create(options as unknown as CreationOptions, SITE);
    await account().addPasskey(token, { challengeToken, credential }, 'Phone');
    const answerFrom = async (origin: string) => {
      const started = await account().startPasskeySignIn(SITE);
      const signed = device.get(started.options as unknown as RequestOptions, origin);
      return { challengeToken: started.challengeToken, credential: signed ?? FORGED };
    };
    const answer = await answerFrom(SITE);
    expect(await account().signInByPasskey(answer)).toMatchObject({ email: DEMO_ACCOUNTS[0].email });
    const { challengeToken: other } = await account().startPasskeySignIn(SITE);
    const replayed = account().signInByPasskey({ ...answer, challengeToken: other });
    expect(await failureOf(replayed)).toMatchObject({ code: 'InvalidAuthInfo' });
    const foreign = account().signInByPasskey(await answerFrom('https://shop.example.evil.example'));
    expect(await failureOf(foreign)).toMatchObject({ code: 'InvalidAuthInfo' });
    const [kept] = await account().listPasskeys(token);
    await account().removePasskey(token, kept?.id ?? '');
    const removed = account().signInByPasskey(await answerFrom(SITE));
    expect(await failureOf(removed)).toMatchObject({ code: 'InvalidAuthInfo' });
  });

  it('cannot be removed from another account', async () => {
    const token = await signIn();
    expect(await failureOf(account().removePasskey(token, 'passkey-1'))).toMatchObject({ code: 'NotFound' });
  });

  it('let challenges expire after five minutes, and require a fresh proof for adding', async () => {
    const token = await signIn();
    const { challengeToken } = await account().startPasskeySignIn(SITE);
    await remote.control({ clock: { advanceMinutes: 5 } });
    const late = account().signInByPasskey({ challengeToken, credential: FORGED });
    expect(await failureOf(late)).toMatchObject({ code: 'InvalidConfirmationToken' });
    await remote.control({ clock: { advanceMinutes: 10 } });
    const adding = account().startAddingPasskey(token, { url: SITE, name: 'Shop' });
    expect(await failureOf(adding)).toMatchObject({ code: 'ReauthenticationRequired' });
  });
});
