import type { Alternate } from './page-links';
import { jsonLdText, type JsonLd } from './json-ld';
import type { MetaProperty } from './open-graph';

/** Tags for crawlers, with absolute addresses. */
export type CrawlerTags = {
  robots: string | null;
  canonical: string | null;
  alternates: { hrefLang: Alternate['hrefLang']; href: string }[];
  properties: MetaProperty[];
  jsonLd: JsonLd[];
};

/**
 * The last tags of a page's head, for crawlers. They exist only in the HTML: browsers get neither the data nor the
 * code, and React ignores unknown tags at the end of a head.
 */
export function CrawlerHead({ tags }: { tags: CrawlerTags }) {
  return (
    <>
      {tags.robots ? <meta name="robots" content={tags.robots} /> : null}
      {tags.canonical ? <link rel="canonical" href={tags.canonical} /> : null}
      {tags.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {tags.properties.map(({ property, content }) => (
        <meta key={property} property={property} content={content} />
      ))}
      {tags.properties.length > 0 ? <meta name="twitter:card" content="summary_large_image" /> : null}
      {tags.jsonLd.map((description) => (
        <script
          key={description['@type']}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLdText(description) }}
        />
      ))}
    </>
  );
}
