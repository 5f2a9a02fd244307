import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '~/upstream/error';
import { degrade } from './degrade.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let lastBlock = 0;
/** A block without a history. */
function newBlock() {
  lastBlock += 1;
  return `block ${lastBlock}`;
}

const failure = new UpstreamError({ kind: 'unavailable', service: 'texts', operation: 'list', requestId: 'r' });

/** Settles after this many milliseconds. */
function after<T>(ms: number, value: T | Error): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (value instanceof Error ? reject(value) : resolve(value)), ms);
  });
}

const never = () => new Promise<string>(() => undefined);

/** The result, and the milliseconds that it took. */
async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  const result = work.then((value) => ({ value, ms: Math.round(performance.now() - started) }));
  await vi.advanceTimersByTimeAsync(1_000);
  return result;
}

describe('degrade', () => {
  it('returns the value as soon as it arrives', async () => {
    expect(await timed(degrade(after(120, 'texts'), 'none', { block: newBlock() }))).toEqual({
      value: 'texts',
      ms: 120,
    });
  });

  it.each([
    ['an upstream failure', failure],
    ['a mistake of ours', new TypeError('x is undefined')],
  ])('returns the fallback at once after %s', async (_, error) => {
    expect(await timed(degrade(after(80, error), 'none', { block: newBlock() }))).toEqual({ value: 'none', ms: 80 });
  });

  it('returns the fallback on a timeout', async () => {
    expect(await timed(degrade(never(), 'none', { block: newBlock() }))).toEqual({ value: 'none', ms: 500 });
    expect(await timed(degrade(never(), 'none', { block: newBlock(), patienceMs: 300 }))).toEqual({
      value: 'none',
      ms: 300,
    });
  });

  it('lets a late call finish and ignores its failure', async () => {
    let isDone = false;
    const work = after(700, 'late').then((value) => {
      isDone = true;
      return value;
    });
    await timed(degrade(work, 'none', { block: newBlock() }));
    expect(isDone).toBe(true);
    await timed(degrade(after(700, failure), 'none', { block: newBlock() }));
  });

  it.each([
    ['hangs', never],
    ['fails', () => after<string>(60, failure)],
  ])('hardly waits again for a block that %s, until some time has passed', async (_, start) => {
    const block = newBlock();
    await timed(degrade(start(), 'none', { block }));
    expect((await timed(degrade(never(), 'none', { block }))).ms).toBe(40);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await timed(degrade(never(), 'none', { block }))).ms).toBe(500);
  });

  it('accepts a cached value while the block is being skipped', async () => {
    const block = newBlock();
    await timed(degrade(never(), 'none', { block }));
    expect(await timed(degrade(Promise.resolve('cached'), 'none', { block }))).toEqual({ value: 'cached', ms: 0 });
    expect((await timed(degrade(never(), 'none', { block }))).ms).toBe(40);
  });

  it('trusts a block again as soon as it has answered, however late', async () => {
    const block = newBlock();
    await timed(degrade(after(900, 'late'), 'none', { block }));
    expect(await timed(degrade(after(200, 'again'), 'none', { block }))).toEqual({ value: 'again', ms: 200 });
  });

  it('does not blame other blocks', async () => {
    await timed(degrade(never(), 'none', { block: newBlock() }));
    expect((await timed(degrade(after(200, 'value'), 'none', { block: newBlock() }))).value).toBe('value');
  });
});
