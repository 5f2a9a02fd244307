import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import { orderFacts } from '../passengers/order-facts';
import { orderSummary, payUntil } from './order-summary';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const words = { market, t: getTranslator('en', 'booking'), tSearch: getTranslator('en', 'search') };

describe('orderSummary', () => {
  it('shows the trips, the baggage and the price of each line', () => {
    const order = orderSummary(bookingWith(), words);
    expect(order.trips.map((trip) => trip.title)).toEqual(['Moscow – Sochi', 'Sochi – Moscow']);
    expect(order.fare).toBe('“Standard” fare');
    expect(order.baggage).toHaveLength(2);
    expect(orderSummary(bookingWith(), words, {}, { isRemovable: true, lacksBaggage: true }).baggage).toEqual([
      ...order.baggage,
      'No extra baggage',
    ]);
    const rub = (amount: number) => formatMoney({ amount, currency: 'RUB' }, 'en');
    expect(order.lines).toEqual([
      { label: `Adults: 2 × ${rub(10000)}`, amount: rub(20000) },
      { label: '1 child', amount: rub(7500) },
    ]);
    expect(order.total).toBe(rub(27500));
  });
});

it('payUntil names the moment, the place and its UTC offset', () => {
  expect(payUntil(bookingWith(), words)).toContain('20 Apr, 18:30 Moscow time');
});

describe('orderFacts', () => {
  const now = new Date('2031-04-01T12:00:00Z');

  it('takes dates from the flights, and Russia from the ports', () => {
    expect(orderFacts(bookingWith(), market, now)).toMatchObject({
      trip: { isAbroad: false, isWithinRussia: true },
      firstFlight: '2031-05-04',
      lastFlight: '2031-05-18',
      lastArrival: '2031-05-19',
      asksMiddleName: false,
    });
  });

  it('does not treat a trip as within Russia when a port is abroad or unknown', () => {
    const [out, back] = bookingWith().segments.map((segment) => segment);
    for (const arrival of ['LHR', 'XXX']) {
      const booking = { ...bookingWith(), segments: [{ ...out!, arrival }, back!] };
      expect(orderFacts(booking, market, now).trip.isWithinRussia).toBe(false);
    }
  });
});
