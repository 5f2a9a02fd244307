/** Weights of the digits of a Russian account with its bank's code in front (Bank of Russia, order 515 of 1997). */
const WEIGHTS = [7, 1, 3] as const;
/** Ends of the BIC of the Bank of Russia's own branches: their accounts are checked with other digits of it. */
const BRANCH_ENDS = ['000', '001', '002'];

/** Checks a BIC, the code of a bank in Russia: nine digits, of which the first two name the country. */
export function isBic(bic: string): boolean {
  return /^04\d{7}$/.test(bic);
}

/**
 * Checks the check digit of a Russian account, which depends on its bank.
 * @param account 20 digits
 * @param bic nine digits
 */
export function isAccountOfBank(account: string, bic: string): boolean {
  const bank = BRANCH_ENDS.includes(bic.slice(-3)) ? `0${bic.slice(4, 6)}` : bic.slice(-3);
  const sum = [...(bank + account)].reduce(
    (total, digit, index) => total + ((Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 1)) % 10),
    0,
  );
  return sum % 10 === 0;
}
