/** Number of text pairs; after the last one the first returns (specification 1 §2). */
export const EASTER_EGG_PAIRS = 21;

/** One pair with its number, 1 to 21. */
export type EasterEggPair = { number: number; question: string; answer: string };

/** Reads a pair number from a cookie; returns 1 for anything invalid. */
export function readPairNumber(text: string | undefined): number {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 1;
  return number >= 1 && number <= EASTER_EGG_PAIRS ? number : 1;
}

export function nextPairNumber(number: number): number {
  return (number % EASTER_EGG_PAIRS) + 1;
}
