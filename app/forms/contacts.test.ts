import { describe, expect, it } from 'vitest';
import { BAD_EMAILS, GOOD_EMAILS } from '#tests/fixtures/credentials';
import { emailFault, readEmail, readPhone } from './contacts.server';

describe('readEmail', () => {
  it.each(GOOD_EMAILS)('%s', (typed, email) => expect(readEmail(typed)).toBe(email));

  it.each([...BAD_EMAILS, ['nothing', ''], ['too much', `${'a'.repeat(95)}@example.com`]])(
    'refuses %s: "%s"',
    (_, typed) => expect(readEmail(typed)).toBeNull(),
  );

  it.each([
    ['', 'emailRequired'],
    ['  ', 'emailRequired'],
    ['anna@', 'wrongEmail'],
    [`${'a'.repeat(95)}@example.com`, 'maxCharacters'],
    ['аnna@example.com', 'oneAlphabet'],
    ['anna@mаil.ru', 'oneAlphabet'],
  ])('says of "%s" that it is %s', (typed, fault) => {
    expect(readEmail(typed)).toBeNull();
    expect(emailFault(typed)).toBe(fault);
  });

  it('reads what a full-width keyboard writes', () => {
    expect(readEmail('ａｎｎａ＠example.com')).toBe('anna@example.com');
    expect(readPhone('＋７ ９１６ １２３４５６７', 'US')).toBe('+79161234567');
  });

  it.each(['anna@почта.рф', 'анна.anna@example.com'])('takes alphabets that are not mixed: %s', (typed) => {
    expect(readEmail(typed)).toBe(typed);
  });
});

describe('readPhone', () => {
  it.each([
    ['+7 916 123-45-67', 'US', '+79161234567'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
    ['(213) 373-4253', 'US', '+12133734253'],
    ['020 7946 0958', 'GB', '+442079460958'],
  ] as const)('%s in %s', (typed, country, phone) => expect(readPhone(typed, country)).toBe(phone));

  it.each([
    '',
    '123',
    'phone',
    '+7 916 123',
    '+999 123456789',
    '8916123456789012',
    '+7 916 ABC-45-67',
    '+7 916 123-45-67 call me',
    '+79161234567<script>',
    '+79161234567, +79031234567',
  ])('refuses "%s"', (typed) => expect(readPhone(typed, 'RU')).toBeNull());
});
