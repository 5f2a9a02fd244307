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
const SCHENGEN = ['AT', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FR', 'GR', 'HR', 'HU', 'IS', 'IT', 'MT', 'NL', 'PL', 'PT'];
const OPEN_TO_THE_WEST = [...SCHENGEN, 'GB', 'IE', 'CY', 'CA', 'MX', 'JP', 'KR', 'SG', 'KZ', 'UZ', 'ZA'];

const GROUPS: { citizens: readonly string[]; countries: ReadonlySet<string> }[] = [
  { citizens: CIS, countries: new Set([...COMMON, ...CIS]) },
  { citizens: ['TR'], countries: new Set([...COMMON, 'KZ', 'UZ', 'AZ', 'KG', 'JP', 'KR', 'SG', 'ZA', 'BY']) },
];
const WEST: ReadonlySet<string> = new Set([...COMMON, ...OPEN_TO_THE_WEST]);

/** Checks visa-free entry. @param home the traveller's country, taken as the citizenship */
export function isVisaFree(home: string, country: string): boolean {
  if (home === country) return true;
  const countries = GROUPS.find(({ citizens }) => citizens.includes(home))?.countries ?? WEST;
  return countries.has(country);
}
