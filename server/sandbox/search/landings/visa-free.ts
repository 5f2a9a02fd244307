/**
 * Countries that citizens of a country may visit for a short stay without a visa, or with a visa on arrival. Grouped by
 * citizenships with the same rules; countries of a group's own area count too.
 */
const COMMON = [
  'TR',
  'AE',
  'TH',
  'GE',
  'AM',
  'RS',
  'ME',
  'BA',
  'MV',
  'MY',
  'HK',
  'QA',
  'MA',
  'DO',
  'MU',
  'ID',
  'BR',
  'TZ',
  'EG',
];
const CIS = ['RU', 'BY', 'KZ', 'AM', 'AZ', 'KG', 'UZ', 'GE'];
/** Countries with one border and one visa. */
export const SCHENGEN: readonly string[] = [
  'AT',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FR',
  'GR',
  'HR',
  'HU',
  'IS',
  'IT',
  'MT',
  'NL',
  'PL',
  'PT',
];
const OPEN_TO_THE_WEST = [...SCHENGEN, 'GB', 'IE', 'CY', 'CA', 'MX', 'JP', 'KR', 'SG', 'KZ', 'UZ', 'ZA'];

/** Citizens of other countries whose rules are those of the West. */
const WESTERN = [...SCHENGEN, 'GB', 'IE', 'CY', 'US', 'CA', 'AU', 'JP', 'KR', 'SG', 'AE'];

/** Citizens with the same rules. */
export type CitizenGroup = 'cis' | 'turkey' | 'west';

const GROUPS: Readonly<Record<CitizenGroup, { citizens: readonly string[]; countries: ReadonlySet<string> }>> = {
  cis: { citizens: CIS, countries: new Set([...COMMON, ...CIS]) },
  turkey: {
    citizens: ['TR'],
    countries: new Set([...COMMON, 'KZ', 'UZ', 'AZ', 'KG', 'JP', 'KR', 'SG', 'ZA', 'BY']),
  },
  west: { citizens: WESTERN, countries: new Set([...COMMON, ...OPEN_TO_THE_WEST]) },
};

/** Returns the group of a citizenship; null when its rules are not known. */
export function groupOf(citizenship: string): CitizenGroup | null {
  const names = Object.keys(GROUPS) as CitizenGroup[];
  return names.find((name) => GROUPS[name].citizens.includes(citizenship)) ?? null;
}

/** Checks visa-free entry. @param home the traveller's country, taken as the citizenship; without rules, of the West */
export function isVisaFree(home: string, country: string): boolean {
  return home === country || GROUPS[groupOf(home) ?? 'west'].countries.has(country);
}
