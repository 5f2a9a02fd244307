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
  const values = readSearchForm(new URLSearchParams(stored));
  const future = (date: string) => (date >= min ? date : '');
  const recalled = { ...values, departureDate: future(values.departureDate), dateBack: future(values.dateBack) };
  return isUntouched(recalled) ? null : recalled;
}
