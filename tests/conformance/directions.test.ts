import { describe, expect, it } from 'vitest';
import { addDays, earliestToday } from '~/dates/calendar-date';
import { applyFilter } from '~/features/search/filters/matching';
import { LOCALES } from '~/market/locales';
import { ANY_TIME } from '~/upstream/price-map/contract';
import { START } from '#server/sandbox/testing/test-sandbox';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();

describe('directions', () => {
  it('lists those of a city, the most popular first, with cases in Russian', async () => {
    const directions = await clients(RUSSIAN).directions.listFrequent('city', 'MOW', { limit: 4 });
    expect(directions).toHaveLength(4);
    for (const { departure, arrival, price, departureDate } of directions) {
      expect(departure.names.ru).toBe('Москва');
      expect(departure.nameCases?.from).toBe('Москвы');
      expect(arrival.code).not.toBe('MOW');
      expect(price?.currency).toBe('RUB');
      expect(departureDate).toMatch(/^2031-/);
    }
  });

  it('lists fifteen by default from a country, not all from one city', async () => {
    const directions = await clients().directions.listFrequent('country', 'DE');
    expect(directions).toHaveLength(15);
    expect(new Set(directions.map(({ departure }) => departure.code)).size).toBeGreaterThan(2);
    expect(directions.every(({ departure }) => departure.countryCode === 'DE')).toBe(true);
  });

  it.each([
    [RUSSIAN, 'RU', 'MOW', 'LED'],
    [GERMAN, 'DE', 'BER', 'HAM'],
  ] as const)('lists those by train with the prices of a search: %j', async (market, country, departure, arrival) => {
    const { directions, priceCalendar, search } = clients(market);
    const byTrain = await directions.listFrequent('country', country, { limit: 12, by: 'train' });
    const codes = byTrain.map((one) => `${one.departure.code} ${one.arrival.code}`);
    expect(codes).toContain(`${departure} ${arrival}`);
    for (const { departure: from, arrival: to, price, departureDate: date } of byTrain.slice(0, 4)) {
      const answer = await search.search({
        trips: [{ departure: from.code, arrival: to.code, date: date ?? '' }],
        travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
        cabin: 'economy',
      });
      const offers = applyFilter(answer, { choices: { transportKind: ['Train'] }, ranges: {} }).flatMap(
        (one) => one.offers,
      );
      expect(price?.amount, `${from.code} ${to.code}`).toBe(Math.min(...offers.map((one) => one.price.amount)));
      const day = { departure: from.code, arrival: to.code, from: date ?? '', to: date ?? '' };
      const strip = await priceCalendar.listOneWay({ ...day, cabin: 'economy', filters: { trainOnly: true } });
      expect(
        strip.map((one) => one.price),
        'the strip of prices shows the same',
      ).toEqual([price]);
    }
  });

  it('lists none by train where there are none', async () => {
    expect(await clients().directions.listFrequent('country', 'SG', { by: 'train' })).toEqual([]);
  });

  it('lists those of a carrier', async () => {
    const directions = await clients().directions.listByAirline('SU', { limit: 3 });
    expect(directions.map(({ departure }) => departure.code)).toContain('MOW');
  });

  it.each(['QQQ', 'no such/city', '..'])('is empty for "%s"', async (code) => {
    expect(await clients().directions.listFrequent('city', code)).toEqual([]);
  });
});

