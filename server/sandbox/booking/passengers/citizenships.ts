import type { z } from 'zod';
import type { citizenshipsAnswer } from '~/upstream/booking/contract';
import { countryNames } from '../../world/countries';
import { LANGUAGES } from '../../world/places';

type Answer = z.input<typeof citizenshipsAnswer>;

/** States that issue passports. */
const COUNTRIES = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO ' +
  'CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ' +
  'ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH ' +
  'MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW ' +
  'SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC ' +
  'VE VN VU WS XK YE ZA ZM ZW'
).split(' ');

/** The most frequent citizenships of a language's customers, likeliest first. */
const LIKELY: Record<string, string[]> = {
  en: ['GB', 'US', 'IE', 'CA', 'AU', 'IN'],
  ru: ['RU', 'BY', 'KZ', 'UZ', 'KG', 'TJ', 'AM', 'AZ', 'UA', 'MD', 'GE'],
  nl: ['NL', 'BE'],
  pl: ['PL', 'UA'],
  es: ['ES', 'MX', 'AR', 'CO'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
  tr: ['TR', 'DE', 'AZ'],
};

const citizenships = COUNTRIES.map((code) => ({ code, names: countryNames(code) }));

/** get_citizenships.json: all countries in nine languages; the likely ones first, the rest by name in `language`. */
export function listCitizenships(language: string): Answer {
  const supported = LANGUAGES.find((candidate) => candidate === language) ?? 'en';
  const likely = LIKELY[supported] ?? [];
  const rank = (code: string) => (likely.includes(code) ? likely.indexOf(code) : likely.length);
  const collator = new Intl.Collator(supported);
  const sorted = citizenships.toSorted(
    (a, b) => rank(a.code) - rank(b.code) || collator.compare(a.names[supported], b.names[supported]),
  );
  return { citizenships: sorted };
}
