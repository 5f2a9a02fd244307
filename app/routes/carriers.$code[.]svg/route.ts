import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { carrierMark } from '~/features/trip/carrier-mark';

export const handle: RouteParameters = { params: { code: 'public' } };

/** A carrier's mark, drawn from its code. Every cache may keep it for a week: its address names no version of the drawing. */
export function loader({ params }: LoaderFunctionArgs) {
  const mark = carrierMark(params['code'] ?? '');
  if (mark === null) throw new Response(null, { status: 404 });
  return new Response(mark, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=604800' },
  });
}
