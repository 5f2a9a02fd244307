import { describe, expect, it } from 'vitest';
import { readEmail, readPhone } from './contacts.server';

describe('readEmail', () => {
  it.each([
    ['  Anna.Ivanova+Trip@Example.COM ', 'anna.ivanova+trip@example.com'],
    ["o'neil@mail.example.org", "o'neil@mail.example.org"],
    ['Иван@Почта.рф', 'иван@почта.рф'],
    ['a@xn--80a1acny.xn--p1ai', 'a@xn--80a1acny.xn--p1ai'],
  ])('%s', (typed, email) => expect(readEmail(typed)).toBe(email));

  it.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'an na@example.com',
    'anna..b@example.com',
    '.anna@example.com',
    'anna.@example.com',
    'anna@-example.com',
    'anna@example.c',
    'anna@example.com, b@example.com',
    `${'a'.repeat(95)}@example.com`,
  ])('refuses "%s"', (typed) => expect(readEmail(typed)).toBeNull());
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
