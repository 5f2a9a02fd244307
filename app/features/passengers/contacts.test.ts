import { describe, expect, it } from 'vitest';
import { BAD_EMAILS, GOOD_EMAILS } from '#tests/fixtures/credentials';
import { readEmail, readPhone } from './contacts.server';

describe('readEmail', () => {
  it.each(GOOD_EMAILS)('%s', (typed, email) => expect(readEmail(typed)).toBe(email));

  it.each([...BAD_EMAILS, ['nothing', ''], ['too much', `${'a'.repeat(95)}@example.com`]])(
    'refuses %s: "%s"',
    (_, typed) => expect(readEmail(typed)).toBeNull(),
  );
});

describe('readPhone', () => {
  it.each([
    ['+7 916 123-45-67', 'US', '+79161234567'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
    ['(213) 373-4253', 'US', '+12133734253'],
    ['020 7946 0958', 'GB', '+442079460958'],
  ] as const)('%s in %s', (typed, country, phone) => expect(readPhone(typed, country)).toBe(phone));

  it.each(['', '123', 'phone', '+7 916 123', '+999 123456789', '8916123456789012'])('refuses "%s"', (typed) => {
    expect(readPhone(typed, 'RU')).toBeNull();
  });
});
