import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { fieldId } from '~/ui/field-id';
import type { DayNotice } from './day-notice';
import type * as Enhancement from './enhancement';
import type { PlaceValue, SearchFormValues } from './form-values';
import type { FormIntent } from './intent';
import { applyIntent, fieldAfter } from './intents';
import { withNames } from './late-names';
import { readSearchForm } from './read-form';
import { withField } from './route';
import type { SearchFormState } from './search-form-state';

export type OnIntent = (intent: FormIntent, press: MouseEvent<HTMLButtonElement>) => void;

/** The form in the browser: its values, and how they depend on each other. */
export type FormControl = {
  form: RefObject<HTMLFormElement>;
  state: SearchFormState;
  values: SearchFormValues;
  errors: SearchFormState['errors'];
  /** Null until loaded. */
  enhanced: typeof Enhancement | null;
  change: (part: Partial<SearchFormValues>) => void;
  setPlace: (name: string, place: PlaceValue) => void;
  setDay: (name: string, date: string) => void;
  /** Another day that changed with the last one; null when none did. */
  dayNotice: DayNotice | null;
  /** Handles a button in the browser instead of submitting it. */
  onIntent: OnIntent;
  /** Focuses a field once the changed form is rendered. `opens`: and presses it, which opens its calendar. */
  focusOn: (field: string, opens?: boolean) => void;
};

/**
 * Holds the form's values in the browser. On the server and until hydration they come from the state; then the form
 * takes over anything typed or restored by the Back button since. An untouched form restores the last search of this
 * tab, so that Back also works on pages that the router renders again.
 */
export function useSearchForm(state: SearchFormState): FormControl {
  const form = useRef<HTMLFormElement>(null);
  const nextField = useRef<{ name: string; opens: boolean } | null>(null);
  // Another state resets the form.
  const firstState = useRef(state);
  const [values, setValues] = useState(state.values);
  const [moved, setMoved] = useState<{ notice: DayNotice | null; to: string } | null>(null);
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
    const next = nextField.current;
    const field = next && document.getElementById(fieldId(next.name));
    field?.focus();
    if (next?.opens) field?.click();
    nextField.current = null;
  });

  const focusOn = (name: string, opens = false) => {
    nextField.current = { name, opens };
  };
  const onIntent: OnIntent = (intent, press) => {
    press.preventDefault();
    setValues((current) => {
      const changed = applyIntent(current, intent, state);
      const field = fieldAfter(intent, changed);
      // A finger would get a keyboard over the fields that it has not seen yet.
      if (field && !(intent.kind === 'multiLeg' && matchMedia('(pointer: coarse)').matches))
        focusOn(field, intent.kind === 'goTo');
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
    setPlace: (name, place) => setValues((current) => (enhanced?.withPlace ?? withField)(current, name, place)),
    setDay: (name, date) => {
      const changed = enhanced ? enhanced.withDay(values, name, date, state.dates) : withField(values, name, date);
      if (enhanced) setMoved({ notice: enhanced.dayNotice(values, changed, name), to: bothDays(changed) });
      setValues(changed);
    },
    // Once the days are others, it no longer holds.
    dayNotice: moved && moved.to === bothDays(values) ? moved.notice : null,
    onIntent,
    focusOn,
  };
}

function bothDays({ departureDate, dateBack }: SearchFormValues): string {
  return `${departureDate} ${dateBack}`;
}
