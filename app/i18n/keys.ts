/** A locale file: texts, nested at the dots of their keys. */
export type ResourceTree = { [key: string]: string | ResourceTree };

const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/** Flattens a tree into texts by full key ("filters.stops_one"). */
export function flatTexts(tree: ResourceTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + name, value);
    else for (const [key, text] of flatTexts(value, `${prefix}${name}.`)) texts.set(key, text);
  }
  return texts;
}

/** Returns the key that code uses: "stops_one" and "stops_many" are both "stops". */
export function baseKey(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}

/** Lists base keys of `reference` that `tree` lacks. */
export function missingKeys(tree: ResourceTree, reference: ResourceTree): string[] {
  const present = new Set([...flatTexts(tree).keys()].map(baseKey));
  return [...new Set([...flatTexts(reference).keys()].map(baseKey))].filter((key) => !present.has(key));
}
