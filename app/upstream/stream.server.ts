import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { badContract, readAnswer, type CallName } from './answer.server';
import { UpstreamError } from './error';

/** One stream of server-sent events, as its client describes it. */
export type UpstreamStream<T> = {
  operation: string;
  path: string;
  /** Sent as JSON, by POST. */
  body: Readonly<Record<string, unknown>>;
  /** Of the data of each event. */
  schema: z.ZodType<T>;
  /** Is given the data of each event that keeps the contract; others are passed over. */
  take(data: T): void;
  /** Ends the call, which then resolves: nobody wants the rest. */
  signal?: AbortSignal;
};

/** The event that says that all is said. */
const END = 'end';
/** An event that is longer is no event of ours. */
const MOST_CHARACTERS_OF_EVENT = 1_000_000;

/**
 * Reads a stream of events to its end. What cannot be read of it (no JSON, another shape, unknown fields) is skipped;
 * 204 is a stream without events.
 * @throws UpstreamError for what is no stream, and for a stream that stops before it has said so
 */
export async function readStream<T>(
  response: Response,
  { schema, take }: Pick<UpstreamStream<T>, 'schema' | 'take'>,
  call: CallName,
  maxBytes: number,
): Promise<void> {
  if (response.status === 204) return;
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!response.ok || type !== 'text/event-stream' || !response.body) {
    await readAnswer(response, call, { maxBytes, isEnveloped: false });
    throw badContract(call, response.status, 'not a stream of events');
  }
  for await (const { name, data } of eventsOf(response.body, call, maxBytes)) {
    const parsed = schema.safeParse(jsonOf(data));
    if (parsed.success) take(parsed.data);
    if (name === END) return;
  }
  throw new UpstreamError({ ...call, kind: 'unavailable', code: 'connectionError', detail: 'the stream broke off' });
}

type StreamEvent = { name: string; data: string };

/** Events of a text/event-stream; leaving the loop closes the connection. */
async function* eventsOf(body: ReadableStream<Uint8Array>, call: CallName, maxBytes: number) {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let size = 0;
  let rest = '';
  let event: StreamEvent = { name: '', data: '' };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw badContract(call, null, `more than ${maxBytes} bytes`);
      // A carriage return at the end of a chunk may be the first half of a line's end.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      if (rest.length > MOST_CHARACTERS_OF_EVENT) rest = '';
      for (const line of lines) {
        if (line !== '') event = extended(event, line);
        else if (event.data !== '' || event.name !== '') {
          yield event;
          event = { name: '', data: '' };
        }
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** An event with one more line of it: `event:` and `data:` count, comments and other fields do not. */
function extended(event: StreamEvent, line: string): StreamEvent {
  const [, field, value = ''] = /^(event|data)(?:: ?(.*))?$/s.exec(line) ?? [];
  if (field === 'event') return { ...event, name: value };
  if (field !== 'data' || event.data.length > MOST_CHARACTERS_OF_EVENT) return event;
  return { ...event, data: event.data === '' ? value : `${event.data}\n${value}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * What `start` gives piece by piece, gathered for `milliseconds` at a time. Leaving the loop, or `signal`, ends the work.
 * @throws what `start` rejects with, after the last piece
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
