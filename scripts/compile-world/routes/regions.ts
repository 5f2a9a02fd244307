import { isSingleMarket } from '#server/sandbox/world/borders';

/** Regions of the world as the trade divides them, and the country pairs without non-stop flights. */
const REGION_COUNTRIES = {
  europe:
    'AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM UA VA XK',
  cis: 'AM AZ BY GE KG KZ RU TJ TM UZ',
  middleEast: 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  northAfrica: 'DZ EG EH LY MA SD TN',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW SC SH SL SN SO SS ST SZ TD TG TZ UG YT ZA ZM ZW',
  northAmerica: 'CA GL PM US BM',
  latinAmerica:
    'AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
  southAsia: 'AF BD BT IN LK MV NP PK',
  eastAsia: 'CN HK JP KP KR MN MO TW',
  southEastAsia: 'BN CC CX ID KH LA MM MY PH SG TH TL VN',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
} as const;

export type Region = keyof typeof REGION_COUNTRIES;

const REGION_OF = new Map<string, Region>(
  Object.entries(REGION_COUNTRIES).flatMap(([region, countries]) =>
    countries.split(' ').map((country) => [country, region as Region] as const),
  ),
);

/** Returns the region of a country; null for one without (Antarctica). */
export function regionOf(countryCode: string): Region | null {
  return REGION_OF.get(countryCode) ?? null;
}

/** Countries without any commercial service. */
const WITHOUT_SERVICE = new Set(['AQ', 'UM']);

const CLOSED_TO_RUSSIA = new Set('UA MD US CA GL FO AU NZ TW MC AL ME MK XK PR BM JP KR SG'.split(' '));
/** Pairs of countries without non-stop flights between them. */
const CLOSED_PAIRS = new Set(
  'IL-IR IL-IQ IL-SY IL-LB IL-KW IL-PK IL-YE IL-AF IL-DZ IL-LY IL-MY IL-ID IL-BD IN-PK AM-AZ KP-KR KP-US KP-JP IR-US IR-CA IR-SA CU-IL DZ-MA US-SY US-BY US-CU KP-TW QA-IL'.split(
    ' ',
  ),
);

/** Checks whether a non-stop flight between the two countries may be sold. */
export function mayFlyBetween(a: string, b: string): boolean {
  if (WITHOUT_SERVICE.has(a) || WITHOUT_SERVICE.has(b)) return false;
  if (a === b) return true;
  if (isRussiaOrBelarus(a) && isClosedToRussia(b)) return false;
  if (isRussiaOrBelarus(b) && isClosedToRussia(a)) return false;
  // North Korea has flights to its two neighbours only.
  if (a === 'KP' || b === 'KP') return ['CN', 'RU'].includes(a === 'KP' ? b : a);
  return !CLOSED_PAIRS.has(`${a}-${b}`) && !CLOSED_PAIRS.has(`${b}-${a}`);
}

function isClosedToRussia(countryCode: string): boolean {
  return isSingleMarket(countryCode, countryCode) || CLOSED_TO_RUSSIA.has(countryCode);
}

function isRussiaOrBelarus(countryCode: string): boolean {
  return countryCode === 'RU' || countryCode === 'BY';
}
