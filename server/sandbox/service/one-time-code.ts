/** Codes of six digits that letters carry. Each belongs to an attempt, which only the requesting browser knows. */
import { randomInt } from 'node:crypto';
import { digestOf } from './random-token';

export const CODE_MS = 10 * 60_000;
/** Wrong codes allowed per letter. */
export const MAX_TRIES = 5;
const CODE_DIGITS = 6;

export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** Salts the code with its attempt: otherwise a million codes are quickly tried. */
export function codeDigest(attempt: string, code: string): string {
  return digestOf(`${attempt} ${code}`);
}
