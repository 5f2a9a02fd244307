import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { http, HttpResponse, delay } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UpstreamError } from './error';
import { BASE_URL, IDS, testEndpoint, testTransport } from '#tests/fixtures/upstream';

const upstream = setupServer();
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

const LOOK = `${BASE_URL}/look`;
const schema = z.looseObject({ seats: z.number() });
const success = { status: 'success', data: { seats: 3, unknown: 'passes' } };

/** Answers the calls one after another, repeating the last answer; returns a counter of the calls. */
function answerWith(...answers: (() => Response | Promise<Response>)[]): () => number {
  let calls = 0;
  upstream.use(
    http.all(LOOK, () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return answer!();
    }),
  );
  return () => calls;
}

async function failureOf(work: Promise<unknown>): Promise<UpstreamError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(error)}`);
  return error;
}

describe('a call', () => {
  it('sends ids and JSON, and reads the data of the envelope tolerantly', async () => {
    let request: Request | undefined;
    upstream.use(
      http.post(LOOK, ({ request: got }) => {
        request = got.clone();
        return HttpResponse.json(success);
      }),
    );
    const transport = testTransport();
    const data = await transport.call(testEndpoint(schema), { v: '2.0' }, IDS);
    expect(data.seats).toBe(3);
    expect(request?.headers.get('x-request-id')).toBe(IDS.requestId);
    expect(request?.headers.get('traceparent')).toMatch(new RegExp(`^00-${IDS.traceId}-[0-9a-f]{16}-01$`));
    expect(await request?.json()).toEqual({ v: '2.0' });
    expect(transport.reports).toMatchObject([
      { service: 'booking', operation: 'look', outcome: 'ok', attempts: 1, requestId: IDS.requestId },
    ]);
  });

  it('authenticates with the configured token, and sends it nowhere else', async () => {
    const given: (string | null)[] = [];
    upstream.use(
      http.post(LOOK, ({ request }) => {
        given.push(request.headers.get('authorization'));
        return given.length === 1 ? HttpResponse.json({}, { status: 401 }) : HttpResponse.json(success);
      }),
    );
    const transport = testTransport('booking', { token: 'the-token-of-the-shop' });
    const error = await failureOf(transport.call(testEndpoint(schema), {}, IDS));
    await testTransport().call(testEndpoint(schema), {}, IDS);
    expect(given).toEqual(['Bearer the-token-of-the-shop', null]);
    expect(JSON.stringify([transport.reports, error, String(error), inspect(error)])).not.toContain('the-token');
  });

  it.each([
    ['code', { status: 'fail', error: 'gdsError', reason: 'x' }, 'unavailable', 'gdsError'],
    ['no status', { error: 'serverError', message: 'internalBackendError' }, 'unavailable', 'serverError'],
    ['success and error', { status: 'success', error: 'NotFound', data: {} }, 'notFound', 'NotFound'],
    ['unknown code', { status: 'fail', error: 'brandNewError' }, 'unavailable', 'brandNewError'],
    ['neither', { ok: true }, 'badContract', null],
    ['a list', [success], 'badContract', null],
    ['missing field', { status: 'success', data: {} }, 'badContract', null],
    ['no data', { status: 'success' }, 'badContract', null],
  ] as const)('with a failure envelope (%s) fails', async (_, body, kind, code) => {
    answerWith(() => HttpResponse.json(body));
    const error = await failureOf(testTransport().call(testEndpoint(schema), {}, IDS));
    expect(error).toMatchObject({ kind, code, status: 200, service: 'booking', requestId: IDS.requestId });
  });

  it('replaces lone surrogates, which no URL can encode', async () => {
    const named = z.looseObject({ whole: z.string(), half: z.string() });
    answerWith(() => jsonText(String.raw`{"status":"success","data":{"whole":"\ud83d\ude80","half":"a\ud800"}}`));
    const { whole, half } = await testTransport().call(testEndpoint(named), {}, IDS);
    expect([whole, encodeURIComponent(half)]).toEqual(['🚀', 'a%EF%BF%BD']);
  });

  it('returns the refused fields', async () => {
    const fields = [{ passenger_index: 1, field: 'birthday', code: 'tooOld' }, { field: 'email' }];
    answerWith(() => HttpResponse.json({ status: 'fail', error: 'requestFormat', data: { fields } }));
    const error = await failureOf(testTransport().call(testEndpoint(schema), {}, IDS));
    expect(error.fields).toEqual([
      { passengerIndex: 1, field: 'birthday', code: 'tooOld' },
      { passengerIndex: null, field: 'email', code: null },
    ]);
  });

  it.each([
    ['HTML', () => HttpResponse.html('<h1>Just a moment</h1>'), 'unavailable', 'htmlAnswer'],
    ['text', () => HttpResponse.text('busy'), 'badContract', null],
    ['nothing', () => new Response(null, { status: 200 }), 'badContract', null],
    ['half a document', () => jsonText('{"status":"success","da'), 'badContract', null],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/' } }), 'badContract', null],
    ['400', () => HttpResponse.json({ error: 'ValidationError' }, { status: 400 }), 'invalid', 'ValidationError'],
    ['403 as HTML', () => HttpResponse.html('<h1>No</h1>', { status: 403 }), 'unavailable', 'refused'],
    ['429', () => HttpResponse.json({}, { status: 429 }), 'unavailable', 'tooManyRequests'],
    ['451', () => HttpResponse.json({}, { status: 451 }), 'unavailable', 'legalReasons'],
  ] as const)('answered with %s fails at once', async (_, answer, kind, code) => {
    const calls = answerWith(answer);
    expect(await failureOf(testTransport().call(testEndpoint(schema), {}, IDS))).toMatchObject({ kind, code });
    expect(calls()).toBe(1);
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [404, 'notFound'],
    [409, 'conflict'],
    [410, 'notFound'],
  ] as const)('trusts the status %i only of a service without an envelope', async (status, kind) => {
    answerWith(() => HttpResponse.json({}, { status }));
    const call = (isEnveloped: boolean) =>
      testTransport().call(testEndpoint(schema, isEnveloped ? {} : { envelope: null }), {}, IDS);
    expect(await failureOf(call(false))).toMatchObject({ kind, code: null, status });
    expect(await failureOf(call(true)), 'of a proxy in between').toMatchObject({ kind: 'unavailable', status });
  });

  it('reads the envelope of a service whatever its status', async () => {
    answerWith(() => HttpResponse.json({ status: 'fail', error: 'NotFound' }, { status: 400 }));
    expect(await failureOf(testTransport().call(testEndpoint(schema), {}, IDS))).toMatchObject({ kind: 'notFound' });
  });

  it('reads no more than the limit', async () => {
    answerWith(() => HttpResponse.json({ status: 'success', data: { seats: 3, filler: 'x'.repeat(2000) } }));
    const error = await failureOf(
      testTransport('booking', { maxAnswerBytes: 1000 }).call(testEndpoint(schema), {}, IDS),
    );
    expect(error).toMatchObject({ kind: 'badContract', message: expect.stringContaining('1000 bytes') as string });
  });

  it('ends at its time limit, even in the middle of a body', async () => {
    const transport = testTransport('booking', { timeoutMs: 60 });
    answerWith(async () => {
      await delay(2000);
      return HttpResponse.json(success);
    });
    expect(await failureOf(transport.call(testEndpoint(schema), {}, IDS))).toMatchObject({
      kind: 'timeout',
      code: 'timeoutError',
    });

    upstream.resetHandlers();
    answerWith(() => new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } }));
    expect(await failureOf(transport.call(testEndpoint(schema), {}, IDS))).toMatchObject({ kind: 'timeout' });
  });

  it('accepts a time limit of its own', async () => {
    answerWith(async () => {
      await delay(150);
      return HttpResponse.json(success);
    });
    const transport = testTransport('booking', { timeoutMs: 40 });
    await expect(transport.call(testEndpoint(schema, { timeoutMs: 5000 }), {}, IDS)).resolves.toMatchObject({
      seats: 3,
    });
  });
});

describe('a retry', () => {
  const broken = () => HttpResponse.json({ error: 'serverError' }, { status: 500 });
  const lost = () => HttpResponse.error();
  const fine = () => HttpResponse.json(success);

  it.each([
    ['500', broken],
    ['a lost connection', lost],
  ])('happens once for a read after %s', async (_, failure) => {
    const calls = answerWith(failure, fine);
    const transport = testTransport();
    await expect(transport.call(testEndpoint(schema), {}, IDS)).resolves.toMatchObject({ seats: 3 });
    expect(calls()).toBe(2);
    expect(transport.reports).toMatchObject([{ attempts: 2, outcome: 'ok' }]);
  });

  it('is the last one', async () => {
    const calls = answerWith(broken);
    expect(await failureOf(testTransport().call(testEndpoint(schema), {}, IDS))).toMatchObject({
      kind: 'unavailable',
      status: 500,
    });
    expect(calls()).toBe(2);
  });

  it.each([
    ['500', broken],
    ['a lost connection', lost],
  ])('never happens for a write after %s', async (_, failure) => {
    const calls = answerWith(failure, fine);
    expect(await failureOf(testTransport().call(testEndpoint(schema, { isRead: false }), {}, IDS))).toMatchObject({
      kind: 'unavailable',
    });
    expect(calls()).toBe(1);
  });

  it('has a budget', async () => {
    const calls = answerWith(broken);
    const transport = testTransport('booking', { breaker: { failures: 1000, halfOpenAfterMs: 10 } });
    for (let index = 0; index < 25; index += 1) await failureOf(transport.call(testEndpoint(schema), {}, IDS));
    // Ten in store and a fifth for each of the 25 calls, but never one for every call.
    expect(calls()).toBeGreaterThan(25);
    expect(calls()).toBeLessThanOrEqual(25 + 10 + 5);
  }, 20_000);
});

describe('identical calls in flight', () => {
  it('share one answer when they read', async () => {
    const calls = answerWith(async () => {
      await delay(30);
      return HttpResponse.json(success);
    });
    const transport = testTransport();
    const read = () => transport.call(testEndpoint(schema), { token: 'a' }, IDS);
    const answers = await Promise.all(Array.from({ length: 10 }, read));
    expect(answers.every(({ seats }) => seats === 3)).toBe(true);
    expect(calls()).toBe(1);
    await read();
    expect(calls()).toBe(2);
  });

  it('exclude those with other requests', async () => {
    const calls = answerWith(async () => {
      await delay(30);
      return HttpResponse.json(success);
    });
    const transport = testTransport();
    const write = testEndpoint(schema);
    const query = testEndpoint(schema, { method: 'GET' });
    await Promise.all([
      transport.call(write, { token: 'a' }, IDS),
      transport.call(write, { token: 'b' }, IDS),
      transport.call(query, { token: 'a' }, IDS),
    ]);
    expect(calls()).toBe(3);
  });

  it('are all sent when they write', async () => {
    const calls = answerWith(() => HttpResponse.json(success));
    const transport = testTransport();
    const write = () => transport.call(testEndpoint(schema, { isRead: false }), {}, IDS);
    await Promise.all([write(), write()]);
    expect(calls()).toBe(2);
  });
});

describe('a refused connection', () => {
  let closed: Server;
  let port = 0;
  beforeAll(async () => {
    closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    port = (closed.address() as AddressInfo).port;
    await new Promise((resolve) => closed.close(resolve));
  });

  it('is unavailable', async () => {
    upstream.close();
    const transport = testTransport('booking', { baseUrl: `http://127.0.0.1:${port}` });
    const error = await failureOf(transport.call(testEndpoint(schema), {}, IDS));
    upstream.listen({ onUnhandledRequest: 'error' });
    expect(error).toMatchObject({ kind: 'unavailable', code: 'connectionError', status: null });
    expect(error.message).toContain('ECONNREFUSED');
    expect(transport.reports).toMatchObject([{ attempts: 2 }]);
  });
});

function jsonText(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}
