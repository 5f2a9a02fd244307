/** The content of a boarding pass's barcode: an IATA bar coded boarding pass of one leg (Resolution 792, version 6). */

/** The facts in the barcode. Names and codes may hold any letters: the standard takes A to Z, digits and spaces. */
export type PassFacts = {
  lastName: string;
  firstName: string;
  pnr: string;
  from: string;
  to: string;
  operatingCarrier: string;
  marketingCarrier: string;
  /** "1130", or with a letter behind. */
  flightNumber: string;
  /** Local day of departure, yyyy-MM-dd. */
  departsOn: string;
  /** One letter: F, C, W or Y. */
  compartment: string;
  /** "12A"; null for an infant on a lap. */
  seat: string | null;
  sequence: number;
  passenger: 'adult' | 'child' | 'infant';
  /** Three digits of the carrier and ten more. */
  ticketNumber: string;
  issuedAt: Date;
};

const PASSENGER_DESCRIPTIONS = { adult: '0', child: '3', infant: '4' } as const;

/** Writes the barcode's text: 60 characters that every reader needs, and the conditional items of the leg. */
export function writeBcbp(facts: PassFacts): string {
  const conditional = conditionalItems(facts);
  return [
    'M1',
    field(`${latin(facts.lastName)}/${latin(facts.firstName)}`, 20),
    'E',
    field(latin(facts.pnr), 7),
    field(facts.from, 3),
    field(facts.to, 3),
    field(facts.operatingCarrier, 3),
    flightField(facts.flightNumber),
    digits(dayOfYear(facts.departsOn), 3),
    field(facts.compartment, 1),
    seatField(facts.seat),
    field(digits(facts.sequence, 4), 5),
    // The ticket is issued and the passenger is checked in.
    '1',
    hex(conditional.length),
    conditional,
  ].join('');
}

/** Conditional items: first those of the pass, then those of the leg, each part with its length in front. */
function conditionalItems(facts: PassFacts): string {
  const unique = [
    PASSENGER_DESCRIPTIONS[facts.passenger],
    // Checked in on the web, and the pass is made there too.
    'W',
    'W',
    `${facts.issuedAt.getUTCFullYear() % 10}${digits(dayOfYear(facts.issuedAt.toISOString().slice(0, 10)), 3)}`,
    'B',
    field(facts.operatingCarrier, 3),
    field('', 13),
  ].join('');
  const repeated = [
    field(facts.ticketNumber.slice(0, 3), 3),
    field(facts.ticketNumber.slice(3), 10),
    // No selectee, no verification of travel documents.
    '0',
    '0',
    field(facts.marketingCarrier, 3),
    // No frequent flyer, no staff ticket, the allowance is in the ticket, no fast track.
    field('', 3 + 16 + 1 + 3),
    'N',
  ].join('');
  return `>6${hex(unique.length)}${unique}${hex(repeated.length)}${repeated}`;
}

function field(text: string, length: number): string {
  return text.slice(0, length).padEnd(length, ' ');
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function hex(length: number): string {
  return length.toString(16).toUpperCase().padStart(2, '0');
}

function flightField(number: string): string {
  const [, figures = '', letter = ''] = /(\d{1,4})([A-Z]?)$/.exec(number) ?? [];
  return figures.padStart(4, '0') + field(letter, 1);
}

function seatField(seat: string | null): string {
  const [, row, column] = /^(\d{1,3})([A-Z])$/.exec(seat ?? '') ?? [];
  return row && column ? `${row.padStart(3, '0')}${column}` : field('INF', 4);
}

function dayOfYear(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000) + 1;
}

/** Letters as in the machine readable zone of passports (ICAO 9303). */
const LETTERS: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  Ё: 'E',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  Й: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: 'IE',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'IU',
  Я: 'IA',
  ß: 'SS',
  Ł: 'L',
  Ø: 'OE',
  Æ: 'AE',
  Œ: 'OE',
  Đ: 'D',
  ẞ: 'SS',
  İ: 'I',
};

function latin(name: string): string {
  return name
    .toUpperCase()
    .normalize('NFC')
    .replace(/[^A-Z0-9 ]/g, (sign) => LETTERS[sign] ?? sign.normalize('NFD').replace(/[^A-Z]/g, ''))
    .replace(/ +/g, ' ')
    .trim();
}
