import { describe, expect, it } from 'vitest';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { cheapestOf, priceTable } from './day-prices';
import { dayPrices, pricesByDay } from './day-prices.server';

const price = (departureDate: string, amount: number, returnDate: string | null = null): CalendarPrice => ({
  departureDate,
  returnDate,
  price: { amount, currency: 'USD' },
});

describe('priceTable', () => {
  it('finds prices by one day or two, and keeps the lower of duplicates', () => {
    const table = priceTable([
      price('2031-05-04', 200),
      price('2031-05-04', 100),
      price('2031-05-04', 300, '2031-05-05'),
    ]);
    expect(table.get('2031-05-04')?.amount).toBe(100);
    expect(table.get('2031-05-04', '2031-05-05')?.amount).toBe(300);
    expect(table.get('2031-05-04', '2031-05-06')).toBeNull();
    expect([table.isEmpty, priceTable([]).isEmpty]).toEqual([false, true]);
  });
});

describe('cheapestOf', () => {
  it('returns the first of the lowest prices, or null', () => {
    const items = [price('a', 300), price('b', 100), price('c', 100)];
    expect(cheapestOf(items)?.departureDate).toBe('b');
    expect(cheapestOf([{ price: null }])).toBeNull();
  });
});

describe('pricesByDay', () => {
  it('writes prices in full and short, whole units rounded to the nearest', () => {
    const prices = [price('2031-05-04', 123450), price('2031-06-01', 130001)];
    expect(pricesByDay(prices, 'en')).toEqual({
      '2031-05-04': { text: '$1,234.50', short: '1,235', amount: 123450 },
      '2031-06-01': { text: '$1,300.01', short: '1,300', amount: 130001 },
    });
  });

  it('keys return prices by the day of return', () => {
    expect(Object.keys(pricesByDay([price('2031-05-04', 100, '2031-05-09')], 'en'))).toEqual(['2031-05-09']);
  });
});

describe('dayPrices', () => {
  it('yields each batch as it arrives', async () => {
    async function* streamPrices() {
      yield [price('2031-05-04', 300), price('2031-06-01', 100)];
      yield [price('2031-05-05', 200)];
    }
    const context = { market: { locale: 'en' }, upstream: { priceCalendar: { streamPrices } } };
    const query = { departure: 'OSL', arrival: 'WAW', cabin: 'economy', from: '2031-05-01', to: '2031-06-30' } as const;
    const pieces = [];
    for await (const days of dayPrices(context as never, query)) pieces.push(Object.keys(days));
    expect(pieces).toEqual([['2031-05-04', '2031-06-01'], ['2031-05-05']]);
  });
});
