import { describe, expect, it } from 'vitest';
import { passwordFault } from './password';

describe('passwordFault', () => {
  it.each([
    ['', 'passwordRequired'],
    ['SECRET1', 'passwordNoLowercase'],
    ['ПАРОЛЬ1', 'passwordNoLowercase'],
    ['123456', 'passwordNoLowercase'],
    ['secret1', 'passwordNoUppercase'],
    ['Secret', 'passwordNoDigit'],
    ['Secret١', 'passwordNoDigit'],
    ['Aa1bc', 'passwordTooShort'],
    ['Aa1😀', 'passwordTooShort'],
    [`Aa1${'b'.repeat(98)}`, 'passwordTooLong'],
  ])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  it.each(['Secret', 'Пароль'].map((word) => `${word}1`))('%s is good', (password) =>
    expect(passwordFault(password)).toBeNull(),
  );

  it.each(['Aa1bcd', `Aa1${'b'.repeat(97)}`, ' A a 1 ', 'Aa1<script>', "Aa1';--"])('takes "%s"', (password) =>
    expect(passwordFault(password)).toBeNull(),
  );
});
