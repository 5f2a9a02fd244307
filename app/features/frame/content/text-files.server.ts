import type { Locale } from '~/market/locales';
import type { TextFileName } from './pages';

const files = import.meta.glob<string>('/locales/*/content/*.md', { query: '?raw', import: 'default', eager: true });

/** Returns the Markdown of a page in `locale`. Every page is written in every language; a test checks it. */
export function textFile(name: TextFileName, locale: Locale): string {
  const markdown = files[`/locales/${locale}/content/${name}.md`];
  if (markdown === undefined) throw new Error(`the page ${name} is not written in ${locale}`);
  return markdown;
}
