import { setTimeout as sleep } from 'node:timers/promises';
import { TaskCancelledError } from 'cockatiel';
import type { z } from 'zod';
import { badContract, type CallName } from './answer.server';
import { beforeDeadline, whileWanted } from './deadline.server';
import { kindOfCode, UpstreamError, type ServiceName, type UpstreamErrorKind } from './error';
import { RefusedCall, ServiceGuard } from './guard.server';
import { answered, parse, send as sendOnce, timeoutError } from './request.server';
import type { ServiceSettings } from './services.server';
import { SharedWork } from './shared-work';
import { readStream, type UpstreamStream } from './stream.server';
import type { Visitor } from './visitor';

/** The visitor's request: its ids are sent with every call. `traceId` is 32 hexadecimal digits. */
export type CallIds = { requestId: string; traceId: string; visitor: Visitor };

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

/**
 * A call in two steps, for a cache that serves many visitors by one call: whoever waits for the turn of a busy visitor
 * might have had one before.
 */
export type Asking<T> = {
  /** Whose turn it is: the key of the visitor. */
  caller: string;
  /**
   * Does the work when it is the visitor's turn.
   * @throws UpstreamError when there is no turn, or none in time; else what the work throws
   */
  inTurn<R>(work: () => Promise<R>): Promise<R>;
  /** Makes the call, within a turn. @throws UpstreamError and nothing else */
  ask(): Promise<T>;
};

export type Transport = {
  /** @throws UpstreamError and nothing else */
  call<T>(call: UpstreamCall<T>, ids: CallIds): Promise<T>;
  /** The same for a read, in two steps. */
  asking<T>(call: UpstreamCall<T>, ids: CallIds): Asking<T>;
  /**
   * Gives the events of a stream to `take` one by one; resolves at its end. A stream is never tried again.
   * @throws UpstreamError and nothing else
   */
  stream<T>(stream: UpstreamStream<T>, ids: CallIds): Promise<void>;
};

const RETRY_PAUSE_MS = { least: 50, most: 250 };

/**
 * The way to one service: turns of visitors, deadline, breaker, one retry of reads, one call for identical reads, parsing.
 * One instance a service and process, because that is what breaker and places watch over.
 * @param report is told of every call that has ended
 */
export function createTransport(settings: ServiceSettings, report: (report: CallReport) => void): Transport {
  const guard = new ServiceGuard(settings);
  const shared = new SharedWork();
  const limitOf = (operation: string) => AbortSignal.timeout(settings.timeoutMsOf[operation] ?? settings.timeoutMs);

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
      const deadline = limitOf(operation);
      const value = await beforeDeadline(work(name, deadline, progress), deadline);
      close('ok');
      return value;
    } catch (cause) {
      const error = toUpstreamError(cause, name);
      close(error.kind, error);
      throw error;
    }
  }

  /** Makes a call, a read that fails in passing twice. @throws UpstreamError and nothing else */
  async function send<T>(
    call: UpstreamCall<T>,
    ids: CallIds,
    name: CallName,
    deadline: AbortSignal,
    progress: Progress,
  ): Promise<T> {
    const lane = call.isRead ? 'reads' : 'writes';
    const attempt = () => {
      // Waited in vain for the breaker's trial call: that says nothing about the service.
      if (deadline.aborted) throw new TaskCancelledError();
      progress.attempts += 1;
      return sendOnce(settings, call, ids, name, deadline);
    };
    guard.earnRetry();
    try {
      try {
        return parse(await guard.run(lane, attempt), call, name);
      } catch (error) {
        if (!call.isRead || !isPassing(error) || !guard.mayRetry()) throw error;
      }
      const { least, most } = RETRY_PAUSE_MS;
      await sleep(least + Math.random() * (most - least), undefined, { signal: deadline });
      return parse(await guard.run(lane, attempt), call, name);
    } catch (cause) {
      throw toUpstreamError(cause, name);
    }
  }

  return {
    stream: (call, ids) =>
      reported(call.operation, ids, (name, deadline, progress) =>
        whileWanted(call.signal, deadline, (ends, hasLeft) => {
          const attempt = async () => {
            if (ends.aborted) throw new TaskCancelledError();
            progress.attempts += 1;
            const request = { ...call, method: 'POST', accept: 'text/event-stream' } as const;
            const read = (response: Response) => readStream(response, call, name, settings.maxAnswerBytes);
            await answered(settings, request, ids, name, ends, read).catch((error: unknown) => {
              // That somebody leaves says nothing about the service.
              if (!hasLeft()) throw error;
            });
          };
          return guard.inTurn('streams', ids.visitor, () => guard.run('streams', attempt), ends);
        }),
      ),
    call<T>(call: UpstreamCall<T>, ids: CallIds): Promise<T> {
      const { operation } = call;
      const { visitor } = ids;
      if (!call.isRead) {
        return reported(operation, ids, (name, deadline, progress) =>
          guard.inTurn('writes', visitor, () => send(call, ids, name, deadline, progress), deadline),
        );
      }
      const key = JSON.stringify([operation, call.path, call.query, call.body]);
      return shared.join(key, visitor.key, (share) =>
        reported(operation, ids, (name, deadline, progress) => {
          // The time limit of a call that others join begins with the call.
          const work = () => share(() => send(call, ids, name, limitOf(operation), progress));
          return guard.inTurn('reads', visitor, work, deadline);
        }),
      );
    },
    asking: (call, ids) => ({
      caller: ids.visitor.key,
      async inTurn(work) {
        let ended: Promise<unknown> | undefined;
        const noted = () => (ended = work());
        return guard.inTurn('reads', ids.visitor, noted, limitOf(call.operation)).catch((cause: unknown) => {
          // A refusal is reported as the call's end; how the work ends is said by whoever does it.
          if (ended) throw cause;
          return reported(call.operation, ids, () => Promise.reject(cause));
        });
      },
      ask: () => reported(call.operation, ids, (...given) => send(call, ids, ...given)),
    }),
  };
}

type Progress = { attempts: number };
/** Lost connections and 5xx often pass; what the service said in full does not change by asking again. */
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
