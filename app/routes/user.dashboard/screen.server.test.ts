import { describe, expect, it } from 'vitest';
import { bookingWith, segment } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import type { OrderFacts } from '~/features/account/orders/order-list.server';
import { getTranslator } from '~/i18n/translator.server';
import { dashboardScreen, type DashboardFacts } from './screen.server';

const MARKET = fairwind({ country: 'GB', currency: 'GBP' });

function order(token: string, action: OrderFacts['action'], ...dates: string[]): OrderFacts {
  return {
    ...bookingWith({
      segments: dates.map((date, index) => segment(index, 'LHR', 'AER', `${date} 06:50`, `${date} 09:10`)),
    }),
    token,
    action,
    error: null,
    order: null,
    isPartiallyPaid: false,
    secondPaymentUntil: null,
    orderNumber: null,
    expiresAt: '2031-05-01T10:30:00+03:00',
    search: {
      trips: dates.map((date) => ({ departure: 'LON', arrival: 'NYC', date })),
      travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
      cabin: 'economy',
    },
    cities: {},
    ports: {},
  };
}

function screen(facts: Partial<DashboardFacts>) {
  const all = {
    email: 'ann@example.com',
    profile: null,
    savedPassengers: 0,
    orders: [],
    hasAllOrders: true,
    today: '2031-05-01',
    ...facts,
  };
  return dashboardScreen(all, MARKET, getTranslator('en', 'profile'), getTranslator('en', 'content'));
}
const profile = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  pendingEmail: null,
  needsFeedbackForm: false,
});
const keys = (orders: { key: string }[]) => orders.map(({ key }) => key);

describe('dashboardScreen', () => {
  it.each([
    [profile('Ann', 'Lee'), 'Ann Lee'],
    [profile('', 'Lee'), 'Lee'],
    [profile('', ''), 'Your account'],
    [null, 'Your account'],
  ])('the title for %j is %s', (given, title) => {
    expect(screen({ profile: given })).toMatchObject({ title, email: 'ann@example.com', pendingEmail: null });
  });

  it('lists the next trips, the nearest first, and a current trip until its last day', () => {
    const { next, unfinished } = screen({
      orders: [
        order('far', 'completed', '2031-09-01'),
        order('under way', 'completed', '2031-04-20', '2031-05-01'),
        order('past', 'completed', '2031-04-20', '2031-04-30'),
        order('near', 'issuing_ticket', '2031-05-02'),
        order('failed', 'issuing_ticket_fault', '2031-05-03'),
      ],
    });
    expect(keys(next)).toEqual(['under way', 'near', 'far']);
    expect(unfinished).toEqual([]);
  });

  it.each([
    [0, null],
    [1, '1 person'],
    [3, '3 people'],
  ])('counts %i saved passengers', (savedPassengers, text) => {
    expect(screen({ savedPassengers }).savedPassengers).toBe(text);
  });

  it('lists at most three trips', () => {
    const days = ['04', '02', '05', '03'];
    const { next } = screen({ orders: days.map((day) => order(day, 'completed', `2031-06-${day}`)) });
    expect(keys(next)).toEqual(['02', '03', '04']);
  });

  it('lists unpaid orders, and none that have expired', () => {
    const lapsed = { ...order('lapsed', 'reserving_seats_fault', '2031-06-01'), error: 'sessionExpired' as const };
    const { next, unfinished } = screen({
      orders: [order('unpaid', 'seats_reserved', '2031-06-01'), order('paying', 'manual_paying', '2031-06-02'), lapsed],
    });
    expect(keys(unfinished)).toEqual(['unpaid', 'paying']);
    expect(next).toEqual([]);
  });

  it.each([
    [{ hasAllOrders: false }, true],
    [{ orders: [null] }, true],
    [{}, false],
  ])('%j is incomplete: %s', (facts, isIncomplete) => {
    expect(screen(facts).isIncomplete).toBe(isIncomplete);
  });
});
