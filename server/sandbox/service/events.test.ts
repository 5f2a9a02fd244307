import { describe, expect, it } from 'vitest';
import { TestSandbox } from '../testing/test-sandbox';
import { EventBus } from './events';

type Events = { counted: number; unheard: null };

describe('EventBus', () => {
  const write = (value: number) => [{ sql: 'SELECT ?', args: [value] }];

  it('returns the statements of all listeners in the order in which they were named', async () => {
    const sandbox = await TestSandbox.start([]);
    const slow = { counted: (count: number) => Promise.resolve(write(count)) };
    const quick = { counted: (count: number) => write(count + 1) };
    const events = new EventBus<Events>(slow, quick, {});
    expect(await events.statementsFor('counted', 1, sandbox.context)).toEqual([...write(1), ...write(2)]);
    expect(await events.statementsFor('unheard', null, sandbox.context)).toEqual([]);
    await sandbox.stop();
  });

  it('fails when a listener fails, so that the cause of the event is not stored without it', async () => {
    const sandbox = await TestSandbox.start([]);
    const broken = {
      counted: () => {
        throw new Error('no letter');
      },
    };
    const events = new EventBus<Events>(broken);
    await expect(events.statementsFor('counted', 1, sandbox.context)).rejects.toThrow('no letter');
    await sandbox.stop();
  });
});
