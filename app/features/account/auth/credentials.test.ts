import { describe, expect, it } from 'vitest';
import { newPasswordError, refusedFields } from './credentials.server';

describe('passwords', () => {
  it.each([
    ['', 'passwordRequired'],
    ['secret', 'passwordNoUppercase'],
    ['Window seat 14A', null],
  ] as const)('"%s" as a new password: %s', (password, error) => expect(newPasswordError(password, null)).toBe(error));

  it.each([
    ['noSmallLetterPassword', 'passwordNoLowercase'],
    ['noDigitPassword', 'passwordNoDigit'],
    ['commonPassword', 'passwordCommon'],
    ['tooLongPassword', 'passwordTooLong'],
    ['somethingNew', null],
  ])('maps the service’s refusal %s to %s', (code, fault) => {
    const fields = [{ passengerIndex: null, field: 'password', code }];
    expect(refusedFields({ fields })).toEqual({ email: null, password: fault });
  });
});
