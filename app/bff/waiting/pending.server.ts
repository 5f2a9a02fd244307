import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '~/upstream/error';
import { sharedRedis } from '~/bff/cache/shared-redis.server';
import { addressKey } from '~/bff/limits/address-key.server';
import type { RequestContext } from '~/bff/request/context';
import {
  sharedOutcomes,
  type Outcome,
  type PlainData,
  type SharedOutcomes,
  type SharedWrite,
} from './shared-outcomes.server';

export type Settled<T> =
  | { state: 'ready'; value: T }
  /** In flight for this many milliseconds. */
  | { state: 'waiting'; sinceMs: number }
  | { state: 'failed'; error: UpstreamError };

export type SettleOptions = {
  /** Time limit for a page in milliseconds. */
  patienceMs?: number;
  /** Milliseconds that an abandoned result is kept for the next call. */
  keepMs?: number;
  /** `failure` keeps only failures, because `start` finds its own result again in a cache. */
  keeps?: 'outcome' | 'failure';
  /** False for a progress check, which leaves the outcome for the page. */
  collects?: boolean;
};

type Pending = {
  startedAt: number;
  /** Tells other processes about a write; null for reads, and without Redis. */
  shared: SharedWrite | null;
  /** Never rejects. */
  outcome: Promise<Outcome>;
  ended: Outcome | null;
  waiting: number;
};

const DEFAULT_PATIENCE_MS = 1200;
const DEFAULT_KEEP_MS = 60_000;
/** Limits the results kept for visitors who may never come back; drops the oldest. */
const MAX_KEPT = 500;

/** How often a page asks for the end of a write in another process: soon at first, then less and less often. */
const POLL_MS = { first: 50, growth: 1.5, most: 400 };

const pending = new Map<string, Pending>();

/**
 * Starts a read, or joins the one in flight under the same key, and waits for it as long as a page may. Keeps an
 * abandoned result, or failure, until the next call with the key collects it, so that every wait ends. Works within
 * one process: another one reads again.
 * @param key identifies the call and its visitor; whoever has the key gets the result
 * @throws everything that `start` throws except UpstreamError
 */
export function settle<T>(key: string, start: () => Promise<T>, options: SettleOptions = {}): Promise<Settled<T>> {
  return join<T>(key, pending.get(key) ?? begin(key, start, options, null), options);
}

/**
 * Like `settle`, for a write. With Redis, a write that a page has given up waiting for is known to all processes:
 * whichever gets the next request waits on, or collects the outcome, and starts nothing.
 */
export async function settleWrite<T extends PlainData>(
  key: string,
  start: () => Promise<T>,
  options: SettleOptions = {},
): Promise<Settled<T>> {
  const elsewhere = pending.has(key) ? null : await collectElsewhere<T>(key, options);
  if (elsewhere) return elsewhere;
  const share = outcomes()?.write(key, Date.now()) ?? null;
  return join<T>(key, pending.get(key) ?? begin(key, start, options, share), options);
}

/**
 * Waits for the write in flight under `key`, or collects its kept outcome, and never starts one: for a page that may
 * only read while another has started a write.
 * @returns null when nothing is known to be in flight or kept: the page then reads the state from the upstream
 */
export async function collect<T extends PlainData>(
  key: string,
  options: SettleOptions = {},
): Promise<Settled<T> | null> {
  const entry = pending.get(key);
  return entry ? join<T>(key, entry, options) : collectElsewhere<T>(key, options);
}

/**
 * Returns a key of the visitor's own for a read that waits for the visitor's turn (`upstream/fair-queue.ts`). Nobody
 * then waits for another's turn or sees that another has used up a budget. The transport joins equal calls.
 * @param parts identify the call
 */
export function visitorsOwnKey({ clientIp }: Pick<RequestContext, 'clientIp'>, ...parts: readonly unknown[]): string {
  return JSON.stringify([addressKey(clientIp), ...parts]);
}

