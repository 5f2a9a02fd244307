import type { ServiceName } from './error';
import type { QueueLimits } from './fair-queue';
import type { WorkKind } from './visitor';

/** The places of a service, which visitors share fairly, and the budget that each call takes from its visitor's. */
export type Bulkhead = QueueLimits & { budget?: WorkKind };

export type ServiceSettings = {
  name: ServiceName;
  /** Without a slash at the end. */
  baseUrl: string;
  /** By which the service knows the shop; absent where none is configured. */
  token?: string;
  /** Time limit of a call, its retry included (specification 1 §9, 2 §9). */
  timeoutMs: number;
  /** Operations with a limit of their own. */
  timeoutMsOf: Readonly<Record<string, number>>;
  maxAnswerBytes: number;
  /**
   * Writes have places of their own: payments that hang must not keep anybody from seeing the state of a booking; and so
   * have streams, which last long.
   */
  bulkheads: { reads: Bulkhead; writes: Bulkhead; streams?: Bulkhead };
  breaker: { failures: number; halfOpenAfterMs: number };
};

const MB = 1024 * 1024;
/** For calls that a service does not have. */
const NONE: Bulkhead = { active: 1, queued: 0 };
/** Short, so that the shop is back within seconds of the upstream. */
const BREAKER = { failures: 5, halfOpenAfterMs: 3000 };

/** A service behind a block that a page can do without; `budget` for those that are asked by whatever a link says. */
function blockService(timeoutMs: number, budget?: WorkKind): Omit<ServiceSettings, 'name' | 'baseUrl'> {
  return {
    timeoutMs,
    timeoutMsOf: {},
    maxAnswerBytes: 2 * MB,
    bulkheads: { reads: { active: 64, queued: 128, budget }, writes: { active: 32, queued: 64 } },
    breaker: BREAKER,
  };
}

const TABLE: Readonly<Record<ServiceName, Omit<ServiceSettings, 'name' | 'baseUrl'>>> = {
  suggest: {
    timeoutMs: 6_000,
    timeoutMsOf: {},
    maxAnswerBytes: 2 * MB,
    bulkheads: { reads: { active: 64, queued: 128, budget: 'places' }, writes: NONE },
    breaker: BREAKER,
  },
  search: {
    timeoutMs: 120_000,
    timeoutMsOf: {},
    maxAnswerBytes: 24 * MB,
    bulkheads: {
      reads: { active: 64, queued: 64, budget: 'search' },
      writes: NONE,
      streams: { active: 64, queued: 64, budget: 'prices' },
    },
    breaker: BREAKER,
  },
  instantSearch: {
    timeoutMs: 5_000,
    timeoutMsOf: {},
    maxAnswerBytes: 4 * MB,
    bulkheads: { reads: { active: 64, queued: 64, budget: 'instant-search' }, writes: NONE },
    breaker: BREAKER,
  },
  priceCalendar: blockService(120_000, 'prices'),
  priceMap: blockService(120_000, 'prices'),
  priceSubscription: blockService(15_000),
  weather: blockService(120_000, 'blocks'),
  geo: blockService(6_000, 'blocks'),
  attractions: blockService(120_000, 'blocks'),
  booking: {
    timeoutMs: 120_000,
    // Node ends a call whose headers do not come within 300 s, so that this limit is not reached in full; either way
    // the outcome is unknown and is found out by `show`.
    timeoutMsOf: { bookAndIssue: 3_600_000 },
    maxAnswerBytes: 4 * MB,
    bulkheads: { reads: { active: 128, queued: 256 }, writes: { active: 128, queued: 128 } },
    breaker: BREAKER,
  },
  ancillaries: blockService(120_000),
  predict: blockService(120_000, 'blocks'),
  promoCode: blockService(45_000),
  documents: blockService(120_000),
  connect: blockService(120_000),
  settings: blockService(120_000),
  texts: blockService(15_000),
  social: blockService(120_000),
  directions: blockService(3_000, 'blocks'),
  landings: blockService(45_000, 'blocks'),
  feedback: blockService(3_000),
  visits: blockService(120_000),
  sales: blockService(120_000, 'blocks'),
  // Somebody looks at a form that was sent; how long others wait is not told (specification 3 §9).
  account: blockService(5_000),
};

/** Settings of a service that is reached at `baseUrl`, and that knows the shop by `token`. */
export function serviceSettings(name: ServiceName, baseUrl: string, token?: string): ServiceSettings {
  return { name, baseUrl, token, ...TABLE[name] };
}
