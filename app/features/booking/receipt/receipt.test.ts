import { describe, expect, it } from 'vitest';
import { attemptWith, bookingWith } from '#tests/fixtures/booking';
import { issued, item, orderOf, TICKETS_ONLY, wireSegment, WITH_EXTRAS } from '#tests/fixtures/issued-booking';
import { fairwind, poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import { receiptPayments } from './receipt-payments';
import { receiptScreen } from './receipt-screen.server';
import { tripPage } from './trip-page.server';

const english = fairwind({ country: 'GB', currency: 'GBP' });
const russian = poputny();

describe('receiptScreen', () => {
  it('shows a single ticket price when its parts do not sum to it', () => {
    const sale = { sold_at: '2031-04-20T10:00:00Z', fare: 22000, taxes: 4700, service_fee: 801 };
    const { price } = receiptScreen(issued({ sale }), TICKETS_ONLY, english);
    expect(price.lines.map(({ label, value }) => `${label} ${value}`)).toEqual(['Tickets ₽275']);
  });

  it('counts a service fee to the fare, and has no line of zero', () => {
    const sale = { sold_at: '2031-04-20T10:00:00Z', fare: 26700, taxes: 0, service_fee: 800 };
    const { price } = receiptScreen(issued({ sale }), TICKETS_ONLY, english);
    expect(price.lines.map(({ label, value }) => `${label} ${value}`)).toEqual(['Fare ₽275']);
  });

  it('totals what was charged, with a promo code and the card fee', () => {
    const paid = 27500 + 45000 + 90000 - 5000 + 2300;
    const booking = issued({
      promocode: { code: 'SPRING', discount: 5000, burned: 0 },
      payments: [{ ...attemptWith('key', 'success'), amount: paid, fee: 2300 }],
    });
    const { price } = receiptScreen(booking, WITH_EXTRAS, english);
    expect(price.lines.slice(-2).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Promo code SPRING −₽50',
      'Card fee ₽23',
    ]);
    expect(price.total.value).toBe(formatMoney({ amount: paid, currency: 'RUB' }, 'en'));
  });

  it.each([
    ['one card', [{ card_last4: '4242' }], 27500, [], ['Card ••••\u00a04242 ₽275']],
    ['a card of unknown number', [{ card_last4: '42' }], 27500, [], ['Card ₽275']],
    [
      'two payments',
      [{ amount: 13800 }, { amount: 13700, option: 'sbp' }],
      27500,
      [],
      ['Card ₽138', 'Fast payment system (SBP) ₽137'],
    ],
    [
      'one returned',
      [{ refunded_at: '2031-04-20T10:00:00Z' }, { card_last4: '0001' }],
      27500,
      [],
      ['Card ••••\u00a00001 ₽275'],
    ],
    [
      'extras bought later',
      [{}],
      30000,
      [
        { what: 'extras', amount: 1500, option: 'card', cardLast4: '4242' },
        { what: 'surcharge', amount: 1000, option: 'sbp', cardLast4: null },
      ],
      [
        'Card ₽275',
        'Extras bought later: Card ••••\u00a04242 ₽15',
        'Change to the order: Fast payment system (SBP) ₽10',
      ],
    ],
    [
      'a wallet of a device',
      [{ option: 'apple_pay', card_last4: '4242' }],
      27500,
      [],
      ['Apple Pay ••••\u00a04242 ₽275'],
    ],
    ['more taken than the total', [{}], 20000, [], []],
    ['a part taken whose state nobody knows', [{}], 30000, [], []],
    ['nothing known', [], 20000, [], []],
  ] as const)('lists payments that sum to the total: %s', (_, attempts, amount, later, lines) => {
    const payments = attempts.map((change) => ({ ...attemptWith('key', 'success' as const), ...change }));
    const words = { locale: 'en' as const, t: getTranslator('en', 'receipt') };
    const paid = receiptPayments(bookingWith({ payments }), { total: { amount, currency: 'RUB' }, later }, words);
    expect(paid.map(({ label, value }) => `${label} ${value}`)).toEqual(lines);
  });

  it('names the part of the journey of each of several tickets', () => {
    const { passengers } = receiptScreen(issued(), TICKETS_ONLY, english);
    expect(passengers.people[0]?.tickets.map(({ route }) => route)).toEqual(['Moscow – Sochi', 'Sochi – Moscow']);
  });
});

describe('tripPage', () => {
  it.each([english, russian])('is one small self-contained file: $locale', (market) => {
    const receipt = receiptScreen(issued(), WITH_EXTRAS, market);
    const html = tripPage(receipt);
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(html).not.toMatch(/<script|<link|src=|url\(|https?:/);
    expect(html).toContain(`<html lang="${market.locale}">`);
    const facts = [
      '12345678',
      'ЩЁЛКИН ПЁТР ПЕТРОВИЧ',
      '555000000000',
      'PNR01X',
      'SU 1130',
      '06:50',
      receipt.price.total.value,
    ];
    expect(facts.filter((fact) => !html.includes(fact))).toEqual([]);
  });

  it.each([english, russian])('stays small for nine people on six flights with add-ons: $locale', (market) => {
    const six = Array.from({ length: 6 }, (_, index) => ({
      ...wireSegment(index % 2),
      id: `${index}:${index}`,
      segment_index: index,
      trip_index: Math.floor(index / 3),
      record_index: index,
      transfer_duration: index % 3 === 2 ? null : 185,
      virtual_connection: index % 3 === 2 ? null : true,
    }));
    const tickets = six.flatMap((_, record) =>
      Array.from({ length: 9 }, (_, passenger) => ({
        passenger_index: passenger,
        record_index: record,
        passenger_type: 'adult' as const,
        first_name: 'Константин-Александр',
        last_name: 'Преображенская-Щербакова',
        ticket_number: `55512345${passenger}${record}00`,
        pnr: `PNR${passenger}${record}X`,
      })),
    );
    const items = Array.from({ length: 27 }, (_, index) =>
      item('baggage', `One more bag of 23 kg there and back ${index}`, 240000, { passengerIndex: index % 9 }),
    );
    const html = tripPage(
      receiptScreen(issued({ segments: six, tickets }), { ...WITH_EXTRAS, order: orderOf(items) }, market),
    );
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it('leads to the order, and says the time of a direct trip and the name of the only passenger once', () => {
    const whole = receiptScreen(issued(), WITH_EXTRAS, english);
    const [trip] = whole.itinerary.trips;
    const [person] = whole.passengers.people;
    const leg = {
      ...trip!.legs[0]!,
      seats: [{ passenger: 0, place: 'Seat 12A', text: `Seat 12A: ${person!.name}`, notes: [] }],
    };
    const html = tripPage({
      ...whole,
      opensUrl: 'https://shop.test/order',
      facts: [{ label: 'Order', value: 'shop.test/order' }],
      itinerary: { ...whole.itinerary, trips: [{ title: 'Trip', duration: '9h 59m', legs: [leg] }] },
      passengers: { ...whole.passengers, people: [person!] },
    });
    expect(html).toContain('<a href="https://shop.test/order">shop.test/order</a>');
    expect(html).toContain('<b>Seat 12A</b>');
    expect(html).not.toContain('9h 59m');
  });

  it('escapes typed names', () => {
    const booking = issued();
    booking.tickets[0]!.lastName = '<b>x';
    expect(tripPage(receiptScreen(booking, TICKETS_ONLY, english))).toContain('&lt;B&gt;X');
  });
});
