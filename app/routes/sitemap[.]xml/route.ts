import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { getLandingContext } from '~/bff/request/landing-context.server';
import { SITEMAP_HEADERS, sitemapIndex } from '~/features/frame/crawlers/sitemap';
import { landingSitemaps } from '~/features/landings/sitemap.server';

/** Lists the sitemaps of this host's brand: those of each language, then those of landing pages by kind. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, publicOrigin } = await getContext(args);
  const landings = await landingSitemaps(await getLandingContext(args));
  const headers = landings ? SITEMAP_HEADERS : { ...SITEMAP_HEADERS, 'Cache-Control': 'no-store' };
  return new Response(sitemapIndex(brand, publicOrigin, landings ?? []), { headers });
}
