import { isUntouched, searchFormParams } from './form-params';
import type { SearchFormValues } from './form-values';
import { readSearchForm } from './read-form';
import type { SearchFormState } from './search-form-state';

/** Storage key (specification 1 §9). */
const KEY = 'searchQuery';

/** Stores the search for as long as the tab is open. Does nothing in a browser without storage. */
export function rememberForm(values: SearchFormValues): void {
  try {
    sessionStorage.setItem(KEY, searchFormParams(values).toString());
  } catch {
    // Storage is full or disabled.
  }
}

/**
 * Returns this tab's last search if the form is still untouched, without dates that have since passed; otherwise the
 * form.
 */
export function recallForm(values: SearchFormValues, state: SearchFormState): SearchFormValues {
  const { isFresh, dates } = state;
  if (!isFresh || searchFormParams(values).toString() !== searchFormParams(state.values).toString()) return values;
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(KEY);
  } catch {
    // Storage is disabled.
  }
  if (stored === null) return values;
  const params = new URLSearchParams(stored);
  for (const [name, value] of [...params]) {
    if (/date/i.test(name) && /^\d/.test(value) && value < dates.min) params.delete(name);
  }
  const recalled = readSearchForm(params);
  return isUntouched(recalled) ? values : recalled;
}
