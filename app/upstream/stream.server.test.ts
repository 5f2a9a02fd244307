import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BASE_URL, IDS, testEndpoint, testTransport } from '#tests/fixtures/upstream';
import { batches } from './stream.server';

const upstream = setupServer();
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

const EVENTS = { 'Content-Type': 'text/event-stream; charset=utf-8' };
const END = 'event: end\ndata: {"n":0}\n\n';

/** Makes a body that arrives in these pieces, and optionally stays open. */
function bodyOf(pieces: readonly (string | Uint8Array)[], { isOpen = false, onCancel = () => {} } = {}) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      if (!isOpen) controller.close();
    },
    cancel: onCancel,
  });
}

function answer(make: () => Response) {
  upstream.use(http.post(`${BASE_URL}/stream`, () => make() as HttpResponse<null>));
}

/** Reads the numbers of a stream: `n` of each event's data. */
async function read(change: { signal?: AbortSignal; timeoutMs?: number } = {}): Promise<number[]> {
  const taken: number[] = [];
  const transport = testTransport('search', change.timeoutMs ? { timeoutMs: change.timeoutMs } : {});
  const endpoint = testEndpoint(z.object({ n: z.number() }), {
    operation: 'streamPrices',
    path: '/stream',
    envelope: null,
    isStream: true,
  });
  await transport.stream(endpoint, {}, { take: ({ n }) => void taken.push(n), signal: change.signal }, IDS);
  return taken;
}

describe('a stream', () => {
  it.each([
    ['of whole events', ['data: {"n":1}\n\ndata: {"n":2}\n\n', END], [1, 2, 0]],
    ['cut anywhere', ['da', 'ta: {"n"', ':1}\n', '\ndata:{"n":2}\n\n', END], [1, 2, 0]],
    ['with carriage returns', ['data: {"n":1}\r', '\n\r\n', 'data: {"n":2}\r\r', END], [1, 2, 0]],
    ['with data over two lines', ['data: {"n":\ndata: 1}\n\n', END], [1, 0]],
    ['with comments and other fields', [': hi\nid: 7\nretry: 10\nevent: prices\ndata: {"n":1}\n\n', END], [1, 0]],
    ['with what is no JSON', ['data: {"n":1}\n\ndata: {"n":\n\n<html>\n\ndata: {"n":2}\n\n', END], [1, 2, 0]],
    ['with data of another shape', ['data: {"m":1}\n\ndata: []\n\ndata: null\n\ndata: {"n":2}\n\n', END], [2, 0]],
    ['with bytes that are no text', [new Uint8Array([0xff, 0xfe, 10, 10]), 'data: {"n":1}\n\n', END], [1, 0]],
    ['with an end whose data cannot be read', ['data: {"n":1}\n\nevent: end\ndata: bye\n\n'], [1]],
    [
      'with a line that is too long',
      [`data: {"n":5,"x":"${'x'.repeat(1_100_000)}`, '"}\n\ndata: {"n":1}\n\n', END],
      [1, 0],
    ],
    [
      'with an event that is too long',
      [...Array<string>(12).fill(`data: ${'1'.repeat(1e5)}\n`), '\ndata: {"n":1}\n\n', END],
      [1, 0],
    ],
    ['with more after its end', [END, 'data: {"n":9}\n\n'], [0]],
  ])('%s', async (_, pieces, expected) => {
    answer(() => new Response(bodyOf(pieces), { headers: EVENTS }));
    expect(await read()).toEqual(expected);
  });

  it('has no events with 204', async () => {
    answer(() => new Response(null, { status: 204 }));
    expect(await read()).toEqual([]);
  });

  it.each<[string, () => Response, object]>([
    [
      'that breaks off',
      () => new Response(bodyOf(['data: {"n":1}\n\n']), { headers: EVENTS }),
      { kind: 'unavailable', code: 'connectionError' },
    ],
    [
      'whose end has no data and is therefore no event',
      () => new Response(bodyOf(['data: {"n":1}\n\nevent: end\n\n']), { headers: EVENTS }),
      { kind: 'unavailable', code: 'connectionError' },
    ],
    ['that is HTML', () => HttpResponse.html('<p>Wait'), { kind: 'unavailable', code: 'htmlAnswer' }],
    ['that is JSON', () => HttpResponse.json({ n: 1 }), { kind: 'badContract' }],
    ['with 500', () => HttpResponse.json({}, { status: 500 }), { kind: 'unavailable', status: 500 }],
    ['with 429', () => HttpResponse.json({}, { status: 429 }), { kind: 'unavailable', code: 'tooManyRequests' }],
    ['that cannot be had', () => HttpResponse.error(), { kind: 'unavailable', code: 'connectionError' }],
  ])('fails with %s', async (_, make, expected) => {
    answer(make);
    await expect(read()).rejects.toMatchObject({ service: 'search', operation: 'streamPrices', ...expected });
  });

  it('ends at its deadline when it stays silent', async () => {
    answer(() => new Response(bodyOf(['data: {"n":1}\n\n'], { isOpen: true }), { headers: EVENTS }));
    await expect(read({ timeoutMs: 60 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('ends without a failure when the visitor has left', async () => {
    const left = new AbortController();
    answer(() => {
      setTimeout(() => left.abort(), 30);
      return new Response(bodyOf(['data: {"n":1}\n\n'], { isOpen: true }), { headers: EVENTS });
    });
    expect(await read({ signal: left.signal })).toEqual([1]);
    expect(await read({ signal: left.signal })).toEqual([]);
  });
});

describe('batches', () => {
  const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const all = async <T>(found: AsyncIterable<T[]>) => {
    const list: T[][] = [];
    for await (const batch of found) list.push(batch);
    return list;
  };

  it('gather what arrives within their time', async () => {
    const found = batches<number>(async (take) => {
      take([1]);
      take([2, 3]);
      await soon(80);
      take([4]);
    }, 40);
    expect(await all(found)).toEqual([[1, 2, 3], [4]]);
  });

  it('do not wait after the end', async () => {
    const found = batches<number>((take) => {
      take([1]);
      return Promise.resolve();
    }, 60_000);
    expect(await all(found)).toEqual([[1]]);
    expect(await all(batches<number>(() => Promise.resolve(), 60_000))).toEqual([]);
  });

  it('deliver what came before a failure', async () => {
    const told: number[][] = [];
    const found = batches<number>((take) => {
      take([1]);
      return Promise.reject(new Error('broken'));
    }, 5);
    const reading = (async () => {
      for await (const batch of found) told.push(batch);
    })();
    await expect(reading).rejects.toThrow('broken');
    expect(told).toEqual([[1]]);
  });

  it('end the work when the reader stops', async () => {
    let signalOfWork: AbortSignal | undefined;
    const found = batches<number>(async (take, signal) => {
      signalOfWork = signal;
      take([1]);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }, 5);
    for await (const batch of found) {
      expect(batch).toEqual([1]);
      break;
    }
    expect(signalOfWork?.aborted).toBe(true);
  });
});
