import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OwnRedis } from '#tests/setup/redis-server';
import { connectRedis } from '~/bff/cache/redis-link.server';
import { sharedOutcomes } from './shared-outcomes.server';

const links = vi.hoisted(() => ({ current: null as unknown, all: [] as { disconnect(): void }[] }));
vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));
vi.mock('~/bff/cache/shared-redis.server', () => ({ sharedRedis: () => links.current }));
vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of all processes, 32 long'],
}));

let redis: OwnRedis;
beforeAll(async () => {
  redis = await OwnRedis.start();
});
afterEach(() => redis.command('FLUSHALL'));
afterAll(async () => {
  links.all.forEach((link) => link.disconnect());
  await redis.stop();
});

function connect() {
  const link = connectRedis(redis.url);
  links.all.push(link);
  return link;
}

/** Loads the modules anew, with a connection of their own: Redis is all that two processes share. */
async function newProcess() {
  vi.resetModules();
  links.current = connect();
  const [waiting, { UpstreamError }] = await Promise.all([import('./pending.server'), import('~/upstream/error')]);
  // Opens its store while `current` is its own connection.
  await waiting.collect('nothing');
  return { ...waiting, UpstreamError };
}

let lastKey = 0;
const newKey = () => `reserve secret-token-${(lastKey += 1)}`;
const AT_ONCE = { patienceMs: 0 };
const PATIENT = { patienceMs: 2_000 };

/** A write that ends when the test says so. */
function heldWrite<T>() {
  let end: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const start = vi.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return { start, end: (value: T) => end(value), fail: (error: Error) => fail(error) };
}

describe('a write that a page has given up waiting for', () => {
  it('is awaited and collected once by whichever process is asked', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    const key = newKey();
    const { start, end } = heldWrite<{ seat: string }>();
    const again = vi.fn(() => Promise.resolve({ seat: 'another' }));
    expect(await one.settleWrite(key, start, AT_ONCE)).toMatchObject({ state: 'waiting' });
    expect(await other.isUnderWay(key)).toBe(true);
    expect(await other.collect(key, AT_ONCE)).toMatchObject({ state: 'waiting' });
    expect(await other.settleWrite(key, again, AT_ONCE)).toMatchObject({ state: 'waiting' });

    const collected = other.collect(key, PATIENT);
    end({ seat: '14A' });
    expect(await collected).toEqual({ state: 'ready', value: { seat: '14A' } });
    expect(await other.isUnderWay(key)).toBe(false);
    expect(await one.collect(key)).toBeNull();
    expect(await other.collect(key)).toBeNull();
    expect([start.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
  });

  it('tells another process why it failed, with the refused fields', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    const key = newKey();
    const { start, fail } = heldWrite<null>();
    await one.settleWrite(key, start, AT_ONCE);
    const fields = [{ passengerIndex: 0, field: 'lastName', code: null }];
    const call = { service: 'booking', operation: 'reserveSeats', requestId: 'r', status: 200 };
    fail(new one.UpstreamError({ ...call, kind: 'invalid', code: 'requestFormat', fields }));
    const failed = await other.collect(key, PATIENT);
    expect(failed).toMatchObject({ state: 'failed', error: { kind: 'invalid', code: 'requestFormat', fields } });
  });

  it('is forgotten everywhere when its own process collects it', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    const key = newKey();
    const { start, end } = heldWrite<string>();
    await one.settleWrite(key, start, AT_ONCE);
    const collected = one.collect(key, PATIENT);
    end('paid');
    expect(await collected).toEqual({ state: 'ready', value: 'paid' });
    expect(await other.collect(key)).toBeNull();
  });

  it('keeps a bug to its own process', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    const key = newKey();
    const { start, fail } = heldWrite<string>();
    await one.settleWrite(key, start, AT_ONCE);
    fail(new TypeError('bug'));
    await vi.waitFor(async () => expect(await other.collect(key, AT_ONCE)).toBeNull());
    await expect(one.collect(key)).rejects.toThrow('bug');
  });

  it('stays in its own process while Redis does not answer', async () => {
    const one = await newProcess();
    const key = newKey();
    const { start, end } = heldWrite<string>();
    await one.settleWrite(key, start, AT_ONCE);
    await redis.kill();
    end('paid');
    await vi.waitFor(async () => expect(await one.isUnderWay(key)).toBe(false));
    expect(await one.collect(key)).toEqual({ state: 'ready', value: 'paid' });
    await redis.run();
  });
});

describe('the store of outcomes', () => {
  it('is left alone by a quick write', async () => {
    const one = await newProcess();
    await one.settleWrite(newKey(), () => Promise.resolve('paid'));
    expect(await redis.command('DBSIZE')).toBe(':0\r\n');
  });

  it('shows neither keys nor values', async () => {
    const key = newKey();
    await sharedOutcomes(connect()).write(key, Date.now()).end({ value: 'SECRETLEE' }, 60_000);
    const name = /fairwind:\S+/.exec(await redis.command('KEYS', '*'))?.[0] ?? '';
    expect(name).not.toContain('secret-token');
    const sealed = await redis.command('GET', name);
    expect(sealed.length).toBeGreaterThan(50);
    expect(sealed).not.toMatch(/SECRETLEE|secret-token/);
  });

  it('does not accept the entry of another write', async () => {
    const outcomes = sharedOutcomes(connect());
    const [key, foreign] = [newKey(), newKey()];
    await outcomes.write(key, 1).end({ value: 'mine' }, 60_000);
    const [mine = ''] = /fairwind:\S+/.exec(await redis.command('KEYS', '*')) ?? [];
    await outcomes.write(foreign, 1).end({ value: 'theirs' }, 60_000);
    const names = (await redis.command('KEYS', '*')).match(/fairwind:\S+/g) ?? [];
    await redis.command('COPY', names.find((name) => name !== mine) ?? '', mine, 'REPLACE');
    expect(await outcomes.find(foreign)).toEqual({ value: 'theirs' });
    expect(await outcomes.find(key)).toBeNull();
  });

  it('forgets a process that died, and not one that works on', async () => {
    const [dying, living] = [connect(), connect()];
    const [one, other] = [newKey(), newKey()];
    const LEASE_MS = 200;
    await sharedOutcomes(dying, LEASE_MS).write(one, 1).announce();
    await sharedOutcomes(living, LEASE_MS).write(other, 1).announce();
    const outcomes = sharedOutcomes(living);
    expect(await outcomes.find(one)).toEqual({ startedAt: 1 });
    dying.disconnect();
    await vi.waitFor(async () => expect(await outcomes.find(one)).toBeNull());
    expect(await outcomes.find(other)).toEqual({ startedAt: 1 });
  });
});
