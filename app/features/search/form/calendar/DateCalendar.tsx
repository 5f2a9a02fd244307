import {
  Suspense,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { DayPicker } from 'react-day-picker';
import { useMarket } from '~/i18n/use-market';
import type { DateCalendarProps } from '../date-calendar';
import { useTranslation } from '~/i18n/use-translation';
import { CURRENCIES } from '~/market/currencies';
import { formatDate } from '~/market/format';
import { Icon } from '~/ui/Icon';
import { CaptionLabel, Chevron, Day, DayButton, DayPricesProvider } from './CalendarParts';
import styles from './DateCalendar.module.css';
import { calendarDay, localDay, shownMonths } from './picker-days';
import { useDayPrices } from './use-day-prices';

const NARROW = '(max-width: 47.99em)';
const MONDAY = 1;
/** Margin beside the panel, in pixels. */
const GUTTER = 16;

/**
 * Calendar of a date field: a modal dialog with the selectable days and, when both places are known, their prices. Its
 * texts load with it.
 */
export function DateCalendar(props: DateCalendarProps) {
  return (
    <Suspense fallback={null}>
      <CalendarDialog {...props} />
    </Suspense>
  );
}

function CalendarDialog(props: DateCalendarProps) {
  const { label, value, start, min, max, onPick, onClose } = props;
  const { t } = useTranslation('calendar');
  const { t: common } = useTranslation('common');
  const market = useMarket();
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const titleId = useId();
  const dialog = useModal();
  const prices = usePrices(props);
  const hasPrices = Object.keys(prices).length > 0;
  const chosen = localDay(value);
  const from = localDay(start);

  const words = useMemo(() => {
    const write = (date: Date, style: Parameters<typeof formatDate>[2]) => formatDate(calendarDay(date), market, style);
    return {
      formatters: {
        formatCaption: (date: Date) => write(date, 'month'),
        formatWeekdayName: (date: Date) => write(date, 'weekdayName'),
      },
      labels: {
        labelGrid: (date: Date) => write(date, 'month'),
        labelWeekday: (date: Date) => write(date, 'weekdayLong'),
        labelPrevious: () => t('picker.previous'),
        labelNext: () => t('picker.next'),
        labelNav: () => t('picker.months'),
        labelDayButton: (date: Date) => {
          const price = prices[calendarDay(date)];
          const parts = [write(date, 'full'), price && t('picker.price', { price: price.text })];
          return [...parts, price?.isLowest && t('low.lowestOfMonth')].filter(Boolean).join(', ');
        },
      },
    };
  }, [market, prices, t]);

  /** Backspace and Delete clear the date (specification 1 §4). */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      onPick('');
    }
  }

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click outside closes it; it handles its own keys
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-testid="search-form-calendar"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeBeside}
      onKeyDown={onKeyDown}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {label}
          </h2>
          {value !== '' ? (
            <button type="button" className={styles.clear} onClick={() => onPick('')}>
              {t('picker.clear')}
            </button>
          ) : null}
          <button type="button" className={styles.close} aria-label={common('close')} onClick={onClose}>
            <Icon name="close" large />
          </button>
        </div>
        <DayPricesProvider value={prices}>
          <DayPicker
            mode="single"
            required
            lang={market.locale}
            weekStartsOn={MONDAY}
            selected={chosen}
            onDayClick={(date, { disabled }) => {
              if (!disabled) onPick(calendarDay(date));
            }}
            numberOfMonths={shownMonths(isNarrow, { min, max })}
            hideNavigation={isNarrow}
            pagedNavigation
            startMonth={localDay(min)}
            endMonth={localDay(max)}
            defaultMonth={isNarrow ? localDay(min) : (chosen ?? from ?? localDay(min))}
            disabled={[{ before: localDay(min)! }, { after: localDay(max)! }]}
            modifiers={from ? rangeOf(from, chosen) : {}}
            modifiersClassNames={{ start: styles.start!, between: styles.between! }}
            classNames={CLASS_NAMES}
            components={PARTS}
            {...words}
          />
        </DayPricesProvider>
        <p className={styles.note}>
          {hasPrices
            ? t(CURRENCIES[market.currency].decimals === 0 ? 'picker.note' : 'picker.noteRounded', {
                currency: market.currency,
              })
            : null}
        </p>
      </div>
    </dialog>
  );
}

/** Marks the first day, and the days from it to the chosen one. */
function rangeOf(start: Date, chosen: Date | undefined) {
  return chosen && chosen > start ? { start, between: { after: start, before: chosen } } : { start };
}

const PARTS = { CaptionLabel, Chevron, Day, DayButton };

const CLASS_NAMES = {
  root: styles.calendar,
  months: styles.months,
  month: styles.month,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  selected: styles.selected,
  disabled: styles.disabled,
  today: styles.today,
};

function usePrices({ value, start, departure, arrival, cabin = 'Y', isReturn = false, min, max }: DateCalendarProps) {
  const market = useMarket();
  const isKnown = departure !== '' && arrival !== '' && departure !== arrival;
  const isChosen = value >= min && value <= max;
  const out = isReturn && start !== '' ? start : null;
  const question = {
    departure: isReturn && !out ? arrival : departure,
    arrival: isReturn && !out ? departure : arrival,
    cabin,
    date: isChosen ? value : null,
    out,
  };
  const { locale, country, currency } = market;
  return useDayPrices(isKnown ? question : null, [locale, country, currency].join('-'));
}

/**
 * Opens the dialog modally, so that the page behind is out of the keyboard's reach. On a wide screen it is placed below
 * its field and shifted onto the screen if needed.
 */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close it before it leaves the page, which returns the focus to the opener.
  useLayoutEffect(() => {
    const box = dialog.current;
    const field = box?.parentElement?.getBoundingClientRect();
    if (!box || !field) return;
    box.showModal();
    const room = document.documentElement.clientWidth - box.offsetWidth - GUTTER;
    box.style.setProperty('--top', `${field.bottom + window.scrollY}px`);
    box.style.setProperty('--left', `${Math.max(GUTTER, Math.min(field.left, room))}px`);
    // Now a day can take the focus: the chosen one, today or the first selectable one.
    const day = box.querySelector<HTMLElement>('td button[tabindex="0"]');
    day?.scrollIntoView({ block: 'center' });
    day?.focus({ preventScroll: true });
    return () => box.close();
  }, []);
  return dialog;
}
