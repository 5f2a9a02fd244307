import type { CalendarDate } from '~/dates/calendar-date';
import type { CabinClass } from '../query/search-query';

/** Props that a date field passes to its calendar. */
export type DateCalendarProps = {
  /** Label of the field; names the calendar. */
  label: string;
  /** The chosen day as typed, possibly invalid; empty when unset. */
  value: string;
  /**
   * First day of a span that ends on the chosen day: the departure of a way back, the start of a range. Otherwise
   * empty.
   */
  start: string;
  /** First and last selectable day. */
  min: CalendarDate;
  max: CalendarDate;
  /** Codes of the picked places, for prices by day; empty when nothing is picked. */
  departure: string;
  arrival: string;
  /** Cabin of the prices; economy by default. */
  cabin?: CabinClass;
  /** The field is for the way back, and `start` is the departure. */
  isReturn?: boolean;
  /** Passes the day to the field and closes the calendar. An empty string clears the date. */
  onPick: (date: string) => void;
  /** Called on Escape and any other close; the focus returns to the field. */
  onClose: () => void;
};
