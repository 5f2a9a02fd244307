import type { LoaderFunctionArgs } from '@remix-run/node';
import { scene } from '~/features/search/scenes/scene.server';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { scene: 'public' } };

/** Draws a destination. Caches may keep it for a week, because the address has no version. */
export function loader({ params }: LoaderFunctionArgs) {
  const picture = scene(params['scene'] ?? '');
  if (picture === null) throw new Response(null, { status: 404 });
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=604800' },
  });
}