describe('landings', () => {
  it('returns 6, then 18, then 30 cities, without repetition', async () => {
    const { landings } = clients();
    const first = await landings.listPopularCities({ fromCity: 'BER' });
    const second = await landings.listPopularCities({ fromCity: 'BER', offset: 6 });
    const third = await landings.listPopularCities({ fromCity: 'BER', offset: 24 });
    expect([first, second, third].map(({ cities }) => cities.length)).toEqual([6, 18, 30]);
    const codes = [first, second, third].flatMap(({ cities }) => cities.map(({ code }) => code));
    expect(new Set(codes).size).toBe(54);
    expect(first.total).toBeGreaterThan(54);
  }, 60_000);

  it('returns 30 filtered cities at a time, from the seventh on', async () => {
    const { cities } = await clients().landings.listPopularCities({ fromCity: 'BER', tagCodes: ['beach'], offset: 6 });
    expect(cities.length).toBeGreaterThan(18);
    expect(cities.every(({ tagCodes }) => tagCodes.includes('beach'))).toBe(true);
  });

  it.each([
    [RUSSIAN, 'MOW'],
    [GERMAN, 'BER'],
  ] as const)('has the prices of a search by plane: %j', async (market, fromCity) => {
    const { landings, search } = clients(market);
    const { cities } = await landings.listPopularCities({ fromCity });
    for (const { code, price, departureDate } of cities.slice(0, 3)) {
      const answer = await search.search({
        trips: [{ departure: fromCity, arrival: code, date: departureDate ?? '' }],
        travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
        cabin: 'economy',
      });
      expect(price).toEqual({
        amount: Math.min(
          ...applyFilter(answer, { choices: { transportKind: ['Airplane'] }, ranges: {} }).map(
            ({ offers }) => offers[0]!.price.amount,
          ),
        ),
        currency: market.currency,
      });
    }
  });

  it.each([
    [RUSSIAN, 'MOW'],
    [GERMAN, 'BER'],
  ] as const)(
    'has the lowest prices that the price map has for any time: %j',
    async (market, fromCity) => {
      const { landings, priceMap, directions } = clients(market);
      const { cities } = await landings.listPopularCities({ fromCity });
      const today = earliestToday(new Date(START));
      const question = {
        departure: fromCity,
        arrivals: cities.map(({ code }) => code),
        departures: { from: addDays(today, ANY_TIME.first), to: addDays(today, ANY_TIME.last) },
        returns: null,
        cabin: 'economy',
        filters: { airplaneOnly: true },
      } as const;
      await expect
        .poll(async () => (await priceMap.listDestinations(question)).isComplete, { timeout: 20_000 })
        .toBe(true);
      const { destinations } = await priceMap.listDestinations(question);
      const onMap = new Map(destinations.map(({ code, price, departureDate }) => [code, [price, departureDate]]));
      expect(cities.map(({ code, price, departureDate }) => [code, [price, departureDate]])).toEqual(
        cities.map(({ code }) => [code, onMap.get(code)]),
      );
      const frequent = await directions.listFrequent('city', fromCity, { limit: 6 });
      const both = frequent.filter(({ arrival }) => onMap.has(arrival.code));
      expect(both.length).toBeGreaterThan(0);
      expect(both.map(({ price, departureDate }) => [price, departureDate])).toEqual(
        both.map(({ arrival }) => onMap.get(arrival.code)),
      );
    },
    40_000,
  );

  it('uses the language of the page', async () => {
    const { cities } = await clients(RUSSIAN).landings.listPopularCities({ fromCity: 'MOW' });
    const istanbul = cities.find(({ code }) => code === 'IST');
    expect(istanbul).toMatchObject({ name: 'Стамбул', nameCases: { in: 'в Стамбул' }, country: { name: 'Турция' } });
  });

  it('is empty for an unknown city', async () => {
    expect(await clients().landings.listPopularCities({ fromCity: 'QQQ' })).toEqual({ cities: [], total: 0 });
  });

  it('has cities for every tag, and its name in every language', async () => {
    const { landings } = clients();
    const tags = await landings.listTags();
    expect(tags.length).toBeGreaterThan(3);
    for (const { code, names } of tags) {
      expect((await landings.listPopularCities({ fromCity: 'BER', tagCodes: [code] })).total).toBeGreaterThan(5);
      expect(LOCALES.filter((locale) => !names[locale])).toEqual([]);
    }
  });
});

describe('sales.listSpecialOffers', () => {
  it('offers the popular cities at their prices, the cheapest first', async () => {
    const { sales, landings } = clients();
    const offers = await sales.listSpecialOffers('BER', { limit: 5 });
    expect(offers).toHaveLength(5);
    const amounts = offers.map(({ price }) => price.amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const { cities } = await landings.listPopularCities({ fromCity: 'BER' });
    const both = offers.flatMap(({ arrival, price, departureDateTime }) => {
      const city = cities.find(({ code }) => code === arrival.code);
      return city ? [[price, departureDateTime.slice(0, 10), city.price, city.departureDate]] : [];
    });
    for (const [price, date, samePrice, sameDate] of both) expect([price, date]).toEqual([samePrice, sameDate]);
  });
});

describe('sales.listSales', () => {
  it('have the prices of a search by plane of their day', async () => {
    const { sales, search } = clients(RUSSIAN);
    const answer = await sales.listSales(null);
    expect(answer.departureCity?.code).toBe('MOW');
    const running = answer.sales.filter(({ state }) => state === 'active');
    expect(running.length).toBeGreaterThan(4);
    for (const { departure, arrival, departureDateTime, price } of running.slice(0, 3)) {
      const found = await search.search({
        trips: [{ departure: departure.code, arrival: arrival.code, date: departureDateTime.slice(0, 10) }],
        travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
        cabin: 'economy',
      });
      const offers = applyFilter(found, { choices: { transportKind: ['Airplane'] }, ranges: {} });
      expect(price.amount).toBe(Math.min(...offers.map((one) => one.offers[0]!.price.amount)));
    }
  });

  it('run now, or have ended, and were seen now', async () => {
    const { sales } = await clients(RUSSIAN).sales.listSales('LED');
    expect(new Set(sales.map(({ departure }) => departure.code))).toEqual(new Set(['LED']));
    const now = Date.parse(START);
    for (const { state, dateStart, dateEnd, seenAt } of sales) {
      const isRunning = Date.parse(dateStart) <= now && now <= Date.parse(dateEnd);
      expect([state, isRunning]).toEqual(state === 'active' ? ['active', true] : ['expired', false]);
      expect(Math.abs(Date.parse(seenAt) - now)).toBeLessThan(10 * 60_000);
    }
    expect(sales.some(({ state }) => state === 'expired')).toBe(true);
  });

  it('begin in the biggest city of the country for a city without any', async () => {
    const { departureCity, departureCities } = await clients(RUSSIAN).sales.listSales('QQQ');
    expect(departureCity?.code).toBe('MOW');
    expect(departureCities.map(({ code }) => code)).toEqual(expect.arrayContaining(['MOW', 'LED']));
  });
});

describe('suggest.findByIp', () => {
  it.each([
    ['192.0.2.7', 'MOW'],
    ['198.51.100.7', 'LON'],
    ['10.0.0.1', undefined],
    ['', undefined],
  ])('locates %s in %s', async (ip, code) => {
    expect((await clients().suggest.findByIp(ip))?.city.code).toBe(code);
  });
});
