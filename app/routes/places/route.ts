import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { PLACE_SIDES } from '~/features/search/form/form-values';
import { ROWS_BELOW_NOTE, suggestPlaces } from '~/features/search/places/suggest-places.server';
import { cut, type Suggestions } from '~/features/search/places/suggestions';
import { emptyFieldSections } from '~/features/search/recent/empty-field.server';
import { UpstreamError } from '~/upstream/error';

const NOT_STORED = { headers: { 'Cache-Control': 'no-store' } };
const STORED = { headers: { 'Cache-Control': 'private, max-age=3600' } };

/**
 * Suggests places: GET /places?text=Lon&side=departure&lang=en, with `areas=1` for a field that also accepts a country
 * or anywhere. `side` says which field asks, and `otherEnd` the place in the other one, which is not suggested. Without
 * a text the list has recent and popular places, and after a text that matches nothing, too. The language is in the
 * address to keep browser caches apart. After a service failure the list is empty and uncached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { url, market, brand } = context;
  const text = url.searchParams.get('text')?.trim() ?? '';
  const locale = brand.locales.find((one) => one === url.searchParams.get('lang')) ?? market.locale;
  const local = { ...context, market: { ...market, locale } };
  const field = {
    side: PLACE_SIDES.find((one) => one === url.searchParams.get('side')) ?? 'departure',
    hasAreas: url.searchParams.has('areas'),
    otherEnd: url.searchParams.get('otherEnd'),
  };
  const empty = () => emptyFieldSections(local, field);
  if (text === '') return json<Suggestions>({ note: null, sections: await empty() }, NOT_STORED);
  try {
    const found = await suggestPlaces(local, text, field);
    if (found.sections.length > 0) return json<Suggestions>(found, STORED);
    return json<Suggestions>({ ...found, sections: cut(await empty(), ROWS_BELOW_NOTE) }, NOT_STORED);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return json<Suggestions>({ note: null, sections: [] }, NOT_STORED);
  }
}
