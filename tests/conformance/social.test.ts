import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';
import { failureOf } from './clients';
import { SITE } from './people';
import { CALLBACK, networkOf } from './social-people';
import { wholeSandbox } from './whole-sandbox';

const sandbox = wholeSandbox();
const { clients } = sandbox;
const { codeOf, authorize, visitor: VISITOR } = networkOf(sandbox);

const LETTER = { siteUrl: SITE };
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-long';
/** The S256 digest of the verifier. */
const challenge = async () =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(VERIFIER))).toString('base64url');

let people = 0;
const newPerson = () => `social${++people}`;
const social = () => clients().account;

describe('social sign-in', () => {
  it('lists the networks with their authorisation addresses', async () => {
    const list = await social().listSocialNetworks('localhost');
    expect(list.map(({ network }) => network).sort()).toEqual([...SOCIAL_NETWORKS].sort());
  });

  it('opens a new account for an address that the network vouches for, and the same one the next time', async () => {
    const subject = newPerson();
    const email = `${subject}@example.com`;
    const first = await authorize('google', (await codeOf('google', { subject, email })).code);
    expect(first).toMatchObject({ status: 'authorized', isNew: true, opened: { email, isConfirmed: true } });
    const second = await authorize('google', (await codeOf('google', { subject })).code);
    expect(second).toMatchObject({ status: 'authorized', isNew: false, opened: { email } });
    const other = await authorize('ok', (await codeOf('ok', { subject })).code);
    expect(other, 'another network, another person').toMatchObject({ status: 'needEmail', email: null });
  });

  it('adds a network to an account by its password, whatever the letter says', async () => {
    const subject = newPerson();
    const asked = await authorize('fb', (await codeOf('fb', { subject })).code);
    if (asked.status === 'authorized') throw new Error('nobody is known yet');
    const stranger = { network: 'fb' as const, accessToken: asked.accessToken };
    expect(await failureOf(social().specifySocialEmail(stranger, 'no address', VISITOR, LETTER))).toMatchObject({
      code: 'ValidationError',
    });
    const wrong = { email: 'demo@fairwind.example', password: 'Wrong1' };
    expect(await failureOf(social().linkSocial(stranger, wrong, VISITOR, 'browser-a'))).toMatchObject({
      code: 'InvalidAuthInfo',
    });
    const right = { ...wrong, password: DEMO_PASSWORD };
    const linked = await social().linkSocial(stranger, right, VISITOR, 'browser-a');
    expect(linked).toMatchObject({ status: 'authorized', isNew: false, opened: { email: 'demo@fairwind.example' } });
    expect(await failureOf(social().linkSocial(stranger, right, VISITOR, 'browser-a')), 'once').toMatchObject({
      code: 'AuthTokenExpired',
    });
  });

  it.each([
    ['used', { network: 'google' }, async (code: string) => void (await authorize('google', code, GOOD))],
    ['of another network', { network: 'vk' }, null],
    ['for another address', { network: 'google', redirectUri: `${CALLBACK}?x` }, null],
    ['without its verifier', { network: 'google', codeVerifier: undefined }, null],
    ['with another nonce', { network: 'google', nonce: 'another' }, null],
  ] as const)('refuses a code %s', async (_name, { network, ...terms }, before) => {
    const subject = newPerson();
    const asked = { code_challenge: await challenge(), code_challenge_method: 'S256', nonce: GOOD.nonce };
    const { code } = await codeOf('google', { subject, email: `${subject}@example.com` }, asked);
    await before?.(code);
    expect(await failureOf(authorize(network, code, { ...GOOD, ...terms }))).toMatchObject({ code: 'InvalidAuthInfo' });
  });

  it('links to one open account only, and can be unlinked', async () => {
    const subject = newPerson();
    const owner = await authorize('apple', (await codeOf('apple', { subject, email: `${subject}@example.com` })).code);
    const another = newPerson();
    const guest = await authorize(
      'apple',
      (await codeOf('apple', { subject: another, email: `${another}@x.example` })).code,
    );
    if (owner.status !== 'authorized' || guest.status !== 'authorized') throw new Error('both are new');

    const code = async () => (await codeOf('tinkoff', { subject })).code;
    await authorize('tinkoff', await code(), {}, owner.opened.token);
    expect(await social().listLinkedNetworks(owner.opened.token)).toEqual(['apple', 'tinkoff']);
    expect(await failureOf(authorize('tinkoff', await code(), {}, guest.opened.token))).toMatchObject({
      code: 'AlreadyExistsError',
    });
    await social().unlinkNetwork(owner.opened.token, 'tinkoff');
    expect(await social().listLinkedNetworks(owner.opened.token)).toEqual(['apple']);
    expect(await failureOf(social().unlinkNetwork(guest.opened.token, 'vk'))).toMatchObject({ code: 'NotFound' });
  });

  it('gets no code for a request that no network would answer', async () => {
    const wrong = [
      ['client_id', 'another'],
      ['redirect_uri', 'https://evil.example/steal'],
      ['state', ''],
    ] as const;
    for (const [name, value] of wrong) {
      expect(await codeOf('vk', { subject: 'x' }, { [name]: value })).toMatchObject({ status: 400, code: '' });
    }
  });
});

const GOOD = { codeVerifier: VERIFIER, nonce: 'a-nonce' };
