import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { countryName } from '~/market/country-names';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { VisaRule } from '~/upstream/visa-checker/contract';

/** A rule of entry, and whom it lets where. Codes have two capital letters. */
export type EntryRule = { citizenship: string; destination: string; rule: VisaRule };

/** A country of the trip and what it asks besides the passport; ready texts. */
export type EntryHint = {
  /** "Entry and visa: United States" */
  title: string;
  /** "You need an electronic visa or permit (ESTA). With a passport of: Germany." */
  text: string;
  href: string;
};

/** The page is useful without the hint, so it hardly waits. */
const PATIENCE_MS = 400;
/** A trip around the world asks for a page of its own. */
const MOST_COUNTRIES = 3;

/**
 * Lists the countries that a trip leads to from abroad. Left out are the country where it begins, whose people come home, and
 * countries of transfers: their rules are of transit, which the checker does not know.
 */
export function countriesEntered({ search, ports, cities }: Pick<Booking, 'search' | 'ports' | 'cities'>): string[] {
  const countryOf = (place: string) => cities[ports[place]?.cityCode ?? place]?.countryCode ?? '';
  const home = countryOf(search.trips[0]?.departure ?? '');
  const entered = search.trips.map(({ arrival }) => countryOf(arrival));
  return [...new Set(entered)].filter((country) => country !== '' && country !== home);
}

/**
 * Reads what those countries ask of these passports; rules that nobody knows, and all while the service is late, are left
 * out.
 * @param typed citizenships typed so far; without any, that of the visitor's country counts, as the form suggests it
 */
export async function readEntryRules(
  { upstream, market }: Pick<RequestContext, 'upstream' | 'market'>,
  booking: Booking,
  typed: readonly string[],
): Promise<EntryRule[]> {
  const citizenships = [...new Set(typed.length > 0 ? typed : [market.country])];
  const pairs = citizenships
    .flatMap((citizenship) => countriesEntered(booking).map((destination) => ({ citizenship, destination })))
    .filter(({ citizenship, destination }) => citizenship !== destination)
    .slice(0, MOST_COUNTRIES);
  const rules = pairs.map(async (pair) => {
    const found = upstream.visaChecker.findRule(pair.citizenship, pair.destination);
    const rule = await degrade(found, null, { block: 'visaChecker', patienceMs: PATIENCE_MS });
    return rule && { ...pair, rule };
  });
  return (await Promise.all(rules)).filter((rule) => rule !== null);
}

/** Puts the rules into words; a country that asks for no more than a passport is left out. */
export function entryHints(rules: readonly EntryRule[], market: Market): EntryHint[] {
  const t = getTranslator(market.locale, 'visa');
  const nameOf = (code: string) => countryName(code, market.locale) ?? code;
  return rules.flatMap(({ citizenship, destination, rule }) => {
    const demands = demandsOf(rule, t);
    if (demands.length === 0) return [];
    const query = new URLSearchParams({ destination, citizenship, days: '14' });
    return {
      title: t('trip.title', { country: nameOf(destination) }),
      text: [...demands, `${t('trip.passport', { country: nameOf(citizenship) })}.`].join(' '),
      href: `/visa-checker?${query.toString()}`,
    };
  });
}

function demandsOf({ entry, permit, passportMonths }: VisaRule, t: Translate): string[] {
  const demands = {
    own: [],
    free: [],
    on_arrival: [`${t('onArrival.title')}.`],
    electronic: [permit ? `${t('electronic.title')} (${permit}).` : `${t('electronic.title')}.`],
    required: [`${t('required.title')}.`],
  }[entry];
  return passportMonths === null ? demands : [...demands, t('fact.passport', { count: passportMonths })];
}
