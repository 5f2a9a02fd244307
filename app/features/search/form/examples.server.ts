import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { capitalised, nameIn } from '../places/place-names';
import { ANYWHERE } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { CountryCode } from '~/market/countries';

export type ExamplePlace = { code: string; label: string };

/** Capital, northern capital and southern resort (specification 1 §9), of Russia; then other cities, busiest first. */
const RUSSIAN = ['MOW', 'LED', 'AER', 'KZN', 'KGD', 'IST', 'AYT', 'MRV'] as const;
/** The equivalent for other countries. */
const EUROPEAN = ['LON', 'EDI', 'BCN', 'PAR', 'ROM', 'AMS', 'LIS', 'IST'] as const;

const OF_COUNTRY: Partial<Record<CountryCode, readonly string[]>> = {
  RU: RUSSIAN,
  BY: RUSSIAN,
  KZ: RUSSIAN,
  UZ: RUSSIAN,
  AZ: RUSSIAN,
  KG: RUSSIAN,
  AM: RUSSIAN,
  US: ['WAS', 'BOS', 'MIA', 'NYC', 'LAX', 'CHI', 'LAS', 'LON'],
  CA: ['NYC', 'YMQ', 'MIA', 'YTO', 'YVR', 'YYC', 'LON', 'PAR'],
  GB: ['LON', 'EDI', 'AGP', 'PAR', 'AMS', 'BCN', 'DUB', 'NYC'],
  ES: ['MAD', 'BIO', 'AGP', 'BCN', 'PMI', 'PAR', 'LON', 'ROM'],
  IT: ['ROM', 'MIL', 'CTA', 'NAP', 'PAR', 'LON', 'BCN', 'MAD'],
  FR: ['PAR', 'LIL', 'NCE', 'LYS', 'MRS', 'LON', 'BCN', 'ROM'],
  DE: ['BER', 'HAM', 'PMI', 'MUC', 'LON', 'PAR', 'VIE', 'IST'],
  PL: ['WAW', 'GDN', 'AYT', 'KRK', 'LON', 'PAR', 'ROM', 'BCN'],
  TR: ['ANK', 'IST', 'AYT', 'IZM', 'LON', 'BER', 'PAR', 'ROM'],
  AE: ['LON', 'IST', 'MLE', 'BOM', 'DEL', 'PAR', 'BKK', 'CAI'],
  AU: ['SYD', 'DRW', 'DPS', 'MEL', 'BNE', 'TYO', 'SIN', 'AKL'],
  SG: ['BKK', 'TYO', 'DPS', 'KUL', 'HKG', 'SEL', 'LON', 'SYD'],
  KR: ['TYO', 'SEL', 'CJU', 'OSA', 'BKK', 'TPE', 'HKG', 'PUS'],
};

/** Returns the codes of eight cities that are popular in the country; the first three are its examples. */
export function popularCities(country: CountryCode): readonly string[] {
  return OF_COUNTRY[country] ?? EUROPEAN;
}

/** Buttons below the form. */
const EXAMPLES = 3;

/** The form waits no longer for mere examples. */
const PATIENCE_MS = 300;

/**
 * Lists example destinations in the language of the page: three cities popular in the country, of which the form shows
 * two, and "anywhere". Skips cities whose name is unavailable.
 */
export async function findExamples({
  market,
  upstream,
}: Pick<RequestContext, 'market'> & {
  upstream: { suggest: Pick<RequestContext['upstream']['suggest'], 'find'> };
}): Promise<ExamplePlace[]> {
  const cities = await Promise.all(
    popularCities(market.country)
      .slice(0, EXAMPLES)
      .map(async (code) => {
        const entry = await degrade(upstream.suggest.find(code), null, {
          block: 'suggest.examples',
          patienceMs: PATIENCE_MS,
        });
        const label = entry ? nameIn(entry.city.names, market.locale) : '';
        return { code, label };
      }),
  );
  const anywhere = { code: ANYWHERE, label: capitalised(getTranslator(market.locale, 'search')('query.anywhere')) };
  return [...cities.filter(({ label }) => label !== ''), anywhere];
}
