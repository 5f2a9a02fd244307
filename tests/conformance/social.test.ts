import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/sandbox/account/demo';
import { type AuthToken } from '~/upstream/account/auth-token.server';
import { SOCIAL_NETWORKS, type SocialNetworkId } from '~/upstream/account/social-contract';
import { failureOf } from './clients';
import { wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

const CALLBACK = 'http://localhost:3000/social_auth';
const SITE = 'http://localhost:3000';
const VISITOR = { domain: 'localhost', hasAcceptedCookies: true };
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-long';
/** S256 of it. */
const challenge = async () =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(VERIFIER))).toString('base64url');

let people = 0;
const newPerson = () => `social${++people}`;
const social = () => clients().account;

/** What a network answers when this person comes back from it. */
async function codeOf(network: SocialNetworkId, who: Record<string, string>, terms: Record<string, string> = {}) {
  const config = (await social().listSocialNetworks('localhost')).find((one) => one.network === network);
  const asked = new URL(config?.authorizeUrl ?? '');
  const query = { response_type: 'code', client_id: config?.appId ?? '', redirect_uri: CALLBACK, state: 's', ...terms };
  const path = `${asked.pathname}?${new URLSearchParams(query)}`;
  const answer = await fetch(remote.url + path, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'somebody', ...who }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? 'http://none.invalid');
  return { status: answer.status, code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') };
}

const authorize = (network: SocialNetworkId, code: string, terms = {}, token?: AuthToken) =>
  social().authorizeSocial({ network, code, redirectUri: CALLBACK, ...terms }, VISITOR, token);

describe('signing in by a network', () => {
  it('lists the networks, each with where it asks', async () => {
    const list = await social().listSocialNetworks('localhost');
    expect(list.map(({ network }) => network).sort()).toEqual([...SOCIAL_NETWORKS].sort());
  });

  it('opens a new account, and the same one the next time', async () => {
    const subject = newPerson();
    const email = `${subject}@example.com`;
    const first = await authorize('vk', (await codeOf('vk', { subject, email })).code);
    expect(first).toMatchObject({ status: 'authorized', isNew: true, opened: { email } });
    const second = await authorize('vk', (await codeOf('vk', { subject })).code);
    expect(second).toMatchObject({ status: 'authorized', isNew: false, opened: { email } });
    const other = await authorize('ok', (await codeOf('ok', { subject })).code);
    expect(other, 'another network, another person').toMatchObject({ status: 'needEmail', email: null });
  });

  it('asks for what a network leaves out, and proves an account by its password', async () => {
    const subject = newPerson();
    const asked = await authorize('fb', (await codeOf('fb', { subject })).code);
    if (asked.status === 'authorized') throw new Error('nobody is known yet');
    const stranger = { network: 'fb' as const, accessToken: asked.accessToken };
    expect(await failureOf(social().specifySocialEmail(stranger, 'no address', VISITOR, SITE))).toMatchObject({
      code: 'ValidationError',
    });
    const demo = await social().specifySocialEmail(stranger, 'DEMO@fairwind.example', VISITOR, SITE);
    expect(demo).toMatchObject({ status: 'needPassword', email: 'demo@fairwind.example' });
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

  it('is linked to an account that is open, to one only, and taken away', async () => {
    const subject = newPerson();
    const owner = await authorize('ok', (await codeOf('ok', { subject, email: `${subject}@example.com` })).code);
    const another = newPerson();
    const guest = await authorize('ok', (await codeOf('ok', { subject: another, email: `${another}@x.example` })).code);
    if (owner.status !== 'authorized' || guest.status !== 'authorized') throw new Error('both are new');

    const code = async () => (await codeOf('tinkoff', { subject })).code;
    await authorize('tinkoff', await code(), {}, owner.opened.token);
    expect(await social().listLinkedNetworks(owner.opened.token)).toEqual(['ok', 'tinkoff']);
    expect(await failureOf(authorize('tinkoff', await code(), {}, guest.opened.token))).toMatchObject({
      code: 'AlreadyExistsError',
    });
    await social().unlinkNetwork(owner.opened.token, 'tinkoff');
    expect(await social().listLinkedNetworks(owner.opened.token)).toEqual(['ok']);
    expect(await failureOf(social().unlinkNetwork(guest.opened.token, 'vk'))).toMatchObject({ code: 'NotFound' });
  });

  it('an address that somebody only typed is its owner’s when they sign up', async () => {
    const subject = newPerson();
    const email = `${subject}@example.com`;
    const asked = await authorize('fb', (await codeOf('fb', { subject })).code);
    if (asked.status === 'authorized') throw new Error('nobody is known yet');
    const stranger = { network: 'fb' as const, accessToken: asked.accessToken };
    const typed = await social().specifySocialEmail(stranger, email, VISITOR, SITE);
    if (typed.status !== 'authorized') throw new Error('there was no such account');
    const { token } = typed.opened;
    expect(await social().getAccount(token)).toMatchObject({ email });
    await social().signUp({
      email,
      password: 'Left luggage 4',
      hasPrivacyConsent: true,
      hasMarketingConsent: false,
      hasAcceptedCookies: true,
      siteUrl: SITE,
    });
    expect(await failureOf(social().getAccount(token))).toMatchObject({ code: 'AuthTokenExpired' });
    const again = await authorize('fb', (await codeOf('fb', { subject })).code);
    expect(again.status).toBe('needEmail');
  });

  it('a request that no network would answer gets no code', async () => {
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
