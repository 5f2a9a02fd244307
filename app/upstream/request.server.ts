import { randomBytes } from 'node:crypto';
import { badContract, openEnvelope, readAnswer, type CallName } from './answer.server';
import { UpstreamError } from './error';
import type { CallIds, UpstreamCall } from './http.server';
import type { ServiceSettings } from './services.server';

type Answer = { status: number; document: unknown };

/** Sends a call that is answered by one document. */
export function send(
  settings: ServiceSettings,
  call: UpstreamCall<unknown>,
  ids: CallIds,
  name: CallName,
  deadline: AbortSignal,
): Promise<Answer> {
  const { whenEmpty } = call;
  const request = { ...call, accept: 'application/json' };
  return answered(settings, request, ids, name, deadline, async (response) => {
    const { status } = response;
    if (status === 204 && whenEmpty !== undefined) return { status, document: whenEmpty };
    const { maxAnswerBytes: maxBytes } = settings;
    return { status, document: await readAnswer(response, name, { maxBytes, isEnveloped: call.isEnveloped }) };
  });
}

type HttpRequest = Pick<UpstreamCall<unknown>, 'method' | 'path' | 'query' | 'body'> & { accept: string };

/** Sends a request and reads its answer; what goes wrong on the way is an UpstreamError. */
export async function answered<T>(
  settings: ServiceSettings,
  call: HttpRequest,
  { requestId, traceId }: CallIds,
  name: CallName,
  deadline: AbortSignal,
  readBody: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    const response = await fetch(addressOf(settings.baseUrl, call), {
      method: call.method,
      headers: {
        accept: call.accept,
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

/** The data of an answer. @throws UpstreamError for a failure that it tells, and for what breaks the contract */
export function parse<T>({ status, document }: Answer, call: UpstreamCall<T>, name: CallName): T {
  const data = call.isEnveloped ? openEnvelope(document, name, status) : document;
  const parsed = call.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw badContract(name, status, issues.join('; '));
}

function addressOf(baseUrl: string, { path, query }: Pick<HttpRequest, 'path' | 'query'>): string {
  const text = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])).toString();
  return text ? `${baseUrl}${path}?${text}` : `${baseUrl}${path}`;
}

/** The failure of a call that has had its time. */
export function timeoutError(name: CallName): UpstreamError {
  return new UpstreamError({ ...name, kind: 'timeout', code: 'timeoutError' });
}

/** Node's own limits on the wait for headers and between parts of a body. */
function isSocketTimeout(error: unknown): boolean {
  return ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'].includes(networkCode(error) ?? '');
}

/** ECONNREFUSED and the like. */
function networkCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
