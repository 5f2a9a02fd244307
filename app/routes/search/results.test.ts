import { describe, expect, it } from 'vitest';
import { answerOf, flight, variant } from '~/features/search/offers/testing/answer';
import { parseSearchUrl } from '~/features/search/query/search-url';
import { FLIGHTS, QUERY, resultsOf, text } from './testing/screen';

describe('cards', () => {
  it('group the baggage offers of an itinerary, the cheapest on top', () => {
    const card = resultsOf('sort=fast').cards[0]!;
    expect(text(card.best.baggage)).toBe('Без багажа');
    expect(text(card.withBag?.text)).toBe('+ багаж 2 000 ₽');
    expect(card.withBag?.path).toMatch(/^\/search\?.*&ticket=SU1130&fare=1x?/);
    expect(text(card.best.price)).toBe('9 000 ₽');
    expect(text(card.perPassenger)).toBe('за 2 пассажиров, 4 500 ₽ за каждого');
    expect(card.seatsLeft).toBe('Осталось 4 места');
    expect(card.highlights).toEqual(['morningFlight']);
  });

  it('link to step 0 with the search and the offer', () => {
    const url = new URL(resultsOf('sort=fast').cards[0]!.best.path, 'http://shop.test');
    expect(url.pathname).toBe('/mbooking/step0/v1');
    expect(parseSearchUrl(url, '2031-01-01')).toEqual({ query: QUERY, isCanonical: true });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ offer: 'SU1130', bag: '0', sum: '900000RUB' });
  });

  it('show a direct trip', () => {
    expect(resultsOf('sort=fast').cards[0]!.trips).toEqual([
      {
        departure: {
          time: '06:05',
          date: 'вс, 4 мая',
          dateTime: '2031-05-04T06:05',
          port: 'Шереметьево',
          code: 'SVO',
          isStation: false,
        },
        arrival: {
          time: '09:20',
          date: 'вс, 4 мая',
          dateTime: '2031-05-04T09:20',
          port: 'Сочи',
          code: 'AER',
          isStation: false,
          dayOffset: null,
          dayOffsetLabel: null,
        },
        duration: '3ч 15м',
        transfers: null,
        direct: 'прямой',
        stops: [],
        carriers: [{ code: 'SU', name: 'Аэролинии' }],
        kinds: ['plane'],
        trains: [],
        warnings: [],
      },
    ]);
  });

  it('show a connection and its warnings', () => {
    const [trip] = resultsOf('sort=price').cards[0]!.trips;
    expect(trip).toMatchObject({
      duration: '11ч 30м',
      transfers: { count: '1 пересадка', waiting: '7ч' },
      stops: ['LED'],
      arrival: { dayOffset: '+1', dayOffsetLabel: 'прибытие на следующий день' },
      warnings: ['самостоятельная пересадка', 'ночная пересадка'],
    });
    expect(resultsOf('sort=price').cards[0]).toMatchObject({
      seatsLeft: null,
      warnings: 'самостоятельная пересадка · ночная пересадка',
    });
  });
});

