import { parseHtml } from './html';

/** The metadata in a page's head. */
export type PageHead = {
  lang: string | null;
  canonical: string | null;
  robots: string | null;
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>;
  jsonLd: Record<string, unknown>[];
  /** Contents by `property` or `name`. */
  meta: Record<string, string>;
};

/** Reads the head from HTML. @throws SyntaxError when a description is not JSON */
export function headOf(html: string): PageHead {
  const page = parseHtml(html);
  const head = page.querySelector('head') ?? page;
  const meta = head.querySelectorAll('meta').flatMap((one) => {
    const name = one.getAttribute('property') ?? one.getAttribute('name');
    return name ? [[name, one.getAttribute('content') ?? ''] as const] : [];
  });
  const alternates = head.querySelectorAll('link[rel="alternate"][hreflang]');
  return {
    lang: page.querySelector('html')?.getAttribute('lang') ?? null,
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    robots: head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
    alternates: Object.fromEntries(
      alternates.map((one) => [one.getAttribute('hreflang') ?? '', one.getAttribute('href') ?? '']),
    ),
    jsonLd: head
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as Record<string, unknown>),
    meta: Object.fromEntries(meta),
  };
}
