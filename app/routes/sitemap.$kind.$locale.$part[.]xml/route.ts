import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getLandingContext } from '~/bff/request/landing-context.server';
import { SITEMAP_HEADERS, sitemapOfPages } from '~/features/frame/crawlers/sitemap';
import { isSitemapKind, landingPages } from '~/features/landings/sitemap.server';
import type { RouteParameters } from '~/i18n/handle';
import { UpstreamError } from '~/upstream/error';

export const handle: RouteParameters = { params: { kind: 'public', locale: 'public', part: 'public' } };

const RETRY_AFTER_SECONDS = 30;

/** Lists landing pages of one kind in one of the brand's languages: /sitemap/routes/en/1.xml */
export async function loader(args: LoaderFunctionArgs) {
  const { kind, locale: name, part = '' } = args.params;
  const context = await getLandingContext(args);
  const locale = context.brand.locales.find((one) => one === name);
  if (!isSitemapKind(kind) || !locale || !/^[1-9]\d{0,2}$/.test(part)) throw json(null, { status: 404 });
  try {
    const pages = await landingPages(context, kind, locale, Number(part));
    if (pages.length === 0) throw json(null, { status: 404 });
    return new Response(sitemapOfPages(context.publicOrigin, pages), { headers: SITEMAP_HEADERS });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const retryAfter = String(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS);
    return new Response(null, { status: 503, headers: { 'Retry-After': retryAfter } });
  }
}