describe('open ticket', () => {
  it('has every segment in full', () => {
    const { ticket } = resultsOf('ticket=SU6*s_DP51.1');
    expect(ticket?.trips[0]!.title).toBe('Москва — Сочи');
    expect(ticket?.trips[0]!.segments).toMatchObject([
      { number: 'SU 6', transfer: { text: 'Пересадка: Санкт-Петербург, 7\u00a0ч' } },
      { number: 'DP 51', notes: ['выполняет Аэролинии'], transfer: null, departure: { city: 'Санкт-Петербург' } },
    ]);
    expect(ticket?.closePath).not.toContain('ticket');
  });

  it('says at once when it goes, where the ways differ, and what its price buys', () => {
    const back = flight('SU9 AER-VKO 2031-05-11 22:00 +03:00 2031-05-12 01:00 +03:00');
    const offer = variant('v1', '9000', [['direct'], ['back']], {
      fare_rules: { returnable: 'unavailable', exchange: 'fee' },
    });
    const query = { ...QUERY, trips: [...QUERY.trips, { departure: 'AER', arrival: 'MOW', date: '2031-05-11' }] };
    const { cards, ticket } = resultsOf('ticket=SU1130~SU9', answerOf([offer], { ...FLIGHTS, back }), query);
    expect(ticket?.title).toBe('Москва ⇄ Сочи');
    expect(ticket?.trips.map(({ title }) => title)).toEqual(['Туда', 'Обратно']);
    expect(ticket?.times).toEqual([
      { when: 'вс, 4 мая, 06:05 – 09:20 · прямой рейс', who: expect.stringContaining('SU 1130') as string },
      { when: 'вс, 11 мая, 22:00 – 01:00 (+1) · прямой рейс', who: expect.stringContaining('SU 9') as string },
    ]);
    expect(ticket?.otherPorts).toEqual([expect.stringContaining('Разные аэропорты: вылет туда')]);
    expect(cards[0]).toMatchObject({ warnings: '', trips: [{}, { arrival: { mismatch: 'не SVO' } }] });
    expect(text(ticket?.buys)).toBe('Без багажа · Невозвратный');
  });

  const plain = (facts?: { text: string }[]) => facts?.map((fact) => text(fact.text));

  it('says what its fare includes and offers the other fares', () => {
    const rules = { returnable: 'unavailable', exchange: 'fee' } as const;
    const answer = answerOf(
      [
        variant('v1', '9000', [['direct']], { fare_rules: rules }),
        variant('v2', '11000', [['direct']], {
          baggage: { count: 1, weight: 20 },
          fare_rules: { returnable: 'fee', exchange: 'available' },
        }),
      ],
      FLIGHTS,
    );
    const ticket = resultsOf('ticket=SU1130', answer).ticket;
    expect(plain(ticket?.facts.facts)).toEqual(['Без багажа', 'Ручная кладь 10 кг', 'Невозвратный', 'Обмен со сбором']);
    expect(ticket?.fares?.offers.map(({ name, difference }) => [name, difference && text(difference)])).toEqual([
      ['Без багажа', null],
      ['С багажом', '+2 000 ₽'],
    ]);
    expect(plain(ticket?.fares?.offers[1]?.facts)?.slice(2)).toEqual(['Возврат со сбором', 'Обмен бесплатно']);
  });

  it('leaves the rules to the next step where they are unknown', () => {
    const ticket = resultsOf('ticket=SU6*s_DP51.1').ticket;
    expect(plain(ticket?.facts.facts)?.at(-1)).toBe('Возврат и обмен: правила перевозчика на следующем шаге');
    expect(ticket?.fares).toBeNull();
  });

  it('estimates its emissions and compares them with the search', () => {
    const one = variant('v1', '9000', [['direct']]);
    const over = variant('v2', '7000', [['toLed', 'fromLed']]);
    const other = variant('v3', '7000', [['other', 'fromLed']]);
    const flights = { ...FLIGHTS, other: { ...FLIGHTS.toLed, transport_number: '8' } };
    const emissions = (variants: (typeof one)[]) =>
      text(resultsOf('ticket=SU1130', answerOf(variants, flights)).ticket?.facts.emissions?.text);
    expect(emissions([one, over, other])).toBe(
      'Около 104 кг CO₂ на пассажира, на 45 % меньше обычного для этого маршрута',
    );
    expect(emissions([one, over]), 'too few to compare').toBe('Около 104 кг CO₂ на пассажира');
  });

  it('can be shared, and so can the list behind it', () => {
    const results = resultsOf('sort=price&ticket=SU1130&page=1');
    expect(results.ticket?.share.url).toMatch(
      /^http:\/\/shop\.test\/search\?.*sort=price&ticket=SU1130&locale=ru&country=RU&currency=RUB$/,
    );
    expect(results.share).toMatchObject({
      label: 'Поделиться поиском',
      url: results.ticket?.share.url.replace('&ticket=SU1130', ''),
    });
  });

  it('is ignored when it is not among the offers', () => {
    expect(resultsOf('ticket=XX1').ticket).toBeNull();
  });
});

