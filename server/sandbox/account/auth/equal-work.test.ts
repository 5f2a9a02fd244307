import type * as Crypto from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestSandbox } from '../../testing/test-sandbox';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';

/** Number of keys derived from passwords: nearly all of the response time. */
let derived = 0;

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const scrypt: typeof crypto.scrypt = (...args: unknown[]) => {
    derived += 1;
    (crypto.scrypt as (...all: unknown[]) => void)(...args);
  };
  return { ...crypto, scrypt };
});

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start([]);
});
afterEach(() => sandbox.stop());

async function workOf(path: string, body: object): Promise<[keys: number, code: unknown]> {
  const before = derived;
  const answer = await sandbox.post(`/account/${path}.json`, { v: '2.0', ...body });
  const { error } = (await answer.json()) as { error?: string };
  return [derived - before, error];
}

const KNOWN = DEMO_ACCOUNTS[0].email;
const UNKNOWN = 'nobody@example.com';
const VISITOR = { lang: 'en', country: 'US', currency: 'USD', cookie_policy_accept: true };

describe('the same work is done whether or not an address has an account', () => {
  it('when signing in', async () => {
    const signIn = (email: string) => workOf('account/sign_in', { ...VISITOR, email, password: 'Wrong1' });
    expect(await signIn(KNOWN)).toEqual([1, 'InvalidAuthInfo']);
    expect(await signIn(UNKNOWN)).toEqual([1, 'InvalidAuthInfo']);
  });

  it('when signing up', async () => {
    const consents = { personal_data_processing_consent: true, explicit_ads_consent: false };
    const signUp = (email: string) =>
      workOf('account/sign_up', {
        ...VISITOR,
        ...consents,
        email,
        password: 'Left luggage 4',
        site_url: 'http://shop.test',
      });
    expect((await signUp(KNOWN))[0]).toBe(1);
    expect((await signUp(UNKNOWN))[0]).toBe(1);
  });

  it('when requesting a reset', async () => {
    const reset = (email: string) => workOf('password/reset', { email, site_url: 'http://shop.test' });
    expect(await reset(KNOWN)).toEqual([0, undefined]);
    expect(await reset(UNKNOWN)).toEqual([0, undefined]);
  });

  it('when changing an address to it', async () => {
    const answer = await sandbox.post('/account/account/sign_in.json', {
      v: '2.0',
      ...VISITOR,
      email: KNOWN,
      password: DEMO_PASSWORD,
    });
    const { data } = (await answer.json()) as { data: { auth_token: string } };
    const change = (email: string) =>
      workOf('account/email/update', { ...data, email, password: DEMO_PASSWORD, site_url: 'http://shop.test' });
    expect(await change(DEMO_ACCOUNTS[1].email)).toEqual([1, undefined]);
    expect(await change(UNKNOWN)).toEqual([1, undefined]);
  });
});
