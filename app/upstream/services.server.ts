import type { ServiceName } from './error';

/** Calls at a time, and calls that may wait for a place. */
export type Bulkhead = { active: number; queued: number };

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
  /** Writes have places of their own: payments that hang must not keep anybody from seeing the state of a booking. */
  bulkheads: { reads: Bulkhead; writes: Bulkhead };
  breaker: { failures: number; halfOpenAfterMs: number };
};

const MB = 1024 * 1024;
/** Short, so that the shop is back within seconds of the upstream. */
const BREAKER = { failures: 5, halfOpenAfterMs: 3000 };

/** A service behind a block that a page can do without. */
function blockService(timeoutMs: number): Omit<ServiceSettings, 'name' | 'baseUrl'> {
  return {
    timeoutMs,
    timeoutMsOf: {},
    maxAnswerBytes: 2 * MB,
    bulkheads: { reads: { active: 64, queued: 128 }, writes: { active: 32, queued: 64 } },
    breaker: BREAKER,
  };
}

const TABLE: Readonly<Record<ServiceName, Omit<ServiceSettings, 'name' | 'baseUrl'>>> = {
  suggest: {
    timeoutMs: 6_000,
    timeoutMsOf: {},
    maxAnswerBytes: 2 * MB,
    bulkheads: { reads: { active: 64, queued: 128 }, writes: { active: 1, queued: 0 } },
    breaker: BREAKER,
  },
  search: {
    timeoutMs: 120_000,
    timeoutMsOf: {},
    maxAnswerBytes: 24 * MB,
    bulkheads: { reads: { active: 64, queued: 64 }, writes: { active: 1, queued: 0 } },
    breaker: BREAKER,
  },
  instantSearch: {
    timeoutMs: 5_000,
    timeoutMsOf: {},
    maxAnswerBytes: 4 * MB,
    bulkheads: { reads: { active: 64, queued: 64 }, writes: { active: 1, queued: 0 } },
    breaker: BREAKER,
  },
  priceCalendar: blockService(120_000),
  priceMap: blockService(120_000),
  priceSubscription: blockService(15_000),
  weather: blockService(120_000),
  geo: blockService(6_000),
  attractions: blockService(120_000),
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
  predict: blockService(120_000),
  promoCode: blockService(45_000),
  documents: blockService(120_000),
  connect: blockService(120_000),
  settings: blockService(120_000),
  texts: blockService(15_000),
  social: blockService(120_000),
  directions: blockService(3_000),
  landings: blockService(45_000),
  feedback: blockService(3_000),
  visits: blockService(120_000),
  sales: blockService(120_000),
  // Somebody looks at a form that was sent; how long others wait is not told (specification 3 §9).
  account: blockService(5_000),
};

/** Settings of a service that is reached at `baseUrl`, and that knows the shop by `token`. */
export function serviceSettings(name: ServiceName, baseUrl: string, token?: string): ServiceSettings {
  return { name, baseUrl, token, ...TABLE[name] };
}
