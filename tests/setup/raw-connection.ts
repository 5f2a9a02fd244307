import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds until a missing response counts as never coming. */
const PATIENCE_MS = 3000;

export type RawAnswer = { status: number; head: string; body: string };

export type AnswerOptions = {
  patienceMs?: number;
  /** The response to HEAD declares the length of a body that does not follow. */
  isToHead?: boolean;
};

/** A connection that sends bytes unchanged, and reads responses one after another. */
export class RawConnection {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #isEnded = false;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (chunk: Buffer) => (this.#received = Buffer.concat([this.#received, chunk])));
    this.#socket.on('close', () => (this.#isEnded = true));
    // A refused sender may be cut off during the upload; read what came before.
    this.#socket.on('error', () => (this.#isEnded = true));
  }

  send(...parts: (string | Buffer)[]): void {
    if (this.#isEnded) return;
    for (const part of parts) this.#socket.write(part);
  }

  abort(): void {
    this.#socket.resetAndDestroy();
  }

  /** Returns the next response; null when the connection ends without one. @throws on a timeout */
  async answer({ patienceMs = PATIENCE_MS, isToHead = false }: AnswerOptions = {}): Promise<RawAnswer | null> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(2)) {
      const isEnded = this.#isEnded;
      const answer = this.#take(isToHead, isEnded);
      if (answer) return answer;
      if (isEnded) return null;
    }
    throw new Error(`no answer within ${patienceMs} ms`);
  }

  /** Checks whether the server closes the connection in time. */
  async ends(patienceMs = PATIENCE_MS): Promise<boolean> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline && !this.#isEnded;) await sleep(2);
    return this.#isEnded;
  }

  /** Takes a complete response from the received bytes, skipping interim ones (1xx). */
  #take(isToHead: boolean, isEnded: boolean): RawAnswer | null {
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return null;
    const head = this.#received.subarray(0, headEnd).toString('latin1');
    const rest = this.#received.subarray(headEnd + 4);
    const status = Number(head.split(' ', 2)[1]);
    if (status < 200) {
      this.#received = rest;
      return this.#take(isToHead, isEnded);
    }
    const hasBody = !isToHead && status !== 204 && status !== 304;
    const body = hasBody ? bodyOf(head, rest, isEnded) : { text: '', length: 0 };
    if (!body) return null;
    this.#received = rest.subarray(body.length);
    return { status, head, body: body.text };
  }
}

type Body = { text: string; length: number };

/** Returns null for an incomplete body; one without a length lasts until the connection ends. */
function bodyOf(head: string, rest: Buffer, isEnded: boolean): Body | null {
  if (/^transfer-encoding: chunked/im.test(head)) return chunkedBody(rest);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) return isEnded ? { text: rest.toString(), length: rest.length } : null;
  const size = Number(length);
  return rest.length < size ? null : { text: rest.subarray(0, size).toString(), length: size };
}

function chunkedBody(rest: Buffer): Body | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(rest.subarray(at, lineEnd).toString('latin1'), 16);
    const end = lineEnd + 2 + size;
    if (rest.length < end + 2) return null;
    if (size === 0) return { text: Buffer.concat(chunks).toString(), length: end + 2 };
    chunks.push(rest.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}
