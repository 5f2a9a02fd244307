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
 * Suggests places before anything is typed, each section saying why: those of the last searches on the same side, for
 * a departure the visitor's own city, then "anywhere" and the market's popular cities. Cities have their country. Skips
 * places that are not named in time.
 */
export async function emptyFieldSections(context: RequestContext, field: EmptyField): Promise<SuggestionSection[]> {
  const t = getTranslator(context.market.locale, 'home');
  const recent = recentCodes(await recentQueries(context), field);
  const isNew = (code: string) => isSuggested(code, field) && !recent.includes(code);
  const own = field.side === 'departure' ? await context.visitorCity() : null;
  const near = own ? [own.code].filter(isNew) : [];
  const cities = popularCities(context.market.country).filter((code) => isNew(code) && !near.includes(code));
  const popular = [...[ANYWHERE].filter(isNew), ...cities.slice(0, MAX_CITIES - recent.length - near.length)];
  const rows = async (codes: readonly string[]) =>
    (await Promise.all(codes.map((code) => rowOf(context, code, field)))).filter((row) => row !== null);
  const [recentRows, nearRows, popularRows] = await Promise.all([rows(recent), rows(near), rows(popular)]);
  const sections: SuggestionSection[] = [
    { why: 'recent', title: t('places.recent'), rows: recentRows },
    { why: 'near', title: t('places.near'), rows: nearRows },
    { why: 'popular', title: t('places.popular'), rows: popularRows },
  ];
  return sections.filter((section) => section.rows.length > 0);
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
  if (code === ANYWHERE) {
    const row = placeRow(code, capitalised(getTranslator(locale, 'search')('query.anywhere')), 'anywhere');
    return { ...row, sublabel: getTranslator(locale, 'home')('places.anywhereHint') };
  }
  if (isArea(code)) return placeRow(code, countryName(code, locale) ?? code, 'country');
  const options = { block: 'suggest.empty', patienceMs: PATIENCE_MS };
  const entry = await degrade(upstream.suggest.find(code), null, options);
  return entry && !hasPoint(entry, otherEnd) ? suggestionOf(entry, code, locale) : null;
}

function placeRow(code: string, label: string, kind: PlaceSuggestion['kind']): PlaceSuggestion {
  return { code, label, sublabel: '', kind, nested: false };
}
