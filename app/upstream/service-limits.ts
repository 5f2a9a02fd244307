import type { QueueLimits } from './fair-queue';
import type { WorkKind } from './visitor';

/** The places of a service, shared fairly by visitors, and the budget that each call charges. */
export type Bulkhead = QueueLimits & { budget?: WorkKind };

/** Limits of a service: time, bytes and places. */
export type ServiceLimits = {
  /** Time limit of a call, its retry included (specification 1 §9, 2 §9). */
  timeoutMs: number;
  maxAnswerBytes: number;
  /**
   * Writes have their own places, since hanging payments must not block reading a booking; so have streams, which last
   * long.
   */
  bulkheads: { reads: Bulkhead; writes: Bulkhead; streams?: Bulkhead };
  breaker: { failures: number; halfOpenAfterMs: number };
};

/** A service with its address and limits. */
export type ServiceSettings = ServiceLimits & {
  name: string;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Authenticates the shop at the service; undefined where none is configured. */
  token?: string;
};

export const MB = 1024 * 1024;
/** For calls that a service does not have. */
export const NONE: Bulkhead = { active: 1, queued: 0 };
/** Short, so that the shop recovers within seconds of the upstream. */
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
