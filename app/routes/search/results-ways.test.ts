import { describe, expect, it } from 'vitest';
import { answerOf, flight, variant } from '~/features/search/offers/testing/answer';
import type { SearchQuery } from '~/features/search/query/search-query';
import { QUERY, resultsOf as resultsOfQuery, text } from './testing/screen';

const FLIGHTS = {
  out1: flight('SU1 SVO-AER 2031-05-04 06:00 +03:00 2031-05-04 09:00 +03:00'),
  out2: flight('SU2 SVO-AER 2031-05-04 12:00 +03:00 2031-05-04 15:00 +03:00'),
  back1: flight('SU3 AER-SVO 2031-05-11 10:00 +03:00 2031-05-11 13:00 +03:00'),
  back2: flight('SU4 AER-SVO 2031-05-11 18:00 +03:00 2031-05-11 21:30 +03:00'),
};
const ANSWER = answerOf(
  [
    variant('v1', '9000', [['out1'], ['back1']]),
    variant('v2', '8000', [['out1'], ['back2']]),
    variant('v3', '7000', [['out2'], ['back1']]),
  ],
  FLIGHTS,
);
const [OUT] = QUERY.trips;
const ROUND_TRIP: SearchQuery = {
  ...QUERY,
  trips: [OUT!, { departure: 'AER', arrival: 'MOW', date: '2031-05-11' }],
};
const resultsOf = (view: string, query = ROUND_TRIP) => resultsOfQuery(view, ANSWER, query);

describe('ways back', () => {
  it('are one card for each way out, with a link to the others; the count is that of all', () => {
    const results = resultsOf('sort=fast');
    expect(text(results.count)).toBe('3 варианта');
    expect(results.cards.map(({ key }) => key)).toEqual(['SU2~SU3', 'SU1~SU3']);
    expect(results.cards[0]?.moreWays).toBeNull();
    const { moreWays } = results.cards[1]!;
    expect(text(moreWays?.text)).toBe('Ещё 1 вариант обратно от 8 000 ₽ (+30м)');
    expect(moreWays?.path).toMatch(/&sort=fast&out=SU1$/);
  });

  const BACK = flight('SU3 AER-SVO 2031-05-11 10:00 +03:00 2031-05-11 13:00 +03:00');
  const toLed = { ...flight('SU5 AER-LED 2031-05-11 10:00 +03:00 2031-05-11 13:00 +03:00'), transfer_duration: 60 };
  const fromLed = flight('SU6 LED-SVO 2031-05-11 14:00 +03:00 2031-05-11 15:30 +03:00');
  const toVko = flight('SU7 AER-VKO 2031-05-11 10:00 +03:00 2031-05-11 13:00 +03:00');
  const early = flight('SU8 AER-SVO 2031-05-11 05:00 +03:00 2031-05-11 08:00 +03:00');
  const BAG = { baggage: { count: 1, weight: 20 } };

  it.each<[string, Record<string, typeof BACK>, string, string]>([
    ['a stop', { toLed, fromLed }, '8000', 'Ещё 1 вариант обратно от 8 000 ₽ (1 пересадка)'],
    ['another airport', { toVko }, '8000', 'Ещё 1 вариант обратно от 8 000 ₽ (обратно: VKO)'],
    ['its times where nothing is worse', { early }, '8900', 'Ещё 1 вариант обратно от 8 900 ₽ (05:00 – 08:00)'],
    ['nothing where it costs more', { early }, '9900', 'Ещё 1 вариант обратно от 9 900 ₽'],
  ])('name why the cheapest costs less: %s', (_name, ways, price, expected) => {
    const flights = { out: FLIGHTS.out1, back: BACK, ...ways };
    const answer = answerOf(
      [variant('a', '9000', [['out'], ['back']]), variant('b', price, [['out'], Object.keys(ways)])],
      flights,
    );
    const [card] = resultsOfQuery(price < '9000' ? 'sort=price_desc' : 'sort=price', answer, ROUND_TRIP).cards;
    expect(text(card?.moreWays?.text)).toBe(expected);
  });

  it('name the missing bag of the cheapest', () => {
    const answer = answerOf(
      [variant('a', '9000', [['out'], ['back']], BAG), variant('b', '8900', [['out'], ['early']])],
      { out: FLIGHTS.out1, back: { ...BACK, transport_number: '9' }, early },
    );
    const { cards } = resultsOfQuery('sort=price_desc', answer, ROUND_TRIP);
    expect(text(cards[0]?.moreWays?.text)).toContain('от 8 900 ₽ (без багажа)');
  });

  it('narrow the search to one way out, which stands above them once and every link keeps', () => {
    const results = resultsOf('out=SU1');
    expect(text(results.count)).toBe('2 варианта обратно');
    expect(resultsOf('').wayOut).toBeNull();
    expect(results.wayOut?.trip.departure.time).toBe('06:00');
    expect(results.wayOut?.path).not.toContain('out=');
    expect(results.cards.map(({ trips }) => trips.map(({ departure }) => departure.time))).toEqual([
      ['18:00'],
      ['10:00'],
    ]);
    expect(results.cards.map(({ key, moreWays }) => [key, moreWays])).toEqual([
      ['SU1~SU4', null],
      ['SU1~SU3', null],
    ]);
    expect(results.filters.chips).toEqual([]);
    expect(text(results.filters.show)).toContain('2');
    const links = [results.cards[0]!.detailsPath, ...results.sorting.tabs.map(({ path }) => path)];
    expect(links.every((path) => path.includes('&out=SU1'))).toBe(true);
    expect(results.filters.hidden).toContainEqual(['out', 'SU1']);
  });

  it.each(['SU9', '', 'SU1~SU3'])('ignore the unknown way out %j', (out) => {
    const results = resultsOf(`out=${encodeURIComponent(out)}`);
    expect(results.cards).toHaveLength(2);
    expect(results.filters.hidden.some(([name]) => name === 'out')).toBe(false);
  });

  it.each(['', 'out=SU1'])('are offered on round trips only, not for two legs that lead elsewhere: %j', (view) => {
    const query = { ...QUERY, trips: [OUT!, { departure: 'AER', arrival: 'LED', date: '2031-05-11' }] };
    const results = resultsOf(view, query);
    expect(results.cards.map(({ moreWays }) => moreWays)).toEqual([null, null, null]);
    expect(results.filters.hidden.some(([name]) => name === 'out')).toBe(false);
  });
});

