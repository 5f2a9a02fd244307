const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th' };

/**
 * Normalises text for comparison: lower case, no diacritics (ё = е, ü = u, ł = l), punctuation and hyphens as single
 * spaces.
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

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns the normalised spellings of a name, with and without umlauts: "köln" → "koln", "koeln". */
export function foldings(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  return /[äöü]/.test(lower)
    ? [folded(name), folded(lower.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))]
    : [folded(name)];
}
