import type { SearchFormValues } from './form-values';
import { pickedCode, placeFields, withField } from './route';
import type { SearchFormState } from './search-form-state';

/**
 * Identifies a form, ignoring the names of picked places: names may arrive after the page, and must not reset the form.
 */
export function formIdentity({ values, choices }: Pick<SearchFormState, 'values' | 'choices'>): string {
  const unnamed = placeFields(values).reduce(
    (form, { name, place }) => withField(form, name, pickedCode(place) || place),
    values,
  );
  return JSON.stringify([unnamed, choices]);
}

/** Updates the names of places that are still picked, from the form `source`. */
export function withNames(form: SearchFormValues, source: SearchFormValues): SearchFormValues {
  const places = new Map(placeFields(source).map(({ name, place }) => [name, place]));
  return placeFields(form).reduce((named, { name, place }) => {
    const late = places.get(name);
    const isSame = late && pickedCode(late) !== '' && pickedCode(late) === pickedCode(place);
    return isSame ? withField(named, name, late) : named;
  }, form);
}
