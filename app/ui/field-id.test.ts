import { describe as group, expect, it } from 'vitest';
import { describe, fieldId } from './field-id';

group('fieldId', () => {
  it.each([
    ['email', 'email'],
    ['passengers[0].lastName', 'passengers-0-lastName'],
    ['passengers[10].birthdayDay', 'passengers-10-birthdayDay'],
    ['card.expDateMonthYear', 'card-expDateMonthYear'],
    ['childrenAges[1]', 'childrenAges-1'],
  ])('%s → %s', (name, id) => expect(fieldId(name)).toBe(id));
});

group('describe', () => {
  it('refers to the hint and the error that are present', () => {
    expect(describe('email', { hint: 'We send the ticket here', error: 'Fill in' })).toEqual({
      'aria-describedby': 'email-hint email-error',
      'aria-invalid': true,
    });
  });

  it('refers to nothing without hint and error', () => {
    expect(describe('email', {})).toEqual({ 'aria-describedby': undefined, 'aria-invalid': undefined });
  });
});
