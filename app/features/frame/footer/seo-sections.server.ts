import type { Locale } from '~/market/locales';
import type { ConfigValue } from '~/upstream/settings/contract';
import { SEO_SECTIONS, type SeoSection } from '../frame-screen';

/** The only language of landing pages (specification 1 §2). */
const LANGUAGE: Locale = 'ru';

/** Lists the non-empty sections of landing-page links; null when the block is hidden or the language differs. */
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
