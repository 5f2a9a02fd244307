import type { SearchFormValues } from './form-values';
import { pickedCode, placeFields, withField } from './route';
import type { SearchFormState } from './search-form-state';

/**
 * Tells forms apart, but not by what picked places are called: names may come later than the page, and the form must not
 * begin anew then.
 */
export function formIdentity({ values, choices }: Pick<SearchFormState, 'values' | 'choices'>): string {
  const unnamed = placeFields(values).reduce(
    (form, { name, place }) => withField(form, name, pickedCode(place) || place),
    values,
  );
  return JSON.stringify([unnamed, choices]);
}

/** The form with the names that `said` has for places that are still picked. */
export function withNames(form: SearchFormValues, said: SearchFormValues): SearchFormValues {
  const places = new Map(placeFields(said).map(({ name, place }) => [name, place]));
  return placeFields(form).reduce((named, { name, place }) => {
    const late = places.get(name);
    const isSame = late && pickedCode(late) !== '' && pickedCode(late) === pickedCode(place);
    return isSame ? withField(named, name, late) : named;
  }, form);
}
