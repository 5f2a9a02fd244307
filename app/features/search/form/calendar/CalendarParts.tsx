import { createContext, useContext } from 'react';
import {
  DayButton as PlainDayButton,
  type CaptionLabelProps,
  type ChevronProps,
  type DayButtonProps,
  type DayProps,
  type WeekProps,
} from 'react-day-picker';
import { Icon } from '~/ui/Icon';
import styles from './DateCalendar.module.css';
import type { DayPrices } from '../../calendar/day-prices-link';

type Shown = { prices: DayPrices; lowest: ReadonlySet<string>; firstDay: string };

/** Prices by day, the lowest of them, and the first day whose week is shown; empty for whole months. */
const ShownDays = createContext<Shown>({ prices: {}, lowest: new Set(), firstDay: '' });
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
  const { prices, lowest } = useContext(ShownDays);
  const { isoDate } = button.day;
  return (
    <PlainDayButton {...button}>
      {children}
      <span className={lowest.has(isoDate) ? `${styles.price} ${styles.lowest}` : styles.price}>
        {prices[isoDate]?.short}
      </span>
    </PlainDayButton>
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
