import { isUntouched, searchFormParams } from './form-params';
import type { SearchFormValues } from './form-values';
import { readSearchForm } from './read-form';
import type { SearchFormState } from './search-form-state';

/** Specification 1 §9, storage keys. */
const KEY = 'searchQuery';

/** Keeps what was searched for as long as the tab is open. A browser without storage forgets it, and that is all. */
export function rememberForm(values: SearchFormValues): void {
  try {
    sessionStorage.setItem(KEY, searchFormParams(values).toString());
  } catch {
    // Storage is full or switched off.
  }
}

/**
 * The form, or what this tab searched for last when nobody has touched the form yet; without dates that have passed
 * meanwhile.
 */
export function recallForm(values: SearchFormValues, state: SearchFormState): SearchFormValues {
  const { isFresh, dates } = state;
  if (!isFresh || searchFormParams(values).toString() !== searchFormParams(state.values).toString()) return values;
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(KEY);
  } catch {
    // Storage is switched off.
  }
  if (stored === null) return values;
  const params = new URLSearchParams(stored);
  for (const [name, value] of [...params]) {
    if (/date/i.test(name) && /^\d/.test(value) && value < dates.min) params.delete(name);
  }
  const recalled = readSearchForm(params);
  return isUntouched(recalled) ? values : recalled;
}
