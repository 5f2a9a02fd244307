import type { RequestContext } from '~/bff/context';
import { settle } from '~/bff/pending.server';
import { COUNTRY_CODES } from '~/market/countries';
import { isCountryCode } from './check-passenger';

export type CitizenshipOption = { value: string; label: string };

/** The list is of use even when it is short: a page does not wait long for the whole of it. */
const PATIENCE_MS = 400;

/**
 * Citizenships in the visitor's language, the likely ones first. While the service cannot be asked: the countries that
 * the shop itself knows, with the names of Intl.
 * @param chosen codes that the form already holds, so that none of them is lost
 */
export async function citizenshipOptions(
  { upstream, market }: Pick<RequestContext, 'upstream' | 'market'>,
  token: string,
  chosen: readonly string[],
): Promise<CitizenshipOption[]> {
  const { locale, country } = market;
  const settled = await settle(`citizenships ${locale} ${country}`, () => upstream.booking.listCitizenships(token), {
    patienceMs: PATIENCE_MS,
  });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const listed =
    settled.state === 'ready'
      ? settled.value.map(({ code, names: known }) => ({ value: code, label: known[locale] ?? names.of(code) ?? code }))
      : builtIn(country, names);
  const missing = chosen.filter((code) => isCountryCode(code) && !listed.some(({ value }) => value === code));
  return [...listed, ...[...new Set(missing)].map((code) => ({ value: code, label: names.of(code) ?? code }))];
}

function builtIn(country: string, names: Intl.DisplayNames): CitizenshipOption[] {
  const options = COUNTRY_CODES.map((code) => ({ value: code as string, label: names.of(code) ?? code }));
  const others = options.filter(({ value }) => value !== country).sort((a, b) => a.label.localeCompare(b.label));
  return [...options.filter(({ value }) => value === country), ...others];
}
