import { createHash } from 'node:crypto';
import type { OfferCache } from '~/upstream/binding';
import type { Asking } from '~/upstream/http.server';
import { answerMemory, type AnswerMemoryLimits } from './answer-memory.server';
import { madeAt, packAnswer, type ReadyAnswer } from './packed-answer.server';
import type { RedisLink } from './redis-link.server';
import { loneFlight, sharedFlight } from './shared-flight.server';

const MB = 1024 * 1024;

/**
 * An answer is current for five minutes: prices move. For twenty, about as long as its offers can be bought, it is kept
 * for pages to show while they wait for a new one. A packed search of a busy pair takes 15 to
 * 30 KB, so 500 fit with room to spare. About twenty stay unpacked; the others take about 20 ms to unpack.
 */
export const OFFER_LIMITS: AnswerMemoryLimits = {
  lifetimeMs: 5 * 60_000,
  keptMs: 20 * 60_000,
  entries: 500,
  packedBytes: 64 * MB,
  readyCharacters: 4 * MB,
};

/**
 * Makes the cache of search answers. One call serves all visitors who want the same at the same time: in this process,
 * and with Redis in all of them. A failure reaches those who waited and is not kept.
 */
export function offerCache(redis: RedisLink | null, limits = OFFER_LIMITS): OfferCache {
  const memory = answerMemory(limits);
  const flight = redis ? sharedFlight(redis, limits.keptMs) : loneFlight;

  const isCurrent = (bytes: Buffer) => Date.now() - madeAt(bytes) < limits.lifetimeMs;

  async function load(name: string, ask: () => Promise<object>, since: number): Promise<object> {
    // Another request may have stored it while this visitor waited for a turn.
    const kept = since === 0 ? await memory.get(name) : undefined;
    if (kept) return kept;
    let own: ReadyAnswer | undefined;
    const make = async () => {
      const { packed, ready } = await packAnswer(await ask(), Date.now());
      own = ready;
      return packed;
    };
    const packed = await flight.fly(name, make, (bytes) => madeAt(bytes) >= since && isCurrent(bytes));
    return memory.put(name, packed, own);
  }

  return {
    async read<T extends object>(
      key: readonly unknown[],
      { once, ask }: Asking<T>,
      { renew = false }: { renew?: boolean } = {},
    ): Promise<T> {
      const name = nameOf(key);
      const kept = renew ? undefined : await memory.get(name);
      if (kept) return kept as T;
      const since = renew ? Date.now() : 0;
      return once(name, () => load(name, ask, since) as Promise<T>);
    },
    async find<T extends object>(
      key: readonly unknown[],
      { isOldFine = false }: { isOldFine?: boolean } = {},
    ): Promise<T | null> {
      const name = nameOf(key);
      const kept = await (isOldFine ? memory.getLast(name) : memory.get(name));
      if (kept) return kept as T;
      const shared = await flight.find(name);
      return shared && (isOldFine || isCurrent(shared)) ? ((await memory.put(name, shared)) as T) : null;
    },
  };
}

/** Hashes the key, so that its name reveals nothing. */
function nameOf(key: readonly unknown[]): string {
  return `offers:${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`;
}
