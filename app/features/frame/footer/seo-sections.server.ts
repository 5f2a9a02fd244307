import type { Locale } from '~/market/locales';
import type { ConfigValue } from '~/upstream/settings/contract';
import { SEO_SECTIONS, type SeoSection } from '../frame-screen';

/** Landing pages are written in this language only (specification 1 §2). */
const LANGUAGE: Locale = 'ru';

/** Sections of the block of landing pages, those that have links; null when it is hidden, or in another language. */
export function seoSections(config: ConfigValue<'seo_links'> | null, locale: Locale): SeoSection[] | null {
  if (!config || config.isHidden || locale !== LANGUAGE) return null;
  const sections = SEO_SECTIONS.map((name) => ({
    name,
    links: config.links
      .filter(({ section }) => section === name)
      .map(({ title, url }) => ({ label: title, href: url })),
  })).filter(({ links }) => links.length > 0);
  return sections.length > 0 ? sections : null;
}
