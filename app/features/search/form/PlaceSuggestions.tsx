import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { SuggestionRows, type SuggestionRow } from './SuggestionRows';
import { EMPTY_PLACE, type PlaceValue } from './form-values';
import { usePlaceSuggestions, type AskingField } from './use-place-suggestions';

/** `away`: to a place of the visitor's own choice. Null after a press of a row. */
export type Going = 'on' | 'away' | null;

export type PlaceSuggestionsProps = {
  /** Id of the text field, which is rendered first. */
  inputId: string;
  label: string;
  value: PlaceValue;
  field: AskingField;
  /**
   * Takes a row. `going`: Enter and Tab go on to the next field; Shift and Tab, and a press elsewhere, away.
   * @returns whether another field takes the focus
   */
  onPick: (row: SuggestionRow, going: Going) => boolean;
};

const SELECTING = ['focus', 'click', 'keydown'] as const;

/**
 * Turns a text field into a combobox (WAI-ARIA 1.2) that suggests places; Enter and Tab take the first row of those for a
 * typed text, unless a note says that it is not what was typed; leaving the field does where it is named in full, or is
 * the only one. A press on an empty field lists recent and popular places. Leaves the field itself alone, so that someone
 * already typing keeps the focus.
 */
export function PlaceSuggestions({ inputId, label, value, field, onPick }: PlaceSuggestionsProps) {
  const { t, locale } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isJustFocused = useRef(false);
  const picked = useRef<PlaceValue>(EMPTY_PLACE);
  const isAsking = isOpen && value.code === '';
  const typed = value.text.trim();
  const isTyped = isAsking && typed !== '';
  const { text, note, taken, sections: found } = usePlaceSuggestions(isAsking ? value.text : null, locale, field);
  const takers = taken ? takingRows() : [];
  const sections = takers.length > 0 ? [{ title: '', rows: takers }, ...found] : found;
  const rows = sections.flatMap((section) => section.rows);
  // The list of an empty field does not stay for a typed text, nor the other way round.
  const isCurrent = isAsking && text !== null && (text === '') === (typed === '');
  const isShown = isCurrent && (rows.length > 0 || note !== null);
  /** The list belongs to the current text. */
  const isSettled = isTyped && text === typed;
  const current = isShown ? rows[active] : undefined;
  const listId = `${inputId}-list`;

  function toggle(open: boolean) {
    setOpen(open);
    setActive(-1);
  }

  function pick(row: SuggestionRow, going: Going = null) {
    toggle(false);
    return onPick(row, going);
  }

  /** The typed place after all: in exchange for the one that this field had, or with the other field cleared. */
  function takingRows(): SuggestionRow[] {
    if (!taken) return [];
    const isArrival = field.side === 'arrival';
    const clears = { ...taken, nested: false, other: EMPTY_PLACE };
    const sublabel = t('places.clearsOther', { field: t(isArrival ? 'places.departure' : 'places.arrival') });
    const before = picked.current;
    if (before.code === '' || before.code === field.otherEnd) return [{ ...clears, sublabel }];
    const ends = isArrival ? [before.label, taken.label] : [taken.label, before.label];
    return [
      { ...clears, shown: ends.join(' → '), sublabel: t('places.swap'), other: before },
      { ...clears, sublabel },
    ];
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (isShown && rows.length > 0) setActive(nextRow(active, key === 'ArrowDown' ? 1 : -1, rows.length));
    } else if ((key === 'Enter' || key === 'Tab') && isShown && (current || (isSettled && note === null))) {
      // Without a choice the first row is meant.
      const isMoved = pick(current ?? rows[0]!, event.shiftKey ? 'away' : 'on');
      if (key === 'Enter' || isMoved) event.preventDefault();
    } else if (key === 'Escape' && isShown) {
      event.preventDefault();
      toggle(false);
    }
  }

  useEffect(() => {
    if (value.code !== '') picked.current = value;
  }, [value]);

  useEffect(() => {
    const input = document.getElementById(inputId) as HTMLInputElement | null;
    if (!input) return;
    const put = (name: string, attribute: string | null) =>
      attribute === null ? input.removeAttribute(name) : input.setAttribute(name, attribute);
    put('role', 'combobox');
    put('aria-autocomplete', 'list');
    put('aria-expanded', String(isShown));
    put('aria-controls', isShown ? listId : null);
    put('aria-activedescendant', current ? `${listId}-${active}` : null);
    const onInput = () => toggle(true);
    const onBlur = () => {
      if (isSettled && note === null && isMeant(rows, typed)) pick(rows[0]!, 'away');
      else toggle(false);
    };
    const onClick = () => {
      if (input.value === '') toggle(true);
    };
    /**
     * Selects a picked place, so that typing replaces it: on focus, and again on the first press or key, which may have
     * put the cursor elsewhere.
     */
    const selectPicked = (event: Event) => {
      const isFocus = event.type === 'focus';
      const isLetter = !(event instanceof KeyboardEvent) || event.key.length === 1;
      const isUnselected = input.selectionStart === input.selectionEnd;
      if (value.code !== '' && isLetter && (isFocus || (isJustFocused.current && isUnselected))) input.select();
      isJustFocused.current = isFocus;
    };
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('input', onInput);
    input.addEventListener('click', onClick);
    input.addEventListener('blur', onBlur);
    for (const event of SELECTING) input.addEventListener(event, selectPicked);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('input', onInput);
      input.removeEventListener('click', onClick);
      input.removeEventListener('blur', onBlur);
      for (const event of SELECTING) input.removeEventListener(event, selectPicked);
    };
  });

  const count = rows.length > 0 ? t('places.found', { count: rows.length }) : null;
  const status = isSettled ? [note, count].filter((part) => part !== null).join('. ') : '';
  return (
    <>
      {isShown ? (
        <SuggestionRows
          id={listId}
          label={label}
          note={note}
          sections={sections}
          active={active}
          isMarked={active === -1 && isSettled && note === null}
          onPick={(row) => pick(row)}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}

/** True when the form would take the first row for the typed text without a question. */
function isMeant([first, ...others]: readonly SuggestionRow[], typed: string): boolean {
  const isNamed = first?.label.toLowerCase() === typed.toLowerCase();
  return first !== undefined && (isNamed || others.every(({ nested }) => nested));
}

/** Moves from the field (−1) to the first or last row, and wraps around. */
function nextRow(active: number, step: 1 | -1, count: number): number {
  if (active === -1) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next === count ? -1 : next;
}
