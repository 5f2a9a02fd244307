import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { robotsText } from '~/features/frame/crawlers/robots-text';

/** Tells crawlers what they may request on this host, and where its sitemap is. */
export async function loader(args: LoaderFunctionArgs) {
  const { publicOrigin } = await getContext(args);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(robotsText(publicOrigin), { headers });
}
