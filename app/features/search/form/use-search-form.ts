import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { fieldId } from '~/ui/field-id';
import { withDay } from './dates';
import type * as Enhancement from './enhancement';
import type { PlaceValue, SearchFormValues } from './form-values';
import type { FormIntent } from './intent';
import { applyIntent, fieldAfter } from './intents';
import { withNames } from './late-names';
import { readSearchForm } from './read-form';
import { withField } from './route';
import type { SearchFormState } from './search-form-state';

export type OnIntent = (intent: FormIntent, press: MouseEvent<HTMLButtonElement>) => void;

/** The form in the browser: what its fields hold, and what they do to each other. */
export type FormControl = {
  form: RefObject<HTMLFormElement>;
  state: SearchFormState;
  values: SearchFormValues;
  errors: SearchFormState['errors'];
  /** Null until it has come. */
  enhanced: typeof Enhancement | null;
  change: (part: Partial<SearchFormValues>) => void;
  setPlace: (name: string, place: PlaceValue) => void;
  setDay: (name: string, date: string) => void;
  /** What a button does in the place of its submit. */
  onIntent: OnIntent;
  /** Gives the focus to a field, once the form is drawn as it is then. */
  focusOn: (field: string) => void;
};

/**
 * The form's values in the browser. On the server, and until the page is hydrated, they are those of the state; then
 * whatever has been typed meanwhile, or restored by the browser's Back, is taken over. An untouched form takes up the
 * last search of this tab: Back to a page that the browser's router draws anew has lost nothing either.
 */
export function useSearchForm(state: SearchFormState): FormControl {
  const form = useRef<HTMLFormElement>(null);
  const nextField = useRef<string | null>(null);
  // Another state starts the form anew.
  const firstState = useRef(state);
  const [values, setValues] = useState(state.values);
  const [enhanced, setEnhanced] = useState<typeof Enhancement | null>(null);

  useEffect(() => {
    if (form.current) setValues(readSearchForm(new FormData(form.current)));
    import('./enhancement').then(setEnhanced, () => undefined);
  }, []);

  useEffect(() => {
    if (enhanced) setValues((current) => enhanced.recallForm(current, firstState.current));
  }, [enhanced]);

  useEffect(() => setValues((current) => withNames(current, state.values)), [state.values]);

  useEffect(() => {
    if (nextField.current) document.getElementById(fieldId(nextField.current))?.focus();
    nextField.current = null;
  });

  const focusOn = (field: string) => {
    nextField.current = field;
  };
  const onIntent: OnIntent = (intent, press) => {
    press.preventDefault();
    setValues((current) => {
      const changed = applyIntent(current, intent, state);
      const field = fieldAfter(intent, changed);
      if (field) focusOn(field);
      return changed;
    });
  };

  return {
    form,
    state,
    values,
    errors: enhanced ? enhanced.liveErrors(state, values) : state.errors,
    enhanced,
    change: (part) => setValues((current) => ({ ...current, ...part })),
    setPlace: (name, place) => setValues((current) => withField(current, name, place)),
    setDay: (name, date) => setValues((current) => withDay(current, name, date, state.dates)),
    onIntent,
    focusOn,
  };
}
