import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useMarket } from '~/i18n/use-market';
import { formatDate } from '~/market/format';
import { Icon } from '~/ui/Icon';
import styles from './DateTools.module.css';
import type { AfterCalendar, DateCalendarProps } from './date-calendar';
import { wasPressedEarly } from './early-press';

/** Class of a date field beside these tools: their text stands in it until it takes the focus. */
export const DATE_CLASS = `${styles.enhanced} ${styles.covered}`;

/** The field after both dates: the passengers. */
const NEXT = 'details[data-testid=passenger-input-container] > summary';

/** Marks a field that keys reach. */
const TYPED = 'data-typed';

export type DateToolsProps = Omit<DateCalendarProps, 'onPick' | 'onClose'> & {
  /** Id of the browser's date field. */
  inputId: string;
  /** Stands in the field while it is empty. */
  emptyText: string;
  /** Stands in it instead of the chosen day. */
  chosenText?: string;
  onValue: (date: string) => void;
};

/** A calendar beside a date field, loaded when first opened; Backspace and Delete clear the whole date. */
export function DateTools({ inputId, emptyText, chosenText, onValue, ...calendar }: DateToolsProps) {
  const { t } = useTranslation('home');
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps> | null>(null);
  const isNew = useRef(true);
  const opener = useRef<HTMLElement | null>(null);
  const market = useMarket();
  // A browser leaves its field empty for anything else.
  const isDay = !Number.isNaN(Date.parse(calendar.value));
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

  function close(focus: AfterCalendar) {
    setCalendar(null);
    if (focus === 'field') opener.current?.focus();
    // Once the dialog has gone, which returns the focus to its field.
    else if (focus === 'next') setTimeout(() => input()?.form?.querySelector<HTMLElement>(NEXT)?.focus());
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
    /** Shows the browser's own date to those who come by key, for typing; a press, or a closed calendar, leaves the words. */
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' && key !== 'Enter') field.setAttribute(TYPED, '');
    };
    const onBlur = () => field.removeAttribute(TYPED);
    field.addEventListener('click', onClick);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('keyup', onKeyUp);
    field.addEventListener('blur', onBlur);
    return () => {
      field.removeEventListener('click', onClick);
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('keyup', onKeyUp);
      field.removeEventListener('blur', onBlur);
    };
  });

  return (
    <>
      <span className={isDay ? styles.text : `${styles.text} ${styles.empty}`} aria-hidden="true">
        {isDay ? (chosenText ?? formatDate(calendar.value, market, 'weekday')) : emptyText}
      </span>
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
            close('field');
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
