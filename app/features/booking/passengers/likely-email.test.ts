import { expect, it } from 'vitest';
import { EMAIL_PATTERN, likelyEmail } from './likely-email';

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@Gmail.con', 'anna@gmail.com'],
  ['ivanova@yandex.ri', 'ivanova@yandex.ru'],
  ['anna@mial.ru', 'anna@mail.ru'],
  ['anna@mail.tu', 'anna@mail.ru'],
  ['anna@yadnex.ru', 'anna@yandex.ru'],
  ['anna@bk.ri', 'anna@bk.ru'],
  ['anna@ramber.ru', 'anna@rambler.ru'],
  ['anna@mail.con', null],
  ['anna@gmail.com', null],
  ['anna@mail.ru', null],
  ['anna@example.com', null],
  ['gmial.com', null],
  ['', null],
])('of %j the address %j was meant', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
  // A browser tells the same of what is typed in lower case.
  expect(new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v').test(typed.toLowerCase())).toBe(meant === null);
});

it('the attribute stays short', () => expect(EMAIL_PATTERN.length).toBeLessThan(400));
