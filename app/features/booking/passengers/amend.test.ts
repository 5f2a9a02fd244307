import { describe, expect, it } from 'vitest';
import { amend, readAmendment } from './amend';
import type { Step1Values } from './form-values';

const anna = { lastName: 'Иванова', firstName: 'Анна', gender: 'f' };
const boris = { lastName: 'Petrov', firstName: 'Борис' };
const values: Step1Values = { email: 'a@example.com', passengers: [anna, boris] };

it.each([
  ['latin:0', { kind: 'latin', index: 0 }],
  ['clear:8', { kind: 'clear', index: 8 }],
  ['restore:1', { kind: 'restore', index: 1 }],
  ['clear:9', null],
  ['drop:1', null],
  ['', null],
])('readAmendment("%s")', (intent, amendment) => expect(readAmendment(intent)).toEqual(amendment));

describe('amend', () => {
  it('writes one passenger’s names in Latin letters', () => {
    expect(amend(values, null, { kind: 'latin', index: 0 })).toEqual({
      values: { ...values, passengers: [{ lastName: 'Ivanova', firstName: 'Anna', gender: 'f' }, boris] },
      cleared: null,
    });
  });

  it('clears a passenger, and restores exactly the previous values', () => {
    const cleared = amend(values, null, { kind: 'clear', index: 1 });
    expect(cleared).toEqual({
      values: { ...values, passengers: [anna, {}] },
      cleared: { index: 1, values: boris },
    });
    expect(amend(cleared.values, cleared.cleared, { kind: 'restore', index: 1 })).toEqual({ values, cleared: null });
  });

  it.each([
    ['nothing was cleared', null, { kind: 'restore', index: 1 }],
    ['another passenger was cleared', { index: 0, values: anna }, { kind: 'restore', index: 1 }],
    ['there is no such passenger', null, { kind: 'clear', index: 5 }],
  ] as const)('changes nothing when %s', (_, cleared, amendment) => {
    expect(amend(values, cleared, amendment)).toEqual({ values, cleared });
  });
});
