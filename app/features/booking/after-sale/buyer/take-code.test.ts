import { beforeEach, describe, expect, it } from 'vitest';
import { cookiesAfter, testContext, type TestContext } from '#tests/fixtures/request-context';
import { keepBuyerCode } from '~/bff/cookies/buyer-code.server';
import { readLetterKeys } from '~/bff/booking-access/letter-keys.server';
import type { RequestContext } from '~/bff/request/context';
import { PostedForm } from '~/forms/posted-form.server';
import { UpstreamError } from '~/upstream/error';
import { takeBuyerCode } from './take-code.server';

const A = '7d8e9f00-0000-4000-8000-00000000000a';
const B = '7d8e9f00-0000-4000-8000-00000000000b';
const TIMES = { expiresAt: '2031-05-01T10:10:00Z', resendAt: '2031-05-01T10:01:00Z' };
const SENT = { code: '123 456', phone: '+44 20 7946 0958' };

let asked: { key: string; attemptToken: string; code: string; phone: string }[] = [];
let lastIp = 0;

/** A browser with the letters of both orders, in the session of `change`. */
function visitor(cookies: ReadonlyMap<string, string>, change: Partial<RequestContext> = {}, code = ''): TestContext {
  lastIp += 1;
  const letterKeys = [A, B].map((token) => ({ token, key: `key of ${token}` }));
  const context = testContext({ letterKeys, cookies, clientIp: `203.0.113.${lastIp}`, ...change });
  context.upstream.documents = {
    ...context.upstream.documents,
    proveBuyer: (key, proof) => {
      asked.push({ key, ...proof });
      if (code === '') return Promise.resolve({ grant: 'the-grant', expiresAt: '2031-05-01T10:31:00Z' });
      const kind = code === 'InvalidAuthInfo' ? 'unauthorised' : code === 'serverError' ? 'unavailable' : 'invalid';
      const failure = { kind, service: 'documents', operation: 'proveBuyer', requestId: 'r', code } as const;
      return Promise.reject(new UpstreamError(failure));
    },
  };
  return context;
}

/** The cookies of a browser that has asked for a code for order A. */
async function awaitingA(): Promise<Map<string, string>> {
  const context = visitor(new Map());
  await keepBuyerCode(context, { token: A, attemptToken: 'attempt of A', ...TIMES });
  return cookiesAfter(context);
}

const take = (context: RequestContext, token: string, fields: Record<string, string> = SENT) =>
  takeBuyerCode(context, token, new PostedForm(Object.entries(fields)));

beforeEach(() => {
  asked = [];
});

describe('takeBuyerCode', () => {
  it('sends the code with its attempt and the phone in international form, and keeps the grant in this session', async () => {
    const context = visitor(await awaitingA());
    expect(await take(context, A)).toBeNull();
    expect(asked).toEqual([
      { key: `key of ${A}`, attemptToken: 'attempt of A', code: '123456', phone: '+442079460958' },
    ]);
    const after = cookiesAfter(context);
    expect(after.has('buyer_code')).toBe(false);
    const proof = { grant: 'the-grant', sessionId: context.session.id };
    expect(await readLetterKeys(after)).toEqual([
      { token: A, key: `key of ${A}`, proof },
      { token: B, key: `key of ${B}` },
    ]);
  });

  it.each([
    ['at another order', B, {}],
    ['in another session', A, { session: { id: '00000000-0000-4000-8000-000000000001', bookings: [] } }],
    ['without the letter', A, { letterKeys: [] }],
  ])('takes no code %s, and calls no service', async (_case, token, change) => {
    const rejected = await take(visitor(await awaitingA(), change), token);
    expect([rejected?.status, rejected?.errors, asked]).toEqual([400, {}, []]);
    expect(rejected?.message).toContain('no longer works');
  });

  it.each([
    ['a letter', { code: '12345a' }, ['code']],
    ['no code', { code: '' }, ['code']],
    ['no phone', { phone: '' }, ['phone']],
    ['a wrong phone', { phone: '12' }, ['phone']],
    ['nothing', { code: '', phone: '' }, ['code', 'phone']],
  ])('says what is missing: %s', async (_case, typed, fields) => {
    const rejected = await take(visitor(await awaitingA()), A, { ...SENT, ...typed });
    expect([Object.keys(rejected?.errors ?? {}), asked]).toEqual([fields, []]);
    expect(rejected?.values, 'the code is never shown again').not.toHaveProperty('code');
  });

  it.each([
    ['InvalidAuthInfo', 400],
    ['InvalidConfirmationToken', 400],
    ['serverError', 503],
  ])('keeps no grant after %s', async (code, status) => {
    const context = visitor(await awaitingA(), {}, code);
    const rejected = await take(context, A);
    expect([rejected?.status, context.setCookies]).toEqual([status, []]);
  });

  it('counts wrong codes of a session, from whatever address', async () => {
    const cookies = await awaitingA();
    const session = { id: '00000000-0000-4000-8000-0000000000ff', bookings: [] };
    const outcomes = await Promise.all(
      Array.from({ length: 17 }, () => take(visitor(cookies, { session }, 'InvalidAuthInfo'), A)),
    );
    expect(outcomes.filter((rejected) => rejected?.status === 429)).toHaveLength(2);
  });
});
