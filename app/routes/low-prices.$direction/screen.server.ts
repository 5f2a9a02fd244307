import type { Settled } from '~/bff/waiting/pending.server';
import { pathOnDays, pathTemplate } from '~/features/search/calendar/date-links';
import { cheapestOf, priceTable, type PriceTable } from '~/features/search/calendar/day-prices';
import type { DayRange } from '~/features/search/calendar/calendar-offer';
import { pricedText } from '~/features/search/calendar/priced';
import { lowestDays } from '~/features/search/calendar/lowest-days';
import { yearPath, type Direction } from '~/features/search/calendar/low-prices-path';
import { filterParameters } from '~/features/search/calendar/calendar-filters';
import {
  priceChart,
  shortestDistinct,
  type BarLevel,
  type PriceChartView,
} from '~/features/search/calendar/price-bars';
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
import { resultsFilter, type YearOptions } from '~/features/search/calendar/year-options';
import { yearChoices, type YearChoiceView } from './year-choices.server';

/** A month of the list with its cheapest day; without a price when none was found. */
export type MonthView = {
  name: string;
  year: string;
  /** The page with this month open. */
  path: string;
  isOpen: boolean;
  isCheapest: boolean;
  cheapest: { day: string; price: string } | null;
};

export type DayCellView = {
  date: CalendarDate;
  /** "4" */
  number: string;
  /** "Sunday, 4 May 2031" */
  name: string;
  /** `short` is in whole units, as the cells show it. */
  price: { text: string; short: string } | null;
  /** Search path for the day; null for a day in the past or not yet sold. */
  path: string | null;
  isCheapest: boolean;
  /** The colour of its bar in the chart. */
  level: BarLevel;
};

export type LowPricesScreen = {
  title: string;
  lead: string;
  cheapest: { text: string; path: string } | null;
  /** Why there are no prices: nothing is sold, they are loading, or unavailable. */
  notice: string | null;
  /** Prices are loading: the page reloads by itself. */
  isWaiting: boolean;
  choices: YearChoiceView[];
  /** Each bar opens its month. */
  monthChart: PriceChartView;
  months: MonthView[];
  open: {
    name: string;
    /** They explain the short prices, and when a price is checked. */
    notes: string[];
    weekdays: { short: string; long: string }[];
    weeks: (DayCellView | null)[][];
    /** The days on sale; each bar leads to its search. */
    chart: PriceChartView;
  };
  opposite: { text: string; path: string };
};

