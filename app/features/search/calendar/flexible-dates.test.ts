import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { NO_FILTER } from '../filters/filter';
import { readFilter } from '../filters/filter-link';
import { addDays } from '~/dates/calendar-date';
import type { FlexibleDate, SearchQuery } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { flexibleDatesScreen, type FlexibleDatesInput } from './flexible-dates.server';

const MARKET = poputny();
const query = (out: FlexibleDate, back?: FlexibleDate, backDate = '2031-05-07'): SearchQuery => ({
  trips: [
    { departure: 'MOW', arrival: 'AER', date: '2031-05-04', flexible: out },
    ...(back ? [{ departure: 'AER', arrival: 'MOW', date: backDate, flexible: back }] : []),
  ],
  adults: 1,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
});
const RANGE: FlexibleDate = { type: 'range', end: '2031-05-06' };
const price = (departureDate: string, amount: number, returnDate: string | null = null): CalendarPrice => ({
  departureDate,
  returnDate,
  price: { amount, currency: 'RUB' },
});
const plain = (text: string | undefined | null) => text?.replace(/\u00a0/g, ' ');

function screenOf(over: Partial<FlexibleDatesInput> & Pick<FlexibleDatesInput, 'query'>, prices: CalendarPrice[] = []) {
  return flexibleDatesScreen({
    prices: { state: 'ready', value: prices },
    hasTrains: true,
    direct: [],
    filter: NO_FILTER,
    part: null,
    today: '2031-05-01',
    market: MARKET,
    t: getTranslator('ru', 'calendar'),
    ...over,
  });
}

describe('one way', () => {
  it('lists the days with their prices and names the cheapest', () => {
    const screen = screenOf({ query: query(RANGE) }, [price('2031-05-04', 700000), price('2031-05-06', 650000)]);
    expect(screen.departures.map(({ text }) => text)).toEqual(['4 мая', '5 мая', '6 мая']);
    expect(screen.prices.flat().map(plain)).toEqual(['7 000 ₽', undefined, '6 500 ₽']);
    expect([screen.returns, screen.cheapestAt]).toEqual([null, { row: 2, column: 0 }]);
    expect(plain(screen.cheapest?.text)).toBe('Дешевле всего вт, 6 мая, билеты от 6 500 ₽');
    expect(screen.cheapest?.path).toContain('route[0]=iatax:MOW_2031-05-06_date_2031-05-06_iatax:AER');
    expect([screen.notice, screen.isWaiting]).toEqual([null, false]);
  });

  it('states what the prices are for', () => {
    const { lead, checked, chartNote } = screenOf({ query: query(RANGE) });
    expect(plain(lead)).toBe('В одну сторону, любой транспорт, за одного взрослого');
    expect(checked).toMatch(/^Точную цену проверим/);
    expect(plain(chartNote), 'one month is named once, over the bars').toMatch(/^Май 2031.* · Цены в ₽/);
  });
});

