import { baseKey, flatTexts, type ResourceTree } from '../../app/i18n/keys';

/** The files of all languages: language → namespace → texts. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, ResourceTree>>>>;

/** Every key must exist in this language, the fallback of the others. */
export const REFERENCE = 'en';

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

type Entry = { forms: Set<string>; placeholders: Set<string>; isEmpty: boolean };

/** Returns keys as code uses them, with their plural forms and placeholders. */
function entriesOf(tree: ResourceTree): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [key, text] of flatTexts(tree)) {
    const base = baseKey(key);
    const entry = entries.get(base) ?? { forms: new Set(), placeholders: new Set(), isEmpty: false };
    entry.forms.add(PLURAL_FORM.exec(key)?.[1] ?? '');
    for (const [, name] of text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) entry.placeholders.add(name!);
    entry.isEmpty ||= text.trim() === '';
    entries.set(base, entry);
  }
  return entries;
}

/** Compares the languages with the reference; one sentence per problem. */
export function compareLanguages(catalogue: Catalogue): string[] {
  const reference = catalogue[REFERENCE] ?? {};
  return Object.entries(catalogue).flatMap(([language, files]) => [
    ...Object.keys(reference)
      .filter((namespace) => !files[namespace])
      .map((namespace) => `${language}/${namespace}.json is missing`),
    ...Object.entries(files).flatMap(([namespace, tree]) => {
      const place = `${language}/${namespace}`;
      return compareFile(place, language, entriesOf(tree), entriesOf(reference[namespace] ?? {}));
    }),
  ]);
}

function compareFile(
  place: string,
  language: string,
  own: Map<string, Entry>,
  reference: Map<string, Entry>,
): string[] {
  const findings: string[] = [];
  for (const key of reference.keys()) if (!own.has(key)) findings.push(`${place}: ${key} is missing`);
  for (const [key, entry] of own) {
    const model = reference.get(key);
    if (!model) findings.push(`${place}: ${key} is not in ${REFERENCE}`);
    if (entry.isEmpty) findings.push(`${place}: ${key} is empty`);
    if (model && list(model.placeholders) !== list(entry.placeholders)) {
      findings.push(
        `${place}: ${key} has placeholders (${list(entry.placeholders)}), ${REFERENCE} has (${list(model.placeholders)})`,
      );
    }
    findings.push(...pluralFindings(`${place}: ${key}`, language, entry));
  }
  return findings;
}

/**
 * A text with plural forms has all forms of its language, and no plain text beside them. A form for zero is always
 * allowed: i18next uses it for the count 0 in any language.
 */
function pluralFindings(place: string, language: string, { forms }: Entry): string[] {
  if (forms.size === 1 && forms.has('')) return [];
  if (forms.has('')) return [`${place} has plural forms and a plain text`];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const expected = new Set<string>(forms.has('zero') ? [...pluralCategories, 'zero'] : pluralCategories);
  return list(expected) === list(forms)
    ? []
    : [`${place} has the forms ${list(forms)}, ${language} needs ${list(expected)}`];
}

function list(names: Iterable<string>): string {
  return [...names].sort().join(', ');
}
