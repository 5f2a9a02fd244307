import type { ComponentType } from 'react';
import type { CalendarDate } from '~/features/search-query/calendar-date';
import type { CabinClass } from '~/features/search-query/search-query';

/** What a date field gives to the calendar that it opens. */
export type DateCalendarProps = {
  /** Of the field: names the calendar. */
  label: string;
  /** The chosen day as typed, perhaps impossible; empty when there is none. */
  value: string;
  /** The first day of what the chosen one ends: the departure of a way back, the start of a range. Else empty. */
  start: string;
  /** First and last day that can be chosen. */
  min: CalendarDate;
  max: CalendarDate;
  /** Codes of the places that were picked, for prices by day; empty where nothing was. */
  departure: string;
  arrival: string;
  /** For the prices; economy unless told. */
  cabin?: CabinClass;
  /** The field is for the way back, and `start` is the departure. */
  isReturn?: boolean;
  /** The field takes the day over and closes the calendar. Empty clears it. */
  onPick: (date: string) => void;
  /** Escape, or whatever else ends it; the field takes the focus back. */
  onClose: () => void;
};

type CalendarModule = { DateCalendar: ComponentType<DateCalendarProps> };

/** The calendar is a file of its own, loaded when one is opened first. */
const files = import.meta.glob<CalendarModule>('../price-calendar/DateCalendar.tsx');

/** False where there is no calendar but the browser's own. */
export const hasDateCalendar = Object.keys(files).length > 0;

/** Null where there is no calendar but the browser's own. */
export async function loadDateCalendar(): Promise<ComponentType<DateCalendarProps> | null> {
  const [load] = Object.values(files);
  return load ? (await load()).DateCalendar : null;
}
