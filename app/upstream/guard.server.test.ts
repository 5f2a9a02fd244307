import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UpstreamError, type UpstreamErrorParts } from './error';
import { RefusedCall, ServiceGuard } from './guard.server';

const limits = {
  breaker: { failures: 3, halfOpenAfterMs: 60 },
  bulkheads: { reads: { active: 2, queued: 1 }, writes: { active: 1, queued: 0 } },
};

function failure(parts: Partial<UpstreamErrorParts>): UpstreamError {
  return new UpstreamError({ kind: 'unavailable', service: 'search', operation: 'search', requestId: 'r', ...parts });
}

function fail(guard: ServiceGuard, parts: Partial<UpstreamErrorParts>): Promise<unknown> {
  return guard.run(true, () => Promise.reject(failure(parts))).catch((error: unknown) => error);
}

describe('the breaker', () => {
  it.each([
    ['lost connections', { code: 'connectionError' }],
    ['500', { status: 500 }],
    ['time-outs', { kind: 'timeout' }],
    ['challenge pages', { code: 'htmlAnswer', status: 200 }],
  ] as const)('opens after consecutive %s and closes again soon', async (_, parts) => {
    const guard = new ServiceGuard(limits);
    for (let index = 0; index < 3; index += 1) await fail(guard, parts);
    let isTried = false;
    const attempt = () => guard.run(true, async () => (isTried = true));
    await expect(attempt()).rejects.toMatchObject({ refusal: { code: 'circuitOpen' } });
    expect(isTried).toBe(false);

    await sleep(70);
    await expect(attempt()).resolves.toBe(true);
    await expect(attempt()).resolves.toBe(true);
  });

  it('stays open while the service stays away', async () => {
    const guard = new ServiceGuard(limits);
    for (let index = 0; index < 3; index += 1) await fail(guard, { status: 503 });
    await sleep(70);
    expect(await fail(guard, { status: 503 })).toBeInstanceOf(UpstreamError);
    expect(await fail(guard, { status: 503 })).toBeInstanceOf(RefusedCall);
  });

  it('has no read wait for a write that tries whether the service is back, nor a write for a read', async () => {
    for (const isRead of [true, false]) {
      const guard = new ServiceGuard(limits);
      for (const lane of [true, false]) {
        for (let index = 0; index < 3; index += 1) {
          await guard.run(lane, () => Promise.reject(failure({ status: 500 }))).catch(() => undefined);
        }
      }
      await sleep(70);
      void guard.run(!isRead, () => new Promise(() => undefined));
      await expect(guard.run(isRead, () => Promise.resolve('back'))).resolves.toBe('back');
    }
  });

  it.each([400, 403, 404, 409, 451])('does not mind %i', async (status) => {
    const guard = new ServiceGuard(limits);
    for (let index = 0; index < 10; index += 1) expect(await fail(guard, { status })).toBeInstanceOf(UpstreamError);
  });
});

describe('bulkheads', () => {
  it('refuse what is too many, and keep reads apart from writes', async () => {
    const guard = new ServiceGuard(limits);
    let finish = () => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const writing = guard.run(false, () => gate);
    await expect(guard.run(false, () => gate)).rejects.toMatchObject({ refusal: { code: 'overloaded' } });

    const reading = Array.from({ length: 3 }, () => guard.run(true, () => gate));
    await expect(guard.run(true, () => gate)).rejects.toBeInstanceOf(RefusedCall);
    finish();
    await Promise.all([writing, ...reading]);
    await expect(guard.run(true, () => Promise.resolve('free again'))).resolves.toBe('free again');
  });
});

describe('after a 429', () => {
  it('the service is left alone as long as it asked for', async () => {
    const guard = new ServiceGuard(limits);
    await fail(guard, { status: 429, retryAfterSeconds: 20 });
    const refused = await fail(guard, {});
    expect(refused).toMatchObject({ refusal: { code: 'tooManyRequests', retryAfterSeconds: 20 } });
  });

  it('without Retry-After nothing is held back', async () => {
    const guard = new ServiceGuard(limits);
    await fail(guard, { status: 429 });
    await expect(guard.run(true, () => Promise.resolve(1))).resolves.toBe(1);
  });
});
