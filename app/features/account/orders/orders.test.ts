import { describe, expect, it } from 'vitest';
import { attemptWith, bookingWith } from '#tests/fixtures/booking';
import { pageOf } from './orders.server';

const ORDER = {
  status: 'completed',
  payment_status: 'completed',
  delivery_status: 'delivered',
  payment_error: null,
  delivery_error: null,
} as const;

const trip = (number: string, archived = false) =>
  bookingWith({
    action: 'completed',
    order_number: number,
    payments: [attemptWith(number, 'success')],
    order: { ...ORDER, archived },
  });
const attempt = (archived = false) =>
  bookingWith({
    action: archived ? 'reserving_seats_fault' : 'created',
    error: archived ? 'sessionExpired' : null,
    order: { ...ORDER, status: 'created', payment_status: null, delivery_status: null, archived },
  });

const wish = { group: 'active', limit: 5, period: null, pageToken: null } as const;
const numbers = (page: ReturnType<typeof pageOf>) => page.orders.map((order) => order?.orderNumber ?? null);

describe('pageOf', () => {
  it('keeps attempts that nobody has paid for behind the trips', () => {
    const orders = [...Array.from({ length: 6 }, () => attempt()), trip('one'), trip('two')];
    const first = pageOf(orders, wish);
    expect([numbers(first), first.count, first.nextPageToken]).toEqual([['one', 'two', null, null, null], 8, '5']);
    expect(numbers(pageOf(orders, { ...wish, pageToken: '5' }))).toEqual([null, null, null]);
  });

  it('separates past trips, by the service or else by the state of the booking', () => {
    const old = { ...attempt(true), order: null };
    const page = pageOf([trip('past', true), trip('next'), old], { ...wish, group: 'archived' });
    expect([numbers(page), page.counts]).toEqual([
      ['past', null],
      { active: 1, archived: 2, unpaid: { active: 0, archived: 1 } },
    ]);
  });

  it('lists the next trip first, and the latest of the past ones', () => {
    const on = (number: string, day: string, archived = false) => {
      const order = trip(number, archived);
      return { ...order, segments: order.segments.map((one) => ({ ...one, departureTime: `${day} 10:00` })) };
    };
    const upcoming = pageOf([on('later', '2031-06-01'), on('sooner', '2031-05-01')], wish);
    expect(numbers(upcoming)).toEqual(['sooner', 'later']);
    const past = pageOf([on('old', '2021-05-01', true), on('recent', '2021-06-01', true)], {
      ...wish,
      group: 'archived',
    });
    expect(numbers(past)).toEqual(['recent', 'old']);
  });

  it('finds a month, and counts all months of the group', () => {
    const on = (day: string) => {
      const order = trip(day);
      return { ...order, segments: order.segments.map((one) => ({ ...one, departureTime: `${day} 10:00` })) };
    };
    const orders = [on('2031-05-01'), on('2031-06-01'), on('2031-06-09')];
    const page = pageOf(orders, { ...wish, period: '2031-06' });
    expect([numbers(page), page.count]).toEqual([['2031-06-01', '2031-06-09'], 2]);
    expect(page.periods).toEqual([
      { period: '2031-06', count: 2 },
      { period: '2031-05', count: 1 },
    ]);
  });

  it('counts an order that did not load among the upcoming ones', () => {
    expect(pageOf([null, trip('one')], wish)).toMatchObject({ count: 2, counts: { active: 2, archived: 0 } });
  });

  it.each(['-5', 'x', '99999', '9999'])('shows nothing foreign for the page token %s', (pageToken) => {
    expect(pageOf([trip('one')], { ...wish, pageToken }).orders.length).toBeLessThanOrEqual(1);
  });
});
