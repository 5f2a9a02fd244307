import { PostedForm } from './posted-form.server';

/** Forms are small; whatever is longer is not a form of ours. The host refuses a body that says so of itself. */
export const FORM_LIMIT_BYTES = 64 * 1024;

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Reads a posted form; every action begins with it.
 * @throws Response 403 when another site sent it, 413 over 64 KB, 415 for another content type, 400 when it is broken
 */
export async function readForm(request: Request): Promise<PostedForm> {
  if (!isSameOrigin(request)) throw refusal(403);
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPES.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) throw refusal(415);
  const body = await readBody(request);
  try {
    return new PostedForm(await new Response(body, { headers: { 'content-type': type } }).formData());
  } catch {
    throw refusal(400);
  }
}

/**
 * Whether a write comes from a page of this site: by Sec-Fetch-Site, else by Origin. No browser leaves out both on a
 * POST, so what has neither is not a browser and carries nobody's cookies unawares.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await nextChunk(reader);
    if (done) break;
    size += value.byteLength;
    // Not cancelled: that would cut the connection before it is answered. The host throws the rest away.
    if (size > FORM_LIMIT_BYTES) throw refusal(413);
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw refusal(400);
  }
}

function refusal(status: 400 | 403 | 413 | 415): Response {
  return new Response(null, { status });
}
