import { expect, it, vi } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { UpstreamError } from '~/upstream/error';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { sellsTrains } from './trains-sold.server';

const TRAIN: CalendarPrice = {
  departureDate: '2031-05-20',
  returnDate: null,
  price: { amount: 5000, currency: 'GBP' },
};
const DIRECTION = { departure: 'PAR', arrival: 'LYS' };

function answerOf(listOneWay: () => Promise<CalendarPrice[]>, direction = DIRECTION) {
  const upstream = { priceCalendar: { listOneWay } } as unknown as Parameters<typeof sellsTrains>[0]['upstream'];
  return sellsTrains({ upstream, market: fairwind({ country: 'GB', currency: 'GBP' }) }, direction, '2031-05-20');
}

it.each<[string, () => Promise<CalendarPrice[]>, boolean]>([
  ['a price of a train in the week', () => Promise.resolve([TRAIN]), true],
  ['no price', () => Promise.resolve([]), false],
  [
    'a failure',
    () =>
      Promise.reject(
        new UpstreamError({ kind: 'unavailable', service: 'priceCalendar', operation: 'listOneWay', requestId: 'r' }),
      ),
    false,
  ],
])('with %s: %s', async (_, listOneWay, expected) => {
  expect(await answerOf(listOneWay)).toBe(expected);
});

it('asks for trains alone, on seven days', async () => {
  const listOneWay = vi.fn(() => Promise.resolve([TRAIN]));
  await answerOf(listOneWay);
  expect(listOneWay).toHaveBeenCalledWith(
    expect.objectContaining({ ...DIRECTION, from: '2031-05-20', to: '2031-05-26', filters: { trainOnly: true } }),
  );
});
