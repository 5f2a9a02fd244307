/**
 * Cyrillic to Latin as in passports and visas (ICAO 9303; the soft sign is dropped). Lower case; includes letters of
 * neighbouring alphabets.
 */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ї: 'i',
  є: 'ie',
  ґ: 'g',
  ў: 'u',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ђ: 'd',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ѓ: 'g',
  ќ: 'k',
};

/**
 * Transliterates a Cyrillic name as a passport probably has it: "Щукина-Ёлкина" → "Shchukina-Elkina", "ЮЛИЯ" →
 * "IULIIA". Only a suggestion, because passports differ. Leaves other characters unchanged.
 */
export function transliterate(name: string): string {
  const isAllCapitals = name === name.toUpperCase() && name !== name.toLowerCase() && name.length > 1;
  return name.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase();
    const latin = LETTERS[small] ?? letter;
    if (letter === small) return latin;
    return isAllCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}
