const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const TO_CYRILLIC = new Map([...LATIN].map((key, place) => [key, CYRILLIC[place] ?? key]));
const TO_LATIN = new Map([...CYRILLIC].map((key, place) => [key, LATIN[place] ?? key]));

/** Converts text typed on the wrong keyboard layout: "vjcrdf" → "москва", "дщтвщт" → "london". */
export function onOtherLayout(text: string): string {
  const lower = text.toLowerCase();
  const table = /[а-яё]/.test(lower) ? TO_LATIN : TO_CYRILLIC;
  return [...lower].map((key) => table.get(key) ?? key).join('');
}
