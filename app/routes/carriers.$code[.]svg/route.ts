import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { carrierMark } from '~/features/trip/carrier-mark';
import { isLocale } from '~/market/locales';

export const handle: RouteParameters = { params: { code: 'public' } };

/**
 * Draws a carrier's mark from its code, in the language of `lang`: an image belongs to no market. Caches may keep it for
 * a week, because the address has no version.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get('lang') ?? '';
  const mark = carrierMark(params['code'] ?? '', isLocale(language) ? language : 'en');
  if (mark === null) throw new Response(null, { status: 404 });
  return new Response(mark, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=604800' },
  });
}
