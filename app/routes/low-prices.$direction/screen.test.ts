import { describe, expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import type { YearOptions } from '~/features/search/calendar/year-options';
import { lowPricesScreen, type LowPricesInput } from './screen.server';

const MARKET = fairwind({ locale: 'de', country: 'DE', currency: 'EUR' });
const price = (departureDate: string, amount: number): CalendarPrice => ({
  departureDate,
  returnDate: null,
  price: { amount, currency: 'EUR' },
});
const PRICES = [price('2031-05-20', 20000), price('2031-07-03', 10050), price('2031-07-04', 15000)];
const NO_OPTIONS: YearOptions = { nights: null, kind: null, isDirect: false, withBaggage: false };
const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');

function screenOf(over: Partial<LowPricesInput> = {}) {
  return lowPricesScreen({
    direction: { departure: 'LON', arrival: 'NYC' },
    options: NO_OPTIONS,
    names: { LON: 'London' },
    prices: { state: 'ready', value: PRICES },
    hasTrains: true,
    month: null,
    sold: { from: '2031-05-04', to: '2032-04-29' },
    market: MARKET,
    t: getTranslator('de', 'calendar'),
    ...over,
  });
}

describe('the year', () => {
  it('has one line per month with its cheapest day', () => {
    const { months, title } = screenOf();
    expect(title).toBe('London → NYC: niedrige Preise für ein Jahr');
    expect(months.map(({ name }) => name)).toEqual(
      'Mai Juni Juli August September Oktober November Dezember Januar Februar März April'.split(' '),
    );
    expect(months.map(({ year }) => year)).toEqual([...Array(8).fill('2031'), ...Array(4).fill('2032')]);
    expect(months[1]!.cheapest).toBeNull();
    const july = months[2]!;
    expect(plain(july.cheapest?.price)).toBe('100,50 €');
    expect([july.cheapest?.day, july.isCheapest]).toEqual(['Do., 3. Juli', true]);
    expect(
      screenOf()
        .monthChart.bars.slice(0, 3)
        .map(({ share }) => share),
    ).toEqual([100, 0, 50]);
    expect(screenOf().cheapest?.path).toContain('route[0]=iatax:LON_2031-07-03_date_2031-07-03_iatax:NYC');
    expect(july.path).toBe('/low-prices/LON-NYC?month=2031-07#month');
  });

  it('offers kinds of transport only where trains are sold, or one is chosen', () => {
    const namesOf = (over: Partial<LowPricesInput>) => screenOf(over).choices.map(({ name }) => name);
    expect(namesOf({})).toEqual(['trip', 'transport', 'only']);
    expect(namesOf({ hasTrains: false })).toEqual(['trip', 'only']);
    expect(namesOf({ hasTrains: false, options: { ...NO_OPTIONS, kind: 'train' } })).toEqual([
      'trip',
      'transport',
      'only',
    ]);
  });

  it('changes one condition by each link, and keeps the others with the month', () => {
    const { choices } = screenOf({ options: { ...NO_OPTIONS, nights: 7, isDirect: true }, month: '2031-05' });
    const [trip, transport, only] = choices.map(({ links }) => links);
    const query = (link: { path: string } | undefined) => link?.path.split('?')[1];
    expect(query(trip?.[0])).toBe('direct=1&month=2031-05');
    expect(query(transport?.[2])).toBe('nights=7&kind=train&direct=1&month=2031-05');
    expect(only?.map(query)).toEqual(['nights=7&month=2031-05', 'nights=7&direct=1&bag=1&month=2031-05']);
    expect(only?.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('keeps the transport that it shows in its links', () => {
    const { months, opposite, lead } = screenOf({ options: { ...NO_OPTIONS, kind: 'plane' } });
    expect(months[2]!.path).toBe('/low-prices/LON-NYC?kind=plane&month=2031-07#month');
    expect(opposite.path).toBe('/low-prices/NYC-LON?kind=plane');
    expect(lead).toContain('nur Flug');
  });

  it('offers the nights of its link among the usual ones', () => {
    const [trip] = screenOf({ options: { ...NO_OPTIONS, nights: 9 } }).choices;
    expect(trip?.links.map(({ text }) => text)).toEqual([
      'Einfache Reise',
      '3 Nächte',
      '7 Nächte',
      '9 Nächte',
      '14 Nächte',
    ]);
    expect(trip?.links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['9 Nächte']);
  });

  it('names the cheapest day of the year and links to the opposite direction', () => {
    const { cheapest, opposite } = screenOf();
    expect(plain(cheapest?.text)).toBe('Am günstigsten: Do., 3. Juli, Tickets ab 100,50 €');
    expect(opposite.path).toBe('/low-prices/NYC-LON');
  });
});

describe('the open month', () => {
  const opened = (month: string | null) => screenOf({ month }).open;

  it.each([
    ['no month: that of the cheapest day', null, 'Juli 2031'],
    ['a month of the year', '2031-05', 'Mai 2031'],
    ['a past month', '2031-04', 'Juli 2031'],
    ['a month too far ahead', '2032-06', 'Juli 2031'],
    ['a month 13', '2031-13', 'Juli 2031'],
    ['nonsense', '<script>', 'Juli 2031'],
  ])('%s', (_, month, name) => {
    expect(opened(month).name).toBe(name);
  });

  it('links no day after the last departure', () => {
    const value = [price('2032-05-04', 10000)];
    const sold = { from: '2031-05-28', to: '2032-05-17' };
    const { weeks, chart } = screenOf({ month: '2032-05', sold, prices: { state: 'ready', value } }).open;
    expect(weeks.flat().filter((day) => day?.path)).toHaveLength(17);
    expect(chart.bars).toHaveLength(17);
  });

  it('links every day on sale', () => {
    const { weeks, weekdays } = opened('2031-05');
    const days = weeks.flat().filter((day) => day !== null);
    expect(weekdays.map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect(days).toHaveLength(31);
    expect(days.slice(0, 4).map(({ path }) => path === null)).toEqual([true, true, true, false]);
    expect(days[19]).toMatchObject({ number: '20', name: 'Dienstag, 20. Mai 2031' });
    expect(plain(days[19]!.price?.text)).toBe('200,00 €');
    expect(days[19]!.price?.short).toBe('200');
  });

  it.each([
    ['of a month with fourteen prices', 14, ['20'], 'der niedrigste des Monats'],
    ['of a month with fewer prices only the lowest one shown', 13, [], 'der niedrigste Preis'],
  ])('names the lowest price %s', (_, count, marked, remark) => {
    const value = Array.from({ length: count }, (_, index) => price(`2031-05-${15 + index}`, index === 5 ? 100 : 200));
    const { weeks, chart } = screenOf({ month: '2031-05', prices: { state: 'ready', value } }).open;
    const cheapest = weeks.flat().filter((day) => day?.isCheapest);
    expect(cheapest.map((day) => day?.number)).toEqual(marked);
    expect(weeks.flat().find((day) => day?.number === '20')?.level).toBe('lowest');
    expect(plain(chart.bars.find(({ level }) => level === 'lowest')?.said)).toBe(`Di., 20. Mai: 1,00 €, ${remark}`);
  });
});

describe('a return under conditions', () => {
  const options: YearOptions = { nights: 7, kind: 'train', isDirect: true, withBaggage: false };
  const found = { ...price('2031-05-20', 30000), returnDate: '2031-05-27' };
  const screen = screenOf({ options, prices: { state: 'ready', value: [found] } });

  it('says so, and leads to the offers behind the price', () => {
    expect(plain(screen.lead)).toContain('hin und zurück, 7 Nächte, nur Bahn, direkt');
    const bar = screen.open.chart.bars.find(({ level }) => level === 'lowest');
    expect(plain(bar?.said)).toContain(': 300,00 €, ');
    const link = decodeURIComponent(bar?.path ?? '');
    expect(link).toMatch(/LON_2031-05-20_.*NYC_2031-05-27_/);
    expect(link).toContain('"transportKind":{"Train":true}');
    expect(link).toContain('"NoTransfers":true');
  });

  it('keeps its conditions in the links of the page', () => {
    expect(screen.months[2]?.path).toBe('/low-prices/LON-NYC?nights=7&kind=train&direct=1&month=2031-07#month');
    expect(screen.opposite.path).toBe('/low-prices/NYC-LON?nights=7&kind=train&direct=1');
  });
});

describe('without prices', () => {
  const error = new UpstreamError({ kind: 'unavailable', service: 'priceCalendar', operation: 'x', requestId: 'r' });

  it.each([
    ['waiting', { state: 'waiting', sinceMs: 1 }, /gesammelt/],
    ['failed', { state: 'failed', error }, /nicht verfügbar/],
    ['none', { state: 'ready', value: [] }, /keine Preise bekannt/],
  ] as const)('%s: every day is still a link', (_, prices, notice) => {
    const screen = screenOf({ prices: { ...prices } as LowPricesInput['prices'] });
    expect(screen.notice).toMatch(notice);
    expect(screen.cheapest).toBeNull();
    expect(screen.months).toHaveLength(12);
    expect(screen.open.name).toBe('Mai 2031');
    expect(screen.open.weeks.flat().filter((day) => day?.path)).toHaveLength(28);
  });

  it('holds the place of prices that are on their way', () => {
    const { monthChart, open } = screenOf({ prices: { state: 'waiting', sinceMs: 1 } });
    for (const { bars } of [monthChart, open.chart]) {
      expect(bars.length).toBeGreaterThan(11);
      expect(bars.map(({ level, said }) => [level, said.includes('kein')])).toEqual(bars.map(() => ['pending', false]));
    }
  });
});
