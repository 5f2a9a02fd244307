/**
 * Source of all "random" values in the world: the same words give the same number on every machine and after every
 * restart. Never use Math.random or the clock in the world.
 */

/** Returns a 32-bit hash of a text (murmur3's mixing over UTF-16 units). */
export function hash32(text: string, seed = 0): number {
  let h = seed ^ text.length;
  for (let index = 0; index < text.length; index++) {
    h = Math.imul(h ^ text.charCodeAt(index), 0xcc9e2d51);
    h = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns a number in [0, 1) derived from the words. */
export function share(...words: (string | number)[]): number {
  return hash32(words.join('|')) / 0x1_0000_0000;
}

/** Returns a number in [low, high) derived from the words. */
export function between(low: number, high: number, ...words: (string | number)[]): number {
  return low + (high - low) * share(...words);
}

/** Picks one of the choices by the words; the list must not be empty. */
export function pick<T>(choices: readonly [T, ...T[]] | readonly T[], ...words: (string | number)[]): T {
  const choice = choices[Math.floor(share(...words) * choices.length)];
  if (choice === undefined) throw new RangeError('nothing to pick from');
  return choice;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an opaque key of eleven letters and digits derived from the text. */
export function opaqueKey(text: string): string {
  let value = (BigInt(hash32(text, 0x5f3a)) << 32n) | BigInt(hash32(text, 0x91c7));
  let key = '';
  for (let place = 0; place < 11; place++) {
    key += DIGITS[Number(value % 62n)] ?? '0';
    value /= 62n;
  }
  return key;
}
