import uFuzzy from '@leeoniya/ufuzzy';
import { places, type City } from '../../world/places';
import { foldings } from './folding';

/** Shorter texts differ by one letter from too many names. */
const MIN_LETTERS = 4;

/** Allows one wrong, missing, extra or swapped letter in each word, in any alphabet. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: '[^\\p{L}\\d]+',
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: '[\\p{L}\\d]',
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
});

/**
 * Checks that a whole name differs from a text of four letters or more by one wrong, missing, extra or swapped letter.
 * @param text folded, as the name
 */
export function isMistyped(name: string, text: string): boolean {
  if (text.length < MIN_LETTERS || Math.abs(name.length - text.length) > 1 || name === text) return false;
  let start = 0;
  while (start < name.length && name[start] === text[start]) start += 1;
  const rests = (nameFrom: number, textFrom: number) => name.slice(nameFrom) === text.slice(textFrom);
  const isSwapped = name[start] === text[start + 1] && name[start + 1] === text[start] && rests(start + 2, start + 2);
  return rests(start + 1, start + 1) || rests(start + 1, start) || rests(start, start + 1) || isSwapped;
}

type TypoIndex = { names: string[]; cities: City[] };
let index: TypoIndex | null = null;

/**
 * Returns cities whose names, or names of airports and stations, differ from the text by a typing error in a word:
 * "gatwik", "new yrok", "tokyo hanada". The nearest first, each city once.
 * @param text folded
 */
export function findMistyped(text: string): City[] {
  if (text.length < MIN_LETTERS) return [];
  index ??= build();
  const { names, cities } = index;
  const [, info, order] = matcher.search(names, text);
  if (!info || !order) return [];
  const matches = order.map((position) => ({ place: info.idx[position]!, start: info.start[position]! }));
  // The matcher's own bounds of words know Latin letters only.
  const fromStart = matches.filter(({ place, start }) => start === 0 || names[place]![start - 1] === ' ');
  return [...new Set(fromStart.map(({ place }) => cities[place]!))];
}

function build(): TypoIndex {
  const entries = places().cities.flatMap((city) => namesOf(city).map((name) => ({ name, city })));
  return { names: entries.map(({ name }) => name), cities: entries.map(({ city }) => city) };
}

/** Names of the city and its points, and both together: "tokyo haneda". */
function namesOf(city: City): string[] {
  const points = [...city.airports, ...city.stations].map(({ names }) => names);
  const together = points.flatMap((names) =>
    Object.entries(names).map(([language, name]) => `${city.names[language as keyof typeof city.names] ?? ''} ${name}`),
  );
  const own = [...Object.values(city.names), ...city.aliases, ...points.flatMap((names) => Object.values(names))];
  return [...new Set([...own, ...together].flatMap(foldings))].filter(Boolean);
}
