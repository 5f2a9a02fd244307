import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { PLACE_SIDES } from '~/features/search/form/form-values';
import { emptyFieldSections } from '~/features/search/recent/empty-field.server';
import { capitalised } from '~/features/search/places/place-names';
import { suggestionSections, withoutOtherEnd, type SuggestionSection } from '~/features/search/places/suggestions';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';

/** Limit of cities; their airports come on top. */
const LIMIT = 7;

const NOT_STORED = { headers: { 'Cache-Control': 'no-store' } };

/**
 * Suggests places: GET /places?text=Lon&lang=en, with `areas=1` for a field that also accepts a country or anywhere.
 * An empty field says which it is instead, `side=departure` or `side=arrival`, and gets recent and popular places.
 * Neither suggests `otherEnd`, the place in the other field. The language is in the address to keep browser caches apart. After a service failure the list is empty and uncached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { url, market, brand, upstream } = context;
  const text = url.searchParams.get('text') ?? '';
  const locale = brand.locales.find((one) => one === url.searchParams.get('lang')) ?? market.locale;
  const t = getTranslator(locale, 'search');
  const side = PLACE_SIDES.find((one) => one === url.searchParams.get('side'));
  const otherEnd = url.searchParams.get('otherEnd');
  if (side && text === '') {
    const field = { side, hasAreas: url.searchParams.has('areas'), otherEnd };
    const sections = await emptyFieldSections({ ...context, market: { ...market, locale } }, field);
    return json({ sections }, NOT_STORED);
  }
  const areas = url.searchParams.has('areas')
    ? { anywhere: capitalised(t('query.anywhere')), countries: getTranslator(locale, 'home')('places.countries') }
    : null;
  try {
    const found = await upstream.suggest.list(text, { limit: LIMIT });
    const entries = withoutOtherEnd(found, otherEnd ?? '');
    const sections: SuggestionSection[] = suggestionSections(entries, text, locale, areas);
    return json({ sections }, { headers: { 'Cache-Control': 'private, max-age=3600' } });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return json({ sections: [] }, NOT_STORED);
  }
}
