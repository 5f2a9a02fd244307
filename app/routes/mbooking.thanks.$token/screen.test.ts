import { describe, expect, it } from 'vitest';
import { attemptWith, BOOKING_TOKEN, bookingWith } from '#tests/fixtures/booking';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { BookingWire } from '~/upstream/booking/contract';
import { thanksScreen } from './screen.server';

const market: Market = {
  brand: 'intl',
  brandName: 'Fairwind',
  locale: 'en',
  country: 'GB',
  currency: 'GBP',
  homePath: '/en-gb',
};
const words = { market, t: getTranslator('en', 'booking'), tSearch: getTranslator('en', 'search') };

function ticket(passenger: number, record: number, lastName: string): NonNullable<BookingWire['tickets']>[number] {
  return {
    passenger_index: passenger,
    record_index: record,
    passenger_type: passenger === 2 ? 'child' : 'adult',
    first_name: 'Anna',
    last_name: lastName,
    ticket_number: `555000000${passenger}${record}`,
    pnr: `PNR${passenger}${record}`,
  };
}

const issued = bookingWith({
  action: 'completed',
  order_number: '12345678',
  contacts: { email: 'anna@example.com', phone: '+79161234567' },
  payments: [attemptWith('one', 'no_money'), attemptWith('two', 'success')],
  tickets: [ticket(1, 0, 'Petrova'), ticket(0, 1, 'Ivanova'), ticket(0, 0, 'Ivanova')],
});

describe('thanksScreen', () => {
  it('shows the owner each passenger with the tickets of every record', () => {
    const { personal, title } = thanksScreen(issued, true, words);
    expect(title).toBe('Your tickets are issued');
    expect(personal?.orderNumber).toBe('12345678');
    expect(personal?.sent).toContain('anna@example.com');
    expect(personal?.passengers.map(({ name, tickets }) => [name, tickets.length])).toEqual([
      ['IVANOVA ANNA', 2],
      ['PETROVA ANNA', 1],
    ]);
  });

  it('shows a stranger nothing personal', () => {
    const screen = thanksScreen(issued, false, words);
    expect(screen.personal).toBeNull();
    expect(JSON.stringify(screen)).not.toMatch(/anna|ivanova|petrova|5550000|PNR\d|12345678/i);
    expect(screen.trips).toHaveLength(2);
  });

  it('says what was charged, and not what was tried', () => {
    expect(thanksScreen(issued, true, words).paid.amount).toBe(formatMoney({ amount: 27500, currency: 'RUB' }, 'en'));
  });

  it('explains an order that is booked and not yet issued, and one with a second payment due', () => {
    const booked = { ...issued, action: 'ticket_booked' as const, tickets: [] };
    const waiting = thanksScreen(booked, true, words);
    expect([waiting.title, waiting.payPath]).toEqual(['Your order is booked', null]);
    const partly = thanksScreen({ ...booked, isPartiallyPaid: true }, true, words);
    expect(partly.payPath).toBe(`/mbooking/step2/${BOOKING_TOKEN}`);
    expect(partly.text).not.toBe(waiting.text);
  });

  it('warns of a self-transfer', () => {
    const [out, back] = issued.segments.map((segment) => segment);
    const booking = { ...issued, segments: [{ ...out!, isSelfTransfer: true }, back!] };
    expect(thanksScreen(booking, true, words).next).toHaveLength(thanksScreen(issued, true, words).next.length + 1);
  });
});
