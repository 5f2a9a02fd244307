import { describe, expect, it } from 'vitest';
import { isAccountOfBank, isBic } from './bank-account';

describe('isBic', () => {
  it.each([
    ['044525225', true],
    ['040813608', true],
    ['04452522', false],
    ['0445252255', false],
    ['144525225', false],
    ['04452522a', false],
  ])('%s: %s', (bic, expected) => expect(isBic(bic)).toBe(expected));
});

describe('isAccountOfBank', () => {
  it.each([
    ['40817810938160925982', '044525225', true],
    // One digit is wrong, two are exchanged, and the account is another bank's.
    ['40817810938160925983', '044525225', false],
    ['40817810398160925982', '044525225', false],
    ['40817810938160925982', '044525974', false],
    // An account with a branch of the Bank of Russia counts other digits of its BIC.
    ['40101810845250010102', '044525000', true],
    ['40101810845250010103', '044525000', false],
  ])('%s at %s: %s', (account, bic, expected) => expect(isAccountOfBank(account, bic)).toBe(expected));

  it('finds every wrong digit of an account', () => {
    const account = '40817810938160925982';
    const wrong = [...account].flatMap((digit, index) =>
      [...'0123456789']
        .filter((one) => one !== digit)
        .map((one) => account.slice(0, index) + one + account.slice(index + 1)),
    );
    expect(wrong.filter((one) => isAccountOfBank(one, '044525225'))).toEqual([]);
  });
});
