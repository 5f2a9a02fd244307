import type ts from 'typescript';
import { baseKey, flatTexts } from '../../app/i18n/keys';
import { type Catalogue, compareLanguages, REFERENCE } from './compare';
import { findUntranslated } from './untranslated';
import { collectUses, type Uses } from './uses';
import { findVisibleText } from './visible-text';

/** Namespaces whose file is read as an object, so that their keys appear in no source. */
const READ_AS_OBJECT: ReadonlySet<string> = new Set(['host']);

/** Returns all problems of the project's texts, one sentence each; empty when there are none. */
export function findProblems(catalogue: Catalogue, sources: readonly ts.SourceFile[]): string[] {
  const uses: Uses = { calls: [], literals: new Set(), patterns: [] };
  for (const source of sources) collectUses(source, uses);
  const keys = new Map(
    Object.entries(catalogue[REFERENCE] ?? {}).map(([namespace, tree]) => [
      namespace,
      new Set([...flatTexts(tree).keys()].map(baseKey)),
    ]),
  );
  return [
    ...compareLanguages(catalogue),
    ...findUntranslated(catalogue),
    ...missing(keys, uses),
    ...unused(keys, uses),
    ...sources.flatMap(findVisibleText),
  ];
}

type Keys = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds keys that a source uses and no file has, within the file's own namespaces if it names any. */
function missing(keys: Keys, { calls }: Uses): string[] {
  return calls
    .filter(({ key, namespaces }) => {
      const searched = namespaces.length > 0 ? namespaces : [...keys.keys()];
      return !searched.some((namespace) => keys.get(namespace)?.has(key));
    })
    .map(({ place, key, namespaces }) => `${place}: no text for "${key}"${inWhich(namespaces)}`);
}

function inWhich(namespaces: readonly string[]): string {
  return namespaces.length > 0 ? ` in ${[...new Set(namespaces)].join(' or ')}` : '';
}

/** Finds keys that match no string and no template of the sources. */
function unused(keys: Keys, { literals, patterns }: Uses): string[] {
  return [...keys].flatMap(([namespace, names]) =>
    READ_AS_OBJECT.has(namespace)
      ? []
      : [...names]
          .filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))
          .map((key) => `${REFERENCE}/${namespace}: ${key} is not used`),
  );
}
