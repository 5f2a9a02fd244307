import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue';

/** Makes a queue whose work ends when the test says so; `running` and `refused` name the calls as "caller number". */
function gatedQueue(limits: { active: number; queued: number }) {
  const queue = new FairQueue(limits);
  const running = new Map<string, () => void>();
  const refused: string[] = [];
  const numbers = new Map<string, number>();
  const ask = (caller: string, times = 1, signal?: AbortSignal) => {
    for (let time = 0; time < times; time += 1) {
      const number = (numbers.get(caller) ?? 0) + 1;
      numbers.set(caller, number);
      const name = `${caller}${number}`;
      const work = () => new Promise<void>((end) => running.set(name, end));
      queue.run(caller, work, signal).catch(() => refused.push(name));
    }
    return settle();
  };
  const end = (name: string) => {
    running.get(name)?.();
    running.delete(name);
    return settle();
  };
  return { ask, end, running: () => [...running.keys()], refused };
}

/** Lets every promise settle that can. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('FairQueue', () => {
  it('gives a lone caller a quarter of the places, and the rest to newcomers', async () => {
    const { ask, running } = gatedQueue({ active: 64, queued: 1000 });
    await ask('a', 500);
    expect(running()).toHaveLength(16);
    await ask('b');
    expect(running().at(-1)).toBe('b1');
  });

  it('keeps places for newcomers while several callers request all of them', async () => {
    const { ask, running } = gatedQueue({ active: 64, queued: 10_000 });
    for (let index = 0; index < 8; index += 1) await ask(`caller ${index} `, 100);
    expect(running().length).toBeLessThan(64);
    await ask('new');
    expect(running()).toContain('new1');
  });

  it('lets callers take turns, however many calls one of them has queued', async () => {
    const { ask, end, running } = gatedQueue({ active: 1, queued: 100 });
    await ask('a', 10);
    await ask('b', 2);
    await ask('c', 1);
    const order: string[] = [];
    for (let [name] = running(); name && order.length < 7; [name] = running()) {
      order.push(name);
      await end(name);
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('refuses the last call of the heaviest caller when the queue is full, not that of a newcomer', async () => {
    const { ask, end, running, refused } = gatedQueue({ active: 1, queued: 5 });
    await ask('a', 6);
    await ask('b');
    expect(refused).toEqual(['a6']);
    await ask('a');
    expect(refused).toEqual(['a6', 'a7']);
    await end('a1');
    await end('a2');
    expect(running()).toEqual(['b1']);
  });

  it('refuses the newest of equal callers', async () => {
    const { ask, refused } = gatedQueue({ active: 1, queued: 1 });
    await ask('a');
    await ask('b');
    await ask('c');
    expect(refused).toEqual(['c1']);
  });

  it('rejects with QueueFullError, and continues after failing work', async () => {
    const queue = new FairQueue({ active: 1, queued: 0 });
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    await expect(queue.run('b', () => Promise.resolve(1))).rejects.toBeInstanceOf(QueueFullError);
    await expect(failing).rejects.toThrow('broken');
    await expect(queue.run('b', () => Promise.resolve(1))).resolves.toBe(1);
  });

  it('frees the place of a queued call on its timeout', async () => {
    const { ask, end, running, refused } = gatedQueue({ active: 1, queued: 1 });
    const time = new AbortController();
    await ask('a');
    await ask('b', 1, time.signal);
    time.abort();
    await settle();
    expect(refused).toEqual(['b1']);
    await ask('c');
    await end('a1');
    expect(running()).toEqual(['c1']);
    await ask('d', 1, time.signal);
    expect(refused).toEqual(['b1', 'd1']);
  });

  it('never exceeds its places, loses no call, and ends empty, whatever the load', async () => {
    const asking = fc.array(fc.record({ caller: fc.constantFrom('a', 'b', 'c', 'd'), ends: fc.boolean() }), {
      maxLength: 80,
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 10 }), asking, async (...given) => {
        const [active, queued, steps] = given;
        const { ask, end, running, refused } = gatedQueue({ active, queued });
        let ended = 0;
        const endFirst = async () => {
          const [first] = running();
          if (first === undefined) return;
          ended += 1;
          await end(first);
        };
        for (const { caller, ends } of steps) {
          await ask(caller);
          expect(running().length).toBeLessThanOrEqual(active);
          if (ends) await endFirst();
        }
        while (running().length > 0) await endFirst();
        expect(ended + refused.length).toBe(steps.length);
      }),
      { numRuns: 60 },
    );
  });
});
