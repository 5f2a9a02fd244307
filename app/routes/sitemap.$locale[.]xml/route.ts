import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { getContext } from '~/bff/request/context.server';
import { SITEMAP_HEADERS, sitemapOf } from '~/features/frame/crawlers/sitemap';
import { RAILWAY_PAGES } from '~/features/frame/content/pages';
import { INDEXED_PAGES } from '~/bff/http/route-handles.server';
import { degrade } from '~/bff/waiting/degrade.server';

export const handle: RouteParameters = { params: { locale: 'public' } };

const RAILWAY_PATHS = RAILWAY_PAGES.map((name) => `/${name}`);

/** Lists the indexed pages of this host's brand in one of its languages. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, publicOrigin, upstream } = await getContext(args);
  const locale = brand.locales.find((one) => one === args.params['locale']);
  if (!locale) throw new Response(null, { status: 404 });
  const settings = await degrade(upstream.settings.findConfigs(['railway']), null, { block: 'settings.configs' });
  const countries = settings?.railway?.countries ?? [];
  const pages = INDEXED_PAGES.filter((path) => !RAILWAY_PATHS.includes(path));
  const body = sitemapOf(brand, publicOrigin, locale, pages, { pages: RAILWAY_PATHS, countries });
  return new Response(body, {
    headers: settings ? SITEMAP_HEADERS : { ...SITEMAP_HEADERS, 'Cache-Control': 'no-store' },
  });
}
