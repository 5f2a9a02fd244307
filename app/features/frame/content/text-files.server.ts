import type { Locale } from '~/market/locales';
import type { ContentPageName } from './pages';

const files = import.meta.glob<string>('/locales/*/content/*.md', { query: '?raw', import: 'default', eager: true });

/** Fallback language of untranslated texts. */
const FALLBACK: Locale = 'en';

export type TextFile = { locale: Locale; markdown: string };

/** Returns the text of a page in `locale`, or in English. */
export function textFile(name: ContentPageName, locale: Locale): TextFile {
  const own = files[`/locales/${locale}/content/${name}.md`];
  if (own !== undefined) return { locale, markdown: own };
  const english = files[`/locales/${FALLBACK}/content/${name}.md`];
  if (english === undefined) throw new Error(`there is no text of the page ${name}`);
  return { locale: FALLBACK, markdown: english };
}
