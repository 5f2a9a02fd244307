import type { ResourceTree } from './keys';
import type { Translate } from './translate';

/** Texts of one namespace in one language. */
export type LocaleTexts = { locale: string; tree: ResourceTree };

/**
 * Writes texts in the browser as i18next does on the server, for the features our files use: nested keys, plural forms
 * by `count`, parameters in double braces. i18next itself would be a tenth of a page's scripts
 * (docs/decisions/008-languages.md); a test compares the two on every text.
 * @param texts the language's own first, then the fallback for keys it lacks; a key that is in none is returned as it
 *   is
 */
export function textWriter(texts: readonly LocaleTexts[]): Translate {
  const sources = texts.map(({ locale, tree }) => ({ tree, plurals: new Intl.PluralRules(locale) }));
  return (key, params = {}) => {
    const { count } = params;
    for (const { tree, plurals } of sources) {
      const forms = typeof count === 'number' ? pluralKeys(key, count, plurals) : [];
      for (const form of [...forms, key]) {
        const text = textAt(tree, form);
        if (text !== undefined) return fill(text, params);
      }
    }
    return key;
  };
}

function pluralKeys(key: string, count: number, plurals: Intl.PluralRules): string[] {
  const form = `${key}_${plurals.select(count)}`;
  return count === 0 ? [`${key}_zero`, form] : [form];
}

function textAt(tree: ResourceTree, key: string): string | undefined {
  let node: ResourceTree | string | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

function fill(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_braces, name: string) => String(params[name] ?? ''));
}
