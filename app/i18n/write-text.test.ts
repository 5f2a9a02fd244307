import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/market/locales';
import { baseKey, flatTexts, type ResourceTree } from './keys';
import { NAMESPACES } from './namespaces';
import { resourcesOf } from './resources.server';
import { compiledTexts } from './compiled-texts';
import { i18nextTranslator } from './testing/i18next-reference';
import { getTranslator } from './translator.server';
import { textWriter } from './write-text';

/** Sets a value for every parameter in the texts, besides the count. */
function paramsOf(tree: ResourceTree): Record<string, string> {
  const names = [...JSON.stringify(tree).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  return Object.fromEntries(names.filter((name) => name !== 'count').map((name) => [name, `<${name}>`]));
}

describe('the writers of texts', () => {
  it.each(LOCALES)('write every text of %s exactly as i18next does, in the browser and on the server', (locale) => {
    const resources = resourcesOf(locale);
    let compared = 0;
    const different: string[] = [];
    for (const namespace of NAMESPACES) {
      const tree = resources[namespace];
      if (!tree) continue;
      const reference = i18nextTranslator(locale, namespace);
      const [browser, server] = [textWriter([{ locale, tree }]), getTranslator(locale, namespace)];
      const params = paramsOf(tree);
      for (const key of new Set([...flatTexts(tree).keys()].map(baseKey))) {
        for (const count of [undefined, 0, 1, 2, 5, 11, 21, 22, 1_000_000]) {
          const given = count === undefined ? params : { ...params, count };
          const expected = reference(key, given);
          if (browser(key, given) !== expected || server(key, given) !== expected)
            different.push(`${namespace}:${key}`);
        }
        compared += 1;
      }
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(300);
  });
});

describe.each([
  ['textWriter', textWriter],
  ['compiledTexts', compiledTexts],
])('%s', (_name, writerOf) => {
  it('takes missing texts from the fallback, in the plural forms of the fallback', () => {
    const write = writerOf([
      { locale: 'ru', tree: { own: 'своё' } },
      { locale: 'en', tree: { own: 'own', days_one: '{{count}} day', days_other: '{{count}} days' } },
    ]);
    expect(write('own')).toBe('своё');
    expect(write('days', { count: 1 })).toBe('1 day');
    expect(write('days', { count: 21 })).toBe('21 days');
  });

  it('returns an unknown key unchanged, and ignores inherited properties', () => {
    const write = writerOf([{ locale: 'en', tree: { a: { b: 'text' } } }]);
    expect(write('a.c')).toBe('a.c');
    expect(write('a')).toBe('a');
    expect(write('constructor.name')).toBe('constructor.name');
  });
});
