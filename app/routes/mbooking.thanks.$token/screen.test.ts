import { describe, expect, it } from 'vitest';
import { ancillariesWith } from '#tests/fixtures/ancillaries';
import { attemptWith, BOOKING_TOKEN, bookingWith } from '#tests/fixtures/booking';
import { item, orderOf } from '#tests/fixtures/issued-booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { rightsOf, type BookingVisitor } from '~/bff/booking-access/rights';
import { formatMoney } from '~/market/format';
import type { BookingWire } from '~/upstream/booking/contract';
import { stayOf } from './more-for-trip.server';
import { thanksScreen } from './screen.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
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

const PAID: Partial<BookingWire> = { action: 'completed', payments: [attemptWith('two', 'success')] };
const seenBy = (...visitors: BookingVisitor[]) => ({ rights: rightsOf(visitors), isUncertain: false });
const OWNER = {
  access: seenBy('browser'),
  logInPath: '/auth/login',
  ancillaries: null,
  hotels: null,
  later: null,
  now: new Date('2031-05-01T00:00:00Z'),
};
const pounds = (amount: number) => formatMoney({ amount, currency: 'RUB' }, 'en');

const issued = bookingWith({
  action: 'completed',
  order_number: '12345678',
  contacts: { email: 'anna@example.com', phone: '+79161234567' },
  payments: [attemptWith('one', 'no_money'), attemptWith('two', 'success')],
  tickets: [ticket(1, 0, 'Petrova'), ticket(0, 1, 'Ivanova'), ticket(0, 0, 'Ivanova')],
});

