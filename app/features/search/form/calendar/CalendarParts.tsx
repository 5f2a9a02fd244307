import { createContext, useContext } from 'react';
import {
  DayButton as PlainDayButton,
  type CaptionLabelProps,
  type ChevronProps,
  type DayButtonProps,
  type DayProps,
  type MonthCaptionProps,
  type WeekProps,
} from 'react-day-picker';
import { useTranslation } from '~/i18n/use-translation';
import { monthOf } from '~/dates/month-grid';
import { Icon } from '~/ui/Icon';
import styles from './DateCalendar.module.css';
import type { DayPrices } from '../../calendar/day-prices-link';
import type { DayLevels } from '../../calendar/lowest-days';
import { calendarDay } from './picker-days';

type Shown = { prices: DayPrices; lowest: ReadonlySet<string>; levels: DayLevels; firstDay: string };

/** Prices by day, the lowest of each month, the cheap and dear ones, and the first day whose week is shown. */
const ShownDays = createContext<Shown>({ prices: {}, lowest: new Set(), levels: new Map(), firstDay: '' });
export const ShownDaysProvider = ShownDays.Provider;

/** Leaves out weeks that lie before the first day. */
export function Week({ week, ...row }: WeekProps) {
  const { firstDay } = useContext(ShownDays);
  return week.days.every(({ isoDate }) => isoDate < firstDay) ? <></> : <tr {...row} />;
}

/** A cell that names its day; cells outside the month are empty and name none. */
export function Day({ day, modifiers: _modifiers, 'data-day': isoDate, ...cell }: DayProps & { 'data-day'?: string }) {
  return <td {...cell} data-day={day.outside ? undefined : isoDate} />;
}

/** Shows the day's number with the price below. The button's label contains both in full. */
export function DayButton({ children, ...button }: DayButtonProps) {
  const { prices, lowest, levels } = useContext(ShownDays);
  const { isoDate } = button.day;
  return (
    <PlainDayButton {...button}>
      {children}
      <span
        className={[styles.price, styles[levels.get(isoDate) ?? ''], lowest.has(isoDate) && styles.lowest]
          .filter(Boolean)
          .join(' ')}
      >
        {prices[isoDate]?.short}
      </span>
    </PlainDayButton>
  );
}

/** Heads a month: its name, and its lowest price in the colour of the days that have it. */
export function MonthCaption({ calendarMonth, displayIndex: _index, children, ...caption }: MonthCaptionProps) {
  const { prices, lowest } = useContext(ShownDays);
  const { t } = useTranslation('calendar');
  const month = monthOf(calendarDay(calendarMonth.date));
  const day = [...lowest].find((one) => monthOf(one) === month);
  const price = day && prices[day]?.text;
  return (
    <div {...caption}>
      {children} {price ? <span className={styles.lowest}>{t('picker.lowest', { price })}</span> : null}
    </div>
  );
}

/** Shows a month's name. Not a live region, because that would announce up to 13 months. */
export function CaptionLabel({ role: _role, 'aria-live': _live, children, ...label }: CaptionLabelProps) {
  return (
    <span {...label} className={styles.captionLabel}>
      {children}
    </span>
  );
}

export function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'arrow-left' : 'arrow-right'} />;
}
