import type { Locale } from './locales';

/** Marks by language, where they differ. A space starts a second line. */
type Mark = { all: string } & Partial<Record<Locale, string>>;

const MARKS: Readonly<Record<string, Mark>> = {
  RZD: { all: 'RZD', ru: 'РЖД' },
  BCH: { all: 'BČ', ru: 'БЧ' },
  KTZ: { all: 'KTZ', ru: 'КТЖ' },
  UTY: { all: 'UTY', ru: 'УТЙ' },
  DBF: { all: 'DB' },
  SNF: { all: 'SNCF' },
  EST: { all: 'Euro star' },
  SBB: { all: 'SBB', fr: 'CFF', it: 'FFS' },
  OBB: { all: 'ÖBB' },
  FSI: { all: 'Treni talia' },
  NTV: { all: 'Italo' },
  RNF: { all: 'Renfe' },
  CPT: { all: 'CP' },
  NSR: { all: 'NS' },
  NMB: { all: 'SNCB', nl: 'NMBS' },
  CFL: { all: 'CFL' },
  GBR: { all: 'GBR' },
  DSB: { all: 'DSB' },
  SJA: { all: 'SJ' },
  PKP: { all: 'PKP' },
  CDR: { all: 'ČD' },
  ZSK: { all: 'ZSSK' },
  MAV: { all: 'MÁV' },
  SZR: { all: 'SŽ' },
  HZR: { all: 'HŽPP' },
  CFR: { all: 'CFR' },
  BDZ: { all: 'BDŽ', ru: 'БДЖ' },
  SRV: { all: 'Srbija Voz' },
  // Railways under the codes that airlines sell them by.
  '2A': { all: 'DB' },
  '2C': { all: 'SNCF' },
  '2V': { all: 'Am trak' },
  '9F': { all: 'Euro star' },
};

/** Returns the mark of a railway as people write it, a space for a new line; null for other carriers. */
export function railMark(code: string, locale: Locale): string | null {
  const mark = Object.hasOwn(MARKS, code) ? MARKS[code] : undefined;
  return mark ? (mark[locale] ?? mark.all) : null;
}

/** Returns true where a railway's mark depends on the language. */
export function hasLocalMark(code: string, locale: Locale): boolean {
  return Object.hasOwn(MARKS, code) && MARKS[code]?.[locale] !== undefined;
}
