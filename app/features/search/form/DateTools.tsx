import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './DateInput.module.css';
import type { DateCalendarProps } from './date-calendar';
import { wasPressedEarly } from './early-press';

export type DateToolsProps = Omit<DateCalendarProps, 'onPick' | 'onClose'> & {
  /** Of the browser's date field that they belong to. */
  inputId: string;
  onValue: (date: string) => void;
};

/** A calendar beside a date field, loaded when it is opened first; Backspace and Delete clear the whole date. */
export function DateTools({ inputId, onValue, ...calendar }: DateToolsProps) {
  const { t } = useTranslation('home');
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps> | null>(null);
  const isNew = useRef(true);
  const input = () => document.getElementById(inputId) as HTMLInputElement | null;

  function open() {
    // Where it does not load there is the browser's own.
    import('./calendar/DateCalendar').then(
      ({ DateCalendar }) => setCalendar(() => DateCalendar),
      () => input()?.showPicker(),
    );
  }

  function close() {
    setCalendar(null);
    input()?.focus();
  }

  useEffect(() => {
    const field = input();
    if (!field) return;
    if (isNew.current && wasPressedEarly(field)) open();
    isNew.current = false;
    /** A press on the field opens the calendar in the place of the browser's own. */
    const onClick = (event: Event) => {
      event.preventDefault();
      open();
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
      <button
        type="button"
        className={styles.button}
        aria-label={t('dates.calendar')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="calendar" />
      </button>
      {Calendar ? (
        <Calendar
          {...calendar}
          onPick={(date) => {
            onValue(date);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
