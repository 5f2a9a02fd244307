import { isUntouched, readSearchForm, searchFormParams, type SearchFormValues } from './form-values';
import type { SaleDates } from './sale-dates';

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

/** What this tab searched for last, without dates that have passed meanwhile; null when there is nothing. */
export function recallForm({ min }: SaleDates): SearchFormValues | null {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(KEY);
  } catch {
    // Storage is switched off.
  }
  if (stored === null) return null;
  const params = new URLSearchParams(stored);
  for (const [name, value] of [...params]) {
    if (/date/i.test(name) && /^\d/.test(value) && value < min) params.delete(name);
  }
  const recalled = readSearchForm(params);
  return isUntouched(recalled) ? null : recalled;
}
