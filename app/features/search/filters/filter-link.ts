/** The parameter `filter=` of search links: a JSON object (upstream facts §6, docs/links.md). */
import { cleanOptions, cleanRange, GROUPS, NO_FILTER, type Filter, type FilterRange, type RangeRule } from './filter';

export const FILTER_PARAMETER = 'filter';

/** Longer values are not genuine. */
const MAX_CHARACTERS = 8000;

type Json = Record<string, unknown>;

/**
 * Reads the filter of a link tolerantly: ignores unknown groups, options and values, and text that is not a JSON
 * object. Never throws.
 */
export function readFilter(searchParams: URLSearchParams): Filter {
  const groups = parse(searchParams.get(FILTER_PARAMETER));
  if (!groups) return NO_FILTER;
  const filter: { choices: Record<string, string[]>; ranges: Record<string, FilterRange> } = {
    choices: {},
    ranges: {},
  };
  for (const rule of GROUPS) {
    const group = Object.hasOwn(groups, rule.name) ? groups[rule.name] : null;
    if (!isObject(group)) continue;
    if (rule.max === undefined) {
      const chosen = cleanOptions(
        rule,
        Object.keys(group).filter((option) => group[option] === true),
      );
      if (chosen.length > 0) filter.choices[rule.name] = chosen;
    } else {
      const range = firstRange(rule, group);
      if (range) filter.ranges[rule.name] = range;
    }
  }
  return filter;
}

/** Returns the canonical value of the parameter; null when nothing is chosen. */
export function filterParameter(filter: Filter): string | null {
  const groups: Record<string, Json> = {};
  for (const { name } of GROUPS) {
    const chosen = filter.choices[name];
    const range = filter.ranges[name];
    if (chosen) groups[name] = Object.fromEntries(chosen.map((option) => [option, true]));
    if (range) groups[name] = { [range.key]: [range.from, range.to] };
  }
  return Object.keys(groups).length === 0 ? null : JSON.stringify(groups);
}

/** Names a filter: equal filters have equal keys. */
export function filterKey(filter: Filter): string {
  return filterParameter(filter) ?? '';
}

function firstRange(rule: RangeRule, group: Json): FilterRange | null {
  for (const [key, value] of Object.entries(group)) {
    if (!Array.isArray(value) || value.length !== 2) continue;
    const range = cleanRange(rule, key, value[0], value[1]);
    if (range) return range;
  }
  return null;
}

function parse(text: string | null): Json | null {
  if (!text || text.length > MAX_CHARACTERS) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
