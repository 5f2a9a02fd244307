import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UpstreamError, type UpstreamErrorParts } from './error';
import { visitorOf } from '#tests/fixtures/upstream';
import { RefusedCall, ServiceGuard } from './guard.server';

const limits = {
  breaker: { failures: 3, halfOpenAfterMs: 60 },
  bulkheads: { reads: { active: 2, queued: 1 }, writes: { active: 1, queued: 0 } },
};

function failure(parts: Partial<UpstreamErrorParts>): UpstreamError {
  return new UpstreamError({ kind: 'unavailable', service: 'search', operation: 'search', requestId: 'r', ...parts });
}

function fail(guard: ServiceGuard, parts: Partial<UpstreamErrorParts>): Promise<unknown> {
  return guard.run('reads', () => Promise.reject(failure(parts))).catch((error: unknown) => error);
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
    const attempt = () => guard.run('reads', async () => (isTried = true));
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

  it("makes no read wait for a write's trial call, nor a write for a read's", async () => {
    for (const [own, other] of [
      ['reads', 'writes'],
      ['writes', 'reads'],
    ] as const) {
      const guard = new ServiceGuard(limits);
      for (const lane of ['reads', 'writes'] as const) {
        for (let index = 0; index < 3; index += 1) {
          await guard.run(lane, () => Promise.reject(failure({ status: 500 }))).catch(() => undefined);
        }
      }
      await sleep(70);
      void guard.run(other, () => new Promise(() => undefined));
      await expect(guard.run(own, () => Promise.resolve('back'))).resolves.toBe('back');
    }
  });

  it.each([400, 403, 404, 409, 451])('ignores %i', async (status) => {
    const guard = new ServiceGuard(limits);
    for (let index = 0; index < 10; index += 1) expect(await fail(guard, { status })).toBeInstanceOf(UpstreamError);
  });
});

describe('places', () => {
  const forever = new AbortController().signal;

  it('refuse excess calls, and separate reads from writes', async () => {
    const guard = new ServiceGuard(limits);
    const enter = (lane: 'reads' | 'writes', work: () => Promise<unknown>) =>
      guard.inTurn(lane, visitorOf('192.0.2.1'), work, forever);
    let finish = () => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const writing = enter('writes', () => gate);
    await expect(enter('writes', () => gate)).rejects.toMatchObject({ refusal: { code: 'overloaded' } });

    const reading = [enter('reads', () => gate), enter('reads', () => gate)];
    await expect(enter('reads', () => gate)).rejects.toBeInstanceOf(RefusedCall);
    finish();
    await Promise.all([writing, ...reading]);
    await expect(enter('reads', () => Promise.resolve('free again'))).resolves.toBe('free again');
  });

  it('are for visitors within their budget', async () => {
    const guard = new ServiceGuard({
      ...limits,
      bulkheads: { ...limits.bulkheads, reads: { active: 2, queued: 1, budget: 'search' } },
    });
    const charged: string[] = [];
    const poor = { key: '192.0.2.1', charge: (kind: string) => Promise.resolve(charged.push(kind) > 1 ? 42 : null) };
    const enter = (lane: 'reads' | 'writes') => guard.inTurn(lane, poor, () => Promise.resolve('done'), forever);
    await expect(enter('reads')).resolves.toBe('done');
    await expect(enter('reads')).rejects.toMatchObject({ refusal: { code: 'overBudget', retryAfterSeconds: 42 } });
    await expect(enter('writes')).resolves.toBe('done');
    expect(charged).toEqual(['search', 'search']);
  });
});

describe('after a 429', () => {
  it('pauses calls for as long as the service asked', async () => {
    const guard = new ServiceGuard(limits);
    await fail(guard, { status: 429, retryAfterSeconds: 20 });
    const refused = await fail(guard, {});
    expect(refused).toMatchObject({ refusal: { code: 'tooManyRequests', retryAfterSeconds: 20 } });
  });

  it('continues at once without Retry-After', async () => {
    const guard = new ServiceGuard(limits);
    await fail(guard, { status: 429 });
    await expect(guard.run('reads', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
