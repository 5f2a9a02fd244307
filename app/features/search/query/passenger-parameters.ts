/** Passengers and cabin of search links, by our own and the partners' parameter names (upstream facts §6). */
import { firstValue } from './partner-parameters';
import { ASSUMED_CHILD_AGE, isCabinClass, type CabinClass, type SearchQuery } from './search-query';

export type Passengers = Pick<SearchQuery, 'adults' | 'childrenAges' | 'infants'>;

/**
 * Parses `adult`, `child`, `childrenAges`, `infant`, or `adults`, `children`, `infants`, or `adultsv2` and `childrenv2`
 * (ages joined by a bar); the default is one adult.
 * Children without ages count as 7 years old; ages without a number of children set that number.
 */
export function parsePassengers(searchParams: URLSearchParams): Passengers | 'passengers' | 'childrenAges' {
  const adults = parseCount(firstValue(searchParams, 'adult', 'adults', 'adultsv2'));
  const children = parseCount(firstValue(searchParams, 'child', 'children'));
  const infants = parseCount(firstValue(searchParams, 'infant', 'infants'));
  if (adults === 'bad' || infants === 'bad' || children === 'bad') return 'passengers';
  const ages = parseAges(
    firstValue(searchParams, 'childrenAges') ?? barredAges(firstValue(searchParams, 'childrenv2')),
  );
  if (ages === 'bad') return 'childrenAges';
  if (ages && children !== null && ages.length !== children) return 'childrenAges';
  const childrenAges = ages ?? Array.from({ length: children ?? 0 }, () => ASSUMED_CHILD_AGE);
  return { adults: adults ?? 1, childrenAges, infants: infants ?? 0 };
}

function parseCount(text: string | null): number | null | 'bad' {
  if (text === null) return null;
  return /^\d$/.test(text) ? Number(text) : 'bad';
}

/** Parses `[7,9]`, with or without spaces; null when absent. */
function parseAges(text: string | null): number[] | null | 'bad' {
  if (text === null) return null;
  const match = /^\[\s*((?:\d{1,2}\s*(?:,\s*\d{1,2}\s*)*)?)\]$/.exec(text);
  if (!match) return 'bad';
  return match[1] === '' ? [] : match[1]!.split(',').map(Number);
}

/** "7|9" → "[7,9]" */
function barredAges(text: string | null): string | null {
  return text === null ? null : `[${text.replaceAll('|', ',')}]`;
}

/** Cabins by name in `cabinclass`. */
const CLASS_OF_NAME: Readonly<Record<string, CabinClass>> = {
  economy: 'Y',
  premiumeconomy: 'W',
  premium_economy: 'W',
  business: 'C',
  first: 'F',
};

/** Partners' cabin numbers in `trip_class`. */
const CLASS_OF_NUMBER: Readonly<Record<string, CabinClass>> = { '0': 'Y', '1': 'C', '2': 'F' };

/**
 * Reads the letter in `cabinClass` or `trip_class`, in either case, the number in `trip_class`, or the name in
 * `cabinclass`; economy by default.
 */
export function parseCabin(searchParams: URLSearchParams): CabinClass | null {
  const own = firstValue(searchParams, 'cabinClass');
  const name = firstValue(searchParams, 'cabinclass');
  if (own === null && name !== null) return CLASS_OF_NAME[name.toLowerCase()] ?? null;
  const text = (own ?? firstValue(searchParams, 'trip_class') ?? 'Y').toUpperCase();
  if (isCabinClass(text)) return text;
  return own === null ? (CLASS_OF_NUMBER[text] ?? null) : null;
}
