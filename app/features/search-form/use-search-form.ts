import { useEffect, useRef, useState } from 'react';
import { isUntouched, readSearchForm, type PlaceValue, type SearchFormValues } from './form-values';
import { applyIntent, type FormIntent } from './intents';
import { recallForm } from './remembered-form';
import type { PlaceSide, SearchFormState } from './search-form-state';

/**
 * The form's values in the browser. On the server, and until the page is hydrated, they are those of the state; then
 * whatever has been typed meanwhile, or restored by the browser's Back, is taken over. An untouched form takes up the
 * last search of this tab: Back to a page that the browser's router draws anew has lost nothing either.
 */
export function useSearchForm(state: SearchFormState) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(state.values);
  const [isEnhanced, setEnhanced] = useState(false);

  useEffect(() => {
    if (form.current) {
      const typed = readSearchForm(new FormData(form.current));
      setValues(isUntouched(typed) ? (recallForm(state.dates) ?? typed) : typed);
    }
    setEnhanced(true);
  }, [state.dates]);

  const change = (part: Partial<SearchFormValues>) => setValues((current) => ({ ...current, ...part }));

  return {
    form,
    values,
    isEnhanced,
    change,
    setPlace: (side: PlaceSide, place: PlaceValue) => change({ [side]: place }),
    setDepartureDate: (date: string) => setValues((current) => withDepartureDate(current, date, state)),
    setDateBack: (date: string) => setValues((current) => withDateBack(current, date, state)),
    apply: (intent: FormIntent) => setValues((current) => applyIntent(current, intent)),
  };
}

/** A departure later than the way back clears the way back (specification 1 §4). */
function withDepartureDate(values: SearchFormValues, date: string, { dates }: SearchFormState): SearchFormValues {
  const clears = values.dateBack !== '' && date <= dates.max && date > values.dateBack;
  return { ...values, departureDate: date, dateBack: clears ? '' : values.dateBack };
}

/**
 * A way back before the departure moves the departure to it (specification 1 §4). While a year is being typed the date
 * lies in the past: that moves nothing.
 */
function withDateBack(values: SearchFormValues, date: string, { dates }: SearchFormState): SearchFormValues {
  const moves = date >= dates.min && date < values.departureDate;
  return { ...values, dateBack: date, departureDate: moves ? date : values.departureDate };
}