describe('thanksScreen', () => {
  it('shows the owner each passenger with the tickets of every record', () => {
    const { personal, title, text } = thanksScreen(issued, OWNER, words);
    expect(title).toBe('Your tickets are issued');
    expect(personal?.orderNumber).toBe('12345678');
    expect(text).toContain('anna@example.com');
    expect(personal?.sent).toBeNull();
    expect(personal?.passengers.map(({ name, tickets }) => [name, tickets.length])).toEqual([
      ['IVANOVA ANNA', 2],
      ['PETROVA ANNA', 1],
    ]);
  });

  it('leads to people about a wrong address only who may change the order', () => {
    const of = (visitor: BookingVisitor) =>
      thanksScreen(issued, { ...OWNER, access: seenBy(visitor) }, words).wrongAddress?.path;
    expect(of('browser')).toMatch(/\/requests\/new\/no_receipt$/);
    expect([of('ticketLetter'), of('link')]).toEqual([undefined, undefined]);
  });

  it('names the part of the journey when there are several tickets', () => {
    const [segment] = issued.segments;
    const selfTransfer = { ...issued, segments: [segment!, { ...segment!, recordIndex: 1 }] };
    const routesOf = (booking: typeof issued) =>
      thanksScreen(booking, OWNER, words).personal?.passengers.map(({ tickets }) => tickets.map(({ route }) => route));
    expect(routesOf(selfTransfer)).toEqual([['Moscow – Sochi', 'Moscow – Sochi'], ['Moscow – Sochi']]);
    expect(routesOf({ ...issued, tickets: issued.tickets.slice(0, 1) })).toEqual([[null]]);
  });

  it('says a booking code that all tickets share once, and different ones beside their tickets', () => {
    const codesOf = (booking: typeof issued) => {
      const { personal } = thanksScreen(booking, OWNER, words);
      return [
        personal?.code,
        ...(personal?.passengers ?? []).flatMap((one) => one.tickets.map(({ code }) => code)),
      ].map((code) => code?.pnr);
    };
    expect(codesOf(issued)).toEqual([undefined, 'PNR01', 'PNR00', 'PNR10']);
    const together = issued.tickets.map((one) => ({ ...one, pnr: 'ABC123' }));
    expect(codesOf({ ...issued, tickets: together })).toEqual(['ABC123', undefined, undefined, undefined]);
  });

  it('names the seats of each passenger, but not one that the carrier could not give', () => {
    const seat = (passengerIndex: number, segmentIndex: number, code: string, status: 'delivered' | 'refunded') => ({
      ...item('seat_selection', code, 1000, { passengerIndex, segmentIndex }, code),
      status,
    });
    const seatsOf = (...items: ReturnType<typeof seat>[]) => {
      const later = { lines: [], items, isNew: false, path: null, left: 'none' as const };
      return thanksScreen(issued, { ...OWNER, later }, words).personal?.passengers.map(({ seats }) => seats);
    };
    const [back, lost] = [seat(0, 1, '12C', 'delivered'), seat(1, 0, '5C', 'refunded')];
    expect(seatsOf(back, seat(0, 0, '5B', 'delivered'), lost)).toEqual(['Seats 5B, 12C', null]);
    expect(seatsOf(back, lost), 'on one flight of two').toEqual(['Seat 12C, SU 1131', null]);
  });

  it('shows nothing personal to other visitors', () => {
    const screen = thanksScreen(issued, { ...OWNER, access: seenBy() }, words);
    expect(screen.personal).toBeNull();
    expect(screen.hidden?.actions.map(({ to }) => to)).toEqual(['/download-documents', '/auth/login']);
    expect(JSON.stringify(screen)).not.toMatch(/anna|ivanova|petrova|5550000|PNR\d|12345678/i);
    expect(screen.trips).toHaveLength(2);
  });

  it('shows the charged amounts by line, and no failed attempts', () => {
    const { price } = thanksScreen(issued, OWNER, words);
    expect(price.lines.map(({ amount }) => amount)).toEqual([pounds(20000), pounds(7500)]);
    expect(price.totals).toEqual([{ label: 'Paid', amount: pounds(27500) }]);
  });

  it('lists ancillaries, a promo code and a fee, and the lines sum to the total', () => {
    const paid = 27500 + 240000 - 5000 + 4000;
    const booking = bookingWith({
      action: 'completed',
      payments: [{ ...attemptWith('one', 'success'), amount: paid, fee: 4000 }],
      promocode: { code: 'SPRING', discount: 5000, burned: 0 },
    });
    const { price } = thanksScreen(booking, { ...OWNER, ancillaries: ancillariesWith(240000) }, words);
    expect(price.lines.map(({ amount }) => amount)).toEqual(
      [20000, 7500, 240000, -5000, 4000].map((amount) => pounds(amount)),
    );
    expect(price.totals).toEqual([{ label: 'Paid', amount: pounds(paid) }]);
  });

  it.each([
    ['the ancillaries are unknown', issued, undefined],
    ['the lines do not sum to it', bookingWith({ ...PAID, tickets_total_price: 27600 }), null],
  ])('shows only the payment when %s', (_, booking, ancillaries) => {
    const { price } = thanksScreen(booking, { ...OWNER, ancillaries }, words);
    expect(price).toEqual({ lines: [], totals: [{ label: 'Paid', amount: pounds(27500) }] });
  });

  it('shows a total instead of a paid amount before the payment', () => {
    const { price, text } = thanksScreen(bookingWith({ action: 'completed' }), OWNER, words);
    expect(price.totals).toEqual([{ label: 'Total', amount: pounds(27500) }]);
    expect(text).toBeNull();
  });

  it('explains an order that is booked but not issued, and one with a second payment due', () => {
    const booked = { ...issued, action: 'ticket_booked' as const, tickets: [] };
    const waiting = thanksScreen(booked, OWNER, words);
    expect([waiting.title, waiting.due]).toEqual(['Your order is booked', null]);
    const secondPaymentUntil = '2031-04-20T15:30:00Z';
    const half = { ...booked, isPartiallyPaid: true, paid: 13800, secondPaymentUntil };
    const partly = thanksScreen(half, OWNER, words);
    expect(partly.due?.path).toBe(`/mbooking/step2/${BOOKING_TOKEN}`);
    expect(partly.due?.text).toContain('20 Apr, 18:30 Moscow time');
    expect(partly.text).not.toBe(waiting.text);
    expect(partly.price.totals.map(({ label, amount }) => [label, amount])).toEqual([
      ['Total', pounds(27500)],
      ['Paid', pounds(13800)],
      ['Still to pay', pounds(13700)],
    ]);
  });

  it('tells when check-in opens and what the bags and the seats need', () => {
    const { next } = thanksScreen(issued, OWNER, words);
    expect(next.join(' ')).toContain('opens on 3 May at 06:50');
    expect(next.at(-1)).toContain('Drop your checked bags');
    const light = { ...issued, fareVariantKey: 'light' };
    const lineCount = (changes: object) => thanksScreen(light, { ...OWNER, ...changes }, words).next.length;
    expect(lineCount({})).toBe(next.length - 1);
    const seats = orderOf([item('seat_selection', 'Seat 12A', 90000, { segmentIndex: 0, passengerIndex: 0 }, '12A')]);
    expect(lineCount({ ancillaries: seats })).toBe(next.length);
    const { items } = orderOf([item('baggage', 'One bag', 90000, { tripIndex: 0, passengerIndex: 0 }, 'bag')]);
    expect(lineCount({ later: { lines: [], items, isNew: false, path: null, left: 'none' } })).toBe(next.length);
  });

  it('warns about a self-transfer', () => {
    const [out, back] = issued.segments.map((segment) => segment);
    const booking = { ...issued, segments: [{ ...out!, isSelfTransfer: true }, back!] };
    expect(thanksScreen(booking, OWNER, words).next).toHaveLength(thanksScreen(issued, OWNER, words).next.length + 1);
  });
});

describe('stayOf', () => {
  const [out, back] = issued.segments;
  it.each([
    ['there and back', [out!, back!], { checkin: '2031-05-04', checkout: '2031-05-18' }],
    ['one way', [out!], { checkin: '2031-05-04', checkout: null }],
    [
      'a flight that lands the next day',
      [{ ...out!, arrivalTime: '2031-05-05 06:00' }],
      { checkin: '2031-05-05', checkout: null },
    ],
    ['three trips', [out!, back!, { ...back!, tripIndex: 2 }], null],
  ])('%s', (_, segments, stay) => expect(stayOf({ ...issued, segments })).toEqual(stay));
});

it('gives advice on the way from the airport only after a flight', () => {
  const { more } = thanksScreen(issued, OWNER, words);
  expect(more.transfer).toContain('Sochi at 09:10');
  const trains = issued.segments.map((segment) => ({ ...segment, transportKind: 'train' as const }));
  expect(thanksScreen({ ...issued, segments: trains }, OWNER, words).more.transfer).toBeNull();
});
