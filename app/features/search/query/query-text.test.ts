import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { queryText } from './query-text';
import type { SearchTrip } from './search-query';

const NAMES = { MOW: 'Москва', AER: 'Сочи', LED: 'Петербург' };
const URL_OF_SHOP = new URL('http://shop.test/');

function textOf(brand: 'ru' | 'intl', trips: SearchTrip[], isByTrain = false) {
  const market = resolveMarket({ brand: BRANDS[brand], url: URL_OF_SHOP, cookies: new Map(), acceptLanguage: null });
  const query = { trips, adults: 2, childrenAges: [7], infants: 1, cabin: 'C' as const };
  const text = queryText(query, NAMES, market, getTranslator(market.locale, 'search'), isByTrain);
  return JSON.parse(JSON.stringify(text).replaceAll('\u00a0', ' ')) as typeof text;
}

const trip = (departure: string, arrival: string, date: string): SearchTrip => ({ departure, arrival, date });
const out: SearchTrip = { ...trip('MOW', 'AER', '2031-05-04'), flexible: { type: 'range', end: '2031-05-10' } };
const stay = (minDays: number, maxDays: number): SearchTrip => ({
  ...trip('AER', 'MOW', '2031-05-07'),
  flexible: { type: 'stay', minDays, maxDays },
});

describe('queryText', () => {
  it.each([
    ['one way', [trip('MOW', 'AER', '2031-05-04')], 'Москва → Сочи', '4 мая'],
    [
      'a return',
      [trip('MOW', 'AER', '2031-05-04'), trip('AER', 'MOW', '2031-05-11')],
      'Москва ⇄ Сочи',
      '4 мая – 11 мая',
    ],
    [
      'legs',
      [trip('MOW', 'AER', '2031-05-04'), trip('LED', 'QQQ', '2031-06-01')],
      'Москва → Сочи, Петербург → QQQ',
      '4 мая – 1 июн.',
    ],
    ['a range', [out], 'Москва → Сочи', '4–10 мая'],
    ['a range and a day', [out, trip('AER', 'MOW', '2031-05-12')], 'Москва ⇄ Сочи', '4–10 мая, обратно 12 мая'],
    ['a stay', [out, stay(3, 7)], 'Москва ⇄ Сочи', '4–10 мая, 3–7 ночей'],
    ['a stay of one length', [out, stay(3, 3)], 'Москва ⇄ Сочи', '4–10 мая, 3 ночи'],
  ])('%s', (_name, trips, route, dates) => {
    const { when, ...text } = textOf('ru', trips);
    expect(text).toEqual({ route, dates, passengers: '2 взрослых, 1 ребёнок, 1 младенец, бизнес' });
    const oneWay = trips[0]?.flexible ? `В одну сторону, любой день ${dates}` : `вс, ${dates}`;
    expect(when).toBe(trips.length === 1 ? oneWay : dates);
  });

  it('names no cabin for trains alone', () => {
    expect(textOf('ru', [trip('MOW', 'LED', '2031-05-04')], true).passengers).toBe('2 взрослых, 1 ребёнок, 1 младенец');
  });

  it('in English', () => {
    expect(textOf('intl', [out, stay(1, 1)]).dates).toBe('May 4–10, 1 night');
  });
});
