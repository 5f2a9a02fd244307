import type { RedisLink } from '~/bff/cache/redis-link.server';

/**
 * A store of sealed tokens that wait to be ended, each with the time of its next attempt in milliseconds since 1970.
 */
export type UnendedStore = {
  /** Adds an entry. A full store drops the entry that is due last. */
  add(sealed: string, dueAt: number): Promise<void>;
  /** Returns due entries and postpones them to `againAt`, so that nobody else takes them meanwhile. */
  take(now: number, againAt: number): Promise<string[]>;
  remove(sealed: string): Promise<void>;
  count(): Promise<number>;
};

/** About 1 MB. */
const MAX_ENTRIES = 5000;
/** Limits the calls of one turn, so as not to flood a service that has just recovered. */
const MAX_TAKEN = 20;

const KEY = 'unended-sessions';
/** No session lives longer (specification 3 §9: 30 days). */
const LIFETIME_MS = 31 * 24 * 60 * 60 * 1000;

const ADD = `redis.call('zadd', KEYS[1], ARGV[1], ARGV[2])
redis.call('zremrangebyrank', KEYS[1], ARGV[3], -1)
return redis.call('pexpire', KEYS[1], ARGV[4])`;
const TAKE = `local due = redis.call('zrangebyscore', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
for _, entry in ipairs(due) do redis.call('zadd', KEYS[1], ARGV[2], entry) end
return due`;
const REMOVE = `return redis.call('zrem', KEYS[1], ARGV[1])`;
const COUNT = `return redis.call('zcard', KEYS[1])`;

/** Makes a store in this process, lost when it ends. */
export function unendedInMemory(): UnendedStore {
  const dueAt = new Map<string, number>();
  return {
    add(sealed, due) {
      dueAt.set(sealed, due);
      if (dueAt.size > MAX_ENTRIES) {
        const [last] = [...dueAt].reduce((one, other) => (other[1] > one[1] ? other : one));
        dueAt.delete(last);
      }
      return Promise.resolve();
    },
    take(now, againAt) {
      const due = [...dueAt].filter(([, at]) => at <= now).slice(0, MAX_TAKEN);
      for (const [sealed] of due) dueAt.set(sealed, againAt);
      return Promise.resolve(due.map(([sealed]) => sealed));
    },
    remove(sealed) {
      dueAt.delete(sealed);
      return Promise.resolve();
    },
    count: () => Promise.resolve(dueAt.size),
  };
}

/** Makes a store that all shop processes share. Rejects while Redis does not answer. */
export function unendedInRedis(redis: Pick<RedisLink, 'evaluate'>): UnendedStore {
  const run = (script: string, ...values: (string | number)[]) => redis.evaluate(script, [KEY], values.map(String));
  return {
    async add(sealed, dueAt) {
      await run(ADD, dueAt, sealed, MAX_ENTRIES, LIFETIME_MS);
    },
    take: async (now, againAt) => (await run(TAKE, now, againAt, MAX_TAKEN)) as string[],
    async remove(sealed) {
      await run(REMOVE, sealed);
    },
    count: async () => Number(await run(COUNT)),
  };
}
