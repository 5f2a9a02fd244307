import { checkSearchForm } from './form';
import type { SearchFormValues } from './form-values';
import { placeFields } from './route';
import type { SearchFormState } from './search-form-state';

/**
 * Validates the form as it is now, after a rejected submission (specification 1 §4: errors are shown after an attempt
 * only). The server's error about a place stays as long as its text.
 */
export function liveErrors(state: SearchFormState, values: SearchFormValues): SearchFormState['errors'] {
  const { messages } = state;
  if (!messages) return state.errors;
  const faults = checkSearchForm(values, state.dates);
  const errors: SearchFormState['errors'] = {};
  for (const [name, fault] of Object.entries(faults)) if (fault) errors[name] = messages[fault];
  const submittedTexts = new Map(placeFields(state.values).map(({ name, place }) => [name, place.text]));
  for (const { name, place } of placeFields(values)) {
    const serverError = state.errors[name];
    if (serverError && submittedTexts.get(name) === place.text) errors[name] = serverError;
  }
  return errors;
}
