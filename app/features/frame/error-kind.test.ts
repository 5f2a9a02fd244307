import { describe, expect, it } from 'vitest';
import { errorVariant, mayHavePaid } from './error-kind';

describe('errorVariant', () => {
  it.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [400, 'refused'],
    [403, 'refused'],
    [409, 'refused'],
    [429, 'unavailable'],
    [500, 'somethingWrong'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ] as const)('%d → %s', (status, expected) => expect(errorVariant(status)).toBe(expected));
});

describe('mayHavePaid', () => {
  it.each([
    ['/mbooking/checking/token', true],
    ['/mbooking/thanks/token', true],
    ['/mbooking/step2/token', true],
    ['/mbooking/thanks', true],
    ['/mbooking/step1/token', false],
    ['/thanksgiving', false],
    ['/', false],
  ])('%s → %s', (path, expected) => expect(mayHavePaid(path, 'unavailable')).toBe(expected));

  it('does not promise an order on a missing page', () => {
    expect(mayHavePaid('/mbooking/thanks/token', 'notFound')).toBe(false);
  });
});
