import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteBooking, noteBought } from '~/bff/account/bookings-of-visitor.server';
import { CookieTooLargeError, cookieHeader, needsSecureCookies, parseCookies, readCookies } from './cookies.server';
import { clearDraft, readDraft, writeDraft, type Draft } from './drafts.server';
import { keepSession, prolongSession, readSession } from './session.server';
import { trainOrders } from '#tests/fixtures/rail-party';
import { cookiesAfter, requestWith, testContext } from '#tests/fixtures/request-context';

vi.mock('./session-secrets.server', () => ({ sessionSecrets: () => ['a secret of thirty-two characters'] }));

const TOKEN = '4b6c4c36-9e64-4b1e-8b5c-0f9c2f9d7a11';
const draft: Draft = {
  contacts: { email: 'ann@example.com', phone: '+447700900123' },
  passengers: [{ lastName: 'LEE', firstName: 'ANN', middleName: '', birthdayDay: '4' }],
};

describe('cookies', () => {
  it('are read by name, the first of two', () => {
    const cookie = 'a=1; b=x=y; a=2; broken; =none; c=50%; __proto__=p';
    const request = new Request('http://localhost/', { headers: { cookie } });
    expect([...readCookies(request, false)]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['c', '50%'],
      ['__proto__', 'p'],
    ]);
  });

  it.each([
    ['account', '__Host-account'],
    ['locale', '__Host-locale'],
    ['draft_0123456789ab', '__Secure-draft_0123456789ab'],
    ['social', '__Secure-social'],
    ['partner_agent', 'partner_agent'],
  ])('%s is called %s when secure, and read under this name only', (name, expected) => {
    const path = expected.startsWith('__Secure-') ? '/narrow' : '/';
    expect(cookieHeader(name, 'v', { maxAge: 60, path, secure: true })).toMatch(
      new RegExp(`^${expected}=v;.*; Secure(?:;|$)`),
    );
    expect(cookieHeader(name, 'v', { maxAge: 60, path, secure: false })).toMatch(new RegExp(`^${name}=v;`));

    const planted = ['', '__Host-', '__Secure-'].map((prefix) => prefix + name).filter((other) => other !== expected);
    const cookie = [...planted.map((other) => `${other}=planted`), `${expected}=own`].join('; ');
    expect([...parseCookies(cookie, true)]).toEqual([[name, 'own']]);
    expect([...parseCookies(planted.join('=planted; '), true)]).toEqual([]);
    expect(parseCookies(`${name}=own`, false).get(name)).toBe('own');
  });

  it('cannot be set for a path that their prefix forbids', () => {
    expect(() => cookieHeader('account', 'v', { maxAge: 60, path: '/user', secure: false })).toThrow('NARROW_NAMES');
    expect(() => cookieHeader('social', 'v', { maxAge: 60, secure: false })).toThrow('NARROW_NAMES');
  });

  it.each([
    ['http://localhost:3000', false],
    ['http://ru.localhost:3000', false],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['https://shop.example', true],
    ['http://shop.example', true],
    ['http://notlocalhost', true],
    ['http://localhost.evil.example', true],
  ])('of %s are secure: %s', (origin, isSecure) => {
    expect(needsSecureCookies(origin)).toBe(isSecure);
  });

  it.each(['a; Domain=evil.example', 'a\r\nSet-Cookie: b=c', 'a b', 'ä'])('refuse the value %j', (value) => {
    expect(() => cookieHeader('flash', value, { maxAge: 60, secure: false })).toThrow(TypeError);
  });

  it('are refused when a browser would drop them', () => {
    const options = { maxAge: 60, secure: true };
    expect(cookieHeader('draft', 'x'.repeat(4000), options)).toContain('; HttpOnly; Secure; SameSite=Lax');
    expect(() => cookieHeader('draft', 'x'.repeat(4090), options)).toThrow(CookieTooLargeError);
  });
});

