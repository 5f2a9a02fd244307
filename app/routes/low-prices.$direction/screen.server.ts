import type { Settled } from '~/bff/waiting/pending.server';
import { pathOnDays, pathTemplate } from '~/features/search/calendar/date-links';
import { cheapestOf, priceTable, type PriceTable } from '~/features/search/calendar/day-prices';
import { priceRanges } from '~/features/search/calendar/calendar-offer';
import { lowPricesPath, type Direction } from '~/features/search/calendar/low-prices-path';
import {
  daysOfMonth,
  isCalendarMonth,
  monthGrid,
  monthsBetween,
  monthOf,
  type CalendarMonth,
} from '~/dates/month-grid';
import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import { CURRENCIES } from '~/market/currencies';
import { formatDate, formatMoney, formatWholeUnits } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';

/** A month of the list with its cheapest day; without a price when none was found. */
export type MonthView = {
  name: string;
  /** Set for the first month and for January. */
  year: string | null;
  /** The page with this month open. */
  path: string;
  isOpen: boolean;
  isCheapest: boolean;
  cheapest: { day: string; price: string; path: string; share: number } | null;
};

export type DayCellView = {
  date: CalendarDate;
  /** "4" */
  number: string;
  /** "Sunday, 4 May 2031" */
  name: string;
  price: { text: string; short: string } | null;
  /** Search path for the day; null for a day in the past or not yet sold. */
  path: string | null;
  isCheapest: boolean;
};

export type LowPricesScreen = {
  title: string;
  lead: string;
  cheapest: { text: string; path: string } | null;
  /** Why there are no prices: nothing is sold, they are loading, or unavailable. */
  notice: string | null;
  /** Prices are loading: the page reloads by itself. */
  isWaiting: boolean;
  months: MonthView[];
  open: {
    name: string;
    /** Explains the short prices of a narrow screen. */
    note: string;
    weekdays: { short: string; long: string }[];
    weeks: (DayCellView | null)[][];
  };
  opposite: { text: string; path: string };
};

export type LowPricesInput = {
  direction: Direction;
  /** Names of places by code; a missing name falls back to the code. */
  names: Readonly<Record<string, string>>;
  prices: Settled<CalendarPrice[]>;
  /** The month to open, from the link; any value outside the year opens the cheapest month. */
  month: string | null;
  today: CalendarDate;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** Builds the page of a direction's lowest prices. Ready texts. */
export function lowPricesScreen(input: LowPricesInput): LowPricesScreen {
  const { direction, names, prices, today, market, t } = input;
  const departure = names[direction.departure] ?? direction.departure;
  const arrival = names[direction.arrival] ?? direction.arrival;
  const table = priceTable(prices.state === 'ready' ? prices.value : []);
  const path = searchTemplate(direction);
  const last = priceRanges(today)[1].to;
  const months = monthsBetween(today, last).map((month) => ({ month, ...cheapestIn(month, table) }));
  const cheapest = cheapestOf(months);
  const open = months.find(({ month }) => isCalendarMonth(input.month ?? '') && month === input.month)?.month;
  const opened = open ?? cheapest?.month ?? monthOf(today);
  const highest = Math.max(...months.map(({ price }) => price?.amount ?? 0));

  return {
    title: t('low.title', { departure, arrival }),
    lead: t('low.lead'),
    cheapest: cheapest && {
      text: t('cheapest.other', {
        date: formatDate(cheapest.date, market, 'weekday'),
        price: formatMoney(cheapest.price, market.locale),
      }),
      path: pathOnDays(path, cheapest.date),
    },
    notice: noticeOf(prices, table, t),
    isWaiting: prices.state === 'waiting',
    months: months.map(({ month, date, price }, index) => ({
      name: formatDate(`${month}-01`, market, 'monthName'),
      year: index === 0 || month.endsWith('-01') ? month.slice(0, 4) : null,
      path: `${lowPricesPath(direction.departure, direction.arrival, month)}#month`,
      isOpen: month === opened,
      isCheapest: month === cheapest?.month,
      cheapest: price && {
        day: formatDate(date, market, 'weekday'),
        price: formatMoney(price, market.locale),
        path: pathOnDays(path, date),
        share: Math.round((price.amount / highest) * 100),
      },
    })),
    open: openMonth(opened, { from: today, to: last }, table, path, input),
    opposite: {
      text: t('low.title', { departure: arrival, arrival: departure }),
      path: lowPricesPath(direction.arrival, direction.departure),
    },
  };
}

/** Returns the search link for one adult in economy, with the day left open. */
function searchTemplate({ departure, arrival }: Direction): string {
  const trips = [{ departure, arrival, date: '' }];
  return pathTemplate({ trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' });
}

function cheapestIn(month: CalendarMonth, table: PriceTable): { date: CalendarDate; price: Money | null } {
  const { first } = daysOfMonth(month);
  return cheapestOf(daysIn(month).map((date) => ({ date, price: table.get(date) }))) ?? { date: first, price: null };
}

function daysIn(month: CalendarMonth): CalendarDate[] {
  const { first, last } = daysOfMonth(month);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

function openMonth(
  month: CalendarMonth,
  sold: { from: CalendarDate; to: CalendarDate },
  table: PriceTable,
  path: string,
  { market, t }: LowPricesInput,
): LowPricesScreen['open'] {
  const { date: cheapest, price: lowest } = cheapestIn(month, table);
  const weeks = monthGrid(month);
  return {
    name: formatDate(`${month}-01`, market, 'month'),
    note: t(CURRENCIES[market.currency].decimals === 0 ? 'picker.note' : 'picker.noteRounded', {
      currency: market.currency,
    }),
    // Any Monday and the six days after it.
    weekdays: Array.from({ length: 7 }, (_, index) => ({
      short: formatDate(addDays('2031-05-05', index), market, 'weekdayName'),
      long: formatDate(addDays('2031-05-05', index), market, 'weekdayLong'),
    })),
    weeks: weeks.map((week) =>
      week.map((date) => {
        if (date === null) return null;
        const price = table.get(date);
        return {
          date,
          number: String(Number(date.slice(8))),
          name: formatDate(date, market, 'full'),
          price: price && {
            text: formatMoney(price, market.locale),
            short: formatWholeUnits(price, market.locale),
          },
          path: date >= sold.from && date <= sold.to ? pathOnDays(path, date) : null,
          isCheapest: lowest !== null && date === cheapest,
        };
      }),
    ),
  };
}

function noticeOf(prices: Settled<CalendarPrice[]>, table: PriceTable, t: Translate): string | null {
  switch (prices.state) {
    case 'waiting':
      return t('flexible.waiting');
    case 'failed':
      return t('low.unavailable');
    case 'ready':
      return table.isEmpty ? t('low.nothing') : null;
  }
}
