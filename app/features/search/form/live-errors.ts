import { checkSearchForm } from './form';
import type { SearchFormValues } from './form-values';
import { placeFields } from './route';
import type { SearchFormState } from './search-form-state';

/**
 * After a submit that was refused, what is wrong with the form as it is now (specification 1 §4: errors are shown after
 * an attempt only). What the server has said of a place stands as long as the text does.
 */
export function liveErrors(state: SearchFormState, values: SearchFormValues): SearchFormState['errors'] {
  const { messages } = state;
  if (!messages) return state.errors;
  const faults = checkSearchForm(values, state.dates);
  const errors: SearchFormState['errors'] = {};
  for (const [name, fault] of Object.entries(faults)) if (fault) errors[name] = messages[fault];
  const sent = new Map(placeFields(state.values).map(({ name, place }) => [name, place.text]));
  for (const { name, place } of placeFields(values)) {
    const said = state.errors[name];
    if (said && sent.get(name) === place.text) errors[name] = said;
  }
  return errors;
}
