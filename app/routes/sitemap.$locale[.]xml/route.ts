import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { getContext } from '~/bff/request/context.server';
import { SITEMAP_HEADERS, sitemapOf } from '~/features/frame/crawlers/sitemap';
import { INDEXED_PAGES } from '~/bff/http/route-handles.server';

export const handle: RouteParameters = { params: { locale: 'public' } };

/** Lists the indexed pages of this host's brand in one of its languages. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, publicOrigin } = await getContext(args);
  const locale = brand.locales.find((one) => one === args.params['locale']);
  if (!locale) throw new Response(null, { status: 404 });
  return new Response(sitemapOf(brand, publicOrigin, locale, INDEXED_PAGES), { headers: SITEMAP_HEADERS });
}