export type LowPricesInput = {
  direction: Direction;
  options: YearOptions;
  /** Names of places by code; a missing name falls back to the code. */
  names: Readonly<Record<string, string>>;
  prices: Settled<CalendarPrice[]>;
  /** See `sellsTrains`. */
  hasTrains: boolean;
  /** The month to open, from the link; any value outside the year opens the cheapest month. */
  month: string | null;
  /** First and last departure (`departuresOnSale`). */
  sold: DayRange;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** Builds the page of a direction's lowest prices. Ready texts. */
export function lowPricesScreen(input: LowPricesInput): LowPricesScreen {
  const { direction, options, names, prices, sold, market, t } = input;
  const departure = names[direction.departure] ?? direction.departure;
  const arrival = names[direction.arrival] ?? direction.arrival;
  // By departure alone: the way back follows from the length of stay.
  const found = prices.state === 'ready' ? prices.value : [];
  const table = priceTable(found.map((price) => ({ ...price, returnDate: null })));
  const linkOf = dayLinks(direction, options);
  const months = monthsBetween(sold.from, sold.to).map((month) => ({ month, ...cheapestIn(month, table) }));
  const cheapest = cheapestOf(months);
  const open = months.find(({ month }) => isCalendarMonth(input.month ?? '') && month === input.month)?.month;
  const opened = open ?? cheapest?.month ?? monthOf(sold.from);
  const monthPath = (month: CalendarMonth) => `${yearPath(direction, options, month)}#month`;
  const shortNames = shortestDistinct(months.map(({ month }) => formatDate(`${month}-01`, market, 'monthShort')));

  return {
    title: t('low.title', { departure, arrival }),
    lead: t('low.lead', {
      what: pricedText({ ...options, kind: options.kind ?? 'all', isReturn: options.nights !== null }, t),
    }),
    cheapest: cheapest && {
      text: t('cheapest.other', {
        date: formatDate(cheapest.date, market, 'weekday'),
        price: formatMoney(cheapest.price, market.locale),
      }),
      path: linkOf(cheapest.date),
    },
    notice: noticeOf(prices, table, t),
    isWaiting: prices.state === 'waiting',
    choices: yearChoices({ direction, options, month: opened, hasTrains: input.hasTrains, t }),
    monthChart: priceChart({
      bars: months.map(({ month, price }, index) => ({
        name: formatDate(`${month}-01`, market, 'month'),
        weekday: null,
        label: shortNames[index] ?? '',
        month: month.endsWith('-01') ? month.slice(0, 4) : null,
        price,
        path: monthPath(month),
        isCurrent: month === opened,
      })),
      isWaiting: prices.state === 'waiting',
      lowest: t('low.lowestOfYear'),
      market,
      t,
    }),
    months: months.map(({ month, date, price }) => ({
      name: formatDate(`${month}-01`, market, 'monthName'),
      year: month.slice(0, 4),
      path: monthPath(month),
      isOpen: month === opened,
      isCheapest: month === cheapest?.month,
      cheapest: price && {
        day: formatDate(date, market, 'weekday'),
        price: formatMoney(price, market.locale),
      },
    })),
    open: openMonth(opened, table, linkOf, input),
    opposite: {
      text: t('low.title', { departure: arrival, arrival: departure }),
      path: yearPath({ departure: direction.arrival, arrival: direction.departure }, options),
    },
  };
}

/** Returns the links of days: a search for one adult in economy, with the conditions of the page as its filter. */
function dayLinks({ departure, arrival }: Direction, options: YearOptions): (date: CalendarDate) => string {
  const { nights } = options;
  const out = { departure, arrival, date: '' };
  const trips = nights === null ? [out] : [out, { departure: arrival, arrival: departure, date: '' }];
  const query = { trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' } as const;
  const path = pathTemplate({ ...query, childrenAges: [] }, filterParameters(resultsFilter(options)));
  return (date) => pathOnDays(path, date, nights === null ? null : addDays(date, nights));
}

function shortPrice(price: Money, { locale }: Market) {
  return { text: formatMoney(price, locale), short: formatWholeUnits(price, locale) };
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
  table: PriceTable,
  linkOf: (date: CalendarDate) => string,
  { prices, sold, market, t }: LowPricesInput,
): LowPricesScreen['open'] {
  const { date: cheapest } = cheapestIn(month, table);
  const weeks = monthGrid(month);
  const days = daysIn(month).filter((date) => date >= sold.from && date <= sold.to);
  const known = days.flatMap((date) => {
    const price = table.get(date);
    return price ? [[date, price] as const] : [];
  });
  const saysLowest = lowestDays(Object.fromEntries(known)).has(cheapest);
  const chart = priceChart({
    bars: days.map((date) => ({
      name: formatDate(date, market, 'weekday'),
      weekday: formatDate(date, market, 'weekdayName'),
      label: String(Number(date.slice(8))),
      price: table.get(date),
      path: linkOf(date),
    })),
    isWaiting: prices.state === 'waiting',
    lowest: t(saysLowest ? 'low.lowestOfMonth' : 'lowest'),
    market,
    t,
  });
  return {
    name: formatDate(`${month}-01`, market, 'month'),
    notes: [
      t(CURRENCIES[market.currency].decimals === 0 ? 'picker.note' : 'picker.noteRounded', {
        currency: CURRENCIES[market.currency].symbol,
      }),
      t('flexible.checked'),
    ],
    chart,
    weekdays: weekdayNames(market),
    weeks: weeks.map((week) =>
      week.map((date) => {
        if (date === null) return null;
        const price = table.get(date);
        return {
          date,
          number: String(Number(date.slice(8))),
          name: formatDate(date, market, 'full'),
          price: price && shortPrice(price, market),
          path: days.includes(date) ? linkOf(date) : null,
          isCheapest: saysLowest && date === cheapest,
          level: chart.bars[days.indexOf(date)]?.level ?? 'unknown',
        };
      }),
    ),
  };
}

function weekdayNames(market: Market) {
  // Any Monday and the six days after it.
  const first = '2031-05-05';
  return Array.from({ length: 7 }, (_, index) => ({
    short: formatDate(addDays(first, index), market, 'weekdayName'),
    long: formatDate(addDays(first, index), market, 'weekdayLong'),
  }));
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
