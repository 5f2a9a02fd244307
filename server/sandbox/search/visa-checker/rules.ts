import type { RuleAnswerWire } from '~/upstream/visa-checker/contract';
import { groupOf, isVisaFree, SCHENGEN, type CitizenGroup } from '../landings/visa-free';

type RuleWire = RuleAnswerWire['rules'][number];
export type WorldRule = Pick<
  RuleWire,
  'entry' | 'permit' | 'max_days' | 'within_days' | 'passport_months' | 'takes_national_id'
>;

/** Days of one stay without a consulate's visa, and the days within which they count. */
type Stay = { days: number; within?: number };

const MONTH: Stay = { days: 30 };
const QUARTER: Stay = { days: 90 };
const QUARTER_OF_HALF_A_YEAR: Stay = { days: 90, within: 180 };

/** Every country for which the world has rules. */
const STAYS: Readonly<Record<string, Stay>> = {
  ...Object.fromEntries(SCHENGEN.map((country) => [country, QUARTER_OF_HALF_A_YEAR])),
  TR: QUARTER_OF_HALF_A_YEAR,
  AE: QUARTER_OF_HALF_A_YEAR,
  TH: MONTH,
  GE: { days: 365 },
  AM: { days: 180, within: 365 },
  RS: MONTH,
  ME: MONTH,
  BA: MONTH,
  MV: MONTH,
  MY: MONTH,
  HK: { days: 14 },
  QA: MONTH,
  MA: QUARTER,
  DO: MONTH,
  MU: { days: 60 },
  ID: MONTH,
  BR: QUARTER_OF_HALF_A_YEAR,
  TZ: QUARTER,
  EG: MONTH,
  RU: QUARTER_OF_HALF_A_YEAR,
  BY: QUARTER_OF_HALF_A_YEAR,
  KZ: { days: 30, within: 180 },
  AZ: QUARTER_OF_HALF_A_YEAR,
  KG: { days: 60, within: 120 },
  UZ: MONTH,
  GB: { days: 180 },
  IE: QUARTER,
  CY: QUARTER_OF_HALF_A_YEAR,
  CA: { days: 180 },
  MX: { days: 180 },
  JP: QUARTER,
  KR: QUARTER,
  SG: QUARTER,
  ZA: QUARTER,
  US: QUARTER,
  AU: QUARTER,
  IN: MONTH,
  VN: QUARTER,
};

/** Those that put a visa into the passport at the airport. */
const ON_ARRIVAL: readonly string[] = ['EG', 'ID', 'MV', 'QA', 'TZ'];
/** Those that give a permit on-line: to everybody, or to those of the West only. */
const ELECTRONIC: readonly string[] = ['IN', 'VN'];
const ELECTRONIC_FOR_THE_WEST: readonly string[] = ['US', 'AU', 'CA', 'GB'];
/** Neighbours that ask each other for no permit: Canadians in the USA, Irish in the United Kingdom. */
const WITHOUT_A_PERMIT: readonly (readonly string[])[] = [
  ['US', 'CA'],
  ['GB', 'IE'],
];
/** Names of those permits. */
const PERMITS: Readonly<Record<string, string>> = {
  US: 'ESTA',
  GB: 'ETA',
  CA: 'eTA',
  AU: 'ETA / eVisitor',
  IN: 'e-Visa',
  VN: 'e-Visa',
};
/** Those that want a passport valid for half a year after the trip. */
const HALF_A_YEAR_AFTER: readonly string[] = ['AE', 'EG', 'ID', 'IN', 'MV', 'MY', 'QA', 'SG', 'TH', 'TZ', 'VN'];
const MONTHS_AFTER = { halfAYear: 6, schengen: 3 };
/** Neighbours that travel to each other with the document of their country. */
const BY_NATIONAL_ID: readonly (readonly string[])[] = [['RU', 'BY', 'KZ', 'KG', 'AM'], SCHENGEN];

/** Returns the world's rule of entry; null when it has none for the passport or the country. */
export function ruleFor(citizenship: string, destination: string): WorldRule | null {
  if (citizenship === destination) return { entry: 'own' };
  const group = groupOf(citizenship);
  const stay = STAYS[destination];
  if (!group || !stay) return null;
  const isNear = BY_NATIONAL_ID.some((area) => area.includes(citizenship) && area.includes(destination));
  if (isNear && SCHENGEN.includes(citizenship)) return { entry: 'free', takes_national_id: true };
  const entry = entryOf(group, citizenship, destination);
  return {
    entry,
    ...(entry === 'electronic' ? { permit: PERMITS[destination] } : {}),
    ...(entry === 'required' ? {} : { max_days: stay.days, within_days: stay.within }),
    ...(isNear ? { takes_national_id: true } : { passport_months: monthsAfter(destination) }),
  };
}

function entryOf(group: CitizenGroup, citizenship: string, destination: string): WorldRule['entry'] {
  if (WITHOUT_A_PERMIT.some((area) => area.includes(citizenship) && area.includes(destination))) return 'free';
  const isElectronic = [...ELECTRONIC, ...(group === 'west' ? ELECTRONIC_FOR_THE_WEST : [])].includes(destination);
  if (isElectronic) return 'electronic';
  if (!isVisaFree(citizenship, destination)) return 'required';
  return ON_ARRIVAL.includes(destination) ? 'on_arrival' : 'free';
}

function monthsAfter(destination: string): number | undefined {
  if (HALF_A_YEAR_AFTER.includes(destination)) return MONTHS_AFTER.halfAYear;
  return SCHENGEN.includes(destination) ? MONTHS_AFTER.schengen : undefined;
}
