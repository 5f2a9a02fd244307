import type { ReceivedFile } from './endpoint';
import { kindOfCode, UpstreamError, type UpstreamErrorKind, type UpstreamErrorParts } from './error';
import { failureSchema, fieldFailures } from './envelope';

/** Identifies the call of an answer. */
export type CallName = Pick<UpstreamErrorParts, 'service' | 'operation' | 'requestId'>;

const KIND_OF_STATUS: Readonly<Record<number, { kind: UpstreamErrorKind; code?: string }>> = {
  401: { kind: 'unauthorised' },
  403: { kind: 'unavailable', code: 'refused' },
  404: { kind: 'notFound' },
  409: { kind: 'conflict' },
  410: { kind: 'notFound' },
  429: { kind: 'unavailable', code: 'tooManyRequests' },
  451: { kind: 'unavailable', code: 'legalReasons' },
};

/**
 * Reads the JSON document of an answer.
 * @throws UpstreamError for any status but 2xx, for HTML (a challenge or an error page of a proxy), for another
 *   content type, for broken JSON, and for more than `maxBytes`; rethrows the error of a broken stream
 */
export async function readAnswer(
  response: Response,
  call: CallName,
  { maxBytes, isEnveloped }: { maxBytes: number; isEnveloped: boolean },
): Promise<unknown> {
  const { status } = response;
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (status < 200 || status > 299) throw await refusal(response, call, isEnveloped, isJson(type) ? maxBytes : 0);
  if (type === 'text/html') {
    discard(response.body);
    throw new UpstreamError({ ...call, kind: 'unavailable', code: 'htmlAnswer', status });
  }
  if (!isJson(type)) {
    discard(response.body);
    throw badContract(call, status, `content type "${type.slice(0, 60)}"`);
  }
  const text = await readText(response, call, maxBytes);
  try {
    return parseJson(text);
  } catch {
    throw badContract(call, status, 'the body is not JSON');
  }
}

/**
 * Reads the answer to a HEAD, which has no body: an empty document for 200.
 * @throws UpstreamError for any other status, and for HTML: a challenge of a proxy has a good status too
 */
export function readHead({ status, headers }: Response, call: CallName): object {
  const isHtml = headers.get('content-type')?.trim().toLowerCase().startsWith('text/html') ?? false;
  if (status === 200 && !isHtml) return {};
  throw new UpstreamError({ ...call, kind: 'unavailable', code: isHtml ? 'htmlAnswer' : null, status });
}

/**
 * Reads the file of an answer.
 * @throws UpstreamError for any status but 2xx (a redirect too, which is never followed), for a type that was not asked for,
 *   and for more than `maxBytes`; rethrows the error of a broken stream
 */
export async function readFile(
  response: Response,
  call: CallName,
  { maxBytes, types }: { maxBytes: number; types: readonly string[] },
): Promise<ReceivedFile> {
  const { status } = response;
  if (status < 200 || status > 299) throw await refusal(response, call, false, 0);
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    discard(response.body);
    throw badContract(call, status, `content type "${type.slice(0, 60)}"`);
  }
  return { type, bytes: await readBytes(response, call, maxBytes) };
}

/**
 * Takes the data out of an envelope (upstream facts §5).
 * @throws UpstreamError with the service's code when it reports a failure
 */
export function openEnvelope(document: unknown, call: CallName, status: number): unknown {
  const isSuccess = isRecord(document) && document.status === 'success';
  if (isSuccess && (document.error === undefined || document.error === null)) return document.data;
  const failure = failureSchema.safeParse(isSuccess ? { ...document, status: undefined } : document);
  if (!failure.success) throw badContract(call, status, 'neither success nor failure');
  const { error, data } = failure.data;
  const code = readCode(error);
  const fields = fieldFailures.safeParse(data);
  return raise({
    ...call,
    kind: kindOfCode(code ?? ''),
    code,
    status,
    data,
    fields: fields.success ? fields.data : [],
  });
}

/** Makes the error for an answer that breaks the contract. */
export function badContract(call: CallName, status: number | null, detail: string): UpstreamError {
  return new UpstreamError({ ...call, kind: 'badContract', status, detail });
}

function raise(parts: UpstreamErrorParts): never {
  throw new UpstreamError(parts);
}

/** Replaces lone surrogates, which JSON may hold: encoding them into a URL would throw. */
function parseJson(text: string): unknown {
  const mayHoldHalves = /\\u[dD][89a-fA-F]/.test(text);
  const wellFormed = (_key: string, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value;
  return JSON.parse(text, mayHoldHalves ? wellFormed : undefined) as unknown;
}

/** Makes the error for a status other than 2xx, with the service's code if the body has one. */
async function refusal(
  response: Response,
  call: CallName,
  isEnveloped: boolean,
  maxBytes: number,
): Promise<UpstreamError> {
  const { status } = response;
  const code = maxBytes > 0 ? codeOf(await readText(response, call, maxBytes)) : null;
  if (maxBytes === 0) discard(response.body);
  const category = KIND_OF_STATUS[status];
  const kind = isEnveloped && status >= 400 ? kindOfCode(code ?? '') : kindOfStatus(status);
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
  return new UpstreamError({ ...call, kind, status, code: category?.code ?? code, retryAfterSeconds });
}

/**
 * Only for services without an envelope: the others answer everything with 200, so a proxy's 404 says nothing about an
 * order.
 */
function kindOfStatus(status: number): UpstreamErrorKind {
  return KIND_OF_STATUS[status]?.kind ?? (status >= 500 ? 'unavailable' : status >= 400 ? 'invalid' : 'badContract');
}

/** Returns a code if it is one word. Codes are logged, and anything else might be personal. */
function readCode(text: string): string | null {
  return /^\w{1,60}$/.test(text) ? text : null;
}

function codeOf(text: string): string | null {
  try {
    const failure = failureSchema.safeParse(JSON.parse(text));
    return failure.success ? readCode(failure.data.error) : null;
  } catch {
    return null;
  }
}

/** Reads Retry-After in seconds; null if it is missing or a date, which no upstream sends. */
function readRetryAfter(value: string | null): number | null {
  return value !== null && /^\d{1,6}$/.test(value.trim()) ? Number(value) : null;
}

async function readText(response: Response, call: CallName, maxBytes: number): Promise<string> {
  return (await readBytes(response, call, maxBytes)).toString('utf8');
}

async function readBytes(response: Response, call: CallName, maxBytes: number): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      discard(reader);
      throw badContract(call, response.status, `more than ${maxBytes} bytes`);
    }
    chunks.push(value);
  }
}

/** Frees the connection; not awaited, because cancelling a stream may take time. */
function discard(source: Pick<ReadableStream, 'cancel'> | null): void {
  source?.cancel().catch(() => undefined);
}

function isJson(type: string): boolean {
  return type === 'application/json' || type.endsWith('+json');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
