import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { PlaceSuggestion } from '~/features/places/suggestions';
import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '~/ui/TextField';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './PlaceField.module.css';
import { SuggestionRows } from './SuggestionRows';
import type { PlaceValue } from './form-values';
import { usePlaceSuggestions } from './use-place-suggestions';

export type PlaceFieldProps = {
  name: string;
  label: string;
  placeholder: string;
  value: PlaceValue;
  error?: string;
  onChange: (value: PlaceValue) => void;
  /** A suggestion was picked. */
  onPick: (code: string) => void;
  /** Suggests while one types; otherwise it is a text field, and the server finds out what is meant. */
  suggests: boolean;
  /** A country and anywhere may be chosen too. */
  hasAreas: boolean;
  /** The code is chosen elsewhere in the form. */
  withoutCode: boolean;
  takesFocus: boolean;
  testId: string;
  children?: ReactNode;
};

/** From or to: a text field that with JavaScript becomes a combobox (WAI-ARIA 1.2, list with manual selection). */
export function PlaceField(props: PlaceFieldProps) {
  const { name, label, placeholder, value, error, suggests, hasAreas, withoutCode, takesFocus, testId } = props;
  const { t, locale } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const isTyped = isOpen && value.code === '' && value.text.trim() !== '';
  const { text, sections } = usePlaceSuggestions(isTyped ? value.text : null, locale, hasAreas);
  const rows = sections.flatMap((section) => section.rows);
  const isShown = isTyped && text !== '' && rows.length > 0;
  const current = isShown ? rows[active] : undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function type(typed: string) {
    setOpen(true);
    setActive(-1);
    props.onChange({ text: typed, code: '', label: '' });
  }

  function pick({ code, label: picked }: PlaceSuggestion) {
    close();
    props.onChange({ text: picked, code, label: picked });
    props.onPick(code);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (isShown) setActive(nextRow(active, key === 'ArrowDown' ? 1 : -1, rows.length));
    } else if (key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    } else if (key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  }

  const combobox = {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': current ? `${listId}-${active}` : undefined,
    onKeyDown,
    onBlur: close,
  } as const;

  const status = !isTyped || text !== value.text.trim() ? '' : t('places.found', { count: rows.length });
  return (
    <div className={styles.place}>
      <TextField
        {...(suggests ? combobox : {})}
        name={name}
        label={label}
        value={value.text}
        onValue={type}
        error={error}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the form was refused because of this field
        autoFocus={takesFocus}
        enterKeyHint="search"
        maxLength={100}
        testId={testId}
        below={
          <>
            {isShown ? (
              <SuggestionRows id={listId} label={label} sections={sections} active={active} onPick={pick} />
            ) : null}
            {suggests ? (
              <VisuallyHidden>
                <span role="status">{status}</span>
              </VisuallyHidden>
            ) : null}
          </>
        }
      />
      {withoutCode ? null : <input type="hidden" name={`${name}Code`} value={value.code} />}
      <input type="hidden" name={`${name}Label`} value={value.label} />
      {props.children}
    </div>
  );
}

/** From the field itself (−1) down to the first row and up to the last one, round and round. */
function nextRow(active: number, step: 1 | -1, count: number): number {
  if (active === -1) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next === count ? -1 : next;
}
