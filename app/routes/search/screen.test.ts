import { describe, expect, it } from 'vitest';
import { answerOf, flight, variant } from '~/features/search/offers/testing/answer';
import type { SearchProgress } from '~/features/search/offers/search-offers.server';
import { parseSearchUrl } from '~/features/search/query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError, type UpstreamErrorKind } from '~/upstream/error';
import { failureReason, failureView, refreshSeconds } from './progress.server';
import type { SearchScreenInput } from './screen.server';
import { ANSWER, QUERY, screenOf, text } from './testing/screen';

describe('head', () => {
  it('describes the search', () => {
    expect(screenOf().screen.head).toMatchObject({
      route: 'Москва → Сочи',
      dates: '4 мая',
      passengers: '2\u00a0взрослых, эконом',
      isOfferGone: false,
      dayNotice: null,
    });
  });

  it('falls back to codes for unknown names, and says when an offer is gone', () => {
    const { head } = screenOf({
      offers: { full: 'waiting', answer: null, sinceMs: 10 },
      names: {},
      view: new URLSearchParams('notice=expired'),
    }).screen;
    expect(head).toMatchObject({ route: 'MOW → AER', isOfferGone: true });
  });

  it('says when the form moved a day, and links on without it', () => {
    const { head } = screenOf({ view: new URLSearchParams('notice=departureMoved') }).screen;
    expect(head.dayNotice).toMatch(/^Мы передвинули отъезд/);
    expect(head.path).not.toContain('notice');
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
    ['a timeout', { offers: failed('timeout', 'timeoutError') }, 'failed', 504],
    ['a broken answer', { offers: failed('badContract') }, 'failed', 502],
    ['an unavailable service', { offers: failed('unavailable') }, 'failed', 503],
    ['no offers', { offers: { full: 'done', answer: answerOf([], {}) } }, 'empty', 200],
    ['a past date', { offers: null }, 'past', 200],
    [
      'no offers on a day that is over in the country',
      { offers: { full: 'done', answer: answerOf([], {}) }, now: new Date('2031-05-04T22:00:00Z') },
      'past',
      200,
    ],
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
  ] as const)('%s %s is shown as %s', (kind, code, reason) => {
    expect(failureReason({ kind, code })).toBe(reason);
  });
});

describe('unfinished search', () => {
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
    ['continues', { full: 'waiting', answer: ANSWER, sinceMs: 12_000 }, { kind: 'waiting', refreshSeconds: 4 }],
    ['was stopped', { full: 'stopped', answer: ANSWER }, { kind: 'stopped' }],
    ['failed', { full: 'failed', answer: ANSWER, error }, { kind: 'failed' }],
  ])('shows the first offers when it %s', (_name, offers, progress) => {
    expect(stateOf(offers)).toMatchObject({ kind: 'results', progress: { offerCount: 2, ...progress } });
    expect(screenOf({ offers }).status).toBe(200);
  });

  it.each<[string, SearchProgress, string]>([
    ['continues', { full: 'waiting', answer: answerOf([], {}), sinceMs: 10 }, 'waiting'],
    ['was stopped', { full: 'stopped', answer: null }, 'stopped'],
    ['failed', { full: 'failed', answer: answerOf([], {}), error }, 'failed'],
  ])('shows no offers when it %s', (_name, offers, kind) => {
    expect(stateOf(offers)).toMatchObject({ kind });
  });

  it('says that complete offers are being refreshed', () => {
    const refreshing = (isRefresh: boolean) =>
      stateOf({ full: 'waiting', answer: ANSWER, sinceMs: 700, isRefresh }) as { progress?: unknown };
    expect(refreshing(true).progress).toMatchObject({ refreshing: { title: 'Обновляем цены' } });
    expect(refreshing(false).progress).toMatchObject({ refreshing: null });
  });

  it('shows how long the service asks to wait', () => {
    const t = getTranslator('ru', 'search');
    expect(text(failureView(error, t).text)).toContain('40 секунд');
    const hours = new UpstreamError({ ...error.toJSON(), retryAfterSeconds: 7200 });
    expect(failureView(hours, t).text).toBe(t('failed.busy.text'));
  });

  it('stays stopped when sorted and with an open ticket', () => {
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
  ])('after %i ms reloads in %i s', (sinceMs, seconds) => {
    expect(refreshSeconds(sinceMs)).toBe(seconds);
  });
});

