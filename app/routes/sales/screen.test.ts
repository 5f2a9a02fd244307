import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { Sale } from '~/upstream/sales/contract';
import { salesScreen } from './screen.server';

const NOW = new Date('2031-05-04T12:00:00Z');
const url = new URL('https://shop.example/sales');
const market = resolveMarket({ brand: BRANDS.ru, url, cookies: new Map(), acceptLanguage: null });
const MOSCOW = { code: 'MOW', name: 'Москва', nameCases: null };

function sale(changes: Partial<Sale> = {}): Sale {
  return {
    id: 'MOW-AER',
    state: 'active',
    dateStart: '2031-05-01T00:00:00+03:00',
    dateEnd: '2031-05-10T23:59:00+03:00',
    button: 'Смотреть билеты',
    cover: null,
    departure: { ...MOSCOW, airportCode: 'SVO' },
    arrival: { code: 'AER', airportCode: 'AER', name: 'Сочи', nameCases: null },
    departureDateTime: '2031-06-01T18:30:00+03:00',
    carrier: { code: 'XX', name: 'Пример </script>' },
    transfers: 0,
    price: { amount: 1_045_000, currency: 'RUB' },
    seenAt: '2031-05-04T12:00:00+03:00',
    ...changes,
  };
}

function screenOf(sales: Sale[], isOtherCity = false) {
  const departureCities = [MOSCOW, { code: 'LED', name: 'Санкт-Петербург', nameCases: null }];
  const answer = { departureCity: MOSCOW, departureCities, sales };
  return salesScreen({ answer, isOtherCity }, { market, publicOrigin: 'https://shop.example', now: NOW });
}

describe('a running sale', () => {
  it('says when its price was found, and leads to the search of its day', () => {
    const [card] = screenOf([sale()]).cards;
    expect(card).toMatchObject({
      date: 'вс, 1 июн.',
      flight: 'Пример </script>, без пересадок',
      seen: { text: 'Цена найдена 3 часа назад', at: '2031-05-04T12:00:00+03:00' },
      until: 'до 10 мая',
      cover: '/scenes/city-AER.svg',
    });
    expect(card?.price).toMatch(/^10.450.₽$/);
    expect(decodeURIComponent(card!.button.href)).toContain('route[0]=iatax:MOW_2031-06-01_date_2031-06-01_iatax:AER');
  });

  it('is described for programs by the names that they read', () => {
    const [card] = screenOf([sale()]).cards;
    expect(card?.jsonLd).not.toContain('</script');
    expect(JSON.parse(card!.jsonLd)).toMatchObject({
      '@type': 'Flight',
      departureTime: '2031-06-01T18:30:00+03:00',
      departureAirport: { iataCode: 'SVO' },
      arrivalAirport: { iataCode: 'AER' },
      provider: { name: 'Пример </script>' },
      offers: { url: `https://shop.example${card?.button.href}`, price: '10450', priceCurrency: 'RUB' },
    });
  });

  it('has the picture of its own', () => {
    expect(screenOf([sale({ cover: '/scenes/beach-AER.svg' })]).cards[0]?.cover).toBe('/scenes/beach-AER.svg');
  });
});

it.each([
  ['says so', sale({ state: 'expired' })],
  ['is past its end', sale({ dateEnd: '2031-05-04T14:59:00+03:00' })],
])('a sale that %s is over, and shows no price', (_, one) => {
  const { cards, ended } = screenOf([one]);
  expect(cards).toEqual([]);
  expect(ended).toEqual([
    { id: 'MOW-AER', text: 'Москва → Сочи', until: expect.stringMatching(/^до \d+ мая$/) as string },
  ]);
});

it.each([
  ['has not begun', sale({ dateStart: '2031-05-05T00:00:00+03:00' })],
  ['is of a day that has passed', sale({ departureDateTime: '2031-05-01T18:30:00+03:00' })],
])('a sale that %s is not shown', (_, one) => {
  expect(screenOf([one])).toMatchObject({ cards: [], ended: [] });
});

it('offers the cities, and says when the one in the address has no sales', () => {
  const { cities, notice } = screenOf([], true);
  expect(cities).toEqual([
    { text: 'Москва', path: '/sales', isCurrent: true },
    { text: 'Санкт-Петербург', path: '/sales?departureCity=LED', isCurrent: false },
  ]);
  expect(notice).toContain('акций сейчас нет');
  expect(screenOf([]).notice).toBeNull();
});
