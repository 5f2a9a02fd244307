import { readFileSync } from 'node:fs';
import type { Namespace } from '~/i18n/namespaces';
import type { Locale } from '~/market/locales';

type Texts = { [key: string]: string | Texts };

/**
 * Returns a text of the site, in English by default, so that tests look for what visitors read and survive rewording.
 * @param key "step2.refusal.title", below `namespace`; of a text with placeholders, only the longest part between them
 * @throws when there is no such text
 */
export function text(namespace: Namespace, key: string, locale: Locale = 'en'): string {
  const [longest = ''] = wholeText(namespace, key, locale)
    .split(/\{\{.*?\}\}/)
    .toSorted((one, other) => other.length - one.length);
  return longest.replace(/\s+/g, ' ').trim();
}

/** Returns a text with its placeholders as they are. @throws when there is no such text */
export function wholeText(namespace: Namespace, key: string, locale: Locale): string {
  const url = new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url);
  let value: string | Texts | undefined = JSON.parse(readFileSync(url, 'utf8')) as Texts;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  if (typeof value !== 'string') throw new Error(`locales/${locale}/${namespace}.json has no text ${key}`);
  return value;
}
