import { randomBytes } from 'node:crypto';
import { badContract, openEnvelope, readAnswer, readFile, readHead, type CallName } from './answer.server';
import type { CallIds, UpstreamCall } from './call';
import { UpstreamError } from './error';
import type { ServiceSettings } from './service-limits';
import { countLeftOut } from './tolerance';

export type Answer = { status: number; document: unknown };

/** Sends a call with a single document as its answer. */
export function send(
  settings: ServiceSettings,
  call: UpstreamCall<unknown>,
  ids: CallIds,
  name: CallName,
  deadline: AbortSignal,
): Promise<Answer> {
  const { whenEmpty, envelope, fileTypes } = call.endpoint;
  return answered(settings, call, ids, name, deadline, async (response) => {
    const { status } = response;
    if (call.endpoint.method === 'HEAD') return { status, document: readHead(response, name) };
    if (status === 204 && whenEmpty !== undefined) return { status, document: whenEmpty };
    const { maxAnswerBytes: maxBytes } = settings;
    if (fileTypes) return { status, document: await readFile(response, name, { maxBytes, types: fileTypes }) };
    return { status, document: await readAnswer(response, name, { maxBytes, isEnveloped: envelope !== null }) };
  });
}

/** Sends a request and reads its answer. @throws UpstreamError for any failure on the way */
export async function answered<T>(
  settings: ServiceSettings,
  call: UpstreamCall<unknown>,
  { requestId, traceId }: CallIds,
  name: CallName,
  deadline: AbortSignal,
  readBody: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    const response = await fetch(addressOf(settings.baseUrl, call), {
      method: call.endpoint.method,
      headers: {
        accept: acceptedBy(call.endpoint),
        ...(settings.token ? { authorization: `Bearer ${settings.token}` } : {}),
        'x-request-id': requestId,
        traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01`,
        ...(call.body ? { 'content-type': 'application/json' } : {}),
      },
      body: call.body ? JSON.stringify(call.body) : undefined,
      redirect: 'manual',
      signal: deadline,
    });
    return await readBody(response);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (deadline.aborted || isSocketTimeout(error)) throw timeoutError(name);
    throw new UpstreamError({ ...name, kind: 'unavailable', code: 'connectionError', detail: networkCode(error) });
  }
}

/**
 * Returns the data of an answer.
 * @param note takes the number of entries that were left out because they cannot be read
 * @throws UpstreamError for a reported failure, or a broken contract
 */
export function parse<T>(
  { status, document }: Answer,
  call: UpstreamCall<T>,
  name: CallName,
  note: (leftOut: number) => void,
): T {
  const data = call.endpoint.envelope ? openEnvelope(document, name, status) : document;
  const { result: parsed, leftOut } = countLeftOut(() => call.schema.safeParse(data));
  note(leftOut);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw badContract(name, status, issues.join('; '));
}

function acceptedBy({ isStream, fileTypes }: UpstreamCall<unknown>['endpoint']): string {
  return fileTypes ? fileTypes.join(', ') : isStream ? 'text/event-stream' : 'application/json';
}

function addressOf(baseUrl: string, { path, query }: Pick<UpstreamCall<unknown>, 'path' | 'query'>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${baseUrl}${path}?${text}` : `${baseUrl}${path}`;
}

/** Makes the error for a timeout. */
export function timeoutError(name: CallName): UpstreamError {
  return new UpstreamError({ ...name, kind: 'timeout', code: 'timeoutError' });
}

/** Checks for Node's own timeouts of headers and body. */
function isSocketTimeout(error: unknown): boolean {
  return ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'].includes(networkCode(error) ?? '');
}

/** Returns ECONNREFUSED and the like. */
function networkCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
