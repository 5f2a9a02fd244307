import { describe, expect, it } from 'vitest';
import { answerOf, flight, variant } from '~/features/offers/testing/answer';
import type { SearchProgress } from '~/features/offers/search-offers.server';
import { parseSearchUrl } from '~/features/search-query/search-url';
import type { SearchQuery } from '~/features/search-query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { SearchAnswer } from '~/upstream/search/contract';
import { UpstreamError, type UpstreamErrorKind } from '~/upstream/error';
import type { ResultsScreen } from './results.server';
import { failureReason, failureView, refreshSeconds } from './progress.server';
import { searchScreen, type SearchScreenInput } from './screen.server';

const MARKET: Market = {
  brand: 'ru',
  brandName: 'Попутный',
  locale: 'ru',
  country: 'RU',
  currency: 'RUB',
  homePath: '/',
};
const QUERY: SearchQuery = {
  trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
  adults: 2,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
};
const FLIGHTS = {
  direct: flight('SU1130 SVO-AER 2031-05-04 06:05 +03:00 2031-05-04 09:20 +03:00', { equipment: '32Q' }),
  toLed: flight('SU6 SVO-LED 2031-05-04 22:00 +03:00 2031-05-04 23:30 +03:00', {
    transfer_duration: 420,
    night_transfer: true,
    virtual_connection: true,
  }),
  fromLed: flight('DP51 LED-AER 2031-05-05 06:30 +03:00 2031-05-05 09:30 +03:00', { operating_carrier: 'SU' }),
};
const ANSWER = answerOf(
  [
    variant('v1', '9000', [['direct']], { seats_left: 4 }),
    variant('v2', '11000', [['direct']], { baggage: { count: 1, weight: 20 } }),
    variant('v3', '7000', [['toLed', 'fromLed']], { seats_left: 9 }),
  ],
  FLIGHTS,
);

function screenOf(over: Partial<SearchScreenInput> & { view?: URLSearchParams } = {}) {
  return searchScreen({
    query: QUERY,
    view: new URLSearchParams(),
    offers: { full: 'done', answer: ANSWER },
    names: { MOW: 'Москва', AER: 'Сочи' },
    now: new Date('2031-04-01T12:00:00Z'),
    market: MARKET,
    t: getTranslator('ru', 'search'),
    ...over,
  });
}

function resultsOf(view: string, answer: SearchAnswer = ANSWER): ResultsScreen {
  const { state } = screenOf({ view: new URLSearchParams(view), offers: { full: 'done', answer } }).screen;
  if (state.kind !== 'results') throw new Error(state.kind);
  return state;
}

const text = (value: string | null | undefined) => value?.replace(/\u00a0/g, ' ');

describe('the head', () => {
  it('says what is searched', () => {
    expect(screenOf().screen.head).toMatchObject({
      route: 'Москва → Сочи',
      dates: '4 мая',
      passengers: '2\u00a0взрослых, эконом',
      isOfferGone: false,
    });
  });

  it('shows codes where names are not known, and a search of a lost offer', () => {
    const { head } = screenOf({
      offers: { full: 'waiting', answer: null, sinceMs: 10 },
      names: {},
      view: new URLSearchParams('notice=expired'),
    }).screen;
    expect(head).toMatchObject({ route: 'MOW → AER', isOfferGone: true });
  });
});

describe('states', () => {
  const failed = (kind: UpstreamErrorKind, code: string | null = null): SearchProgress => ({
    full: 'failed',
    answer: null,
    error: new UpstreamError({ kind, code, service: 'search', operation: 'search', requestId: 'r' }),
  });

  it.each<[string, Partial<SearchScreenInput>, string, number]>([
    ['offers', {}, 'results', 200],
    ['a slow upstream', { offers: { full: 'waiting', answer: null, sinceMs: 5000 } }, 'waiting', 200],
    ['a time-out', { offers: failed('timeout', 'timeoutError') }, 'failed', 504],
    ['a broken answer', { offers: failed('badContract') }, 'failed', 502],
    ['an unavailable service', { offers: failed('unavailable') }, 'failed', 503],
    ['no offers', { offers: { full: 'done', answer: answerOf([], {}) } }, 'empty', 200],
    ['a date that is over', { offers: null }, 'past', 200],
  ])('%s', (_name, over, kind, status) => {
    const result = screenOf(over);
    expect(result.screen.state.kind).toBe(kind);
    expect(result.status).toBe(status);
  });

  it.each([
    ['timeout', null, 'timeout'],
    ['badContract', null, 'broken'],
    ['unavailable', 'htmlAnswer', 'broken'],
    ['unavailable', 'tooManyRequests', 'busy'],
    ['unavailable', 'refused', 'refused'],
    ['unavailable', 'legalReasons', 'legal'],
    ['unavailable', null, 'unavailable'],
    ['invalid', 'requestFormat', 'unavailable'],
  ] as const)('%s %s is told as %s', (kind, code, reason) => {
    expect(failureReason({ kind, code })).toBe(reason);
  });
});

