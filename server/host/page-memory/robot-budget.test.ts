import { beforeEach, describe, expect, it } from 'vitest';
import { RobotBudget } from './robot-budget';

let now = 0;
let budget: RobotBudget;
beforeEach(() => {
  now = 1_000_000;
  budget = new RobotBudget({ aSecond: 2, atOnce: 4, inTheMaking: 3 }, () => now);
});

/** Takes pages that are made at once; returns how many were allowed. */
function takeAll(count: number): number {
  let allowed = 0;
  for (let index = 0; index < count; index += 1) {
    const done = budget.take();
    done?.();
    if (done) allowed += 1;
  }
  return allowed;
}

describe('the budget of robots', () => {
  it('allows a few at once, then so many a second', () => {
    expect(takeAll(50)).toBe(4);
    now += 1000;
    expect(takeAll(50)).toBe(2);
    now += 3_600_000;
    expect(takeAll(50), 'no more after a long rest').toBe(4);
  });

  it('lets only some be in the making, however slow they are', () => {
    const running = [budget.take(), budget.take(), budget.take()];
    now += 60_000;
    expect(budget.take()).toBeNull();
    running[0]?.();
    running[0]?.();
    expect(budget.take()).not.toBeNull();
    expect(budget.take(), 'and a page is finished only once').toBeNull();
  });

  it('is closed for two seconds once the app refuses', () => {
    budget.close();
    expect([budget.isClosed, budget.take()]).toEqual([true, null]);
    now += 2000;
    expect([budget.isClosed, takeAll(1)]).toEqual([false, 1]);
  });
});
