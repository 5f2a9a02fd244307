import { describe, expect, it } from 'vitest';
import type { ClientFacts } from '~/upstream/account/contract';
import { failureOf } from './clients';
import { opened } from './people';
import { wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

const SITE = 'http://localhost:3000';
const PASSWORD = 'Left luggage 4';
/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;
const LAPTOP: ClientFacts = { id: 'laptop', browser: 'Firefox', system: 'Linux', siteUrl: SITE };
const PHONE: ClientFacts = { id: 'phone', browser: 'Safari', system: 'iPhone', siteUrl: SITE };

const of = (client: ClientFacts) => clients(undefined, {}, client).account;
let people = 0;

type Letter = { subject: string; body: string };
async function letters(to: string): Promise<Letter[]> {
  const { messages } = (await remote.read(`/outbox.json?to=${encodeURIComponent(to)}`)) as { messages: Letter[] };
  return messages;
}

/** Signs up a person and confirms the address, both on the laptop. */
async function person() {
  const email = `session${++people}@example.com`;
  const consents = { hasPrivacyConsent: true, hasMarketingConsent: false, hasAcceptedCookies: true };
  await of(LAPTOP).signUp({ email, password: PASSWORD, ...consents, siteUrl: SITE, browserKey: 'laptop' });
  const link = /user\/confirm\/(\S+)/.exec((await letters(email))[0]?.body ?? '')?.[1] ?? '';
  const { token } = await of(LAPTOP).confirm(opened(link, 'laptop'));
  if (!token) throw new Error('no session has begun');
  const signIn = (client: ClientFacts, isRemembered = true) =>
    of(client).signIn({ email, password: PASSWORD }, { id: client.id, hasAcceptedCookies: true, isRemembered });
  return { email, token, signIn };
}

const namesOf = (sessions: readonly { browser: string | null; isCurrent: boolean }[]) =>
  sessions.map(({ browser, isCurrent }) => [browser, isCurrent]);

describe('the list of sessions', () => {
  it('names every browser, the current one first, and ends one or all others', async () => {
    const { token, signIn } = await person();
    const { token: phone } = await signIn(PHONE);
    await signIn(LAPTOP);
    const sessions = await of(PHONE).listSessions(phone);
    expect(sessions[0]).toMatchObject({ browser: 'Safari', system: 'iPhone', isCurrent: true });
    expect(namesOf(sessions).slice(1)).toEqual([
      ['Firefox', false],
      ['Firefox', false],
    ]);
    const first = (await of(LAPTOP).listSessions(token)).find(({ isCurrent }) => isCurrent);
    await of(PHONE).endSession(phone, first?.id ?? '');
    expect(await failureOf(of(LAPTOP).getAccount(token))).toMatchObject({ code: 'AuthTokenExpired' });
    await of(PHONE).endOtherSessions(phone);
    expect(namesOf(await of(PHONE).listSessions(phone))).toEqual([['Safari', true]]);
  });

  it("cannot end anybody else's session", async () => {
    const [one, other] = [await person(), await person()];
    const [theirs] = await of(LAPTOP).listSessions(other.token);
    const failure = await failureOf(of(LAPTOP).endSession(one.token, theirs?.id ?? ''));
    expect(failure).toMatchObject({ kind: 'notFound', code: 'NotFound' });
    expect(await of(LAPTOP).getAccount(other.token)).toMatchObject({ email: other.email });
  });

  it('reveals nothing to a stranger', async () => {
    const { token } = await person();
    await of(LAPTOP).signOut(token);
    expect(await failureOf(of(LAPTOP).listSessions(token))).toMatchObject({ code: 'AuthTokenExpired' });
    expect(await failureOf(of(LAPTOP).endOtherSessions(token))).toMatchObject({ code: 'AuthTokenExpired' });
  });
});

describe('an unused session', () => {
  it.each([
    [true, 14 * DAY],
    [false, 2 * HOUR],
  ])('remembered %s, expires after %d minutes', async (isRemembered, idle) => {
    const { signIn } = await person();
    const { token: used } = await signIn(LAPTOP, isRemembered);
    const { token: left } = await signIn(LAPTOP, isRemembered);
    await remote.control({ clock: { advanceMinutes: idle - 1 } });
    expect(await of(LAPTOP).getAccount(used)).toBeDefined();
    await remote.control({ clock: { advanceMinutes: 2 } });
    expect(await of(LAPTOP).getAccount(used)).toBeDefined();
    expect(await failureOf(of(LAPTOP).getAccount(left))).toMatchObject({ code: 'AuthTokenExpired' });
  });

  it('expires after a day without remembering, however much it is used', async () => {
    const { signIn } = await person();
    const { token } = await signIn(LAPTOP, false);
    for (let hour = 0; hour < 23; hour += 1) {
      await remote.control({ clock: { advanceMinutes: HOUR } });
      await of(LAPTOP).getAccount(token);
    }
    await remote.control({ clock: { advanceMinutes: HOUR } });
    expect(await failureOf(of(LAPTOP).getAccount(token))).toMatchObject({ code: 'AuthTokenExpired' });
  });

  it('keeps its lifetime when the password changes', async () => {
    const { signIn } = await person();
    const { token } = await signIn(LAPTOP, false);
    const fresh = await of(LAPTOP).changePassword(token, { old: PASSWORD, new: 'Right luggage 5' });
    await remote.control({ clock: { advanceMinutes: 2 * HOUR + 1 } });
    expect(await failureOf(of(LAPTOP).getAccount(fresh))).toMatchObject({ code: 'AuthTokenExpired' });
  });
});

describe('letters', () => {
  it('report a browser that is new to the account, once', async () => {
    const { email, signIn } = await person();
    await signIn(LAPTOP);
    const before = (await letters(email)).length;
    await signIn(PHONE);
    await signIn(PHONE);
    const told = (await letters(email)).slice(0, -before);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe('Neue Anmeldung in Ihrem Konto');
    expect(told[0]?.body).toMatch(/Safari, iPhone/);
    expect(told[0]?.body.endsWith(`${SITE}/auth/reset`)).toBe(true);
  });

  it('report a new password, even one set by a letter', async () => {
    const { email, token } = await person();
    await of(LAPTOP).changePassword(token, { old: PASSWORD, new: 'Right luggage 5' });
    expect((await letters(email))[0]?.body.endsWith(`${SITE}/auth/reset`)).toBe(true);
    await of(LAPTOP).requestPasswordReset(email, SITE);
    const reset = /user\/reset_password\/(\S+)/.exec((await letters(email))[0]?.body ?? '')?.[1] ?? '';
    await of(PHONE).setPassword(reset, 'Middle luggage 6');
    expect((await letters(email))[0]?.subject).toBe('Ihr Passwort wurde geändert');
  });

  it('report a known browser again after a letter set the password', async () => {
    const { email, signIn } = await person();
    await signIn(PHONE);
    await of(LAPTOP).requestPasswordReset(email, SITE);
    const reset = /user\/reset_password\/(\S+)/.exec((await letters(email))[0]?.body ?? '')?.[1] ?? '';
    await of(LAPTOP).setPassword(reset, PASSWORD);
    const before = (await letters(email)).length;
    await signIn(LAPTOP);
    expect(await letters(email)).toHaveLength(before);
    await signIn(PHONE);
    expect((await letters(email))[0]?.body).toMatch(/Safari, iPhone/);
  });
});
