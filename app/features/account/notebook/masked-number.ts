import { hiddenNumber } from '~/market/punctuation';

/**
 * Masks a document number, "AA1234567" → "•••• 4567": enough to recognise one's own document; at most half of a short
 * number.
 */
export function maskedNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return shown === 0 ? '••••' : hiddenNumber(number.slice(-shown));
}
