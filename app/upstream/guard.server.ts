import {
  BrokenCircuitError,
  BulkheadRejectedError,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  type BulkheadPolicy,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { UpstreamError } from './error';
import type { Bulkhead, ServiceSettings } from './services.server';

/** Why a call was not even tried. */
export type Refusal = { code: 'circuitOpen' | 'overloaded' | 'tooManyRequests'; retryAfterSeconds?: number };

export class RefusedCall extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The longest that one 429 of a service silences it. */
const MAX_COOL_DOWN_SECONDS = 30;

/** What stands between the shop and one service: breakers, bulkheads, the cool-down after a 429, a budget of retries. */
export class ServiceGuard {
  readonly #reads: Lane;
  readonly #writes: Lane;
  readonly #retries = new RetryBudget();
  #silentUntil = 0;

  constructor({ breaker, bulkheads }: Pick<ServiceSettings, 'breaker' | 'bulkheads'>) {
    this.#reads = new Lane(bulkheads.reads, breaker);
    this.#writes = new Lane(bulkheads.writes, breaker);
  }

  /**
   * Runs one attempt.
   * @throws RefusedCall when the attempt was not made, else what `attempt` throws
   */
  async run<T>(isRead: boolean, attempt: () => Promise<T>): Promise<T> {
    const silentMs = this.#silentUntil - Date.now();
    if (silentMs > 0) {
      throw new RefusedCall({ code: 'tooManyRequests', retryAfterSeconds: Math.ceil(silentMs / 1000) });
    }
    try {
      return await (isRead ? this.#reads : this.#writes).run(attempt);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new RefusedCall({ code: 'circuitOpen' });
      if (error instanceof BulkheadRejectedError) throw new RefusedCall({ code: 'overloaded' });
      if (error instanceof UpstreamError && error.status === 429 && error.retryAfterSeconds) {
        this.#silentUntil = Date.now() + Math.min(error.retryAfterSeconds, MAX_COOL_DOWN_SECONDS) * 1000;
      }
      throw error;
    }
  }

  /** Counts a call that was made; every call earns a part of a retry. */
  earnRetry(): void {
    this.#retries.earn();
  }

  /** True when there is a retry left, which is then spent. */
  mayRetry(): boolean {
    return this.#retries.spend();
  }
}

/**
 * Breaker and bulkhead of the reads, or of the writes, of a service. After an outage a breaker has everybody wait for one
 * call that tries the service: that may be a payment, which takes its time, and must not keep reads waiting.
 */
class Lane {
  readonly #breaker: CircuitBreakerPolicy;
  readonly #places: BulkheadPolicy;

  constructor({ active, queued }: Bulkhead, { failures, halfOpenAfterMs }: ServiceSettings['breaker']) {
    this.#breaker = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(failures),
      halfOpenAfter: halfOpenAfterMs,
    });
    this.#places = bulkhead(active, queued);
  }

  run<T>(attempt: () => Promise<T>): Promise<T> {
    return this.#breaker.execute(() => this.#places.execute(attempt));
  }
}

/** Keeps retries below a fifth of all calls, so that they cannot multiply the load of a service in trouble. */
class RetryBudget {
  #tokens = 10;

  earn(): void {
    this.#tokens = Math.min(10, this.#tokens + 0.2);
  }

  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** Whether a failure speaks against the service as a whole. A refusal (4xx) shows that it is alive. */
function isOutage(error: Error): boolean {
  if (!(error instanceof UpstreamError)) return false;
  return error.status === null || error.status < 400 || error.status >= 500;
}
