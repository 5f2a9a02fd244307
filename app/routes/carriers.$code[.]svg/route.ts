import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { carrierMark } from '~/features/trip/carrier-mark';

export const handle: RouteParameters = { params: { code: 'public' } };

/** Draws a carrier's mark from its code. Caches may keep it for a week, because the address has no version. */
export function loader({ params }: LoaderFunctionArgs) {
  const mark = carrierMark(params['code'] ?? '');
  if (mark === null) throw new Response(null, { status: 404 });
  return new Response(mark, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=604800' },
  });
}
