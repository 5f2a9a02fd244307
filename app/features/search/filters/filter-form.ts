/**
 * The filter as the fields of a plain form: `f.transfers=NoTransfers`, `f.transferTimeRange.TransferTimeRange.to=600`.
 * The shop redirects them to the one parameter `filter=`.
 */
import { cleanOptions, cleanRange, GROUPS, type Filter, type FilterRange } from './filter';
import { FILTER_PARAMETER, filterParameter, readFilter } from './filter-link';

const PREFIX = 'f.';

/** Name of the checkboxes of a group. */
export function choiceField(group: string): string {
  return PREFIX + group;
}

/** Names of the two fields of a range. */
export function rangeFields(group: string, key: string): { from: string; to: string } {
  return { from: `${PREFIX}${group}.${key}.from`, to: `${PREFIX}${group}.${key}.to` };
}

/** The filter that was chosen in a form; what makes no sense is left out. */
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
 * A link with its filter written canonically, whether it came as `filter=` or as the fields of a form: a form's fields go
 * before. Null when there is nothing to change.
 */
export function canonicalFilterUrl(url: URL): URL | null {
  const { searchParams } = url;
  const names = [...new Set(searchParams.keys())];
  const isForm = names.some((name) => name.startsWith(PREFIX));
  const canonical = filterParameter(isForm ? readFilterFields(searchParams) : readFilter(searchParams));
  const written = searchParams.getAll(FILTER_PARAMETER);
  if (!isForm && written.length <= 1 && (written[0] ?? null) === canonical) return null;
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

/** Typed digits, with the spaces that people group them by; an empty field is an open bound, anything else is none. */
function number(text: string | null): number | null | undefined {
  const digits = (text ?? '').replace(/\s/g, '').replace(',', '.');
  if (digits === '') return null;
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(digits) ? Number(digits) : undefined;
}
