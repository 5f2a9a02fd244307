import { setTimeout as sleep } from 'node:timers/promises';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { z } from 'zod';
import { badContract, readAnswer, type CallName } from './answer.server';
import { UpstreamError } from './error';

/** The reader of a stream of server-sent events. */
export type StreamReader<T> = {
  /** Receives the data of each valid event; others are skipped. */
  take(data: T): void;
  /** Ends the call, which then resolves: nobody wants the rest. */
  signal?: AbortSignal;
};

/** The last event of a stream. It has data, because the event-stream format drops events without. */
const END = 'end';
/** Longer events are skipped. */
const MAX_CHARACTERS_OF_EVENT = 1_000_000;

/**
 * Reads a stream of events to its end. Skips unreadable data (not JSON, another shape, unknown fields); 204 is a
 * stream without events.
 * @throws UpstreamError for a response that is not a stream, and for a stream that stops without its last event
 */
export async function readStream<T>(
  response: Response,
  schema: z.ZodType<T>,
  take: StreamReader<T>['take'],
  call: CallName,
  maxBytes: number,
): Promise<void> {
  if (response.status === 204) return;
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!response.ok || type !== 'text/event-stream' || !response.body) {
    await readAnswer(response, call, { maxBytes, isEnveloped: false });
    throw badContract(call, response.status, 'not a stream of events');
  }
  for await (const { event, data } of eventsOf(response.body, call, maxBytes)) {
    const parsed = schema.safeParse(jsonOf(data));
    if (parsed.success) take(parsed.data);
    if (event === END) return;
  }
  throw new UpstreamError({ ...call, kind: 'unavailable', code: 'connectionError', detail: 'the stream broke off' });
}

/** Yields the events of a text/event-stream; leaving the loop closes the connection. */
async function* eventsOf(body: ReadableStream<Uint8Array>, call: CallName, maxBytes: number) {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let events: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (event) => void events.push(event),
    // Skip an event that is too long; the parser skips unknown fields, the other error, by itself.
    onError: ({ type }) => type === 'max-buffer-size-exceeded' && parser.reset(),
    maxBufferSize: MAX_CHARACTERS_OF_EVENT,
  });
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw badContract(call, null, `more than ${maxBytes} bytes`);
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events;
      events = [];
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Gathers the pieces of `start` for `milliseconds` at a time. Leaving the loop, or `signal`, ends the work.
 * @throws the rejection of `start`, after the last piece
 */
export async function* batches<T>(
  start: (take: (pieces: readonly T[]) => void, signal: AbortSignal) => Promise<void>,
  milliseconds: number,
  signal?: AbortSignal,
): AsyncGenerator<T[], void, undefined> {
  const left = new AbortController();
  let gathered: T[] = [];
  let isOver = false;
  let notice = () => {};
  const work = start(
    (pieces) => {
      gathered.push(...pieces);
      notice();
    },
    signal ? AbortSignal.any([left.signal, signal]) : left.signal,
  ).finally(() => {
    isOver = true;
    notice();
  });
  const over = work.catch(() => undefined);
  try {
    while (!isOver) {
      if (gathered.length === 0) await new Promise<void>((resolve) => (notice = resolve));
      await Promise.race([over, sleep(milliseconds, undefined, { ref: false })]);
      if (gathered.length === 0) continue;
      const batch = gathered;
      gathered = [];
      yield batch;
    }
    if (gathered.length > 0) yield gathered;
    await work;
  } finally {
    left.abort();
  }
}
