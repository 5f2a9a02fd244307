/** Edges of a word: no letter and no digit, in any alphabet. */
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

/** Takes the place of words that have been read. No word goes across it. */
const READ = '·';

/** Makes a pattern of whole words. @param source without flags; groups may be named */
export function words(source: string): RegExp {
  return new RegExp(`${START}(?:${source})${END}`, 'u');
}

/** A message that is read part by part: what one reader has understood, the next one does not see. */
export class Reader {
  readonly message: string;
  /** Lower case, with е for ё; as long as the message, so that places in both are the same. */
  rest: string;

  constructor(message: string) {
    this.message = message.normalize('NFC');
    const letters = [...this.message].map((letter) => {
      const lower = letter.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    });
    this.rest = letters.join('').replaceAll('ё', 'е');
  }

  /** Finds a pattern and takes its words out of the rest. */
  take(pattern: RegExp): Record<string, string> | null {
    const match = pattern.exec(this.rest);
    if (!match) return null;
    this.cut(match.index, match.index + match[0].length);
    return { ...match.groups, all: match[0] };
  }

  cut(from: number, to: number): void {
    this.rest = this.rest.slice(0, from) + READ.repeat(to - from) + this.rest.slice(to);
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.rest);
  }
}

export type Language = 'ru' | 'en' | 'de';

const GERMAN = words(
  'ich|wir|von|nach|mit|ohne|und|für|im|am|ein|eine|einen|bitte|wie|wann|wo|was|meine?|zug|bahn|flug|flüge|billige?|günstige?|hin|zurück|wochenende|heute|morgen|hallo|danke|gepäck|koffer|erstattung|buchung|mensch|mitarbeiter|ja|nein|unter|bis|ab|kann|möchte|ins|zum|zur|direktflug|einchecken|stornieren|egal|übermorgen|neue',
);
const ENGLISH = words(
  'i|we|from|to|with|without|and|for|in|on|the|a|an|please|how|when|where|what|my|train|flight|flights|cheap|cheapest|under|weekend|hello|hi|thanks|thank|you|refund|yes|no|can|want|need|is|next|this|new|there|back|by|of',
);

/** Returns the language of a message; `fallback` for one that has no words of any. */
export function languageOf({ rest }: Pick<Reader, 'rest'>, fallback: Language): Language {
  if (/[а-я]/u.test(rest)) return 'ru';
  const [german, english] = [GERMAN, ENGLISH].map((known) => rest.split(/[^\p{L}]+/u).filter((one) => known.test(one)));
  if ((german?.length ?? 0) > (english?.length ?? 0)) return 'de';
  return (english?.length ?? 0) > 0 ? 'en' : fallback;
}
