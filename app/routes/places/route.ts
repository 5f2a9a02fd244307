import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import { placeSuggestions, type PlaceSuggestion } from '~/features/places/suggestions';
import { UpstreamError } from '~/upstream/error';

/** Cities; their airports come with them. */
const LIMIT = 7;

/**
 * Suggestions for the place fields: GET /places?text=Lon&lang=en. The language is in the address so that a browser's
 * cache keeps languages apart. When the service fails there are none, and nothing is cached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { url, market, brand, upstream } = await getContext(args);
  const text = url.searchParams.get('text') ?? '';
  const locale = brand.locales.find((one) => one === url.searchParams.get('lang')) ?? market.locale;
  try {
    const entries = await upstream.suggest.list(text, { limit: LIMIT });
    const suggestions: PlaceSuggestion[] = placeSuggestions(entries, text, locale);
    return json({ suggestions }, { headers: { 'Cache-Control': 'private, max-age=3600' } });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return json({ suggestions: [] }, { headers: { 'Cache-Control': 'no-store' } });
  }
}
