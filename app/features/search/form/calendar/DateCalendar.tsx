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
        <TripCalendar {...own} trip={trip} min={min} isNarrow={isNarrow} />
      ) : (
        <OneDay {...own} min={min} isNarrow={isNarrow} />
      )}
    </Suspense>
  );
}

/** Picks one day: of a leg, or an end of a range. */
function OneDay(props: Omit<DateCalendarProps, 'trip'> & { isNarrow: boolean }) {
  const { label, value, start, min, max, isNarrow, onPick, onClose } = props;
  const known = usePrices(props);
  const chosen = localDay(value);
  const focus = value || start;
  return (
    <CalendarPanel
      title={label}
      focus={focus}
      isNarrow={isNarrow}
      onClear={value === '' ? null : () => onPick('')}
      onClose={onClose}
    >
      <Months
        selected={{ from: chosen, to: chosen }}
        focus={focus}
        start={localDay(start)}
        {...{ min, max, isNarrow, ...known }}
        onDay={onPick}
      />
      <PriceNote prices={known.prices} isReturn={props.isReturn === true && start !== ''} />
    </CalendarPanel>
  );
}

function usePrices({ value, start, departure, arrival, cabin = 'Y', isReturn = false, min, max }: DateCalendarProps) {
  const isChosen = value >= min && value <= max;
  const out = isReturn && start !== '' ? start : null;
  return useDayPrices({
    departure: isReturn && !out ? arrival : departure,
    arrival: isReturn && !out ? departure : arrival,
    cabin,
    date: isChosen ? value : null,
    out,
    stay: null,
  });
}
