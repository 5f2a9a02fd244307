import { describe, expect, it } from 'vitest';
import { newPasswordErrors, refusedFields } from './credentials.server';

describe('passwords', () => {
  it.each([
    ['', ['passwordRequired']],
    ['secret', ['passwordNoUppercase', 'passwordNoDigit']],
    ['abc', ['passwordNoUppercase', 'passwordNoDigit', 'passwordTooShort']],
    ['Dragon7!', ['passwordCommon']],
    ['Window seat 14A', []],
  ] as const)('"%s" as a new password: %j', (password, errors) => {
    expect(newPasswordErrors(password, null)).toEqual(errors);
  });

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
