import { decodeEntities } from './html-form';

/** What the head of a page says to crawlers. */
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

/** Reads it from HTML. @throws SyntaxError when a description is no JSON */
export function headOf(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link\b([^>]*)>/g)].map(([, text = '']) => attributesOf(text));
  const meta = [...head.matchAll(/<meta\b([^>]*)>/g)].map(([, text = '']) => attributesOf(text));
  const contents = meta.map(({ property, name, content }) => [property ?? name ?? '', content ?? ''] as const);
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  return {
    lang: /<html\b[^>]*\slang="([^"]*)"/.exec(head)?.[1] ?? null,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? null,
    robots: meta.find(({ name }) => name === 'robots')?.content ?? null,
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    jsonLd: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    ),
    meta: Object.fromEntries(contents.filter(([name]) => name !== '')),
  };
}

function attributesOf(text: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=/"]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );
}
