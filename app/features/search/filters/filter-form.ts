/**
 * The filter as fields of a plain form: `f.transfers=NoTransfers`, `f.transferTimeRange.TransferTimeRange.to=600`. The
 * shop redirects them to the single parameter `filter=`.
 */
import { cleanOptions, cleanRange, GROUPS, type Filter, type FilterRange } from './filter';
import { FILTER_PARAMETER, filterParameter, readFilter } from './filter-link';

const PREFIX = 'f.';

/** Returns the name of a group's checkboxes. */
export function choiceField(group: string): string {
  return PREFIX + group;
}

/** Returns the names of a range's two fields. */
export function rangeFields(group: string, key: string): { from: string; to: string } {
  return { from: `${PREFIX}${group}.${key}.from`, to: `${PREFIX}${group}.${key}.to` };
}

/** Reads the filter from form fields; ignores invalid values. */
export function readFilterFields(fields: URLSearchParams): Filter {
  const choices: Record<string, string[]> = {};
  const ranges: Record<string, FilterRange> = {};
  for (const rule of GROUPS) {
    if (rule.max === undefined) {
      const chosen = cleanOptions(rule, fields.getAll(choiceField(rule.name)));
      if (chosen.length > 0) choices[rule.name] = chosen;
      continue;
    }
    for (const key of rangeKeys(fields, rule.name)) {
      const names = rangeFields(rule.name, key);
      const range = cleanRange(rule, key, number(fields.get(names.from)), number(fields.get(names.to)));
      if (range) ranges[rule.name] ??= range;
    }
  }
  return { choices, ranges };
}

/**
 * Rewrites a link with its filter in canonical form. The filter may be `filter=` or form fields; form fields win. Null
 * when there is nothing to change.
 */
export function canonicalFilterUrl(url: URL): URL | null {
  const { searchParams } = url;
  const names = [...new Set(searchParams.keys())];
  const isForm = names.some((name) => name.startsWith(PREFIX));
  const canonical = filterParameter(isForm ? readFilterFields(searchParams) : readFilter(searchParams));
  const parameters = searchParams.getAll(FILTER_PARAMETER);
  if (!isForm && parameters.length <= 1 && (parameters[0] ?? null) === canonical) return null;
  const result = new URL(url);
  for (const name of names) if (name.startsWith(PREFIX)) result.searchParams.delete(name);
  if (canonical === null) result.searchParams.delete(FILTER_PARAMETER);
  else result.searchParams.set(FILTER_PARAMETER, canonical);
  return result;
}

function rangeKeys(fields: URLSearchParams, group: string): string[] {
  const start = `${PREFIX}${group}.`;
  const keys = [...fields.keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length).replace(/\.(?:from|to)$/, ''));
  return [...new Set(keys)];
}

/** Reads typed digits with grouping spaces; null for an empty field (an open bound), undefined for anything invalid. */
function number(text: string | null): number | null | undefined {
  const digits = (text ?? '').replace(/\s/g, '').replace(',', '.');
  if (digits === '') return null;
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(digits) ? Number(digits) : undefined;
}
