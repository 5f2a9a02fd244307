/**
 * Russian case forms of place names, for `name_cases` in the answers (upstream facts §2). Simple rules with a table of
 * exceptions; a name that matches no rule stays unchanged, which sounds stiff but is never wrong.
 */
import { FEMININE_SOFT, FLEETING, INDECLINABLE, ON_ISLANDS, PLURALS } from './russian-nouns';

export type NameCases = {
  /** Direction: "в Москву". */
  in: string;
  /** Origin: "Москвы" (из …). */
  from: string;
  /** Transit: "Москву" (через …). */
  through: string;
  /** Location: "в Москве". */
  where: string;
  dative: string;
  instrumental: string;
};

/** Genitive, dative, accusative, instrumental, prepositional. */
type Forms = [string, string, string, string, string];

/** Returns `name_cases` of a place's name; languages other than Russian use the plain name for every case. */
export function nameCases(name: string, language: string): NameCases {
  if (language.toLowerCase() === 'ru') return russianCases(name);
  return { in: name, from: name, through: name, where: name, dative: name, instrumental: name };
}

/** Returns all forms of a place's Russian name. */
export function russianCases(name: string): NameCases {
  const [genitive, dative, accusative, instrumental, prepositional] = declined(name);
  return {
    in: `${preposition(name, accusative)} ${accusative}`,
    from: genitive,
    through: accusative,
    where: `${preposition(name, prepositional)} ${prepositional}`,
    dative,
    instrumental,
  };
}

function preposition(name: string, form: string): string {
  const plain = name.replace(/ \(.*/, '');
  if (ON_ISLANDS.has(plain) || /(^| )(о-ва?|острова?)( |$)/i.test(plain)) return 'на';
  return /^([ВФ][бвгджзклмнпрстфхцчшщь]|Льв|Мн)/.test(form) ? 'во' : 'в';
}

function unchanged(name: string): Forms {
  return [name, name, name, name, name];
}

function declined(name: string): Forms {
  if (INDECLINABLE.has(name) || !/^[А-ЯЁ][а-яё]/.test(name) || /[a-z()«»,.]/i.test(name)) return unchanged(name);
  const river = /^(.+?)(-на-.+)$/.exec(name);
  if (river?.[1] && river[2]) return withTail(declined(river[1]), river[2]);
  const words = name.split(' ');
  if (words.length > 1) return declinedPhrase(words);
  if (/-(де|дель|ла|ле|ди|да|ду|дос)-/i.test(name)) return unchanged(name);
  const hyphen = name.lastIndexOf('-');
  if (hyphen > 0) {
    const last = name.slice(hyphen + 1);
    return /^[А-ЯЁ]/.test(last) ? withHead(name.slice(0, hyphen + 1), noun(last)) : unchanged(name);
  }
  return noun(name);
}

function withTail(forms: Forms, tail: string): Forms {
  return forms.map((form) => form + tail) as Forms;
}

function withHead(head: string, forms: Forms): Forms {
  return forms.map((form) => head + form) as Forms;
}

/**
 * Declines adjectives with a noun: "Нижний Новгород", "Минеральные Воды", "Саудовская Аравия"; other phrases stay
 * unchanged.
 */
function declinedPhrase(words: string[]): Forms {
  const adjectives = words.slice(0, -1).map(adjective);
  const last = words[words.length - 1] ?? '';
  if (adjectives.some((forms) => forms === null) || !/^[А-ЯЁа-яё]+$/.test(last)) return unchanged(words.join(' '));
  const parts = [...(adjectives as Forms[]), noun(last)];
  return [0, 1, 2, 3, 4].map((place) => parts.map((forms) => forms[place]).join(' ')) as Forms;
}

function adjective(word: string): Forms | null {
  const stem = word.slice(0, -2);
  const isSoft = /[гкхжчшщ]$/.test(stem);
  const soft = /[нч]ий$/.test(word);
  switch (word.slice(-2)) {
    case 'ый':
    case 'ой':
      return [`${stem}ого`, `${stem}ому`, word, `${stem}${isSoft ? 'им' : 'ым'}`, `${stem}ом`];
    case 'ий':
      return soft
        ? [`${stem}его`, `${stem}ему`, word, `${stem}им`, `${stem}ем`]
        : [`${stem}ого`, `${stem}ому`, word, `${stem}им`, `${stem}ом`];
    case 'ая':
      return [`${stem}ой`, `${stem}ой`, `${stem}ую`, `${stem}ой`, `${stem}ой`];
    case 'ое':
      return [`${stem}ого`, `${stem}ому`, word, `${stem}${isSoft ? 'им' : 'ым'}`, `${stem}ом`];
    case 'ые':
      return [`${stem}ых`, `${stem}ым`, word, `${stem}ыми`, `${stem}ых`];
    case 'ие':
      return [`${stem}их`, `${stem}им`, word, `${stem}ими`, `${stem}их`];
    default:
      return null;
  }
}

function noun(word: string): Forms {
  if (INDECLINABLE.has(word)) return unchanged(word);
  const plural = PLURALS[word];
  if (plural) {
    const stem = word.slice(0, -1);
    return [plural, `${stem}ам`, word, `${stem}ами`, `${stem}ах`];
  }
  const stem = word.slice(0, -1);
  if (/(ский|цкий|ный|рый|лый|чий|ое|тлая)$/.test(word)) return adjective(word) ?? unchanged(word);
  switch (word.slice(-1)) {
    case 'а':
      return feminineHard(stem);
    case 'я':
      return stem.endsWith('и')
        ? [`${stem}и`, `${stem}и`, `${stem}ю`, `${stem}ей`, `${stem}и`]
        : [`${stem}и`, `${stem}е`, `${stem}ю`, `${stem}ей`, `${stem}е`];
    case 'ь':
      return FEMININE_SOFT.has(word)
        ? [`${stem}и`, `${stem}и`, word, `${stem}ью`, `${stem}и`]
        : [`${stem}я`, `${stem}ю`, word, `${stem}ем`, `${stem}е`];
    case 'й':
      return [`${stem}я`, `${stem}ю`, word, `${stem}ем`, stem.endsWith('и') ? `${stem}и` : `${stem}е`];
    case 'о':
      return /(ов|ев|ёв|ин|ын)о$/.test(word)
        ? [`${stem}а`, `${stem}у`, word, `${stem}ом`, `${stem}е`]
        : unchanged(word);
    case 'е':
      return word.endsWith('ье') ? [`${stem}я`, `${stem}ю`, word, `${word}м`, word] : unchanged(word);
    default:
      return /[бвгджзклмнпрстфхцчшщ]$/.test(word) ? masculineHard(word) : unchanged(word);
  }
}

function feminineHard(stem: string): Forms {
  const i = /[гкхжчшщ]$/.test(stem) ? 'и' : 'ы';
  // A stem that ends in another vowel (Никарагуа, Папуа) does not decline.
  if (/[аеёиоуыэюя]$/.test(stem)) return unchanged(`${stem}а`);
  return [stem + i, `${stem}е`, `${stem}у`, stem + (/[жчшщц]$/.test(stem) ? 'ей' : 'ой'), `${stem}е`];
}

function masculineHard(word: string): Forms {
  const stem = FLEETING[word] ?? word;
  return [`${stem}а`, `${stem}у`, word, stem + (/[жчшщц]$/.test(stem) ? 'ем' : 'ом'), `${stem}е`];
}