describe('a search that is not done', () => {
  const error = new UpstreamError({
    kind: 'unavailable',
    code: 'tooManyRequests',
    retryAfterSeconds: 40,
    service: 'search',
    operation: 'search',
    requestId: 'r',
  });
  const stateOf = (offers: SearchProgress, view = '') =>
    screenOf({ offers, view: new URLSearchParams(view) }).screen.state;

  it.each<[string, SearchProgress, object]>([
    ['goes on', { full: 'waiting', answer: ANSWER, sinceMs: 12_000 }, { kind: 'waiting', refreshSeconds: 4 }],
    ['was stopped', { full: 'stopped', answer: ANSWER }, { kind: 'stopped' }],
    ['failed', { full: 'failed', answer: ANSWER, error }, { kind: 'failed' }],
  ])('shows the first offers: it %s', (_name, offers, progress) => {
    expect(stateOf(offers)).toMatchObject({ kind: 'results', progress: { found: 2, ...progress } });
    expect(screenOf({ offers }).status).toBe(200);
  });

  it.each<[string, SearchProgress, string]>([
    ['goes on', { full: 'waiting', answer: answerOf([], {}), sinceMs: 10 }, 'waiting'],
    ['was stopped', { full: 'stopped', answer: null }, 'stopped'],
    ['failed', { full: 'failed', answer: answerOf([], {}), error }, 'failed'],
  ])('shows none when there are none: it %s', (_name, offers, kind) => {
    expect(stateOf(offers)).toMatchObject({ kind });
  });

  it('tells how long the service asks to wait', () => {
    const t = getTranslator('ru', 'search');
    expect(text(failureView(error, t).text)).toContain('40 секунд');
    const hours = new UpstreamError({ ...error.toJSON(), retryAfterSeconds: 7200 });
    expect(failureView(hours, t).text).toBe(t('failed.busy.text'));
  });

  it('stays stopped in another order and in a ticket', () => {
    const state = stateOf({ full: 'stopped', answer: ANSWER }, 'stopped=1');
    if (state.kind !== 'results') throw new Error(state.kind);
    for (const path of [...state.sorting.options.map((option) => option.path), state.cards[0]!.detailsPath]) {
      expect(path).toContain('stopped=1');
    }
  });

  it.each([
    [0, 2],
    [9_999, 2],
    [10_000, 4],
    [60_000, 8],
  ])('%i ms old comes back after %i s', (sinceMs, seconds) => {
    expect(refreshSeconds(sinceMs)).toBe(seconds);
  });
});

describe('ideas', () => {
  const datesOf = (over: Partial<SearchScreenInput>) => {
    const { state } = screenOf(over).screen;
    if (state.kind !== 'empty' && state.kind !== 'past') throw new Error(state.kind);
    return state.ideas.map(({ path }) => {
      const parsed = parseSearchUrl(new URL(path, 'http://shop.test'), '2031-01-01');
      return 'query' in parsed ? parsed.query.trips.map(({ date }) => date) : null;
    });
  };
  const round = { ...QUERY, trips: [...QUERY.trips, { departure: 'AER', arrival: 'MOW', date: '2031-05-11' }] };
  const nothing: SearchProgress = { full: 'done', answer: answerOf([], {}) };

  it('move all dates together, up to two days either way', () => {
    expect(datesOf({ query: round, offers: nothing })).toEqual([
      ['2031-05-02', '2031-05-09'],
      ['2031-05-03', '2031-05-10'],
      ['2031-05-05', '2031-05-12'],
      ['2031-05-06', '2031-05-13'],
    ]);
  });

  it('are never in the past', () => {
    const now = new Date('2031-05-04T12:00:00Z');
    expect(datesOf({ offers: nothing, now })).toEqual([['2031-05-05'], ['2031-05-06']]);
  });

  it('of a past search count from today and keep the stay', () => {
    expect(datesOf({ query: round, offers: null, now: new Date('2031-06-01T12:00:00Z') })[0]).toEqual([
      '2031-06-08',
      '2031-06-15',
    ]);
  });
});

