import { randomUUID } from 'node:crypto';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { OpenedLink } from '~/upstream/account/confirmation-client.server';
import type { wholeSandbox } from './whole-sandbox';

export const SITE = 'http://localhost:3000';
export const PASSWORD = 'Left luggage 4';

export type Letter = { subject: string; body: string };
export type Person = { accountId: string; email: string; token: AuthToken };

/** Returns a new, unique address. */
export function newEmail(): string {
  return `p${randomUUID().slice(0, 12)}@example.com`;
}

/** Makes an opened letter link, with a browser's key, with a session, or in an unknown browser. */
export function opened(token: string, browserKey: string | null = null, session: AuthToken | null = null): OpenedLink {
  return { token, browserKey, session };
}

type Whole = ReturnType<typeof wholeSandbox>;
/** A sandbox with the account service. */
type PeopleSandbox = { clients: () => ReturnType<Whole['clients']>; remote: Whole['remote'] };

/** People with accounts at a sandbox, and their letters. */
export function peopleOf({ clients, remote }: PeopleSandbox) {
  /** Returns letters, the newest first. */
  async function letters(to: string): Promise<Letter[]> {
    return ((await remote.read(`/outbox.json?to=${encodeURIComponent(to)}`)) as { messages: Letter[] }).messages;
  }

  /** Returns the part after this path in the newest letter with such a link; empty when there is none. */
  async function linkOf(to: string, path: string): Promise<string> {
    const found = (await letters(to)).map(({ body }) => body.split(`${SITE}${path}/`)[1]?.split('\n')[0]);
    return found.find((link) => link !== undefined) ?? '';
  }

  /** @param browserKey the browser whose answer to the letter makes the password count */
  const signUp = (email: string, password = PASSWORD, browserKey = 'own browser') =>
    clients().account.signUp({
      email,
      password,
      browserKey,
      hasPrivacyConsent: true,
      hasMarketingConsent: false,
      hasAcceptedCookies: false,
      siteUrl: SITE,
    });

  const signIn = (email: string, password = PASSWORD, id = 'browser-1') =>
    clients().account.signIn({ email, password }, { id, hasAcceptedCookies: true });

  /** Answers the newest letter of a sign-up in the browser that asked for it. */
  async function confirm(email: string): Promise<Person> {
    const link = await linkOf(email, '/user/confirm');
    const { token, accountId } = await clients().account.confirm(opened(link, 'own browser'));
    if (!token) throw new Error('no session has begun');
    return { accountId, email, token };
  }

  /** Makes a person with a confirmed account. */
  async function person(): Promise<Person> {
    const email = newEmail();
    await signUp(email);
    return confirm(email);
  }

  return { letters, linkOf, signUp, signIn, confirm, person };
}