describe('ideas', () => {
  const datesOf = (over: Partial<SearchScreenInput>) => {
    const { state } = screenOf(over).screen;
    if (!('ideas' in state)) throw new Error(state.kind);
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

  it('count from today for a past search, and keep the length of stay', () => {
    expect(datesOf({ query: round, offers: null, now: new Date('2031-06-01T12:00:00Z') })[0]).toEqual([
      '2031-06-02',
      '2031-06-09',
    ]);
  });
});

describe('days in the wrong order', () => {
  const trips = [...QUERY.trips, { departure: 'AER', arrival: 'MOW', date: '2031-05-01' }];
  const { screen, status } = screenOf({ query: { ...QUERY, trips }, offers: null, isMisordered: true });

  it('keep the places, name the wrong date, and suggest the days in order', () => {
    expect(status).toBe(404);
    expect(screen.head.form.values).toMatchObject({ departure: { code: 'MOW' }, arrival: { code: 'AER' } });
    expect(Object.keys(screen.head.form.errors)).toEqual(['dateBack']);
    if (screen.state.kind !== 'misordered') throw new Error(screen.state.kind);
    expect(screen.state.ideas[0]?.path).toMatch(/MOW_2031-05-01_.*AER_2031-05-04_/);
  });
});

describe('a place that nobody knows', () => {
  const trips = [{ departure: 'MOW', arrival: 'QQZ', date: '2031-05-04' }];
  const link: Partial<SearchScreenInput> = { query: { ...QUERY, trips }, names: { MOW: 'Москва' }, unknown: ['QQZ'] };

  it('is named in place of "nothing found", and its field has the error', () => {
    const waiting = screenOf({ ...link, offers: { full: 'waiting', answer: null, sinceMs: 100 } });
    expect([waiting.status, waiting.screen.state.kind], 'without waiting').toEqual([404, 'unknown']);
    const { screen, status } = screenOf({ ...link, offers: { full: 'done', answer: answerOf([], {}) } });
    expect(status).toBe(404);
    expect(screen.state).toMatchObject({ kind: 'unknown', codes: 'QQZ', ideas: [] });
    expect(screen.head.form.values.arrival, 'not as a picked place').toEqual({ text: 'QQZ', code: '', label: '' });
    expect(screen.head.form.errors).toEqual({ arrival: expect.stringContaining('«QQZ»') });
  });

  it('does not hide offers', () => {
    expect(screenOf({ ...link, offers: { full: 'done', answer: ANSWER } }).screen.state.kind).toBe('results');
  });
});

describe('the best train among planes', () => {
  const planes = ['SU1', 'SU2', 'SU3', 'SU4'];
  const answer = answerOf(
    [...planes, 'RZ1'].map((code, index) => variant(code, String(5000 + 100 * index), [[code]])),
    Object.fromEntries([
      ...planes.map((code) => [code, flight(`${code} SVO-AER 2031-05-04 06:00 +03:00 2031-05-04 09:00 +03:00`)]),
      ['RZ1', flight('RZ1 SVO-AER 2031-05-04 06:00 +03:00 2031-05-05 09:00 +03:00', { transport_kind: 'train' })],
    ]),
  );
  const tagsOf = (offers: SearchProgress) => {
    const { state } = screenOf({ offers }).screen;
    return state.kind === 'results'
      ? state.cards.map(({ key, highlights }) => [key, highlights.includes('bestTrain')])
      : [];
  };

  it('is called so when the search is over, since a better one may come until then', () => {
    expect(tagsOf({ full: 'done', answer })[2]).toEqual(['1', true]);
    expect(tagsOf({ full: 'waiting', answer, sinceMs: 100 })[2]).toEqual(['1', false]);
  });
});

describe('a trip within one city', () => {
  const link: Partial<SearchScreenInput> = { sameCity: { index: 0, city: 'Сочи' } };

  it('is named in place of "nothing found", and its destination has the error; other days are no help', () => {
    const { screen, status } = screenOf({ ...link, offers: { full: 'done', answer: answerOf([], {}) } });
    expect(status).toBe(404);
    expect(screen.state).toMatchObject({ kind: 'sameCity', city: 'Сочи', ideas: [] });
    expect('ways' in screen.state && screen.state.ways.map(({ path }) => path.includes('ANYW'))).toEqual([true]);
    expect(screen.head.form.errors).toEqual({ arrival: expect.stringContaining('Сочи') });
  });

  it('does not hide offers', () => {
    expect(screenOf({ ...link, offers: { full: 'done', answer: ANSWER } }).screen.state.kind).toBe('results');
  });
});

describe('ways on from an empty search', () => {
  const nothing: SearchProgress = { full: 'done', answer: answerOf([], {}) };
  const names = { OMS: 'Омск', TOF: 'Томск' };
  const query = { ...QUERY, trips: [{ departure: 'OMS', arrival: 'TOF', date: '2031-05-04' }] };
  const waysOf = (over: Partial<SearchScreenInput>) => {
    const { state } = screenOf({ query, offers: nothing, names, ...over }).screen;
    return 'ways' in state ? state.ways.map(({ text }) => text) : null;
  };

  it.each<[string, Partial<SearchScreenInput>, string[]]>([
    ['prices of a year and any destination', {}, ['Цены на год', 'Другие направления: Омск → куда угодно']],
    ['an unknown destination has no prices', { names: { OMS: 'Омск' } }, ['Другие направления: Омск → куда угодно']],
    ['nobody knows the departure', { names: {} }, []],
    [
      'a past search has no other destinations',
      { offers: null, now: new Date('2031-06-01T12:00:00Z') },
      ['Цены на год'],
    ],
  ])('%s', (_name, over, ways) => {
    expect(waysOf(over)).toEqual(ways);
  });
});