describe('cards', () => {
  it('group the baggage offers of an itinerary, the cheapest on top', () => {
    const card = resultsOf('sort=fast').cards[0]!;
    expect(text(card.best.baggage)).toBe('Без багажа');
    expect(text(card.best.cabinBag)).toBe('Ручная кладь 10 кг');
    expect(card.others.map(({ baggage, price }) => [text(baggage), text(price)])).toEqual([
      ['Багаж 20 кг', '11 000 ₽'],
    ]);
    expect(text(card.best.price)).toBe('9 000 ₽');
    expect(text(card.perPassenger)).toBe('за 2 пассажиров, 4 500 ₽ за каждого');
    expect(card.seatsLeft).toBe('Осталось 4 места');
    expect(card.highlights).toEqual(['fastest', 'morningFlight']);
  });

  it('lead to step 0 with the search and the offer behind', () => {
    const url = new URL(resultsOf('sort=fast').cards[0]!.best.path, 'http://shop.test');
    expect(url.pathname).toBe('/mbooking/step0/v1');
    expect(parseSearchUrl(url, '2031-01-01')).toEqual({ query: QUERY, isCanonical: true });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ offer: 'SU1130', bag: '0', sum: '900000RUB' });
  });

  it('show a direct trip', () => {
    expect(resultsOf('sort=fast').cards[0]!.trips).toEqual([
      {
        departure: { time: '06:05', date: 'вс, 4 мая', dateTime: '2031-05-04T06:05', info: 'Шереметьево (SVO)' },
        arrival: {
          time: '09:20',
          date: 'вс, 4 мая',
          dateTime: '2031-05-04T09:20',
          info: 'Сочи (AER)',
          dayOffset: null,
          dayOffsetLabel: null,
        },
        duration: '3ч 15м',
        transfers: null,
        direct: 'прямой рейс',
        stops: [],
        carriers: [{ code: 'SU', name: 'Аэролинии' }],
        warnings: [],
      },
    ]);
  });

  it('show a connection and what may surprise in it', () => {
    const [trip] = resultsOf('sort=price').cards[0]!.trips;
    expect(trip).toMatchObject({
      duration: '11ч 30м',
      transfers: '1 пересадка, 7ч',
      stops: ['LED'],
      arrival: { dayOffset: '+1', dayOffsetLabel: 'прибытие на следующий день' },
      warnings: ['самостоятельная пересадка', 'ночная пересадка'],
    });
    expect(resultsOf('sort=price').cards[0]!.seatsLeft).toBeNull();
  });
});

describe('an opened ticket', () => {
  it('has every segment in full', () => {
    const { ticket } = resultsOf('ticket=SU6_DP51.1');
    expect(ticket?.trips[0]!.title).toBe('Москва — Сочи');
    expect(ticket?.trips[0]!.segments).toMatchObject([
      { number: 'SU 6', transfer: { text: 'Пересадка: Санкт-Петербург, 7ч' } },
      { number: 'DP 51', notes: ['выполняет Аэролинии'], transfer: null, departure: { city: 'Санкт-Петербург' } },
    ]);
    expect(ticket?.closePath).not.toContain('ticket');
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

  it('offers every order as a link, the current one the other way round', () => {
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

  it('has twenty cards a page and keeps the order in links', () => {
    const results = resultsOf('sort=price&page=2', many);
    expect(results.cards.map(({ best }) => text(best.price)).slice(0, 2)).toEqual(['1 020 ₽', '1 021 ₽']);
    expect(results.cards).toHaveLength(20);
    expect(results.pages.map(({ label }) => label)).toEqual(['1', '2', '3']);
    expect(results.previousPath).toMatch(/sort=price$/);
    expect(results.nextPath).toMatch(/sort=price&page=3$/);
  });

  it('falls back on what makes no sense', () => {
    const results = resultsOf('sort=nonsense&page=many', many);
    expect(results.sorting.options.find(({ isCurrent }) => isCurrent)?.text).toBe('По удобству и цене');
    expect(results.previousPath).toBeNull();
  });
});
