import { readFileSync } from 'node:fs';
import type { Namespace } from '~/i18n/namespaces';
import type { Locale } from '~/market/locales';

type Texts = { [key: string]: string | Texts };

/**
 * Returns a text of the site, in English by default, so that tests look for what visitors read and survive rewording.
 * @param key "step2.refusal.title", below `namespace`; a text with placeholders is cut at the first one
 * @throws when there is no such text
 */
export function text(namespace: Namespace, key: string, locale: Locale = 'en'): string {
  const url = new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url);
  let found: string | Texts | undefined = JSON.parse(readFileSync(url, 'utf8')) as Texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`locales/${locale}/${namespace}.json has no text ${key}`);
  const [start = ''] = found.split('{{');
  return start.replace(/\s+/g, ' ').trim();
}
