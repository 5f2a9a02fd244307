const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th' };

/**
 * Text as it is compared: lower case, no diacritics (ё = е, ü = u, ł = l), punctuation and hyphens as single spaces.
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßıøæœđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
