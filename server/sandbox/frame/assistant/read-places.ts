import { folded, foldings } from '../../search/suggest/folding';
import { findByCode, findPlaces } from '../../search/suggest/place-index';
import { weightOf } from '../../world/city-weight';
import { nameIn, places, type City } from '../../world/places';
import { russianCases } from '../../world/russian-cases';
import { words, type Reader } from './reader';

/** Places that a message names. `country`: one whose cities are asked about. */
export type ReadPlaces = {
  from?: City;
  to?: City;
  /** Without a word that tells which end it is. */
  loose?: City;
  country?: City[];
  isAnywhere?: boolean;
  /** A word at the place of a city that is none, and the end of the trip that it names. */
  unknown?: { word: string; end: 'from' | 'to' };
};

const FROM = ['from', 'out of', 'leaving', 'aus', 'von', 'ab', 'из', 'с', 'со', 'от', 'off'];
const TO = ['to', 'in', 'into', 'for', 'nach', 'zu', 'zum', 'zur', 'в', 'во', 'на', 'до', 'к', 'visit', 'reach'];
const ANYWHERE = words(
  'куда угодно|куда-нибудь|куда нибудь|все равно куда|anywhere|somewhere|no matter where|irgendwohin|egal wohin|wohin auch immer',
);

/** Most words of a name: "нью йорк", "rio de janeiro". */
const LONGEST = 4;
/** A name without a preposition means a busy city: others are too easily a common word. */
const BUSY = 12;

/** Words that are names of cities too, in sentences without such a city. */
const COMMON = new Set(
  'nice most essen bar of same male bath split reading mobile orange man best date home kind bus as per can lege her so wo bari one two das die den der am im an ein mit und was how was where much back like need want please hello hi danke bitte hallo привет спасибо мне нам хочу нужен нужно найди найти билет билеты есть можно как где что это или the for with and you me my we us go going travel trip cheap cheapest ticket tickets find show get day days week month time reise reisen billig tag tage'.split(
    ' ',
  ),
);

let names: Map<string, City> | null = null;

/** All forms of the names of cities in Russian, English and German, folded; of two cities the busier one. */
function namesOfCities(): Map<string, City> {
  if (names) return names;
  names = new Map();
  const busiest = [...places().cities].sort((one, other) => weightOf(other) - weightOf(one));
  for (const city of busiest) {
    for (const form of formsOf(city)) if (!names.has(form)) names.set(form, city);
  }
  return names;
}

function formsOf({ names: own, aliases }: City): string[] {
  const nicknames = aliases.filter((one) => !/^(?:[A-Z]{3}|\d+)$/.test(one));
  const russian = [own.ru ?? '', ...nicknames.filter((one) => /[а-я]/i.test(one))].filter(Boolean).flatMap((name) => {
    const cases = russianCases(name);
    const bare = (form: string) => form.replace(/^(?:в|во|на) /, '');
    return [name, bare(cases.in), cases.from, cases.through, bare(cases.where), cases.dative, cases.instrumental];
  });
  const others = [own.en, nameIn(own, 'de'), ...nicknames.filter((one) => !/[а-я]/i.test(one))];
  return [...russian, ...others].flatMap(foldings).filter(Boolean);
}

type Word = { text: string; from: number; to: number; isCapital: boolean };
type Found = { city: City; first: number; last: number; role: 'from' | 'to' | null };

/** Reads the places of a message, after everything else has been read. */
export function readPlaces(reader: Reader): ReadPlaces {
  if (reader.take(ANYWHERE)) return { ...ends(find(reader)), isAnywhere: true };
  const found = find(reader);
  const read = ends(found);
  if (read.to && (read.from || read.loose)) return read;
  return { ...read, ...guess(reader, read) };
}

function wordsOf({ rest, message }: Reader): Word[] {
  return [...rest.matchAll(/[\p{L}\p{N}]+|·+|[,.;:!?()]|→|—|–|-/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
    isCapital: /^\p{Lu}/u.test(message.slice(match.index)),
  }));
}

const isWord = ({ text }: Word) => /^[\p{L}\p{N}]/u.test(text);

function find(reader: Reader): Found[] {
  const all = wordsOf(reader);
  const known = namesOfCities();
  const isShouted = !all.some(({ isCapital, text }) => isCapital && text.length > 1);
  const found: Found[] = [];
  for (let first = 0; first < all.length; first += 1) {
    for (let length = Math.min(LONGEST, all.length - first); length > 0; length -= 1) {
      const part = all.slice(first, first + length);
      const [head] = part;
      if (!head || !isWord(head) || part.some((one) => !isWord(one) && one.text !== '-')) continue;
      const name = folded(part.map(({ text }) => text).join(' '));
      const role = roleOf(all, first);
      const city = known.get(name) ?? byCode(reader, part);
      if (!city || (length === 1 && !isMeant(name, city, role, head.isCapital || isShouted))) continue;
      found.push({ city, first, last: first + length - 1, role });
      first += length - 1;
      break;
    }
  }
  // The meaning of a pair of names stands between them: "Moscow to Rome", "Moscow – Rome".
  for (const [index, one] of found.entries()) {
    const next = found[index + 1];
    const between = next && all.slice(one.last + 1, next.first).map(({ text }) => text);
    if (between && one.role === null && /^(?:to|nach|в|до|-|–|—|→)$/.test(between.join(' '))) {
      one.role = 'from';
      next.role = 'to';
    }
  }
  for (const { first, last } of found) reader.cut(all[first]?.from ?? 0, all[last]?.to ?? 0);
  return found;
}

