import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Redis } from 'ioredis';
import { log } from '~/bff/log/log.server';

/**
 * Increment when the shape of a shared entry changes, so that two versions of the shop do not read each other's
 * entries.
 */
const VERSION = 2;

/** A page waits this long for one command: Redis is there to save time. */
const PATIENCE_MS = 100;
const STEP_MS = 10;
/** After this many consecutive failures, skip Redis for a while. */
const BREAKER = { failures: 3, halfOpenAfterMs: 1000 };

/** The commands of the shared Redis. Each answers or rejects within a tenth of a second. */
export type RedisLink = {
  get(key: string): Promise<string | null>;
  setex(key: string, seconds: number, value: string): Promise<unknown>;
  getMany(keys: readonly string[]): Promise<(Buffer | null)[]>;
  set(key: string, value: Buffer | string, milliseconds: number): Promise<unknown>;
  /** @returns false when the key has a value already */
  setIfAbsent(key: string, value: string, milliseconds: number): Promise<boolean>;
  /** Extends the entry's lifetime if it still has this value. @returns whether it has */
  extendIfEqual(key: string, value: string, milliseconds: number): Promise<boolean>;
  /** Deletes the entry if it still has this value. @returns whether it had */
  deleteIfEqual(key: string, value: string): Promise<boolean>;
  /** Runs a Lua script on the given keys. */
  evaluate(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>;
};

const EXTEND_IF_EQUAL = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;
const DELETE_IF_EQUAL = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Opens a connection that never makes a page wait: while Redis is down, or after several timeouts, commands fail at
 * once. It reconnects by itself.
 */
export function connectRedis(url: string): RedisLink & { disconnect(): void } {
  const redis = new Redis(url, {
    keyPrefix: `fairwind:${VERSION}:`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    retryStrategy: (attempts) => Math.min(attempts * 200, 2000),
  });
  let isDown = false;
  redis.on('ready', () => {
    if (isDown) log().info('redis is back');
    isDown = false;
  });
  redis.on('error', (error: Error) => {
    if (!isDown) log().warn({ reason: error.message }, 'redis is down: each process goes on by itself');
    isDown = true;
  });
  // The first commands arrive while the connection is being made.
  const firstConnection = new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
  });
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(BREAKER.failures),
    halfOpenAfter: BREAKER.halfOpenAfterMs,
  });
  breaker.onBreak(() => log().warn('redis does not answer in time: each process goes on by itself'));
  const run = <T>(command: () => Promise<T>): Promise<T> =>
    breaker.execute(() => inTime(firstConnection.then(command)));

  return {
    get: (key) => run(() => redis.get(key)),
    setex: (key, seconds, value) => run(() => redis.setex(key, seconds, value)),
    getMany: (keys) => run(() => redis.mgetBuffer(...keys)),
    set: (key, value, milliseconds) => run(() => redis.set(key, value, 'PX', milliseconds)),
    setIfAbsent: async (key, value, milliseconds) =>
      (await run(() => redis.set(key, value, 'PX', milliseconds, 'NX'))) === 'OK',
    extendIfEqual: async (key, value, milliseconds) =>
      (await run(() => redis.eval(EXTEND_IF_EQUAL, 1, key, value, milliseconds))) === 1,
    deleteIfEqual: async (key, value) => (await run(() => redis.eval(DELETE_IF_EQUAL, 1, key, value))) === 1,
    evaluate: (script, keys, values) => run(() => redis.eval(script, keys.length, ...keys, ...values)),
    disconnect: () => redis.disconnect(),
  };
}

/**
 * Rejects on a timeout. The time is counted in short steps, between which the process reads its sockets: when the
 * process itself was busy for long, that counts as one step and not as a slow Redis.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let waited = 0;
    const step = () => {
      waited += STEP_MS;
      if (waited > PATIENCE_MS) reject(new Error('redis is too slow'));
      else timer = setTimeout(step, STEP_MS);
    };
    let timer = setTimeout(step, STEP_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
