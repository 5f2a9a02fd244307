import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { capitalised, nameIn } from '../places/place-names';
import { ANYWHERE } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { CountryCode } from '~/market/countries';

export type ExamplePlace = { code: string; label: string };

/** Capital, northern capital and southern resort (specification 1 §9), of Russia. */
const RUSSIAN = ['MOW', 'LED', 'AER'] as const;
/** The equivalent for other countries. */
const EUROPEAN = ['LON', 'EDI', 'BCN'] as const;

const OF_COUNTRY: Partial<Record<CountryCode, readonly string[]>> = {
  RU: RUSSIAN,
  BY: RUSSIAN,
  KZ: RUSSIAN,
  UZ: RUSSIAN,
  AZ: RUSSIAN,
  KG: RUSSIAN,
  AM: RUSSIAN,
  US: ['WAS', 'BOS', 'MIA'],
  CA: ['NYC', 'YMQ', 'MIA'],
  GB: ['LON', 'EDI', 'AGP'],
  ES: ['MAD', 'BIO', 'AGP'],
  IT: ['ROM', 'MIL', 'CTA'],
  FR: ['PAR', 'LIL', 'NCE'],
  DE: ['BER', 'HAM', 'PMI'],
  PL: ['WAW', 'GDN', 'AYT'],
  TR: ['ANK', 'IST', 'AYT'],
  AE: ['LON', 'IST', 'MLE'],
  AU: ['SYD', 'DRW', 'DPS'],
  SG: ['BKK', 'TYO', 'DPS'],
  KR: ['TYO', 'SEL', 'CJU'],
};

/** Returns the codes of three cities that are popular in the country. */
export function exampleCodes(country: CountryCode): readonly string[] {
  return OF_COUNTRY[country] ?? EUROPEAN;
}

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
    exampleCodes(market.country).map(async (code) => {
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
