import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { getTranslator } from '~/i18n/translator.server';
import { countryName } from '~/market/country-names';
import { popularCities } from '../form/examples.server';
import { capitalised } from '../places/place-names';
import { hasPoint } from '../places/other-end';
import { suggestionOf, type PlaceSuggestion, type SuggestionSection } from '../places/suggestions';
import { ANYWHERE, isArea, type SearchQuery } from '../query/search-query';
import { recentQueries } from './recent-searches.server';

/** The place field that is empty. */
export type EmptyField = {
  side: 'departure' | 'arrival';
  /** It accepts a country or "anywhere". */
  hasAreas: boolean;
  /** Code of the other end of the journey, which is not suggested; null for none. */
  otherEnd: string | null;
};

const MAX_RECENT = 3;
/** Recent and popular cities together; "anywhere" comes on top. */
const MAX_CITIES = 6;
/** A list that is late is left out: the field works without it. */
const PATIENCE_MS = 500;

/**
 * Suggests places before anything is typed: those of the last searches on the same side, then "anywhere" and the
 * market's popular cities, each with its country. Skips places that are not named in time.
 */
export async function emptyFieldSections(context: RequestContext, field: EmptyField): Promise<SuggestionSection[]> {
  const t = getTranslator(context.market.locale, 'home');
  const recent = recentCodes(await recentQueries(context), field);
  const isNew = (code: string) => isSuggested(code, field) && !recent.includes(code);
  const cities = popularCities(context.market.country).filter(isNew);
  const popular = [...[ANYWHERE].filter(isNew), ...cities.slice(0, MAX_CITIES - recent.length)];
  const rows = async (codes: readonly string[]) =>
    (await Promise.all(codes.map((code) => rowOf(context, code, field)))).filter((row) => row !== null);
  const [recentRows, popularRows] = await Promise.all([rows(recent), rows(popular)]);
  return [
    { title: t('places.recent'), rows: recentRows },
    { title: t('places.popular'), rows: popularRows },
  ].filter((section) => section.rows.length > 0);
}

/** Lists the codes on the field's side, newest first, each once. */
function recentCodes(queries: readonly SearchQuery[], field: EmptyField): string[] {
  const codes = queries.map(({ trips }) => trips[0]![field.side]).filter((code) => isSuggested(code, field));
  return [...new Set(codes)].slice(0, MAX_RECENT);
}

function isSuggested(code: string, { hasAreas, otherEnd }: EmptyField): boolean {
  return code !== otherEnd && (hasAreas || !isArea(code));
}

async function rowOf(
  { upstream, market }: RequestContext,
  code: string,
  { otherEnd }: EmptyField,
): Promise<PlaceSuggestion | null> {
  const { locale } = market;
  if (code === ANYWHERE)
    return placeRow(code, capitalised(getTranslator(locale, 'search')('query.anywhere')), 'anywhere');
  if (isArea(code)) return placeRow(code, countryName(code, locale) ?? code, 'country');
  const options = { block: 'suggest.empty', patienceMs: PATIENCE_MS };
  const entry = await degrade(upstream.suggest.find(code), null, options);
  return entry && !hasPoint(entry, otherEnd) ? suggestionOf(entry, code, locale) : null;
}

function placeRow(code: string, label: string, kind: PlaceSuggestion['kind']): PlaceSuggestion {
  return { code, label, sublabel: '', kind, nested: false };
}
