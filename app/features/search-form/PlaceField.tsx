import { useId, useState, type KeyboardEvent } from 'react';
import type { PlaceSuggestion } from '~/features/places/suggestions';
import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '~/ui/TextField';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './PlaceField.module.css';
import { SuggestionRows } from './SuggestionRows';
import type { PlaceValue } from './form-values';
import type { PlaceSide } from './search-form-state';
import { usePlaceSuggestions } from './use-place-suggestions';

export type PlaceFieldProps = {
  side: PlaceSide;
  label: string;
  value: PlaceValue;
  error?: string;
  onChange: (value: PlaceValue) => void;
  /** Suggests while one types; otherwise it is a text field, and the server finds out what is meant. */
  suggests: boolean;
  /** The code is chosen elsewhere in the form. */
  withoutCode?: boolean;
  testId: string;
};

/** From or to: a text field that with JavaScript becomes a combobox (WAI-ARIA 1.2, list with manual selection). */
export function PlaceField({ side, label, value, error, onChange, suggests, withoutCode, testId }: PlaceFieldProps) {
  const { t, locale } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const isTyped = isOpen && value.code === '' && value.text.trim() !== '';
  const { text, rows } = usePlaceSuggestions(isTyped ? value.text : null, locale);
  const shown = isTyped && text !== '' ? rows : [];
  const current = shown[active];

  function type(typed: string) {
    setOpen(true);
    setActive(-1);
    onChange({ text: typed, code: '', label: '' });
  }

  function pick({ code, label: name }: PlaceSuggestion) {
    setOpen(false);
    setActive(-1);
    onChange({ text: name, code, label: name });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextRow(active, key === 'ArrowDown' ? 1 : -1, shown.length));
    } else if (key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    } else if (key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  const combobox = {
    role: 'combobox',
    'aria-expanded': shown.length > 0,
    'aria-controls': shown.length > 0 ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': current ? `${listId}-${active}` : undefined,
    onKeyDown,
    onBlur: () => setOpen(false),
  } as const;

  const status = !isTyped || text !== value.text.trim() ? '' : t('places.found', { count: rows.length });
  return (
    <div className={styles.place}>
      <TextField
        {...(suggests ? combobox : {})}
        name={side}
        label={label}
        value={value.text}
        onValue={type}
        error={error}
        placeholder={t(`places.${side}Placeholder`)}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        testId={testId}
        below={
          <>
            {shown.length > 0 ? (
              <SuggestionRows id={listId} label={label} rows={shown} active={active} onPick={pick} />
            ) : null}
            {suggests ? (
              <VisuallyHidden>
                <span role="status">{status}</span>
              </VisuallyHidden>
            ) : null}
          </>
        }
      />
      {withoutCode ? null : <input type="hidden" name={`${side}Code`} value={value.code} />}
      <input type="hidden" name={`${side}Label`} value={value.label} />
    </div>
  );
}

/** From the field itself (−1) down to the first row and up to the last one, round and round. */
function nextRow(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next === count ? -1 : next;
}