function byCode({ message }: Reader, [head, ...others]: Word[]): City | null {
  if (!head || others.length > 0) return null;
  const written = message.slice(head.from, head.to);
  return /^[A-Z]{3}$/.test(written) ? findByCode(written) : null;
}

function roleOf(all: readonly Word[], first: number): 'from' | 'to' | null {
  const before = all[first - 1]?.text ?? '';
  if (FROM.includes(before) || (before === 'of' && all[first - 2]?.text === 'out')) return 'from';
  return TO.includes(before) ? 'to' : null;
}

function isMeant(name: string, city: City, role: Found['role'], isCapital: boolean): boolean {
  if (name.length < 3) return false;
  if (COMMON.has(name)) return role !== null && isCapital;
  return role !== null || (isCapital && weightOf(city) >= BUSY);
}

function ends(found: readonly Found[]): ReadPlaces {
  const from = found.find(({ role }) => role === 'from')?.city;
  const to = found.findLast(({ role }) => role === 'to')?.city;
  const loose = found.filter(({ role }) => role === null).map(({ city }) => city);
  // Two names without any word: the way from the first to the second.
  if (!from && !to && loose.length === 2) return { from: loose[0], to: loose[1] };
  const [first] = loose;
  if (first && from && !to) return { from, to: first };
  return { ...(from && { from }), ...(to && { to }), ...(first && { loose: first }) };
}

const WEAK = new Set(
  'этот эту это там туда here there me us it my the a an отпуск море work holiday vacation urlaub день раз время'.split(
    ' ',
  ),
);

/** Looks up what stands where a city should: with typing errors, in other forms, countries. */
function guess(reader: Reader, read: ReadPlaces): ReadPlaces {
  const all = wordsOf(reader);
  const guessed: ReadPlaces = {};
  for (const [index, word] of all.entries()) {
    // "Londn to Barcelna": the first of two names without a word of its own.
    const isBeforeTo = TO.includes(all[index + 1]?.text ?? '') && index === 0;
    const role = roleOf(all, index) ?? (isBeforeTo ? 'from' : null);
    if (!isWord(word) || word.text.length < 4 || WEAK.has(word.text) || COMMON.has(word.text)) continue;
    if (role === null && !(word.isCapital && index > 0)) continue;
    if ((role === 'from' ? (read.from ?? guessed.from) : (read.to ?? guessed.to)) !== undefined) continue;
    const match = lookUp(word, all[index + 1]);
    if (match?.country && role !== 'from') return { ...guessed, country: match.country };
    if (match) guessed[role ?? 'loose'] = match.city;
    else if (role !== null && word.isCapital)
      guessed.unknown = { word: reader.message.slice(word.from, word.to), end: role };
  }
  return guessed;
}

function lookUp(word: Word, next: Word | undefined): { city: City; country: City[] | null } | null {
  const texts = [...(next && isWord(next) ? [`${word.text} ${next.text}`] : []), ...stems(word.text)];
  for (const text of texts) {
    const [best, ...others] = findPlaces(text, 12);
    if (!best || !isNear(text, best)) continue;
    const { city, matchedCountry } = best;
    const same = [best, ...others].filter((one) => one.matchedCountry === matchedCountry);
    return { city, country: matchedCountry === null ? null : same.map((one) => one.city) };
  }
  return null;
}

/** A village that only contains the word is a coincidence. */
function isNear(text: string, { city, matchedCountry }: ReturnType<typeof findPlaces>[number]): boolean {
  if (matchedCountry || weightOf(city) >= BUSY) return true;
  return formsOf(city).some((form) => form.startsWith(text.slice(0, 4)));
}

/** The word, and without the endings of Russian cases. */
function stems(word: string): string[] {
  if (!/[а-я]$/.test(word) || word.length < 5) return [word];
  return [word, word.replace(/(?:ой|ом|ем|ей|ию|ии|ия|у|ю|е|и|ы|а|я)$/, ''), word.slice(0, -1)];
}

/** Returns a city by its code, for a memory that holds codes. */
export function cityOf(code: string | null | undefined): City | null {
  return code ? findByCode(code) : null;
}
