import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { UpstreamError } from './error';
import { FairQueue, QueueFullError } from './fair-queue';
import type { ServiceSettings } from './service-limits';
import type { Visitor } from './visitor';

/** The reason why a call was not attempted. */
export type Refusal = {
  code: 'circuitOpen' | 'overloaded' | 'overBudget' | 'tooManyRequests';
  retryAfterSeconds?: number;
};

export class RefusedCall extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Maximum pause after one 429 of a service. */
const MAX_COOL_DOWN_SECONDS = 30;

/** Kinds of calls with their own places and breaker. */
export type LaneName = 'reads' | 'writes' | 'streams';

/** Protects one service: places, breakers, the cool-down after a 429, a budget of retries. */
export class ServiceGuard {
  readonly #lanes: Record<LaneName, Lane>;
  readonly #bulkheads: ServiceSettings['bulkheads'];
  readonly #retries = new RetryBudget();
  #silentUntil = 0;

  constructor({ breaker, bulkheads }: Pick<ServiceSettings, 'breaker' | 'bulkheads'>) {
    const lane = (limits = { active: 1, queued: 0 }): Lane => ({
      breaker: circuitBreaker(handleWhen(isOutage), {
        breaker: new ConsecutiveBreaker(breaker.failures),
        halfOpenAfter: breaker.halfOpenAfterMs,
      }),
      places: new FairQueue(limits),
    });
    this.#bulkheads = bulkheads;
    this.#lanes = { reads: lane(bulkheads.reads), writes: lane(bulkheads.writes), streams: lane(bulkheads.streams) };
  }

  /**
   * Does the work when it is the visitor's turn, and charges the visitor's budget.
   * @param signal ends the waiting
   * @throws RefusedCall when the visitor has no turn, the signal's reason, else the error of `work`
   */
  async inTurn<T>(name: LaneName, visitor: Visitor, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const kind = this.#bulkheads[name]?.budget;
    const retryAfterSeconds = kind ? await visitor.charge(kind) : null;
    if (retryAfterSeconds !== null) throw new RefusedCall({ code: 'overBudget', retryAfterSeconds });
    let hasTurn = false;
    const taken = () => {
      hasTurn = true;
      return work();
    };
    try {
      return await this.#lanes[name].places.run(visitor.key, taken, signal);
    } catch (error) {
      if (!hasTurn && error instanceof QueueFullError) throw new RefusedCall({ code: 'overloaded' });
      throw error;
    }
  }

  /**
   * Runs one attempt.
   * @throws RefusedCall when the attempt was not made, else the error of `attempt`
   */
  async run<T>(name: LaneName, attempt: () => Promise<T>): Promise<T> {
    const silentMs = this.#silentUntil - Date.now();
    if (silentMs > 0) {
      throw new RefusedCall({ code: 'tooManyRequests', retryAfterSeconds: Math.ceil(silentMs / 1000) });
    }
    try {
      return await this.#lanes[name].breaker.execute(attempt);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new RefusedCall({ code: 'circuitOpen' });
      if (error instanceof UpstreamError && error.status === 429 && error.retryAfterSeconds) {
        this.#silentUntil = Date.now() + Math.min(error.retryAfterSeconds, MAX_COOL_DOWN_SECONDS) * 1000;
      }
      throw error;
    }
  }

  /** Counts a call; every call earns a fraction of a retry. */
  earnRetry(): void {
    this.#retries.earn();
  }

  /** Spends a retry if one is left, and returns whether it did. */
  mayRetry(): boolean {
    return this.#retries.spend();
  }
}

/**
 * Places and breaker of the reads, writes or streams of a service. After an outage, a breaker makes all calls wait for
 * one trial call; that may be a slow payment, which must not hold up reads.
 */
type Lane = { places: FairQueue; breaker: CircuitBreakerPolicy };

/** Limits retries to a fifth of all calls, so that they cannot multiply the load of a failing service. */
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

/** Checks whether a failure is the service's. A refusal (4xx) shows that it is alive. */
function isOutage(error: Error): boolean {
  if (!(error instanceof UpstreamError)) return false;
  return error.status === null || error.status < 400 || error.status >= 500;
}