describe('connections of one way', () => {
  const legs = {
    first: flight('SU6 SVO-LED 2031-05-04 08:00 +03:00 2031-05-04 09:30 +03:00', { transfer_duration: 120 }),
    longer: flight('SU6 SVO-LED 2031-05-04 08:00 +03:00 2031-05-04 09:30 +03:00', { transfer_duration: 360 }),
    soon: flight('SU51 LED-AER 2031-05-04 11:30 +03:00 2031-05-04 14:30 +03:00'),
    late: flight('SU53 LED-AER 2031-05-04 15:30 +03:00 2031-05-04 18:30 +03:00'),
    other: flight('SU8 SVO-LED 2031-05-04 10:00 +03:00 2031-05-04 11:00 +03:00', { transfer_duration: 270 }),
    direct: FLIGHTS.out1,
  };
  const answer = answerOf(
    [
      variant('v1', '5000', [['first', 'soon']]),
      variant('v2', '4800', [['longer', 'late']]),
      variant('v3', '4900', [['other', 'late']]),
      variant('v4', '9000', [['direct']]),
    ],
    legs,
  );
  const shown = (view: string) => resultsOfQuery(view, answer, QUERY);

  it('that begin with the same flight are one card, with a link to the others', () => {
    const results = shown('sort=fast');
    expect(results.cards.map(({ key }) => key)).toEqual(['SU1', 'SU6_SU51', 'SU8_SU53']);
    expect(results.cards.map(({ moreWays }) => text(moreWays?.text))).toEqual([
      undefined,
      'Ещё 1 вариант с пересадкой от 4 800 ₽ (+4ч)',
      undefined,
    ]);
    expect(text(results.count)).toBe('4 варианта');
  });

  const short = { ...legs.first, transfer_duration: 135 };
  const soonLater = flight('SU52 LED-AER 2031-05-04 11:45 +03:00 2031-05-04 14:45 +03:00');
  const twoWays = (price: string, own = '5000') =>
    answerOf([variant('v1', own, [['first', 'soon']]), variant('v2', price, [['short', 'soonLater']])], {
      ...legs,
      short,
      soonLater,
    });

  it('are led by the cheapest in the best order, unless it is worse; the tab has the same price', () => {
    const results = resultsOfQuery('', twoWays('4999'), QUERY);
    expect(results.cards.map(({ key }) => key)).toEqual(['SU6_SU52']);
    expect(text(results.cards[0]?.best.price)).toBe('4 999 ₽');
    expect(text(results.sorting.tabs[0]?.price)).toBe('4 999 ₽');
    // A connection of four hours more is worth naming instead.
    expect(shown('').cards.map(({ key }) => key)).toContain('SU6_SU51');
  });

  it.each(['5000', '5100'])('that add nothing have no row on the card, only a link in the ticket: %s', (price) => {
    const results = resultsOfQuery('ticket=SU6_SU51', twoWays(price), QUERY);
    expect(results.cards.map(({ key, moreWays }) => [key, moreWays])).toEqual([['SU6_SU51', null]]);
    expect(text(results.ticket?.moreWays?.text)).toContain('Ещё 1 вариант с пересадкой');
    expect(results.ticket?.moreWays?.path).toMatch(/&out=SU6_$/);
  });

  it('that are separate tickets never hide behind a through ticket', () => {
    const separate = { ...legs.longer, virtual_connection: true };
    const both = answerOf([variant('v1', '5000', [['first', 'soon']]), variant('v2', '4800', [['separate', 'late']])], {
      ...legs,
      separate,
    });
    expect(resultsOfQuery('sort=price', both, QUERY).cards.map(({ key }) => key)).toEqual(['SU6*s_SU53', 'SU6_SU51']);
  });

  it('behind the link of one first flight stand alone, under a chip that leads back', () => {
    const path = shown('sort=fast').cards[1]!.moreWays!.path;
    const results = shown(path.slice(path.indexOf('&sort=') + 1));
    expect(results.cards.map(({ key }) => key)).toEqual(['SU6_SU51', 'SU6_SU53']);
    expect(results.filters.chips.map((chip) => text(chip.text))).toEqual(['Отправление в 08:00']);
    expect(results.filters.chips[0]?.path).not.toContain('out=');
  });
});
