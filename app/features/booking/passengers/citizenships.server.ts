import { getCountries } from 'libphonenumber-js/min';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { countryOf } from '~/market/countries';
import { countryName } from '~/market/country-names';
import type { Market } from '~/market/market';
import { isCountryCode } from './check-person';

export type CitizenshipOption = { value: string; label: string };

/** A short list is useful too, so a page does not wait long for the full one. */
const PATIENCE_MS = 400;

/**
 * Lists citizenships in the visitor's language: likely ones for the visitor's country first, then the rest by name.
 * Falls back to all countries with Intl names; the booking service decides what it accepts.
 * @param chosen codes already in the form, kept in the list
 */
export async function citizenshipOptions(
  { upstream, market }: Pick<RequestContext, 'upstream' | 'market'>,
  token: string,
  chosen: readonly string[],
): Promise<CitizenshipOption[]> {
  const { locale } = market;
  const settled = await settle(`citizenships ${locale} ${token}`, () => upstream.booking.listCitizenships(token), {
    patienceMs: PATIENCE_MS,
  });
  const option = (code: string, label = countryName(code, locale) ?? code): CitizenshipOption => ({
    value: code,
    label,
  });
  const listed =
    settled.state === 'ready'
      ? settled.value.map(({ code, names: known }) => option(code, known[locale]))
      : allCountries().map((code) => option(code));
  const isListed = new Set(listed.map(({ value }) => value));
  const missing = new Set(chosen.filter((code) => isCountryCode(code) && !isListed.has(code)));
  return inOrder([...listed, ...[...missing].map((code) => option(code))], market);
}

/** Islands with their own telephone code but no citizens. */
const NO_COUNTRY: readonly string[] = ['AC', 'TA'];

/** Lists all countries with Intl names, for a form outside a booking. */
export function ownCitizenshipOptions(market: Pick<Market, 'locale' | 'country'>, chosen: readonly string[]) {
  const codes = new Set<string>([...allCountries(), ...chosen.filter((code) => isCountryCode(code))]);
  return inOrder(
    [...codes].map((value) => ({ value, label: countryName(value, market.locale) ?? value })),
    market,
  );
}

/** Tells whether a code is in that list. */
export function isKnownCountry(code: string): boolean {
  return allCountries().includes(code);
}

function allCountries(): string[] {
  return getCountries().filter((code) => isCountryCode(code) && !NO_COUNTRY.includes(code));
}

function inOrder(
  options: CitizenshipOption[],
  { locale, country }: Pick<Market, 'locale' | 'country'>,
): CitizenshipOption[] {
  const likely = countryOf(country).citizenships;
  const rank = (code: string) => (likely.includes(code) ? likely.indexOf(code) : likely.length);
  const { compare } = new Intl.Collator(locale);
  return options.sort((one, other) => rank(one.value) - rank(other.value) || compare(one.label, other.label));
}
