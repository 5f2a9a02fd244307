import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { SITEMAP_HEADERS, sitemapIndex } from '~/features/frame/crawlers/sitemap';

/** Lists the sitemaps of this host's brand. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, publicOrigin } = await getContext(args);
  return new Response(sitemapIndex(brand, publicOrigin), { headers: SITEMAP_HEADERS });
}
