import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { capitalised } from '~/features/search/places/place-names';
import { suggestionSections, type SuggestionSection } from '~/features/search/places/suggestions';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';

/** Limit of cities; their airports come on top. */
const LIMIT = 7;

/**
 * Suggests places: GET /places?text=Lon&lang=en, with `areas=1` for a field that also accepts a country or anywhere.
 * The language is in the address to keep browser caches apart. After a service failure the list is empty and uncached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { url, market, brand, upstream } = await getContext(args);
  const text = url.searchParams.get('text') ?? '';
  const locale = brand.locales.find((one) => one === url.searchParams.get('lang')) ?? market.locale;
  const t = getTranslator(locale, 'search');
  const areas = url.searchParams.has('areas')
    ? { anywhere: capitalised(t('query.anywhere')), countries: getTranslator(locale, 'home')('places.countries') }
    : null;
  try {
    const entries = await upstream.suggest.list(text, { limit: LIMIT });
    const sections: SuggestionSection[] = suggestionSections(entries, text, locale, areas);
    return json({ sections }, { headers: { 'Cache-Control': 'private, max-age=3600' } });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return json({ sections: [] }, { headers: { 'Cache-Control': 'no-store' } });
  }
}
