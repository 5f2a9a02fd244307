import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import { fieldId } from '~/ui/field-id';
import styles from './DateInput.module.css';
import { hasDateCalendar, loadDateCalendar, type DateCalendarProps } from './date-calendar';

export type DateInputProps = Omit<DateCalendarProps, 'onPick' | 'onClose'> & {
  name: string;
  error?: string;
  onValue: (date: string) => void;
  /** With JavaScript there is a calendar beside the browser's own field. */
  isEnhanced: boolean;
};

/** A day: the browser's own date field, and with JavaScript a calendar that is loaded when it is opened. */
export function DateInput({ name, error, onValue, isEnhanced, ...calendar }: DateInputProps) {
  const { t } = useTranslation('home');
  const box = useRef<HTMLDivElement>(null);
  const { Calendar, open, close } = useCalendar(box);
  const input = () => document.getElementById(fieldId(name)) as HTMLInputElement | null;

  /** Specification 1 §4: Backspace and Delete clear the whole date. */
  function onKeyDown(event: KeyboardEvent) {
    if ((event.key !== 'Backspace' && event.key !== 'Delete') || calendar.value === '') return;
    event.preventDefault();
    onValue('');
  }

  /** A press on the field opens the calendar, in the place of the browser's own. */
  function onClick(event: MouseEvent) {
    if (!isEnhanced || !hasDateCalendar) return;
    event.preventDefault();
    void open(() => undefined);
  }

  function end() {
    close();
    input()?.focus();
  }

  return (
    <div ref={box} className={isEnhanced ? styles.enhanced : styles.date}>
      <TextField
        type="date"
        name={name}
        label={calendar.label}
        min={calendar.min}
        max={calendar.max}
        value={calendar.value}
        onValue={onValue}
        error={error}
        onKeyDown={onKeyDown}
        onClick={onClick}
      />
      {isEnhanced ? (
        <button
          type="button"
          className={styles.button}
          aria-label={t('dates.calendar', { field: calendar.label })}
          aria-expanded={Calendar !== null}
          onClick={() => (Calendar ? close() : void open(() => input()?.showPicker()))}
        >
          <Icon name="calendar" />
        </button>
      ) : null}
      {Calendar ? (
        <Calendar
          {...calendar}
          onPick={(date) => {
            onValue(date);
            end();
          }}
          onClose={end}
        />
      ) : null}
    </div>
  );
}

/** The calendar while it is open; a press outside of the field closes it. */
function useCalendar(box: RefObject<HTMLElement>) {
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps> | null>(null);
  useEffect(() => {
    if (!Calendar) return;
    const onPress = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) setCalendar(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [Calendar, box]);
  return {
    Calendar,
    close: () => setCalendar(null),
    /** @param otherwise where there is no calendar, or it does not load */
    open: (otherwise: () => void) =>
      loadDateCalendar().then((loaded) => (loaded ? setCalendar(() => loaded) : otherwise()), otherwise),
  };
}
