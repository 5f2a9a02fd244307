import type { Translate } from '~/i18n/translate';
import { checkSearchForm, SEARCH_FORM_FAULTS, type SearchFormFault } from './form';
import { placeFields, placeName, withField } from './route';
import type { SearchFormState } from './search-form-state';

/** Returns the texts of all validation errors of the form. @param t reads the namespace `errors` */
export function faultTexts(t: Translate): Record<SearchFormFault, string> {
  const texts = SEARCH_FORM_FAULTS.map((fault) => [fault, t(`search.${fault}`)]);
  return Object.fromEntries(texts) as Record<SearchFormFault, string>;
}

/** Adds the validation errors of a form that is filled from a link. @param t reads the namespace `errors` */
export function withValidationErrors(state: SearchFormState, t: Translate): SearchFormState {
  const messages = faultTexts(t);
  const errors: SearchFormState['errors'] = {};
  for (const [name, fault] of Object.entries(checkSearchForm(state.values, state.dates))) {
    if (fault) errors[name] = messages[fault];
  }
  return { ...state, errors, messages };
}

/**
 * Adds the validation error of places that do not exist to a form that is filled from a link. Their fields keep the
 * code as a typed text, not as a picked place. @param t reads the namespace `errors`
 */
export function withUnknownPlaces(state: SearchFormState, codes: readonly string[], t: Translate): SearchFormState {
  let { values } = state;
  const errors: SearchFormState['errors'] = {};
  for (const { name, place } of placeFields(state.values).filter((field) => codes.includes(field.place.code))) {
    values = withField(values, name, { text: place.code, code: '', label: '' });
    errors[name] = t('search.placeUnknown', { text: place.code });
  }
  return { ...state, values, errors, messages: faultTexts(t) };
}

/** Adds the validation error of a trip that ends in the city where it starts. @param t reads the namespace `errors` */
export function withSameCity(
  state: SearchFormState,
  { index, city }: { index: number; city: string },
  t: Translate,
): SearchFormState {
  const errors = { [placeName(state.values, index, 'arrival')]: t('search.sameCity', { city }) };
  return { ...state, errors, messages: faultTexts(t) };
}
