import type { CurrencyCode } from './currencies';

/** An amount in hundredths of `currency`: an integer, whatever decimals the currency shows. */
export type Money = { amount: number; currency: CurrencyCode };

/**
 * Reads an amount in major units as the search sends it ("10450", "99.9") into hundredths. Works on digits instead of
 * floats, so that "0.29" is 29 and not 28.
 * @throws RangeError when the text is not a non-negative decimal number or has more digits than a safe integer holds
 */
export function hundredthsFromMajor(text: string): number {
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`not an amount: ${text.slice(0, 40)}`);
  const fraction = `${match[2] ?? ''}000`;
  const rounding = Number(fraction[2]) >= 5 ? 1 : 0;
  return Number(match[1]) * 100 + Number(fraction.slice(0, 2)) + rounding;
}

/** Writes hundredths in major units, with decimals only where needed: 1045000 → "10450". */
export function majorFromHundredths(amount: number): string {
  const whole = Math.trunc(amount / 100);
  const rest = Math.abs(amount % 100);
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}
