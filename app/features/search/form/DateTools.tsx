import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './DateTools.module.css';
import type { DateCalendarProps } from './date-calendar';
import { wasPressedEarly } from './early-press';

/** Classes of a date field beside these tools; `unset` while a text stands in it. */
export const DATE_CLASSES = { enhanced: styles.enhanced, unset: `${styles.enhanced} ${styles.unset}` };

export type DateToolsProps = Omit<DateCalendarProps, 'onPick' | 'onClose'> & {
  /** Id of the browser's date field. */
  inputId: string;
  /** Stands in the empty field; null when it has a day, or needs none. */
  emptyText: string | null;
  onValue: (date: string) => void;
};

/** A calendar beside a date field, loaded when first opened; Backspace and Delete clear the whole date. */
export function DateTools({ inputId, emptyText, onValue, ...calendar }: DateToolsProps) {
  const { t } = useTranslation('home');
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps> | null>(null);
  const isNew = useRef(true);
  const opener = useRef<HTMLElement | null>(null);
  const input = () => document.getElementById(inputId) as HTMLInputElement | null;

  /** @param from takes the focus when the calendar closes; Safari does not focus a pressed button */
  function open(from: HTMLElement) {
    if (Calendar) return;
    opener.current = from;
    // Fall back to the browser's own calendar when loading fails.
    import('./calendar/DateCalendar').then(
      ({ DateCalendar }) => setCalendar(() => DateCalendar),
      () => input()?.showPicker(),
    );
  }

  function close(returnsFocus: boolean) {
    setCalendar(null);
    if (returnsFocus) opener.current?.focus();
  }

  useEffect(() => {
    const field = input();
    if (!field) return;
    if (isNew.current && wasPressedEarly(field)) open(field);
    isNew.current = false;
    /** Replaces the browser's own calendar on a click into the field. */
    const onClick = (event: Event) => {
      event.preventDefault();
      open(field);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'Backspace' && event.key !== 'Delete') || calendar.value === '') return;
      event.preventDefault();
      onValue('');
    };
    field.addEventListener('click', onClick);
    field.addEventListener('keydown', onKeyDown);
    return () => {
      field.removeEventListener('click', onClick);
      field.removeEventListener('keydown', onKeyDown);
    };
  });

  return (
    <>
      {emptyText === null ? null : (
        <span className={styles.emptyText} aria-hidden="true">
          {emptyText}
        </span>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={t('dates.calendar')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <Icon name="calendar" />
      </button>
      {Calendar ? (
        <Calendar
          {...calendar}
          onPick={(date) => {
            onValue(date);
            close(true);
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
