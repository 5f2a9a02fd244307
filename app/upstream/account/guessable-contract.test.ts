import { describe, expect, it } from 'vitest';
import { BAD_PASSWORDS, GOOD_PASSWORDS } from '#tests/fixtures/credentials';
import { FAULT_OF_CODE } from '~/features/account/auth/password';
import { passwordFault } from './guessable-contract';

const EMAIL = 'ann.lee+trips@mail.example.com';

describe('passwordFault', () => {
  it.each(BAD_PASSWORDS.filter(([, fault]) => fault !== 'passwordRequired'))('%s: %s', (password, fault) => {
    const code = passwordFault(password, EMAIL);
    expect(code && FAULT_OF_CODE[code]).toBe(fault);
  });

  it.each(GOOD_PASSWORDS)('accepts "%s"', (password) => expect(passwordFault(password, EMAIL)).toBeNull());

  it.each([
    ['Ann.Lee goes 2 Rome', EMAIL],
    ['9 mails a day to Kate', EMAIL],
    ['my-ＥＸＡＭＰＬＥ-7', EMAIL],
    ['Bob1985', 'bob@x.com'],
  ])('refuses "%s" for %s', (password, email) => {
    expect(passwordFault(password, email)).toBe('emailInPassword');
  });

  it.each([
    ['a name of three letters inside a word', 'Bobsleigh 4 all', 'bob@x.com'],
    ['the end of a domain', 'Welcome on board 9', 'ann@x.come'],
    ['an address that is not known', 'my EXAMPLE of 7 words', null],
  ])('accepts %s', (_, password, email) => expect(passwordFault(password, email)).toBeNull());
});
