import { useMemo } from 'react';
import { DayPicker, type DateRange, type Matcher } from 'react-day-picker';
import { daysBetween } from '~/dates/calendar-date';
import { useMarket } from '~/i18n/use-market';
import { useTranslation } from '~/i18n/use-translation';
import { formatDate } from '~/market/format';
import type { DayPrices } from '../../calendar/day-prices-link';
import type { DayLevels } from '../../calendar/lowest-days';
import { CaptionLabel, Chevron, Day, DayButton, MonthCaption, ShownDaysProvider, Week } from './CalendarParts';
import styles from './DateCalendar.module.css';
import { calendarDay, firstOpened, firstShown, localDay, shownMonths, type DaySpan } from './picker-days';

/** In every country (specification 1 §9). */
const MONDAY = 1;

export type MonthsProps = {
  /** Chosen days, from the first to the last; `to` is undefined for a single day. */
  selected: DateRange;
  /** The day to open at; empty for the first selectable one. */
  focus: string;
  /** Days that the pointer would choose. */
  preview?: Matcher;
  min: string;
  max: string;
  /** The first day while the second is chosen: earlier days are closed. */
  after?: string;
  /** The last day that can be chosen then; `max` otherwise. */
  until?: string;
  /** The chosen days are a stay, so each day after the first says its nights. */
  hasNights?: boolean;
  /** Further days that a search around the chosen ones tries. */
  around?: readonly (DaySpan | null)[];
  isNarrow: boolean;
  prices: DayPrices;
  /** Days with the lowest price of their month (`lowestDays`). */
  lowest: ReadonlySet<string>;
  levels: DayLevels;
  onDay: (date: string) => void;
  onHover?: (date: string | null) => void;
};

/** The months of a calendar with their prices: two at a time, or all of them below each other on a phone. */
export function Months(props: MonthsProps) {
  const { selected, focus, preview, min, max, after, until = max, hasNights = false, around = [], isNarrow } = props;
  const { prices, lowest, levels, onDay, onHover } = props;
  const { t } = useTranslation('calendar');
  const market = useMarket();

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
          const day = calendarDay(date);
          const price = prices[day];
          const nights = hasNights && after && day >= after && t('picker.nights', { count: daysBetween(after, day) });
          const parts = [write(date, 'full'), nights, price && t('picker.price', { price: price.text })];
          return [...parts, lowest.has(day) && t('low.lowestOfMonth')].filter(Boolean).join(', ');
        },
      },
    };
  }, [market, prices, lowest, after, hasNights, t]);

  const { from, to } = selected;
  const days = useMemo(() => ({ prices, lowest, levels, firstDay: min }), [prices, lowest, levels, min]);
  const spanStart = from ? calendarDay(from) : '';
  return (
    <ShownDaysProvider value={days}>
      <DayPicker
        mode="range"
        lang={market.locale}
        weekStartsOn={MONDAY}
        selected={selected}
        onSelect={ignore}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onDay(calendarDay(date));
        }}
        onDayMouseEnter={(date, { disabled }) => onHover?.(disabled ? null : calendarDay(date))}
        onDayMouseLeave={() => onHover?.(null)}
        onDayFocus={(date) => onHover?.(calendarDay(date))}
        onDayBlur={() => onHover?.(null)}
        numberOfMonths={shownMonths(isNarrow, { min, max })}
        hideNavigation={isNarrow}
        pagedNavigation
        startMonth={localDay(min)}
        endMonth={localDay(max)}
        defaultMonth={(isNarrow ? undefined : firstShown(focus, spanStart)) ?? firstOpened(isNarrow, min)}
        disabled={[{ before: localDay(after ?? min)! }, { after: localDay(until)! }]}
        modifiers={{
          ...(preview && { preview }),
          ...(after && { departure: localDay(after) }),
          around: around.flatMap((span) => (span ? { from: localDay(span.from), to: localDay(span.to) } : [])),
          ...(from && to && from < to && { spanStart: from, spanEnd: to }),
        }}
        modifiersClassNames={{
          preview: styles.between!,
          departure: styles.departure!,
          around: styles.around!,
          spanStart: styles.spanStart!,
          spanEnd: styles.spanEnd!,
        }}
        classNames={CLASS_NAMES}
        components={PARTS}
        {...words}
      />
    </ShownDaysProvider>
  );
}

/** `onDay` chooses; the picker only shows the days that it is given. */
function ignore() {}

const PARTS = { CaptionLabel, Chevron, Day, DayButton, MonthCaption, Week };

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
  range_start: styles.selected,
  range_end: styles.selected,
  range_middle: styles.middle,
  disabled: styles.disabled,
  today: styles.today,
  outside: styles.outside,
};
