import type { CalendarDate } from '~/dates/calendar-date';
import type { CabinClass } from '../query/search-query';

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
