import { daysBetween, type CalendarDate } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatDateRange, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { unbroken } from '~/market/punctuation';
import type { Money } from '~/market/money';
import { pathOnDays } from './date-links';
import { cheapestOf, type PriceTable } from './day-prices';
import { datePairs, returnOf, type DatePair, type FlexibleDays, type ReturnChoice } from './flexible-days';

/** A day heading in two parts, which a narrow layout stacks: "Sun", "4 May". */
export type DayView = { date: CalendarDate; weekday: string; text: string };

/** A column heading: a day of return, or a length of stay. */
export type ReturnView = { choice: ReturnChoice; weekday: string | null; text: string };

/** Position of a price, counted from 0: by departure and by return (0 one way). −1 means none. */
export type PricePlace = { row: number; column: number };

/** The lowest and the highest quarter of the prices of a table. */
export type TableLevel = 'low' | 'high';

/** Prices by day, each with a link: a list one way, a table of departures and returns otherwise. Ready texts. */
export type DatePrices = {
  title: string;
  departures: DayView[];
  /** Null one way. */
  returns: ReturnView[] | null;
  axes: { departure: string; back: string };
  /** By departure and return; null when unknown. */
  prices: (string | null)[][];
  /** The cheap and the dear ones of a table of returns, likewise; null for the others, and where all are alike. */
  levels: (TableLevel | null)[][];
  /** Explains the colours of those that occur. */
  legend: { level: TableLevel; text: string }[];
  /** The column, one way the day, that a phone shows first. */
  firstColumn: number;
  /** Template of the searches' links (`pathOnDays`). */
  path: string;
  /** The days currently shown. */
  current: PricePlace;
  cheapestAt: PricePlace;
  /** "Cheapest: Thu, 8 May, tickets from $123", of a return "Cheapest: 8–15 May, 7 nights, from $223", with its link; null without any price. */
  cheapest: { text: string; path: string } | null;
  lowest: string;
  noPrice: string;
};

/** Days with a price. */
export type PricedDates = DatePair & { price: Money };

/** Finds the cheapest days, the first of equals; null without any price. */
export function cheapestDates(days: FlexibleDays, table: PriceTable): PricedDates | null {
  return cheapestOf(datePairs(days).map(({ out, back }) => ({ out, back, price: table.get(out, back) })));
}

export type DatePricesInput = {
  title: string;
  days: FlexibleDays;
  table: PriceTable;
  /** May lie on days that are not shown. */
  cheapest: PricedDates | null;
  /** The days of the search; null when it leaves them open. */
  chosen: DatePair | null;
  path: string;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** Builds the view of prices by day. */
export function datePrices({ title, days, table, cheapest, chosen, path, market, t }: DatePricesInput): DatePrices {
  const { departures, returns } = days;
  const isChosen = cheapest?.out === chosen?.out && cheapest?.back === chosen?.back;
  const priceOn = (out: CalendarDate, choice: ReturnChoice | null) => {
    const back = choice && returnOf(out, choice);
    return choice && !back ? null : table.get(out, back);
  };
  const prices = departures.map((out) => (returns ?? [null]).map((choice) => priceOn(out, choice)));
  const levels = returns ? levelsOf(prices) : [];
  const [current, cheapestAt] = [placeOf(chosen, days), placeOf(cheapest, days)];
  return {
    title,
    departures: departures.map((date) => dayView(date, market)),
    returns: returns && returns.map((choice) => returnView(choice, market, t)),
    axes: { departure: t('departure'), back: t(returns?.[0]?.kind === 'stay' ? 'stay' : 'return') },
    prices: prices.map((row) => row.map((price) => price && formatMoney(price, market.locale))),
    levels,
    legend: (['low', 'high'] as const)
      .filter((level) => levels.flat().includes(level))
      .map((level) => ({ level, text: t(`quarters.${level}`) })),
    firstColumn: returns
      ? firstOnPhone(current.column, cheapestAt.column, returns.length)
      : firstOnPhone(current.row, cheapestAt.row, departures.length),
    path,
    current,
    cheapestAt,
    cheapest: cheapest && {
      text: cheapestText(cheapest, isChosen, market, t),
      path: pathOnDays(path, cheapest.out, cheapest.back),
    },
    lowest: t('lowest'),
    noPrice: t('noPrice'),
  };
}

/** Whole columns of a table, or days of a strip, on a phone. */
const PHONE_COLUMNS = 3;

/** Puts the chosen days in the middle of a phone, or so that the cheapest ones are in view too where both have room. */
function firstOnPhone(chosen: number, cheapest: number, columns: number): number {
  const ends = [chosen, cheapest].filter((column) => column >= 0);
  if (ends.length === 0) return 0;
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const at = chosen < 0 ? left : chosen;
  const areTogether = right - left < PHONE_COLUMNS;
  const first = areTogether ? Math.max(right - PHONE_COLUMNS + 1, Math.min(at - 1, left)) : at - 1;
  return Math.max(0, Math.min(first, columns - PHONE_COLUMNS));
}

/** Prices within this share of the lowest are all alike. */
const SPREAD = 1.05;

/** Marks the lowest and the highest quarter of the prices. */
function levelsOf(prices: readonly (readonly (Money | null)[])[]): DatePrices['levels'] {
  const sorted = prices
    .flat()
    .flatMap((price) => price?.amount ?? [])
    .sort((a, b) => a - b);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  const quarter = Math.floor(sorted.length / 4);
  const [low = 0, high = 0] = [sorted[quarter], sorted.at(-1 - quarter)];
  return prices.map((row) =>
    row.map((price) => {
      if (!price || highest < lowest * SPREAD) return null;
      if (price.amount < low) return 'low';
      return price.amount > high ? 'high' : null;
    }),
  );
}

function placeOf(dates: DatePair | null, { departures, returns }: FlexibleDays): PricePlace {
  if (dates === null) return { row: -1, column: -1 };
  const { out, back } = dates;
  const column = returns === null ? 0 : returns.findIndex((choice) => returnOf(out, choice) === back);
  return { row: departures.indexOf(out), column };
}

function cheapestText({ out, back, price }: PricedDates, isChosen: boolean, market: Market, t: Translate): string {
  const amount = formatMoney(price, market.locale);
  if (isChosen) return t(back === null ? 'cheapest.chosen' : 'cheapest.tripChosen', { price: amount });
  if (back === null) return t('cheapest.other', { date: formatDate(out, market, 'weekday'), price: amount });
  const nights = t('picker.nights', { count: daysBetween(out, back) }).replace(' ', '\u00a0');
  return t('cheapest.trip', { dates: unbroken(formatDateRange(out, back, market)), nights, price: amount });
}

/** Builds a column heading, also used for the ends of a range of columns. */
export function returnView(choice: ReturnChoice, market: Market, t: Translate): ReturnView {
  if (choice.kind === 'stay') return { choice, weekday: null, text: t('stayDays', { count: choice.days }) };
  const { weekday, text } = dayView(choice.date, market);
  return { choice, weekday, text };
}

function dayView(date: CalendarDate, market: Market): DayView {
  return { date, weekday: formatDate(date, market, 'weekdayName'), text: formatDate(date, market, 'short') };
}
