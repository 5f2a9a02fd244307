import { UpstreamError } from '~/upstream/error';
import { addressKey } from '~/bff/limits/address-key.server';
import type { RequestContext } from '~/bff/request/context';

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

type Outcome = { value: unknown } | { error: unknown };
type Pending = {
  startedAt: number;
  /** Never rejects. */
  outcome: Promise<Outcome>;
  ended: Outcome | null;
  waiting: number;
};

const DEFAULT_PATIENCE_MS = 1200;
const DEFAULT_KEEP_MS = 60_000;
/** Limits the results kept for visitors who may never come back; drops the oldest. */
const MAX_KEPT = 500;

const pending = new Map<string, Pending>();

/**
 * Starts a call, or joins the one in flight under the same key, and waits for it as long as a page may. Keeps an
 * abandoned result, or failure, until the next call with the key collects it, so that every wait ends. Works within
 * one process: another one starts the call again, which is safe for reads and idempotent writes.
 * @param key identifies the call and its visitor; whoever has the key gets the result
 * @throws everything that `start` throws except UpstreamError
 */
export async function settle<T>(
  key: string,
  start: () => Promise<T>,
  options: SettleOptions = {},
): Promise<Settled<T>> {
  const { patienceMs = DEFAULT_PATIENCE_MS, collects = true } = options;
  const entry = pending.get(key) ?? begin(key, start, options);
  entry.waiting += 1;
  const outcome = entry.ended ?? (await within(patienceMs, entry.outcome)) ?? entry.ended;
  entry.waiting -= 1;
  if (outcome === null) return { state: 'waiting', sinceMs: Date.now() - entry.startedAt };
  if (pending.get(key) === entry) {
    if (collects) pending.delete(key);
    else if (entry.waiting === 0) keep(key, entry, options);
  }
  if ('value' in outcome) return { state: 'ready', value: outcome.value as T };
  if (outcome.error instanceof UpstreamError) return { state: 'failed', error: outcome.error };
  throw outcome.error;
}

/**
 * Waits for the call in flight under `key`, or collects its kept result, and never starts one: for a page that may
 * only read while another has started a write.
 * @returns null when nothing is in flight and nothing is kept in this process
 */
export async function collect<T>(key: string, options: SettleOptions = {}): Promise<Settled<T> | null> {
  if (!pending.has(key)) return null;
  return settle<T>(key, () => Promise.reject(new Error(`nothing runs under ${key}`)), options);
}

/**
 * Returns a key of the visitor's own for a read that waits for the visitor's turn (`upstream/fair-queue.ts`). Nobody
 * then waits for another's turn or sees that another has used up a budget. The transport joins equal calls.
 * @param parts identify the call
 */
export function visitorsOwnKey({ clientIp }: Pick<RequestContext, 'clientIp'>, ...parts: readonly unknown[]): string {
  return JSON.stringify([addressKey(clientIp), ...parts]);
}

/** Returns true while the call under `key` is in flight in this process. Collects nothing. */
export function isUnderWay(key: string): boolean {
  return pending.get(key)?.ended === null;
}

/** Drops the kept result or call under `key`; the next `settle` starts again. */
export function forget(key: string): void {
  pending.delete(key);
}

function begin(key: string, start: () => Promise<unknown>, options: SettleOptions): Pending {
  const entry: Pending = {
    startedAt: Date.now(),
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
  const kept = [...pending].filter(([, { ended }]) => ended !== null);
  for (const [oldest] of kept.slice(0, -MAX_KEPT)) pending.delete(oldest);
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
