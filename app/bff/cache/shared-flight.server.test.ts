import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OwnRedis } from '#tests/setup/redis-server';
import { UpstreamError } from '~/upstream/error';
import { connectRedis } from './redis-link.server';
import { sharedFlight } from './shared-flight.server';

vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));

/** Each connection plays a process: Redis is all that they share. */
let redis: OwnRedis;
const links: { disconnect(): void }[] = [];
beforeAll(async () => {
  redis = await OwnRedis.start();
});
afterAll(async () => {
  links.forEach((link) => link.disconnect());
  await redis.stop();
});

const KEPT_MS = 60_000;

function newProcess(leaseMs?: number) {
  const link = connectRedis(redis.url);
  links.push(link);
  return { link, flight: sharedFlight(link, KEPT_MS, leaseMs) };
}

let lastKey = 0;
const newKey = () => `flight ${(lastKey += 1)}`.replace(' ', '-');
const failure = new UpstreamError({
  kind: 'unavailable',
  service: 'search',
  operation: 'search',
  requestId: 'r',
  status: 429,
  code: 'tooManyRequests',
  retryAfterSeconds: 30,
  data: { passenger: 'SECRETLEE' },
});

/** A call that ends when the test says so. */
function heldCall() {
  let end: (outcome: Buffer | Error) => void = () => undefined;
  const make = vi.fn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        end = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      }),
  );
  return { make, end: (outcome: Buffer | Error) => end(outcome) };
}

describe('a flight shared by processes', () => {
  it('calls once and gives everybody the same answer', async () => {
    const key = newKey();
    const call = heldCall();
    const others = vi.fn(() => Promise.resolve(Buffer.from('another')));
    const first = newProcess().flight.fly(key, call.make);
    await vi.waitFor(() => expect(call.make).toHaveBeenCalled());
    const second = newProcess().flight.fly(key, others);
    const third = newProcess().flight.fly(key, others);
    call.end(Buffer.from('offers'));
    for (const bytes of await Promise.all([first, second, third])) expect(bytes.toString()).toBe('offers');
    expect((await newProcess().flight.fly(key, others)).toString()).toBe('offers');
    expect(others).not.toHaveBeenCalled();
  });

  it('calls once when all processes begin at the same moment', async () => {
    const key = newKey();
    const make = vi.fn(async () => (await sleep(100), Buffer.from('offers')));
    await Promise.all(Array.from({ length: 8 }, () => newProcess().flight.fly(key, make)));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('passes its failure to those who waited, and calls again for later ones', async () => {
    const key = newKey();
    const call = heldCall();
    const first = newProcess().flight.fly(key, call.make);
    await vi.waitFor(() => expect(call.make).toHaveBeenCalled());
    const again = vi.fn(() => Promise.resolve(Buffer.from('offers')));
    const second = newProcess().flight.fly(key, again);
    second.catch(() => undefined);
    await sleep(200);
    call.end(failure);
    await expect(first).rejects.toBe(failure);
    const told = await second.catch((error: unknown) => error);
    expect(told).toBeInstanceOf(UpstreamError);
    expect(told).toMatchObject({ code: 'tooManyRequests', status: 429, retryAfterSeconds: 30, data: undefined });
    expect(again).not.toHaveBeenCalled();
    await vi.waitFor(async () => {
      expect((await newProcess().flight.fly(key, again)).toString()).toBe('offers');
    });
  });

  it('is taken over from a dead process', async () => {
    const key = newKey();
    const dead = newProcess(1000);
    const call = heldCall();
    dead.flight.fly(key, call.make).catch(() => undefined);
    await vi.waitFor(() => expect(call.make).toHaveBeenCalled());
    // A dead process no longer renews its lease.
    dead.link.disconnect();
    const make = vi.fn(() => Promise.resolve(Buffer.from('offers')));
    expect((await newProcess().flight.fly(key, make)).toString()).toBe('offers');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps its lease while the call runs, however long', async () => {
    const key = newKey();
    const call = heldCall();
    const first = newProcess(1000).flight.fly(key, call.make);
    await vi.waitFor(() => expect(call.make).toHaveBeenCalled());
    const others = vi.fn(() => Promise.resolve(Buffer.from('another')));
    const second = newProcess(1000).flight.fly(key, others);
    await sleep(2_500);
    expect(others).not.toHaveBeenCalled();
    call.end(Buffer.from('offers'));
    await first;
    expect((await second).toString()).toBe('offers');
  });

  it('calls again when the kept answer is not accepted', async () => {
    const key = newKey();
    const { flight } = newProcess();
    await flight.fly(key, () => Promise.resolve(Buffer.from('old')));
    await vi.waitFor(async () => expect((await flight.find(key))?.toString()).toBe('old'));
    const make = () => Promise.resolve(Buffer.from('new'));
    expect((await flight.fly(key, make, (bytes) => bytes.toString() !== 'old')).toString()).toBe('new');
    await vi.waitFor(async () => expect((await flight.find(key))?.toString()).toBe('new'));
  });
});

describe('a flight while Redis is failing', () => {
  it('calls from this process after a moment when Redis is slow', async () => {
    const { flight } = newProcess();
    await flight.find(newKey());
    await redis.command('CLIENT', 'PAUSE', '3000', 'ALL');
    const began = performance.now();
    expect((await flight.fly(newKey(), () => Promise.resolve(Buffer.from('offers')))).toString()).toBe('offers');
    expect(performance.now() - began).toBeLessThan(1000);
    await redis.command('CLIENT', 'UNPAUSE');
  });

  it('calls from this process when Redis dies during a call, and shares again when it is back', async () => {
    const key = newKey();
    const [first, second] = [newProcess().flight, newProcess().flight];
    const call = heldCall();
    const held = first.fly(key, call.make);
    await vi.waitFor(() => expect(call.make).toHaveBeenCalled());
    const make = vi.fn(() => Promise.resolve(Buffer.from('by itself')));
    const following = second.fly(key, make);
    await sleep(200);
    await redis.kill();
    expect((await following).toString()).toBe('by itself');
    call.end(Buffer.from('offers'));
    expect((await held).toString()).toBe('offers');

    await redis.run();
    const shared = newKey();
    await vi.waitFor(
      async () => {
        await first.fly(shared, () => Promise.resolve(Buffer.from('shared')));
        expect((await second.find(shared))?.toString()).toBe('shared');
      },
      { timeout: 10_000, interval: 200 },
    );
  }, 20_000);
});
