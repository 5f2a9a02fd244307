import { setTimeout as sleep } from 'node:timers/promises';
import { TaskCancelledError } from 'cockatiel';
import { badContract, type CallName } from './answer.server';
import { callOf, type CallIds, type UpstreamCall } from './call';
import { beforeDeadline, whileWanted } from './deadline.server';
import type { AnswerOf, Endpoint, RequestOf } from './endpoint';
import { kindOfCode, UpstreamError, type UpstreamErrorKind } from './error';
import { RefusedCall, ServiceGuard } from './guard.server';
import { answered, parse, send as sendOnce, timeoutError, type Answer } from './request.server';
import type { ServiceSettings } from './service-limits';
import { SharedWork } from './shared-work';
import { readStream, type StreamReader } from './stream.server';

/** Facts about a finished call; never personal data. */
export type CallReport = CallName & {
  traceId: string;
  ms: number;
  attempts: number;
  /** Entries of the answer that were left out because they cannot be read. */
  leftOut: number;
  outcome: 'ok' | UpstreamErrorKind;
  status: number | null;
  code: string | null;
  message?: string;
};

/**
 * A call in two steps, for a cache that serves many visitors by one call: a visitor who had to wait for a turn looks into
 * the cache once more before calling.
 */
export type Asking<T> = {
  /**
   * Does the work when it is the visitor's turn, or joins the same work of anybody that is being done.
   * @param key what the work is about; the same for every visitor who wants the same
   * @throws UpstreamError when there is no turn, or none in time; else what the work throws
   */
  once<R>(key: string, work: () => Promise<R>): Promise<R>;
  /** Makes the call, within `once`. @throws UpstreamError and nothing else */
  ask(): Promise<T>;
};

export type Transport = {
  /** @throws UpstreamError and nothing else */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, ids: CallIds): Promise<AnswerOf<E>>;
  /** Splits a read into two steps. */
  asking<E extends Endpoint>(endpoint: E, request: RequestOf<E>, ids: CallIds): Asking<AnswerOf<E>>;
  /**
   * Passes the events of a stream to `take` one by one; resolves at its end. A stream is never retried.
   * @throws UpstreamError and nothing else
   */
  stream<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    reader: StreamReader<AnswerOf<E>>,
    ids: CallIds,
  ): Promise<void>;
};

const RETRY_PAUSE_MS = { least: 50, most: 250 };

/**
 * Makes the transport to one service: visitors' turns, timeout, breaker, retries of reads, shared identical reads,
 * parsing. One instance per service and process, because breaker and places belong to it.
 * @param report called for every finished call
 */
