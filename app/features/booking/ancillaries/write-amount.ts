import type { MoneyPattern } from './money-pattern';

/** Formats an amount in hundredths by the pattern: "10 450 ₽". */
export function writeAmount(amount: number, { front, group, decimal, decimals, back }: MoneyPattern): string {
  const [whole = '', fraction = ''] = (amount / 100).toFixed(decimals).split('.');
  return `${front}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${fraction}${back}`;
}
