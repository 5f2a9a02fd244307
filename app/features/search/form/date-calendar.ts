import type { CalendarDate } from '~/dates/calendar-date';
import type { Flexibility, OWN_RANGES } from './form-values';
import type { CabinClass } from '../query/search-query';

/** A day of a journey that one calendar picks together with the other. */
export type TripSide = 'out' | 'back';

/** Both days of a journey, or the ends of a range, picked in one calendar; empty when unset. */
export type TripDays = {
  /** The first and last possible day of one way: `back` is the last. */
  isRange: boolean;
  days: Record<TripSide, string>;
  labels: Record<TripSide, string>;
  /** First selectable day of either. */
  min: CalendarDate;
  onDay: (side: TripSide, date: string) => void;
  flexibility: FlexibilityChoice;
};

/** How far the journey may lie from the chosen days. */
export type FlexibilityChoice = {
  /** Name of the choice. */
  label: string;
  chosen: Flexibility | typeof OWN_RANGES;
  options: { value: string; label: string }[];
  /** All months to choose from, and the chosen one or the one that would be. */
  months: { value: string; label: string }[];
  month?: string;
  choose: (value: string) => void;
};

/** Takes the focus when a calendar closes: its field, the field after the dates, or nothing when the visitor has moved on. */
export type AfterCalendar = 'field' | 'next' | 'nothing';

/** Props that a date field passes to its calendar. */
export type DateCalendarProps = {
  /** Label of the field; names the calendar. */
  label: string;
  /** The chosen day as typed, possibly invalid; empty when unset. */
  value: string;
  /** First and last selectable day. */
  min: CalendarDate;
  max: CalendarDate;
  /** Codes of the picked places, for prices by day; empty when nothing is picked. */
  departure: string;
  arrival: string;
  /** Cabin of the prices; economy by default. */
  cabin?: CabinClass;
  /** The field is for the second of the two days. */
  isSecond?: boolean;
  /** Set for a field whose calendar picks two days. */
  trip?: TripDays;
  /** Passes the day to the field and closes the calendar. An empty string clears the date. */
  onPick: (date: string) => void;
  onClose: (focus: AfterCalendar) => void;
};
