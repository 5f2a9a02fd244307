import { isIslandInRussian } from '~/market/russian-places';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { settle, visitorsOwnKey } from '~/bff/waiting/pending.server';
import { nameIn } from '~/features/search/places/place-names';
import { suggestionOf } from '~/features/search/places/suggestions';
import { resolvePlace } from '~/features/search/places/resolve.server';
import type { ReadMapQuery } from '~/features/search/map/map-query';
import type { Locale } from '~/market/locales';
import type { SuggestEntry } from '~/upstream/suggest/contract';

/** The departure of the prices, or why it is unknown; `candidates` are the places that the name may mean. */
export type Departure =
  /**
   * `origin`: the name as it stands after "from", which some languages inflect; null where that form is unknown.
   * `country`: its code; null when unknown.
   */
  | { state: 'found'; code: string; name: string; origin: string | null; country: string | null }
  | { state: 'several'; candidates: { code: string; name: string }[] }
  | { state: 'unknown' }
  /** The suggestion service does not answer. */
  | { state: 'unavailable' };

const PATIENCE_MS = 1200;
const HOME_PATIENCE_MS = 1000;

/**
 * Finds the place in the form or the link; falls back to the visitor's city, then to the biggest city of the country.
 */
export async function findDeparture(context: RequestContext, { typedFrom, query }: ReadMapQuery): Promise<Departure> {
  if (query.from !== '') return placeOfCode(context, query.from);
  if (typedFrom === '') return ownDeparture(context);
  const { upstream, market } = context;
  const place = await resolvePlace({ text: typedFrom, code: '', label: '' }, market.locale, (text) =>
    degrade(upstream.suggest.list(text), null, { block: 'suggest', patienceMs: PATIENCE_MS }),
  );
  switch (place.state) {
    case 'found':
      return placeOfCode(context, place.code, place.name);
    case 'several':
      return { state: 'several', candidates: place.candidates.map(({ code, label }) => ({ code, name: label })) };
    case 'none':
      return { state: 'unknown' };
    case 'unavailable':
      return { state: 'unavailable' };
  }
}

async function ownDeparture(context: RequestContext): Promise<Departure> {
  const { upstream, market } = context;
  const city = await context.visitorCity();
  if (city) {
    const name = nameIn(city.names, market.locale) || city.code;
    return {
      state: 'found',
      code: city.code,
      name,
      origin: originOf(city, name, market.locale),
      country: city.countryCode,
    };
  }
  const configs = await degrade(upstream.settings.findConfigs(['home_cities']), null, {
    block: 'settings',
    patienceMs: HOME_PATIENCE_MS,
  });
  const code = configs?.home_cities?.[market.country];
  return code ? placeOfCode(context, code) : { state: 'unavailable' };
}

/** Names a place; falls back to what is known of it while the service does not answer. */
async function placeOfCode(context: RequestContext, code: string, known = code): Promise<Departure> {
  const { market, upstream } = context;
  const settledPlace = await settle(
    visitorsOwnKey(context, 'place', market.locale, code),
    () => upstream.suggest.find(code),
    {
      patienceMs: HOME_PATIENCE_MS,
    },
  );
  if (settledPlace.state !== 'ready') return { state: 'found', code, name: known, origin: null, country: null };
  if (!settledPlace.value) return { state: 'unknown' };
  const name = suggestionOf(settledPlace.value, code, market.locale).label;
  const { city, countryCode: country } = settledPlace.value;
  const origin = city.code === code ? originOf(city, name, market.locale) : null;
  return { state: 'found', code, name, origin, country };
}

/** Only Russian inflects names: "из Москвы"; islands take another preposition. */
function originOf({ nameCases }: SuggestEntry['city'], name: string, locale: Locale): string | null {
  if (locale !== 'ru') return name;
  return isIslandInRussian(nameCases?.in) ? null : (nameCases?.from ?? null);
}
