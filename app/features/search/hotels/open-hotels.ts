import type { SearchFormValues } from '../form/form-values';
import { HOTELS_FIELD, HOTELS_PATH } from './hotels-field';

/**
 * Opens the partner's hotels in a tab of their own, beside the search, when the visitor ticked that and then pressed the
 * button. Nothing opens while the form cannot be searched for.
 */
export function openHotels(form: HTMLFormElement, { arrival, departureDate }: SearchFormValues): void {
  const data = new FormData(form);
  if (!data.has(HOTELS_FIELD) || arrival.text === '' || departureDate === '') return;
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  window.open(`${HOTELS_PATH}?${new URLSearchParams(fields)}`, '_blank', 'noopener');
}
