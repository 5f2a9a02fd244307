import { LRUCache } from 'lru-cache';
import { madeAt, unpackAnswer, type ReadyAnswer } from './packed-answer.server';

export type AnswerMemoryLimits = {
  /** Age up to which an answer is current. */
  lifetimeMs: number;
  /** Age up to which an answer is kept at all: see `getLast`. */
  keptMs: number;
  entries: number;
  /** Size of the packed answers. */
  packedBytes: number;
  /** JSON size of the unpacked answers. With the data derived from them they take about eight times as much memory. */
  readyCharacters: number;
};

export type AnswerMemory = {
  /**
   * Returns the answer. While it stays unpacked it is the same object, so data derived from it can be cached by it.
   */
  get(key: string): Promise<object | undefined>;
  /** Like `get`, but also returns an answer that is no longer current. */
  getLast(key: string): Promise<object | undefined>;
  /** Stores an answer. @returns the unpacked answer, or that of `given` if there is one */
  put(key: string, packed: Buffer, given?: ReadyAnswer): Promise<object>;
  /** Current size, for tests and measurements. */
  size(): { entries: number; packedBytes: number; readyAnswers: number; readyCharacters: number };
};

/**
 * Keeps large answers in this process: all of them packed, the most recently used unpacked as well. Drops the least
 * recently used first, by bytes, so memory stays bounded whatever the size of an answer.
 */
export function answerMemory(limits: AnswerMemoryLimits): AnswerMemory {
  const { lifetimeMs, keptMs, entries, packedBytes, readyCharacters } = limits;
  const packed = new LRUCache<string, Buffer>({
    max: entries,
    maxSize: packedBytes,
    sizeCalculation: (bytes) => bytes.length,
    ttl: keptMs,
    dispose: (_bytes, key) => ready.delete(key),
  });
  const ready = new LRUCache<string, ReadyAnswer>({
    max: entries,
    maxSize: readyCharacters,
    sizeCalculation: ({ characters }) => characters,
  });

  async function younger(key: string, ageMs: number): Promise<object | undefined> {
    const bytes = packed.get(key);
    if (!bytes || Date.now() - madeAt(bytes) >= ageMs) return undefined;
    const known = ready.get(key);
    if (known) return known.answer;
    const unpacked = await unpackAnswer(bytes);
    // Several requests may have unpacked it at the same time; all get the first one's object.
    const first = ready.get(key) ?? unpacked;
    if (packed.has(key)) ready.set(key, first);
    return first.answer;
  }

  return {
    get: (key) => younger(key, lifetimeMs),
    getLast: (key) => younger(key, keptMs),
    async put(key, bytes, given) {
      const unpacked = given ?? (await unpackAnswer(bytes));
      packed.set(key, bytes, { ttl: Math.max(1, keptMs - (Date.now() - madeAt(bytes))) });
      if (packed.has(key)) ready.set(key, unpacked);
      return unpacked.answer;
    },
    size: () => ({
      entries: packed.size,
      packedBytes: packed.calculatedSize,
      readyAnswers: ready.size,
      readyCharacters: ready.calculatedSize,
    }),
  };
}
