/** As many pairs of texts as there are; after the last comes the first (specification 1 §2). */
export const EASTER_EGG_PAIRS = 21;

/** One pair, and which it is: 1 to 21. */
export type EasterEggPair = { number: number; question: string; answer: string };

/** The number of the pair that `text` (a cookie) names; the first for anything else. */
export function readPairNumber(text: string | undefined): number {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 1;
  return number >= 1 && number <= EASTER_EGG_PAIRS ? number : 1;
}

export function nextPairNumber(number: number): number {
  return (number % EASTER_EGG_PAIRS) + 1;
}
