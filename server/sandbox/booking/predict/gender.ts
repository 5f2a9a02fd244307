export type Guess = { gender: 'm' | 'f' | null; probability: number };

const NOTHING: Guess = { gender: null, probability: 0 };
/** Given names whose ending suggests the other gender, and common ones without a telling ending. */
const MEN = new Set(
  (
    'илья никита кузьма фома лука савва данила гаврила joshua luca nikita ilya andrea noah ezra mustafa peter john ' +
    'david michael thomas paul daniel martin jan hans emil oliver james william lucas pierre jean marco'
  ).split(' '),
);
const WOMEN = new Set(
  (
    'любовь нинель адель юдифь мадлен elizabeth margaret alice jane ruth carmen ingrid astrid sophie marie claire ' +
    'emily grace charlotte anne catherine isabel ayşe fatma'
  ).split(' '),
);

/** Surname endings that differ by gender. */
const SURNAMES: readonly [RegExp, 'm' | 'f'][] = [
  [/(?:ова|ева|ёва|ина|ына|ская|цкая|ая)$/, 'f'],
  [/(?:ов|ев|ёв|ин|ын|ский|цкий|ой|ий)$/, 'm'],
  [/(?:ova|eva|skaya|skaia|ska|cka)$/, 'f'],
  [/(?:ov|ev|skiy|skii|sky|ski|cki)$/, 'm'],
];

/** Guesses the gender from first and last name; none when they contradict each other. */
export function guessGender(name: string, surname: string): Guess {
  const [first = ''] = name.trim().toLowerCase().split(/[\s-]/);
  const byName = MEN.has(first) ? 'm' : WOMEN.has(first) ? 'f' : byEnding(first);
  const bySurname = SURNAMES.find(([ending]) => ending.test(surname.trim().toLowerCase()))?.[1] ?? null;
  if (byName && bySurname) return byName === bySurname ? { gender: byName, probability: 0.99 } : NOTHING;
  const gender = bySurname ?? byName;
  return gender ? { gender, probability: bySurname || MEN.has(first) || WOMEN.has(first) ? 0.95 : 0.92 } : NOTHING;
}

function byEnding(name: string): 'm' | 'f' | null {
  if (name.length < 3) return null;
  if (/[ая]$|[ai]a$|[^aeiou]a$/.test(name)) return 'f';
  return /[бвгджзйклмнпрстфхцчшщ]$/.test(name) ? 'm' : null;
}
