import type { QueueLimits } from './fair-queue';
import type { WorkKind } from './visitor';

/** The places of a service, which visitors share fairly, and the budget that each call takes from its visitor's. */
export type Bulkhead = QueueLimits & { budget?: WorkKind };

/** What a service is given of time, bytes and places. */
export type ServiceLimits = {
  /** Time limit of a call, its retry included (specification 1 §9, 2 §9). */
  timeoutMs: number;
  maxAnswerBytes: number;
  /**
   * Writes have places of their own: payments that hang must not keep anybody from seeing the state of a booking; and so
   * have streams, which last long.
   */
  bulkheads: { reads: Bulkhead; writes: Bulkhead; streams?: Bulkhead };
  breaker: { failures: number; halfOpenAfterMs: number };
};

/** A service, and where and how it is reached. */
export type ServiceSettings = ServiceLimits & {
  name: string;
  /** Without a slash at the end. */
  baseUrl: string;
  /** By which the service knows the shop; absent where none is configured. */
  token?: string;
};

export const MB = 1024 * 1024;
/** For calls that a service does not have. */
export const NONE: Bulkhead = { active: 1, queued: 0 };
/** Short, so that the shop is back within seconds of the upstream. */
export const BREAKER = { failures: 5, halfOpenAfterMs: 3000 };

/** A service behind a block that a page can do without; `budget` for those that are asked by whatever a link says. */
export function blockService(timeoutMs: number, budget?: WorkKind): ServiceLimits {
  return {
    timeoutMs,
    maxAnswerBytes: 2 * MB,
    bulkheads: { reads: { active: 64, queued: 128, budget }, writes: { active: 32, queued: 64 } },
    breaker: BREAKER,
  };
}
