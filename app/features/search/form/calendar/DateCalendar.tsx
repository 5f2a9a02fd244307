import { Suspense, useState } from 'react';
import type { DateCalendarProps } from '../date-calendar';
import { CalendarPanel } from './CalendarPanel';
import { Months } from './Months';
import { PriceNote } from './PriceNote';
import { TripCalendar } from './TripCalendar';
import { calendarDay, localDay } from './picker-days';
import { useDayPrices } from './use-day-prices';

const NARROW = '(max-width: 47.99em)';

/**
 * Calendar of a date field: the selectable days and, when both places are known, their prices. Its texts load with it.
 * Days before the visitor's own today are closed; the form accepts them, for a departure far to the west.
 */
export function DateCalendar(props: DateCalendarProps) {
  const { trip, ...own } = props;
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const today = calendarDay(new Date());
  const first = trip?.min ?? props.min;
  const min = first > today ? first : today;
  return (
    <Suspense fallback={null}>
      {trip ? (
        <TripCalendar key={String(trip.isRange)} {...own} trip={trip} min={min} isNarrow={isNarrow} />
      ) : (
        <OneDay {...own} min={min} isNarrow={isNarrow} />
      )}
    </Suspense>
  );
}

/** Picks the day of a leg. */
function OneDay(props: Omit<DateCalendarProps, 'trip'> & { isNarrow: boolean }) {
  const { label, value, departure, arrival, cabin = 'Y', min, max, isNarrow, onPick, onClose } = props;
  const isChosen = value >= min && value <= max;
  const known = useDayPrices({ departure, arrival, cabin, date: isChosen ? value : null, out: null, stay: null });
  const chosen = localDay(value);
  return (
    <CalendarPanel
      title={label}
      focus={value}
      isNarrow={isNarrow}
      onClear={value === '' ? null : () => onPick('')}
      onClose={onClose}
    >
      <Months
        selected={{ from: chosen, to: chosen }}
        focus={value}
        {...{ min, max, isNarrow, ...known }}
        onDay={onPick}
      />
      <PriceNote prices={known.prices} isReturn={false} />
    </CalendarPanel>
  );
}