/** Returns true while the write under `key` is known to be in flight, in any process. Collects nothing. */
export async function isUnderWay(key: string): Promise<boolean> {
  const entry = pending.get(key);
  if (entry) return entry.ended === null;
  const state = await outcomes()?.find(key);
  return state ? 'startedAt' in state : false;
}

/** Drops the kept result or call under `key`; the next `settle` starts again. */
export function forget(key: string): void {
  pending.delete(key);
}

let made: SharedOutcomes | null | undefined;

/** Returns what the processes tell each other; null without Redis. */
function outcomes(): SharedOutcomes | null {
  if (made === undefined) {
    const redis = sharedRedis();
    made = redis && sharedOutcomes(redis);
  }
  return made;
}

/** Waits for a write of another process. @returns null when none is known, or no longer */
async function collectElsewhere<T>(
  key: string,
  { patienceMs = DEFAULT_PATIENCE_MS }: SettleOptions,
): Promise<Settled<T> | null> {
  const others = outcomes();
  const until = Date.now() + patienceMs;
  for (let pause = POLL_MS.first; others; pause = Math.min(pause * POLL_MS.growth, POLL_MS.most)) {
    const state = await others.take(key);
    if (!state) return null;
    if ('error' in state) return { state: 'failed', error: state.error };
    if ('value' in state) return { state: 'ready', value: state.value as T };
    const left = until - Date.now();
    // The clocks of two machines may differ.
    if (left <= 0) return { state: 'waiting', sinceMs: Math.max(0, Date.now() - state.startedAt) };
    await sleep(Math.min(pause, left));
  }
  return null;
}

async function join<T>(key: string, entry: Pending, options: SettleOptions): Promise<Settled<T>> {
  const { patienceMs = DEFAULT_PATIENCE_MS, collects = true } = options;
  entry.waiting += 1;
  const outcome = entry.ended ?? (await within(patienceMs, entry.outcome)) ?? entry.ended;
  entry.waiting -= 1;
  if (outcome === null) {
    await entry.shared?.announce();
    return { state: 'waiting', sinceMs: Date.now() - entry.startedAt };
  }
  if (pending.get(key) === entry) {
    if (!collects) {
      if (entry.waiting === 0) keep(key, entry, options);
    } else {
      pending.delete(key);
      await entry.shared?.drop();
    }
  }
  if ('value' in outcome) return { state: 'ready', value: outcome.value as T };
  if (outcome.error instanceof UpstreamError) return { state: 'failed', error: outcome.error };
  throw outcome.error;
}

function begin(
  key: string,
  start: () => Promise<unknown>,
  options: SettleOptions,
  shared: SharedWrite | null,
): Pending {
  const entry: Pending = {
    startedAt: Date.now(),
    shared,
    // An async function turns a synchronous throw of `start` into a rejection.
    outcome: (async () => start())().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
    ended: null,
    waiting: 0,
  };
  pending.set(key, entry);
  void entry.outcome.then((outcome) => {
    entry.ended = outcome;
    if (entry.waiting === 0) keep(key, entry, options);
  });
  return entry;
}

function keep(key: string, entry: Pending, { keepMs = DEFAULT_KEEP_MS, keeps = 'outcome' }: SettleOptions): void {
  const drop = () => {
    if (pending.get(key) === entry) pending.delete(key);
  };
  if (keeps === 'failure' && entry.ended && 'value' in entry.ended) return drop();
  setTimeout(drop, keepMs).unref();
  if (entry.shared && entry.ended) void handOver(key, entry, entry.ended, entry.shared, keepMs);
  const kept = [...pending].filter(([, { ended }]) => ended !== null);
  for (const [oldest] of kept.slice(0, -MAX_KEPT)) pending.delete(oldest);
}

/** Leaves the outcome to all processes instead of this one. */
async function handOver(key: string, entry: Pending, outcome: Outcome, shared: SharedWrite, keepMs: number) {
  const isKept = await shared.end(outcome, keepMs);
  if (isKept && pending.get(key) === entry) pending.delete(key);
}

async function within<T>(ms: number, outcome: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
