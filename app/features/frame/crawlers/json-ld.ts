import type { Brand } from '~/market/brands';

/** A description by schema.org, as much of it as the shop uses. Absolute addresses. */
export type JsonLd = Organization | WebSite | BreadcrumbList;

type Organization = {
  '@context': 'https://schema.org';
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo: string;
  email: string;
  foundingDate: string;
};

type WebSite = {
  '@context': 'https://schema.org';
  '@type': 'WebSite';
  name: string;
  url: string;
  inLanguage: string;
  publisher: { '@id': string };
  potentialAction: {
    '@type': 'SearchAction';
    target: { '@type': 'EntryPoint'; urlTemplate: string };
    'query-input': string;
  };
};

type BreadcrumbList = {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
};

const CONTEXT = 'https://schema.org';
/** First year of the footer's years (specification 1 §2). */
const FOUNDED = '2011';

const organizationId = (origin: string) => `${origin}/#organization`;

/** Who runs the shop. @param icon path of the brand's sign */
export function organization(brand: Brand, origin: string, icon: string): Organization {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}${icon}`,
    email: brand.supportEmail,
    foundingDate: FOUNDED,
  };
}

/** The site and its search: a search engine's box leads to the home page with the destination filled in. */
export function webSite(
  brand: Brand,
  origin: string,
  { homePath, locale }: { homePath: string; locale: string },
): WebSite {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: brand.name,
    url: `${origin}${homePath}`,
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${homePath}?arrival={destination}` },
      'query-input': 'required name=destination',
    },
  };
}

/** The way to a page from the home page, both included. */
export function breadcrumbs(trail: readonly { name: string; address: string }[]): BreadcrumbList {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/**
 * As the content of a script tag of type application/ld+json: nothing in it can end the tag or begin a comment, whatever
 * the texts are.
 */
export function jsonLdText(description: JsonLd): string {
  return JSON.stringify(description).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
