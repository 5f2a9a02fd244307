import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { SearchFareAnswerWire } from '~/upstream/booking/contract';
import { continuationParameters, isContinuation, readChoice, readContinuation, shownTotalField } from './form';
import { fareScreen, fareTotal, type FareScreenInput } from './screen.server';
import { quoteOf } from './testing/quote';

const MARKET: Market = {
  brand: 'ru',
  brandName: 'Попутный',
  locale: 'ru',
  country: 'RU',
  currency: 'RUB',
  homePath: '/',
};

/** Two adults and a child. */
const LIGHT_TOTAL = 1_400_000;
const FLEX_TOTAL = 2_300_000;
const FAMILY: Partial<SearchFareAnswerWire> = {
  search: {
    trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
    travelers: { adult: 2, child: 1, infant: 0, childrenAges: [7] },
    cabin: 'economy',
  },
  tickets_total_price: LIGHT_TOTAL,
  tickets_total_price_at_search: LIGHT_TOTAL,
};
const quote = (over: Partial<SearchFareAnswerWire> = {}) => quoteOf({ ...FAMILY, ...over });

const screenOf = (over: Partial<FareScreenInput> = {}) =>
  fareScreen({
    quote: quote(),
    shownPrice: { amount: LIGHT_TOTAL, currency: 'RUB' },
    isRenewed: false,
    choice: null,
    refusal: null,
    nonce: 'nonce',
    path: '/mbooking/step0/x',
    resultsPath: '/search',
    passengers: '2 взрослых, 1 ребёнок, эконом',
    market: MARKET,
    t: getTranslator('ru', 'booking'),
    tSearch: getTranslator('ru', 'search'),
    ...over,
  });

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');
const titles = (over: Partial<FareScreenInput>) => screenOf(over).notices.map(({ title }) => plain(title));

describe('fares', () => {
  it('cost what all passengers pay; the first one what the upstream says', () => {
    const odd = quote({ tickets_total_price: LIGHT_TOTAL + 100 });
    expect(odd.fareVariants.map((fare) => fareTotal(odd, fare))).toEqual([LIGHT_TOTAL + 100, FLEX_TOTAL]);
  });

  it('say their price, what more they cost, and what they offer', () => {
    const [light, flex] = screenOf().fares;
    expect([light!.total, light!.difference].map(plain)).toEqual(['14 000 ₽', undefined]);
    expect([flex!.total, flex!.difference].map(plain)).toEqual(['23 000 ₽', '+9 000 ₽']);
    expect(light!.features.map(({ text, state }) => [plain(text), state])).toEqual([
      ['Без багажа', 'no'],
      ['Ручная кладь 10 кг', 'yes'],
      ['Без возврата', 'no'],
      ['Обмен со сбором', 'fee'],
    ]);
    // The least of the trips.
    expect(plain(flex!.features[0]!.text)).toBe('Багаж 23 кг');
    expect(flex!.isRecommended).toBe(true);
  });

  it('begin with the one that the card showed, and keep what was chosen', () => {
    expect(screenOf().chosenFareKey).toBe('light');
    expect(screenOf({ choice: { fareKey: 'flex', shownTotal: FLEX_TOTAL } }).chosenFareKey).toBe('flex');
  });

  it('tell when the chosen one is gone', () => {
    const screen = screenOf({ choice: { fareKey: 'gone', shownTotal: 1 } });
    expect(screen.chosenFareKey).toBe('light');
    expect(screen.fareError).toContain('закончился');
  });

  it('say how long they hold, by the clock of the departure', () => {
    expect(screenOf().holdsUntil).toContain('15:20');
    expect(screenOf().holdsUntil).toContain('Москва');
    expect(screenOf().seatsLeft).toBe('Осталось 3 места');
    expect(screenOf({ quote: quote({ seats_left: 6 }) }).seatsLeft).toBeNull();
  });
});

describe('notices', () => {
  it('are none when nothing has happened', () => {
    expect(titles({})).toEqual([]);
    expect(titles({ shownPrice: null })).toEqual([]);
  });

  it.each([
    ['the card showed less', 1_300_000, 'Цена выросла: было 13 000 ₽, стало 14 000 ₽'],
    ['the card showed more', 1_500_000, 'Цена снизилась: было 15 000 ₽, стало 14 000 ₽'],
  ])('%s', (_name, amount, title) => {
    expect(titles({ shownPrice: { amount, currency: 'RUB' } })).toEqual([title]);
  });

  it('go by the upstream where the link says no price, or one in another currency', () => {
    const moved = quote({ tickets_total_price_at_search: 1_350_000 });
    const title = 'Цена выросла: было 13 500 ₽, стало 14 000 ₽';
    expect(titles({ quote: moved, shownPrice: null })).toEqual([title]);
    expect(titles({ quote: moved, shownPrice: { amount: 1, currency: 'USD' } })).toEqual([title]);
  });

  it('go by what the form showed once a fare was chosen', () => {
    expect(
      titles({ choice: { fareKey: 'flex', shownTotal: 2_200_000 }, shownPrice: { amount: 1, currency: 'RUB' } }),
    ).toEqual(['Цена выросла: было 22 000 ₽, стало 23 000 ₽']);
  });

  it('tell of a new search, a refusal and separate tickets', () => {
    expect(
      titles({ isRenewed: true, refusal: 'Причина', quote: quote({ fare_warnings: { complex_trip: true } }) }),
    ).toEqual(['Забронировать не получилось', 'Мы нашли этот маршрут заново', 'Маршрут из отдельных билетов']);
  });
});

describe('the form', () => {
  const nonce = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const form = (fields: Record<string, string>) => readChoice(new URLSearchParams(fields));

  it('reads the fare and the price that was shown with it', () => {
    const fields = {
      fareVariantKey: 'flex',
      [shownTotalField('light')]: '1',
      [shownTotalField('flex')]: '2300000',
      nonce,
    };
    expect(form(fields)).toEqual({ fareKey: 'flex', shownTotal: 2_300_000, nonce });
  });

  it.each([
    ['no fare', { nonce, 'shownTotal.light': '1' }],
    ['a fare without its price', { fareVariantKey: 'flex', nonce, 'shownTotal.light': '1' }],
    ['a price that is none', { fareVariantKey: 'light', nonce, 'shownTotal.light': '-1' }],
    ['no nonce', { fareVariantKey: 'light', 'shownTotal.light': '1' }],
    ['a nonce of other letters', { fareVariantKey: 'light', nonce: '<script>alert(1)', 'shownTotal.light': '1' }],
    ['a key without end', { fareVariantKey: 'x'.repeat(101), nonce, [`shownTotal.${'x'.repeat(101)}`]: '1' }],
  ])('refuses %s', (_name, fields) => {
    expect(form(fields as Record<string, string>)).toBeNull();
  });

  it('survives in the link of a page that waits', () => {
    const choice = { fareKey: 'flex', shownTotal: 2_300_000, nonce };
    const parameters = continuationParameters(choice, 'proof');
    expect(readContinuation(new URLSearchParams(parameters))).toEqual({ choice, proof: 'proof' });
    expect(parameters.every(([name]) => isContinuation(name))).toBe(true);
    expect(readContinuation(new URLSearchParams({ fare: 'flex', shown: '1' }))).toBeNull();
  });
});
