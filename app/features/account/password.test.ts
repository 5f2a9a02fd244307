import { describe, expect, it } from 'vitest';
import { BAD_PASSWORDS, GOOD_PASSWORDS } from '#tests/fixtures/credentials';
import { passwordFault } from './password';

describe('passwordFault', () => {
  it.each(BAD_PASSWORDS)('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  it.each(GOOD_PASSWORDS)('takes "%s"', (password) => expect(passwordFault(password)).toBeNull());
});
