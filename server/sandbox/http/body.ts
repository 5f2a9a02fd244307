import type { IncomingMessage } from 'node:http';

const MB = 1024 * 1024;

/** An unreadable request; `status` is the HTTP status of the response. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a JSON document or, on pages with forms, form fields (the last of repeated names wins). Rejects everything
 * else, including a missing content type: any web page can send such a body without a CORS preflight.
 * @returns undefined without a body
 * @throws BodyError over `maxBytes` (1 MB), on broken JSON and on another content type
 */
export async function readBody(
  request: IncomingMessage,
  { takesForms, maxBytes = MB }: { takesForms: boolean; maxBytes?: number },
): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyError(413, `the body is over ${Math.floor(maxBytes / MB)} MB`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text.trim() === '') return undefined;

  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (takesForms && type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  if (type !== 'application/json') throw new BodyError(415, `no reader for ${type}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BodyError(400, 'the body is not JSON');
  }
}
