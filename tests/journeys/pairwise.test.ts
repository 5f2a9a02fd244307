import { describe, expect, it } from 'vitest';
import { pairwise } from './pairwise';

describe('pairwise', () => {
  it('combines every two values in few rows', () => {
    const factors = { a: ['1', '2', '3', '4'], b: ['x', 'y', 'z'], c: ['p', 'q', 'r', 's'], d: ['k', 'l', 'm', 'n'] };
    const rows = pairwise(factors);
    expect(rows.length).toBeLessThanOrEqual(20);
    const names = ['a', 'b', 'c', 'd'] as const;
    for (const [at, one] of names.entries()) {
      for (const other of names.slice(at + 1)) {
        for (const first of factors[one]) {
          for (const second of factors[other]) {
            expect(rows.some((row) => row[one] === first && row[other] === second)).toBe(true);
          }
        }
      }
    }
    expect(pairwise(factors)).toEqual(rows);
  });
});
