import type { RedisLink } from '~/bff/cache/redis-link.server';

/** Sealed tokens that wait to be ended, each with the time of its next attempt in milliseconds since 1970. */
export type UnendedStore = {
  /** When there are too many, the one whose turn would come last is forgotten. */
  add(sealed: string, dueAt: number): Promise<void>;
  /** Gives entries that are due, and puts them off to `againAt`, so that nobody else takes them meanwhile. */
  take(now: number, againAt: number): Promise<string[]>;
  remove(sealed: string): Promise<void>;
  count(): Promise<number>;
};

/** About 1 MB. */
const MOST_ENTRIES = 5000;
/** Calls of one turn: a service that has just come back is not to be flooded. */
const MOST_TAKEN = 20;

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

/** Those of this process, lost when it ends. */
export function unendedInMemory(): UnendedStore {
  const dueAt = new Map<string, number>();
  return {
    add(sealed, due) {
      dueAt.set(sealed, due);
      if (dueAt.size > MOST_ENTRIES) {
        const [last] = [...dueAt].reduce((one, other) => (other[1] > one[1] ? other : one));
        dueAt.delete(last);
      }
      return Promise.resolve();
    },
    take(now, againAt) {
      const due = [...dueAt].filter(([, at]) => at <= now).slice(0, MOST_TAKEN);
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

/** Those of all shops: whichever of them lives goes on. Rejects while Redis does not answer. */
export function unendedInRedis(redis: Pick<RedisLink, 'evaluate'>): UnendedStore {
  const run = (script: string, ...values: (string | number)[]) => redis.evaluate(script, [KEY], values.map(String));
  return {
    async add(sealed, dueAt) {
      await run(ADD, dueAt, sealed, MOST_ENTRIES, LIFETIME_MS);
    },
    take: async (now, againAt) => (await run(TAKE, now, againAt, MOST_TAKEN)) as string[],
    async remove(sealed) {
      await run(REMOVE, sealed);
    },
    count: async () => Number(await run(COUNT)),
  };
}
