import { getCountries } from 'libphonenumber-js/min';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { countryOf } from '~/market/countries';
import { countryName } from '~/market/country-names';
import type { Market } from '~/market/market';
import { isCountryCode } from './check-person';

export type CitizenshipOption = { value: string; label: string };

/** The list is of use even when it is short: a page does not wait long for the whole of it. */
const PATIENCE_MS = 400;

/**
 * Citizenships in the visitor's language: those that are likely in the visitor's country, then all others by name.
 * While the service cannot be asked: every country there is, with the names of Intl; the booking says what it takes.
 * @param chosen codes that the form already holds, so that none of them is lost
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

/** Islands with a telephone code of their own and no citizens. */
const NO_COUNTRY: readonly string[] = ['AC', 'TA'];

/** Every country there is, with the names of Intl: for a form that is of no booking. */
export function ownCitizenshipOptions(market: Pick<Market, 'locale' | 'country'>, chosen: readonly string[]) {
  const codes = new Set<string>([...allCountries(), ...chosen.filter((code) => isCountryCode(code))]);
  return inOrder(
    [...codes].map((value) => ({ value, label: countryName(value, market.locale) ?? value })),
    market,
  );
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
