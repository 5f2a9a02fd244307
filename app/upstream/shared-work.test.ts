import { describe, expect, it, vi } from 'vitest';
import { SharedWork } from './shared-work';

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('SharedWork', () => {
  it('runs once for concurrent callers, who need no turn of their own', async () => {
    const shared = new SharedWork();
    const { opened, open } = gate();
    const work = vi.fn(() => opened.then(() => 'done'));
    const first = shared.join('key', 'a', (share) => share(work));
    const turn = vi.fn();
    const second = shared.join('key', 'b', turn);
    open();
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    expect(work).toHaveBeenCalledTimes(1);
    expect(turn).not.toHaveBeenCalled();
  });

  it('does not wait for the turn of another caller, who joins when it comes', async () => {
    const shared = new SharedWork();
    const turn = gate();
    const end = gate();
    const busy = vi.fn(() => Promise.resolve('of the busy one'));
    const first = shared.join('key', 'busy', (share) => turn.opened.then(() => share(busy)));
    const second = shared.join('key', 'new', (share) => share(() => end.opened.then(() => 'of the new one')));
    turn.open();
    await settle();
    end.open();
    expect(await Promise.all([first, second])).toEqual(['of the new one', 'of the new one']);
    expect(busy).not.toHaveBeenCalled();
  });

  it('queues a caller once, however often it asks', async () => {
    const shared = new SharedWork();
    const turn = gate();
    const begin = vi.fn(() => turn.opened.then(() => 'done'));
    const both = [shared.join('key', 'a', begin), shared.join('key', 'a', begin)];
    turn.open();
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('passes a refusal only to the refused caller, and starts again after a failure', async () => {
    const shared = new SharedWork();
    const turn = gate();
    const refused = shared.join('key', 'busy', () => turn.opened.then(() => Promise.reject(new Error('too much'))));
    const other = shared.join('key', 'new', (share) => share(() => Promise.resolve('done')));
    turn.open();
    await expect(refused).rejects.toThrow('too much');
    expect(await other).toBe('done');
    const failing = shared.join('key', 'a', (share) => share(() => Promise.reject(new Error('down'))));
    await expect(failing).rejects.toThrow('down');
    expect(await shared.join('key', 'a', (share) => share(() => Promise.resolve('up')))).toBe('up');
  });
});
