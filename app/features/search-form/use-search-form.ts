import { useEffect, useRef, useState, type RefObject } from 'react';
import { fieldId } from '~/ui/field-id';
import { readSearchForm, searchFormParams, type SearchFormValues } from './form-values';
import { applyIntent, fieldAfter, type FormIntent } from './intents';
import type { liveErrors } from './live-errors';
import { recallForm } from './remembered-form';
import type { SearchFormState } from './search-form-state';

/** The form in the browser: what its fields hold, and what they do to each other. */
export type FormControl = {
  form: RefObject<HTMLFormElement>;
  state: SearchFormState;
  values: SearchFormValues;
  errors: SearchFormState['errors'];
  /** False until JavaScript has taken over. */
  isEnhanced: boolean;
  update: (change: (values: SearchFormValues) => SearchFormValues) => void;
  /** What a button does at once; undefined while it has to submit. */
  onIntent: ((intent: FormIntent) => void) | undefined;
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
  const [values, setValues] = useState(state.values);
  const [isEnhanced, setEnhanced] = useState(false);
  const [errorsNow, setErrorsNow] = useState<typeof liveErrors | null>(null);
  const { dates, isFresh, messages } = state;

  useEffect(() => {
    if (form.current) {
      const typed = readSearchForm(new FormData(form.current));
      const isTyped = searchFormParams(typed).toString() !== searchFormParams(state.values).toString();
      setValues(isFresh && !isTyped ? (recallForm(dates) ?? typed) : typed);
    }
    setEnhanced(true);
    // Once: another state starts the form anew.
  }, []);

  useEffect(() => {
    if (messages) void import('./live-errors').then((module) => setErrorsNow(() => module.liveErrors));
  }, [messages]);

  useEffect(() => {
    if (nextField.current) document.getElementById(fieldId(nextField.current))?.focus();
    nextField.current = null;
  });

  const focusOn = (field: string) => {
    nextField.current = field;
  };
  const apply = (intent: FormIntent) => {
    const changed = applyIntent(values, intent, state);
    const field = fieldAfter(intent, changed);
    if (field) focusOn(field);
    setValues(changed);
  };
  return {
    form,
    state,
    values,
    errors: errorsNow ? errorsNow(state, values) : state.errors,
    isEnhanced,
    update: setValues,
    onIntent: isEnhanced ? apply : undefined,
    focusOn,
  };
}
