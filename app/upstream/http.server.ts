import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TaskCancelledError } from 'cockatiel';
import type { z } from 'zod';
import { badContract, openEnvelope, readAnswer, type CallName } from './answer.server';
import { kindOfCode, UpstreamError, type ServiceName, type UpstreamErrorKind } from './error';
import { RefusedCall, ServiceGuard } from './guard.server';
import type { ServiceSettings } from './services.server';
import { readStream, type UpstreamStream } from './stream.server';

/** Ids of the visitor's request, sent with every call. `traceId` is 32 hexadecimal digits. */
export type CallIds = { requestId: string; traceId: string };

/** One call of an endpoint, as its client describes it. */
export type UpstreamCall<T> = {
  /** The client's name for it, in logs, metrics and errors. */
  operation: string;
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>;
  /** Changes nothing upstream: it may be tried twice, and identical calls share one answer while it is under way. */
  isRead: boolean;
  /** The answer comes in the envelope of upstream facts §5; `schema` is that of its `data`. */
  isEnveloped: boolean;
  /** The document that an answer 204 stands for; without it, such an answer breaks the contract. */
  whenEmpty?: unknown;
  schema: z.ZodType<T>;
};

/** What is known of a call when it has ended; never personal data. */
export type CallReport = CallName & {
  service: ServiceName;
  traceId: string;
  ms: number;
  attempts: number;
  outcome: 'ok' | UpstreamErrorKind;
  status: number | null;
  code: string | null;
  message?: string;
};

export type Transport = {
  /** @throws UpstreamError and nothing else */
  call<T>(call: UpstreamCall<T>, ids: CallIds): Promise<T>;
  /**
   * Gives the events of a stream to `take` one by one; resolves at its end. A stream is never tried again.
   * @throws UpstreamError and nothing else
   */
  stream<T>(stream: UpstreamStream<T>, ids: CallIds): Promise<void>;
};

const RETRY_PAUSE_MS = { least: 50, most: 250 };

/**
 * The way to one service: deadline, breaker, bulkheads, one retry of reads, one call for identical reads, parsing.
 * One instance a service and process, because that is what breaker and bulkheads watch over.
 * @param report is told of every call that has ended
 */
export function createTransport(settings: ServiceSettings, report: (report: CallReport) => void): Transport {
  const guard = new ServiceGuard(settings);
  const underWay = new Map<string, Promise<unknown>>();

  /** Does the work of one call within the time limit of its operation, and reports how it ended. */
  async function reported<T>(
    operation: string,
    ids: CallIds,
    work: (name: CallName, deadline: AbortSignal, progress: Progress) => Promise<T>,
  ): Promise<T> {
    const name: CallName = { service: settings.name, operation, requestId: ids.requestId };
    const started = performance.now();
    const progress: Progress = { attempts: 0 };
    const close = (outcome: CallReport['outcome'], error?: UpstreamError) =>
      report({
        ...name,
        traceId: ids.traceId,
        ms: Math.round(performance.now() - started),
        attempts: progress.attempts,
        outcome,
        status: error ? error.status : 200,
        code: error?.code ?? null,
        message: error?.message,
      });
    try {
      const limitMs = settings.timeoutMsOf[operation] ?? settings.timeoutMs;
      const deadline = AbortSignal.timeout(limitMs);
      const value = await beforeDeadline(work(name, deadline, progress), deadline);
      close('ok');
      return value;
    } catch (cause) {
      const error = toUpstreamError(cause, name);
      close(error.kind, error);
      throw error;
    }
  }

  async function callWithRetry<T>(
    call: UpstreamCall<T>,
    ids: CallIds,
    name: CallName,
    deadline: AbortSignal,
    progress: Progress,
  ): Promise<T> {
    const attempt = () => {
      // Waited in vain for a place, or for the breaker's trial call: that says nothing about the service.
      if (deadline.aborted) throw new TaskCancelledError();
      progress.attempts += 1;
      return send(settings, call, ids, name, deadline);
    };
    guard.earnRetry();
    try {
      return parse(await guard.run(call.isRead, attempt), call, name);
    } catch (error) {
      if (!call.isRead || !isPassing(error) || !guard.mayRetry()) throw error;
    }
    const { least, most } = RETRY_PAUSE_MS;
    await sleep(least + Math.random() * (most - least), undefined, { signal: deadline });
    return parse(await guard.run(call.isRead, attempt), call, name);
  }

  function callAndReport<T>(call: UpstreamCall<T>, ids: CallIds): Promise<T> {
    return reported(call.operation, ids, (name, deadline, progress) =>
      callWithRetry(call, ids, name, deadline, progress),
    );
  }

  return {
    stream: (call, ids) =>
      reported(call.operation, ids, (name, deadline, progress) =>
        whileWanted(call.signal, deadline, (ends, hasLeft) =>
          guard.run(true, async () => {
            if (ends.aborted) throw new TaskCancelledError();
            progress.attempts += 1;
            const request = { ...call, method: 'POST', accept: 'text/event-stream' } as const;
            const read = (response: Response) => readStream(response, call, name, settings.maxAnswerBytes);
            await answered(settings, request, ids, name, ends, read).catch((error: unknown) => {
              // That somebody leaves says nothing about the service.
              if (!hasLeft()) throw error;
            });
          }),
        ),
      ),
    call<T>(call: UpstreamCall<T>, ids: CallIds): Promise<T> {
      if (!call.isRead) return callAndReport(call, ids);
      const key = JSON.stringify([call.operation, call.path, call.query, call.body]);
      const running = underWay.get(key) as Promise<T> | undefined;
      if (running) return running;
      const started = callAndReport(call, ids).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}

type Progress = { attempts: number };
type Answer = { status: number; document: unknown };

function send(
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
async function answered<T>(
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

function parse<T>({ status, document }: Answer, call: UpstreamCall<T>, name: CallName): T {
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

/** Lost connections and 5xx often pass; what the service said in full does not change by asking again. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  return error.code === 'connectionError' || (error.status !== null && error.status >= 500);
}

/** Ends waiting at the deadline, also while a call stands in a queue. */
async function beforeDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => reject(deadline.reason as Error);
    deadline.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    deadline.removeEventListener('abort', giveUp);
  }
}

/** Work that ends at the deadline, or quietly when `signal` says that nobody wants it any more. */
async function whileWanted(
  signal: AbortSignal | undefined,
  deadline: AbortSignal,
  work: (ends: AbortSignal, hasLeft: () => boolean) => Promise<void>,
): Promise<void> {
  const hasLeft = () => signal?.aborted ?? false;
  const ends = signal ? AbortSignal.any([deadline, signal]) : deadline;
  if (hasLeft()) return;
  try {
    await beforeDeadline(work(ends, hasLeft), ends);
  } catch (error) {
    if (!hasLeft()) throw error;
  }
}

function toUpstreamError(cause: unknown, name: CallName): UpstreamError {
  if (cause instanceof UpstreamError) return cause;
  if (cause instanceof RefusedCall) {
    const { code, retryAfterSeconds } = cause.refusal;
    return new UpstreamError({ ...name, kind: kindOfCode(code), code, retryAfterSeconds });
  }
  const isCancelled = cause instanceof TaskCancelledError || CANCELLATIONS.includes(nameOf(cause));
  return isCancelled ? timeoutError(name) : badContract(name, null, `unreadable: ${nameOf(cause)}`);
}

const CANCELLATIONS = ['TimeoutError', 'AbortError'];

function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : typeof cause;
}

function timeoutError(name: CallName): UpstreamError {
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