export function createTransport(settings: ServiceSettings, report: (report: CallReport) => void): Transport {
  const guard = new ServiceGuard(settings);
  const shared = new SharedWork();
  const limitOf = ({ timeoutMs = settings.timeoutMs }: Pick<Endpoint, 'timeoutMs'>) => AbortSignal.timeout(timeoutMs);

  /** Runs one call within its time limit, and reports its outcome. */
  async function reported<T>(
    endpoint: Pick<Endpoint, 'operation' | 'timeoutMs'>,
    ids: CallIds,
    work: (name: CallName, deadline: AbortSignal, progress: Progress) => Promise<T>,
  ): Promise<T> {
    const name: CallName = { service: settings.name, operation: endpoint.operation, requestId: ids.requestId };
    const started = performance.now();
    const progress: Progress = { attempts: 0, leftOut: 0 };
    const close = (outcome: CallReport['outcome'], error?: UpstreamError) =>
      report({
        ...name,
        traceId: ids.traceId,
        ms: Math.round(performance.now() - started),
        attempts: progress.attempts,
        leftOut: progress.leftOut,
        outcome,
        status: error ? error.status : 200,
        code: error?.code ?? null,
        message: error?.message,
      });
    try {
      const deadline = limitOf(endpoint);
      const value = await beforeDeadline(work(name, deadline, progress), deadline);
      close('ok');
      return value;
    } catch (cause) {
      const error = toUpstreamError(cause, name);
      close(error.kind, error);
      throw error;
    }
  }

  /** Makes a call, retrying a read after a transient failure. @throws UpstreamError and nothing else */
  async function send<T>(
    call: UpstreamCall<T>,
    ids: CallIds,
    name: CallName,
    deadline: AbortSignal,
    progress: Progress,
  ): Promise<T> {
    const { isRead, retries = 1 } = call.endpoint;
    const lane = isRead ? 'reads' : 'writes';
    const attempt = () => {
      // Timed out waiting for the breaker's trial call; don't count it against the service.
      if (deadline.aborted) throw new TaskCancelledError();
      progress.attempts += 1;
      return sendOnce(settings, call, ids, name, deadline);
    };
    const read = (answer: Answer) => parse(answer, call, name, (leftOut) => void (progress.leftOut = leftOut));
    guard.earnRetry();
    try {
      for (let left = isRead ? retries : 0; left > 0; left -= 1) {
        try {
          return read(await guard.run(lane, attempt));
        } catch (error) {
          if (!isPassing(error) || !guard.mayRetry()) throw error;
        }
        const { least, most } = RETRY_PAUSE_MS;
        await sleep(least + Math.random() * (most - least), undefined, { signal: deadline });
      }
      return read(await guard.run(lane, attempt));
    } catch (cause) {
      throw toUpstreamError(cause, name);
    }
  }

  return {
    stream(endpoint, request, reader, ids) {
      const call = callOf(endpoint, request);
      return reported(endpoint, ids, (name, deadline, progress) =>
        whileWanted(reader.signal, deadline, (ends, hasLeft) => {
          const attempt = async () => {
            if (ends.aborted) throw new TaskCancelledError();
            progress.attempts += 1;
            const read = (response: Response) =>
              readStream(response, call.schema, reader.take, name, settings.maxAnswerBytes);
            await answered(settings, call, ids, name, ends, read).catch((error: unknown) => {
              // A visitor who leaves says nothing about the service.
              if (!hasLeft()) throw error;
            });
          };
          return guard.inTurn('streams', ids.visitor, () => guard.run('streams', attempt), ends);
        }),
      );
    },
    call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, ids: CallIds): Promise<AnswerOf<E>> {
      const call = callOf(endpoint, request);
      const { visitor } = ids;
      if (!endpoint.isRead) {
        return reported(endpoint, ids, (name, deadline, progress) =>
          guard.inTurn('writes', visitor, () => send(call, ids, name, deadline, progress), deadline),
        );
      }
      const key = JSON.stringify([endpoint.operation, call.path, call.query, call.body]);
      return shared.join(key, visitor.key, (share) =>
        reported(endpoint, ids, (name, deadline, progress) => {
          // The time limit of a shared call begins with the call.
          const work = () => share(() => send(call, ids, name, limitOf(endpoint), progress));
          return guard.inTurn('reads', visitor, work, deadline);
        }),
      );
    },
    asking: (endpoint, request, ids) => ({
      once(key, work) {
        let ended: Promise<unknown> | undefined;
        return shared.join(key, ids.visitor.key, (share) => {
          const noted = () => (ended = share(work)) as ReturnType<typeof work>;
          return guard.inTurn('reads', ids.visitor, noted, limitOf(endpoint)).catch((cause: unknown) => {
            // A refusal is reported as the call's end; how the work ends is said by whoever does it.
            if (ended) throw cause;
            return reported(endpoint, ids, () => Promise.reject(cause));
          });
        });
      },
      ask: () => reported(endpoint, ids, (...attempt) => send(callOf(endpoint, request), ids, ...attempt)),
    }),
  };
}

type Progress = { attempts: number; leftOut: number };
/** Checks for a transient failure: lost connections and 5xx often pass; a complete answer would be repeated. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  return error.code === 'connectionError' || (error.status !== null && error.status >= 500);
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