describe('with a way back', () => {
  it('has lengths of stay as columns', () => {
    const stay: FlexibleDate = { type: 'stay', minDays: 3, maxDays: 5 };
    const grid = screenOf({ query: query(RANGE, stay) }, [price('2031-05-05', 990000, '2031-05-09')]);
    expect(grid.returns?.map(({ text }) => plain(text))).toEqual(['3 ночи', '4 ночи', '5 ночей']);
    expect(grid.departures.map(({ date }) => date)).toEqual(['2031-05-04', '2031-05-05', '2031-05-06']);
    expect(plain(grid.prices[1]![1])).toBe('9 900 ₽');
    expect(grid.cheapestAt).toEqual({ row: 1, column: 1 });
    expect(grid.parts).toEqual([]);
  });

  it('splits a wide table and opens the part with the cheapest dates', () => {
    const end = addDays('2031-05-07', 20);
    const wide = query(RANGE, { type: 'range', end });
    const prices = [price('2031-05-04', 990000, '2031-05-22'), price('2031-05-04', 1000000, '2031-05-08')];
    const grid = screenOf({ query: wide }, prices);
    expect(grid.returns).toHaveLength(7);
    expect(grid.cheapestAt).toEqual({ row: 0, column: 1 });
    expect(grid.parts.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(grid.parts[0]!.path).toMatch(/&part=1$/);
    const first = screenOf({ query: wide, part: '1' }, prices);
    expect(first.returns).toHaveLength(14);
    expect(first.cheapestAt.column).toBe(-1);
    expect([grid.firstColumn, first.firstColumn], 'a phone opens at them, or at the start').toEqual([0, 0]);
    for (const part of ['0', '3', '-1', 'x', '1e9']) {
      expect(screenOf({ query: wide, part }, prices).returns).toHaveLength(7);
    }
  });
});

describe('the bars', () => {
  const back: FlexibleDate = { type: 'range', end: '2031-05-05' };
  const daysOf = (path: string) => [...path.matchAll(/_(\d{4}-\d{2}-\d{2})_date_/g)].map(([, day]) => day);

  it('lead to the cheapest way back, or the first one, and only within the chosen days', () => {
    const prices = [price('2031-05-04', 990000, '2031-05-05')];
    const { bars } = screenOf({ query: query(RANGE, back, '2031-05-04') }, prices).chart;
    expect(bars.map(({ path, share }) => [...daysOf(path), share])).toEqual([
      ['2031-05-04', '2031-05-05', 100],
      ['2031-05-05', '2031-05-05', 0],
    ]);
  });

  it('name a month once, and each day in full, for those who do not see it', () => {
    const days = query({ type: 'range', end: '2031-06-02' });
    days.trips[0]!.date = '2031-05-30';
    const prices = [700000, 650000, 690000, 990000].map((amount, index) => price(addDays('2031-05-30', index), amount));
    const { bars } = screenOf({ query: days }, prices).chart;
    expect(bars.map(({ label, month }) => [label, month])).toEqual([
      ['30', 'май'],
      ['31', null],
      ['1', 'июнь'],
      ['2', null],
    ]);
    expect(bars.map(({ said }) => plain(said))).toEqual([
      'пт, 30 мая: 7 000 ₽',
      'сб, 31 мая: 6 500 ₽, самая низкая цена',
      'вс, 1 июн.: 6 900 ₽',
      'пн, 2 июн.: 9 900 ₽, высокая среди этих',
    ]);
  });

  it('are left out while no price is known', () =>
    expect(screenOf({ query: query(RANGE) }).chart).toEqual({ bars: [], legend: [] }));
});

describe('the list of tickets', () => {
  const prices = [price('2031-05-04', 700000), price('2031-05-06', 650000)];

  it('names the cheapest days, the cheapest first, each with its search', () => {
    const { tickets } = screenOf({ query: query(RANGE) }, prices);
    expect(tickets.map((one) => [plain(one.day), plain(one.price)])).toEqual([
      ['вт, 6 мая', '6 500 ₽'],
      ['вс, 4 мая', '7 000 ₽'],
    ]);
    expect(tickets[0]?.path).toContain('_2031-05-06_date_2031-05-06_');
  });

  it('says how much more the other days cost, and which journeys are direct, where the calendar knows it', () => {
    const direct = [price('2031-05-04', 720000), price('2031-05-06', 650000)];
    const found = [...prices, price('2031-05-05', 650000)];
    const { tickets } = screenOf({ query: query(RANGE), direct }, found);
    expect(tickets.map((one) => [plain(one.day), plain(one.note), plain(one.difference)])).toEqual([
      ['пн, 5 мая', undefined, undefined],
      ['вт, 6 мая', 'без пересадок', undefined],
      ['вс, 4 мая', 'без пересадок от 7 200 ₽', 'на 500 ₽ дороже'],
    ]);
  });

  it('is empty with a way back', () => {
    const back = query(RANGE, { type: 'range', end: '2031-05-09' });
    expect(screenOf({ query: back }, [price('2031-05-04', 990000, '2031-05-08')]).tickets).toEqual([]);
  });
});

describe('without prices', () => {
  const error = new UpstreamError({
    kind: 'timeout',
    service: 'priceCalendar',
    operation: 'listOneWay',
    requestId: 'r',
  });

  it.each([
    ['they are still to come', { state: 'waiting', sinceMs: 1300 }, /Собираем цены/, true],
    ['the calendar fails', { state: 'failed', error }, /сейчас недоступны/, false],
    ['there are none', { state: 'ready', value: [] }, /неизвестны/, false],
  ] as const)('%s: still links the days', (_, prices, notice, isWaiting) => {
    const screen = screenOf({ query: query(RANGE), prices: { ...prices } as FlexibleDatesInput['prices'] });
    expect(screen.notice).toMatch(notice);
    expect(screen.isWaiting).toBe(isWaiting);
    expect(screen.cheapest).toBeNull();
    expect(screen.departures).toHaveLength(3);
  });
});

describe('the filter', () => {
  const filter = readFilter(new URLSearchParams({ filter: '{"transfers":{"NoTransfers":true}}' }));

  it('is a form that repeats the search', () => {
    const { hidden, boxes } = screenOf({ query: query(RANGE), filter }).filter;
    expect(hidden).toContainEqual({ name: 'route[0]', value: 'iatax:MOW_2031-05-04_range_2031-05-06_iatax:AER' });
    expect(boxes.map(({ label, isOn }) => [label, isOn])).toEqual([
      ['Самолёты', false],
      ['Поезда', false],
      ['Без пересадок', true],
      ['С багажом', false],
    ]);
  });

  it('offers kinds of transport only where trains are sold, or one is chosen', () => {
    const labels = (chosen = filter) =>
      screenOf({ query: query(RANGE), filter: chosen, hasTrains: false }).filter.boxes.map(({ label }) => label);
    expect(labels()).toEqual(['Без пересадок', 'С багажом']);
    expect(labels(readFilter(new URLSearchParams({ filter: '{"transportKind":{"Train":true}}' })))).toContain('Поезда');
  });

  it('is kept in the links', () => {
    expect(screenOf({ query: query(RANGE), filter }).path).toContain(
      `&filter=${encodeURIComponent('{"transfers":{"NoTransfers":true}}')}`,
    );
  });
});
