import { LRUCache } from 'lru-cache';
import { madeAt, unpackAnswer, type ReadyAnswer } from './packed-answer.server';

export type AnswerMemoryLimits = {
  lifetimeMs: number;
  entries: number;
  /** Of packed answers. */
  packedBytes: number;
  /** Of the JSON of answers that are ready to use: with what is worked out from them they take about eight times as much. */
  readyCharacters: number;
};

export type AnswerMemory = {
  /** The answer: the same object while it is ready, so that what was worked out from it can be found by it. */
  get(key: string): Promise<object | undefined>;
  /** @returns the answer that was packed; that of `given`, when it is given */
  put(key: string, packed: Buffer, given?: ReadyAnswer): Promise<object>;
  /** What it holds, for tests and measurements. */
  size(): { entries: number; packedBytes: number; readyAnswers: number; readyCharacters: number };
};

/**
 * Large answers in this process, all of them packed and the most recently used ready to use as well. What was least
 * recently used is dropped first, by bytes: whatever the answers' size, they take a bounded amount of memory.
 */
export function answerMemory({ lifetimeMs, entries, packedBytes, readyCharacters }: AnswerMemoryLimits): AnswerMemory {
  const packed = new LRUCache<string, Buffer>({
    max: entries,
    maxSize: packedBytes,
    sizeCalculation: (bytes) => bytes.length,
    ttl: lifetimeMs,
    dispose: (_bytes, key) => ready.delete(key),
  });
  const ready = new LRUCache<string, ReadyAnswer>({
    max: entries,
    maxSize: readyCharacters,
    sizeCalculation: ({ characters }) => characters,
  });
  return {
    async get(key) {
      const bytes = packed.get(key);
      if (!bytes) return undefined;
      const known = ready.get(key);
      if (known) return known.answer;
      const unpacked = await unpackAnswer(bytes);
      // Several may have unpacked it at the same time: all get the first one's.
      const first = ready.get(key) ?? unpacked;
      if (packed.has(key)) ready.set(key, first);
      return first.answer;
    },
    async put(key, bytes, given) {
      const unpacked = given ?? (await unpackAnswer(bytes));
      packed.set(key, bytes, { ttl: Math.max(1, lifetimeMs - (Date.now() - madeAt(bytes))) });
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
