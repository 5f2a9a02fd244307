import { UpstreamError } from '~/upstream/error';
import { addressKey } from '~/bff/limits/address-key.server';
import type { RequestContext } from '~/bff/request/context';

export type Settled<T> =
  | { state: 'ready'; value: T }
  /** Still under way, since so many milliseconds. */
  | { state: 'waiting'; sinceMs: number }
  | { state: 'failed'; error: UpstreamError };

export type SettleOptions = {
  /** How long a page may wait. */
  patienceMs?: number;
  /** How long a result that nobody waited for is kept for the next call. */
  keepMs?: number;
  /** `failure`: only failures are kept, because `start` finds its own result again, in a cache. */
  keeps?: 'outcome' | 'failure';
  /** False for a look at how far the call is: whatever it ends in is left for the page. */
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
/** Results kept for visitors who may never come back; the oldest go first. */
const MAX_KEPT = 500;

const pending = new Map<string, Pending>();

/**
 * Starts a call, or joins the one that runs under the same key, and waits for it as long as a page may. A result that
 * nobody waited for is kept until the next call with the key collects it; a failure too, so that every wait ends.
 * Works within one process: another one starts the call anew, which reads and idempotent writes bear.
 * @param key says what is called and for whom; whoever has the key gets the result
 * @throws what `start` throws beside UpstreamError
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
 * Waits for the call that runs under `key`, or collects its kept result, and never starts one: for a page that may read
 * only, while another one has begun a write.
 * @returns null when nothing runs and nothing is kept in this process
 */
export async function collect<T>(key: string, options: SettleOptions = {}): Promise<Settled<T> | null> {
  if (!pending.has(key)) return null;
  return settle<T>(key, () => Promise.reject(new Error(`nothing runs under ${key}`)), options);
}

/**
 * The key of a read that visitors could share, but that waits for a visitor's turn (`upstream/fair-queue.ts`): nobody waits
 * for another one's, nor is told that another has used up a budget. The transport makes one call of those that run.
 * @param parts say what is called
 */
export function visitorsOwnKey({ clientIp }: Pick<RequestContext, 'clientIp'>, ...parts: readonly unknown[]): string {
  return JSON.stringify([addressKey(clientIp), ...parts]);
}

/** True while the call under `key` runs in this process. Collects nothing. */
export function isUnderWay(key: string): boolean {
  return pending.get(key)?.ended === null;
}

/** Drops what is kept or runs under `key`; the next `settle` begins anew. */
export function forget(key: string): void {
  pending.delete(key);
}

function begin(key: string, start: () => Promise<unknown>, options: SettleOptions): Pending {
  const entry: Pending = {
    startedAt: Date.now(),
    // An async function, so that a `start` that throws at once ends in an outcome like any other.
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
