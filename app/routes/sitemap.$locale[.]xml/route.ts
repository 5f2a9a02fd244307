import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { getContext } from '~/bff/request/context.server';
import { salesPath } from '~/features/frame/header/sales-path';
import { SITEMAP_HEADERS, sitemapOf } from '~/features/frame/crawlers/sitemap';
import { RAILWAY_PAGES } from '~/features/frame/content/pages';
import { questionPaths } from '~/features/help/questions.server';
import { INDEXED_PAGES } from '~/bff/http/route-handles.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { movedTo } from '~/market/redirects';

export const handle: RouteParameters = { params: { locale: 'public' } };

const RAILWAY_PATHS = RAILWAY_PAGES.map((name) => `/${name}`);

/** Lists the indexed pages of this host's brand in one of its languages. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { brand, publicOrigin, upstream } = context;
  const locale = brand.locales.find((one) => one === args.params['locale']);
  if (!locale) throw new Response(null, { status: 404 });
  const [settings, features] = await Promise.all([
    degrade(upstream.settings.findConfigs(['railway', 'header_links']), null, { block: 'settings.configs' }),
    context.features(),
  ]);
  const countries = settings?.railway?.countries ?? [];
  const hasSales = salesPath({ brand, features, links: settings?.header_links ?? null }) !== null;
  const pages = INDEXED_PAGES.filter(
    (path) => !RAILWAY_PATHS.includes(path) && (hasSales || path !== '/sales') && movedTo(brand, path) === null,
  );
  const indexed = [...pages, ...questionPaths(locale)];
  const body = sitemapOf(brand, publicOrigin, locale, indexed, { pages: RAILWAY_PATHS, countries });
  return new Response(body, {
    headers: settings ? SITEMAP_HEADERS : { ...SITEMAP_HEADERS, 'Cache-Control': 'no-store' },
  });
}