describe('the session', () => {
  it('is read back as it was stored', async () => {
    const context = testContext();
    await noteBooking(context, TOKEN);
    const session = await readSession(cookiesAfter(context));
    expect(session).toEqual({ ...context.session, bookings: [{ token: TOKEN }] });
    expect(context.setCookies[0]).toContain('Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
  });

  it('is new without a cookie and with a forged one', async () => {
    const sessions = await Promise.all(
      [new Map(), new Map([['session', 'forged']])].map((cookies) => readSession(cookies)),
    );
    expect(sessions[0]?.id).not.toBe(sessions[1]?.id);
    expect(sessions.every(({ bookings }) => bookings.length === 0)).toBe(true);
  });

  it('keeps the last twenty attempts, each once', async () => {
    const context = testContext();
    for (let index = 0; index < 25; index += 1) await noteBooking(context, `token-${index}`);
    await noteBooking(context, 'token-20');
    expect(context.session.bookings).toHaveLength(20);
    expect(context.session.bookings.slice(0, 2)).toEqual([{ token: 'token-20' }, { token: 'token-24' }]);
  });

  it('keeps what was bought, however many attempts follow, and does not move it', async () => {
    const context = testContext();
    await noteBooking(context, 'bought');
    await noteBooking(context, 'later');
    await noteBought(context, 'bought');
    await noteBought(context, 'of another browser');
    expect(context.session.bookings).toEqual([{ token: 'later' }, { token: 'bought', isBought: true }]);
    for (let index = 0; index < 45; index += 1) await noteBooking(context, `token-${index}`);
    expect(context.session.bookings).toHaveLength(21);
    const read = await readSession(cookiesAfter(context));
    expect(read.bookings.at(-1)).toEqual({ token: 'bought', isBought: true });
    await noteBooking(context, 'bought');
    expect(context.session.bookings[0], 'noted again').toEqual({ token: 'bought', isBought: true });
  });

  it('fits into its cookie with all the orders that it may hold, and drops those that the account knows', async () => {
    const context = testContext({ hasSecureCookies: true });
    const ofAccount = { token: randomUUID(), accountId: randomUUID(), isBought: true };
    context.session.bookings = [ofAccount];
    const bought = Array.from({ length: 60 }, () => randomUUID());
    for (const token of [...bought, ...Array.from({ length: 20 }, () => randomUUID())]) {
      await noteBooking(context, token);
      if (bought.includes(token)) await noteBought(context, token);
    }
    context.session.dismissed = [randomUUID(), randomUUID(), randomUUID()];
    await keepSession(context);
    const { bookings } = context.session;
    expect(bookings.filter(({ isBought }) => isBought).map(({ token }) => token)).toEqual(bought.toReversed());
    expect(bookings).toHaveLength(80);
    expect(context.setCookies.at(-1)?.length).toBeLessThan(3600);
  });

  it('has a secure cookie outside localhost', async () => {
    const context = testContext({ hasSecureCookies: true });
    await keepSession(context);
    expect(context.setCookies[0]).toMatch(/; Secure(?:;|$)/);
  });
});

describe('thirty days of a session', () => {
  const START = Date.UTC(2031, 4, 4);
  const DAY = 24 * 60 * 60 * 1000;
  beforeEach(() => vi.useFakeTimers({ now: START, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  async function visit(cookies: ReadonlyMap<string, string>, address = '/', init: RequestInit = {}) {
    const context = testContext({
      cookies,
      session: await readSession(cookies),
      url: new URL(address, 'http://localhost'),
    });
    await prolongSession(context, new Request(context.url, init));
    return context;
  }

  it('begin again with a page on another day, so that a guest who comes back keeps the orders', async () => {
    const first = testContext();
    await noteBooking(first, TOKEN);
    let cookies = cookiesAfter(first);
    for (let days = 20; days <= 100; days += 20) {
      vi.setSystemTime(START + days * DAY);
      const context = await visit(cookies);
      expect(context.setCookies).toHaveLength(1);
      cookies = cookiesAfter(context);
    }
    expect((await readSession(cookies)).bookings).toEqual([{ token: TOKEN }]);
  });

  it('go on without a page, twice a day, and without bookings', async () => {
    const [full, empty] = [testContext(), testContext()];
    await noteBooking(full, TOKEN);
    await keepSession(empty);
    expect((await visit(cookiesAfter(full))).setCookies).toEqual([]);
    vi.setSystemTime(START + 2 * DAY);
    expect((await visit(cookiesAfter(empty))).setCookies).toEqual([]);
    expect((await visit(new Map())).setCookies).toEqual([]);
    expect((await visit(cookiesAfter(full), '/?_data=root')).setCookies).toEqual([]);
    expect((await visit(cookiesAfter(full), '/', { method: 'POST' })).setCookies).toEqual([]);
    expect((await visit(cookiesAfter(full), '/', { headers: { 'sec-purpose': 'prefetch' } })).setCookies).toEqual([]);
  });
});

describe('a draft', () => {
  it('is read back without its empty values, for its own booking only', async () => {
    const context = testContext();
    await writeDraft(context, TOKEN, draft);
    const request = requestWith(cookiesAfter(context));
    const later = testContext({ cookies: cookiesAfter(context) });
    expect(await readDraft(later, request, TOKEN)).toEqual({
      contacts: draft.contacts,
      passengers: [{ lastName: 'LEE', firstName: 'ANN', birthdayDay: '4' }],
    });
    expect(await readDraft(later, request, 'another')).toBeNull();
    expect(context.setCookies[0]).toContain('; Max-Age=7200; Path=/mbooking;');
    expect(context.setCookies[0]).not.toContain(TOKEN);
  });

  it('does not open for another booking', async () => {
    const context = testContext();
    await writeDraft(context, TOKEN, draft);
    await writeDraft(context, 'another', { ...draft, passengers: [] });
    const [own = '', other = ''] = [...cookiesAfter(context).keys()];
    const swapped = new Map([[own, cookiesAfter(context).get(other) ?? '']]);
    expect(await readDraft(testContext(), requestWith(swapped), TOKEN)).toBeNull();
  });

  it('reaches the loaders after the action that wrote it', async () => {
    const context = testContext();
    await writeDraft(context, TOKEN, draft);
    expect(await readDraft(context, requestWith(new Map()), TOKEN)).toMatchObject({ contacts: draft.contacts });
    clearDraft(context, TOKEN);
    expect(await readDraft(context, requestWith(new Map()), TOKEN)).toBeNull();
    expect(cookiesAfter(context).size).toBe(0);
  });

  it('fits with nine passengers of long names', async () => {
    const passengers = Array.from({ length: 9 }, (_, index) => ({
      lastName: `Константинопольский${index}`,
      firstName: 'Александра-Мария',
      middleName: 'Вячеславовна',
      gender: 'f',
      birthdayDay: `${10 + index}`,
      birthdayMonth: '12',
      birthdayYear: `${1960 + index * 7}`,
      citizenship: 'RU',
      documentType: 'international_passport',
      passportNumber: `7${String(19283746 * (index + 3)).slice(0, 8)}`,
      passportExpdateDay: '28',
      passportExpdateMonth: '02',
      passportExpdateYear: '2035',
    }));
    const context = testContext({ hasSecureCookies: true });
    await writeDraft(context, TOKEN, { ...draft, passengers });
    expect(context.setCookies[0]?.length).toBeLessThan(2500);
    const trains = Array.from({ length: 4 }, (_, segmentIndex) => ({
      ...trainOrders(
        passengers.map((_one, index) => segmentIndex * 9 + index + 1),
        { segmentIndex, gender: 'mixed', price: 3_456_700 },
      ),
      fare: 3_120_000,
    }));
    const withTrains = testContext({ hasSecureCookies: true });
    await writeDraft(withTrains, TOKEN, { ...draft, passengers, trains });
    expect(withTrains.setCookies[0]?.length, 'with their places on four trains').toBeLessThan(3500);
  });

  it('is refused when it does not fit', async () => {
    const noise = randomBytes(4000).toString('base64url');
    const passengers = [{ lastName: noise }];
    await expect(writeDraft(testContext(), TOKEN, { ...draft, passengers })).rejects.toThrow(CookieTooLargeError);
  });

  it('pushes out the oldest of many', async () => {
    let cookies = new Map<string, string>();
    for (const token of ['one', 'two', 'three', 'four', 'five']) {
      const context = testContext({ cookies });
      await writeDraft(context, token, draft);
      cookies = cookiesAfter(context);
    }
    expect(cookies.size).toBe(3);
    const read = (token: string) => readDraft(testContext({ cookies }), requestWith(cookies), token);
    expect(await read('one')).toBeNull();
    expect(await read('three')).not.toBeNull();
    expect(await read('five')).not.toBeNull();
  });

  describe('over time', () => {
    beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2031, 4, 4), toFake: ['Date'] }));
    afterEach(() => vi.useRealTimers());

    it('expires after two hours', async () => {
      const context = testContext();
      await writeDraft(context, TOKEN, draft);
      const cookies = cookiesAfter(context);
      vi.setSystemTime(Date.UTC(2031, 4, 4, 1, 59));
      expect(await readDraft(testContext(), requestWith(cookies), TOKEN)).not.toBeNull();
      vi.setSystemTime(Date.UTC(2031, 4, 4, 2, 1));
      expect(await readDraft(testContext(), requestWith(cookies), TOKEN)).toBeNull();
    });
  });
});