describe('orders and pages', () => {
  const many = answerOf(
    Array.from({ length: 45 }, (_, index) => variant(`v${index}`, String(1000 + index), [[`f${index}`]])),
    Object.fromEntries(
      Array.from({ length: 45 }, (_, index) => [
        `f${index}`,
        { ...FLIGHTS.direct, transport_number: String(100 + index) },
      ]),
    ),
  );

  it('offers every order as a link; the current one reverses', () => {
    const { sorting } = resultsOf('sort=price&page=2', many);
    expect(sorting.label).toBe('По цене');
    const links = sorting.options.map(({ path }) => new URL(path, 'http://shop.test').searchParams);
    expect(links.map((params) => params.get('sort'))).toEqual([
      null,
      'price_desc',
      'fast',
      'full_wait_time',
      'departure_time',
      'arrival_time',
      'airline',
    ]);
    expect(links.every((params) => params.get('page') === null)).toBe(true);
  });

  it('has tabs with the first offer of three orders, under the filter', () => {
    const tabsOf = (view: string) => resultsOf(view).sorting.tabs;
    expect(tabsOf('').map(({ title, price, duration }) => [title, text(price), duration])).toEqual([
      ['Лучшие · Быстрые', '9 000 ₽', '3ч 15м'],
      ['Дешёвые', '7 000 ₽', '11ч 30м'],
    ]);
    expect(tabsOf('sort=price').map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(tabsOf('sort=fast').map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(tabsOf('sort=price_desc').some(({ isCurrent }) => isCurrent)).toBe(false);
    const direct = encodeURIComponent('{"transfers":{"NoTransfers":true}}');
    expect(tabsOf(`filter=${direct}`).map(({ title }) => title)).toEqual(['Лучшие · Дешёвые · Быстрые']);
    expect(tabsOf('page=2')[1]?.path).toMatch(/&sort=price$/);
  });

  it('lists trains as a timetable; the link of any other order names it', () => {
    const rail = { transport_kind: 'train' };
    const night = flight('RZ2 SVO-LED 2031-05-04 23:30 +03:00 2031-05-05 07:30 +03:00', rail);
    const day = flight('RZ1 SVO-LED 2031-05-04 13:00 +03:00 2031-05-04 17:00 +03:00', rail);
    const answer = answerOf([variant('v1', '2000', [['night']]), variant('v2', '5000', [['day']])], { night, day });
    const { sorting, cards } = resultsOf('', answer);
    expect(cards.map(({ key }) => key)).toEqual(['1', '2']);
    expect(sorting.label).toBe('По времени отправления');
    expect(sorting.tabs[0]).toMatchObject({ title: 'По времени', price: '13:00–23:30', isCurrent: true });
    expect(sorting.tabs[0]?.path).not.toContain('sort=');
    const best = sorting.options.find(({ text: option }) => option === 'Сначала лучшие');
    expect(best?.path).toMatch(/&sort=optimal$/);
    expect(resultsOf('sort=optimal', answer).sorting.label).toBe('Сначала лучшие');
  });

  it('has the durations of both ways of a return', () => {
    const back = flight('SU9 AER-SVO 2031-05-11 22:00 +03:00 2031-05-12 01:00 +03:00');
    const night = flight('SU11 AER-SVO 2031-05-11 22:00 +03:00 2031-05-12 21:40 +03:00');
    const variants = [variant('v1', '9000', [['direct'], ['back']]), variant('v2', '3000', [['direct'], ['night']])];
    const { tabs } = resultsOf('', answerOf(variants, { ...FLIGHTS, back, night })).sorting;
    expect(tabs.map(({ duration, isReturn }) => [duration, isReturn])).toEqual([
      ['3ч 15м + 3ч', true],
      ['3ч 15м + 23ч 40м', true],
    ]);
  });

  it('explains the order with the weights that it uses', () => {
    const { rule } = resultsOf('').sorting;
    expect(text(rule.text)).toMatch(/900 ₽.* 8 %.* 20 %.* 30 %.* 10 %.* 15 %.* 3 %/);
    expect(rule.text).not.toMatch(/самолёты/);
  });

  it('has twenty cards per page and keeps the order in links', () => {
    const results = resultsOf('sort=price&page=2', many);
    expect(results.cards.map(({ best }) => text(best.price)).slice(0, 2)).toEqual(['1 020 ₽', '1 021 ₽']);
    expect(results.cards).toHaveLength(20);
    expect(results.pages.map(({ text: number }) => number)).toEqual(['1', '2', '3']);
    expect(results.previousPath).toMatch(/sort=price$/);
    expect(results.nextPath).toMatch(/sort=price&page=3$/);
  });

  it('goes on in place, with a link to one page more', () => {
    const [first, both] = [resultsOf('sort=price', many), resultsOf('sort=price&more=1', many)];
    expect([text(first.more?.text), first.more?.path]).toEqual([
      'Показать ещё 20',
      expect.stringMatching(/sort=price&more=1$/),
    ]);
    expect(both.cards.map(({ key }) => key).slice(0, 20)).toEqual(first.cards.map(({ key }) => key));
    expect(both.cards).toHaveLength(40);
    expect(both.nextPath).toMatch(/sort=price&page=3$/);
    expect(both.cards[0]?.detailsPath).toMatch(/&more=1&ticket=/);
    expect(resultsOf('sort=price&more=9', many)).toMatchObject({ more: null, nextPath: null });
  });

  it('falls back to defaults for invalid values', () => {
    const results = resultsOf('sort=nonsense&page=many', many);
    expect(results.sorting.options.find(({ isCurrent }) => isCurrent)?.text).toBe('Сначала лучшие');
    expect(results.previousPath).toBeNull();
  });
});
