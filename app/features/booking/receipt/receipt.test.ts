import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { attemptWith, bookingWith } from '#tests/fixtures/booking';
import { fairwind, poputny } from '#tests/fixtures/market';
import { formatMoney } from '~/market/format';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking, BookingWire } from '~/upstream/booking/contract';
import { LOCALES } from '~/market/locales';
import { receiptPdf } from './receipt-pdf.server';
import { receiptScreen } from './receipt-screen.server';
import { tripPage } from './trip-page.server';

const english = fairwind({ country: 'GB', currency: 'GBP' });
const russian = poputny();

const NAMES = ['Ivanova', 'Petrova', 'Щёлкин'];
const [there, back] = bookingWith().segments.map((_, index) => wireSegment(index));

function wireSegment(index: number): BookingWire['segments'][number] {
  const ends = index === 0 ? (['SVO', 'AER'] as const) : (['AER', 'SVO'] as const);
  return {
    id: `${index}:${index}`,
    record_index: index,
    trip_index: index,
    segment_index: index,
    departure_code: ends[0],
    arrival_code: ends[1],
    departure_time: index === 0 ? '2031-05-04 06:50' : '2031-05-18 22:50',
    arrival_time: index === 0 ? '2031-05-04 09:10' : '2031-05-19 01:10',
    departure_time_zone: 'Europe/Moscow',
    arrival_time_zone: 'Europe/Moscow',
    departure_terminal: 'B',
    flight_time_mins: 140,
    marketing_carrier: 'SU',
    marketing_flight_number: `11${30 + index}`,
    equipment: '32Q',
    technical_stops: index === 0 ? [{ code: 'LHR' }] : null,
    booking_class: 'M',
  };
}

function issued(changes: Partial<BookingWire> = {}): Booking {
  return bookingWith({
    action: 'completed',
    order_number: '12345678',
    segments: [there!, back!],
    aircrafts: { '32Q': { name: 'Example 321' } },
    sale: { sold_at: '2031-04-20T10:00:00Z', fare: 22000, taxes: 4700, service_fee: 800 },
    tickets: [0, 1].flatMap((record) =>
      NAMES.map((last_name, passenger) => ({
        passenger_index: passenger,
        record_index: record,
        passenger_type: passenger === 2 ? ('child' as const) : ('adult' as const),
        first_name: passenger === 2 ? 'Пётр' : 'Anna',
        last_name,
        ticket_number: `55500000${passenger}${record}00`,
        pnr: `PNR${passenger}${record}X`,
      })),
    ),
    ...changes,
  });
}

function item(group: AncillaryItem['group'], title: string, amount: number, target: object, code = ''): AncillaryItem {
  const price = { amount, currency: 'RUB' } as const;
  return {
    group,
    subgroup: group,
    token: title,
    productToken: title,
    title,
    price,
    originalPrice: price,
    description: { code, title, series: null, position: null, typeText: null, shortText: null, text: null },
    target: {
      recordIndex: null,
      fareVariantKey: null,
      tripIndex: null,
      segmentIndex: null,
      passengerIndex: null,
      passengerType: null,
      ...target,
    },
    slot: title,
    packetToken: null,
    selected: true,
    status: 'added',
  };
}

const ITEMS = orderOf([
  item('insurance', 'Travel insurance', 45000, {}),
  item('seat_selection', 'Seat 12A', 90000, { segmentIndex: 1, passengerIndex: 1 }, '12A'),
]);

function orderOf(items: AncillaryItem[]): AncillaryOrder {
  const total = { amount: items.reduce((sum, { price }) => sum + price.amount, 0), currency: 'RUB' } as const;
  return { token: 'order', bookingToken: 'booking', status: 'filled', isFrozen: true, total, items, payment: null };
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((part) => ('str' in part ? part.str : '')).join(' ');
    }),
  );
  return plain(pages.join(' '));
}

function plain(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ');
}

describe('receiptPdf', () => {
  it('shows every fact of an order, in English', async () => {
    const text = await textOf(await receiptPdf(receiptScreen(issued(), ITEMS, english)));
    const facts = [
      'Fairwind',
      'Itinerary receipt',
      'Order number: 12345678',
      'Date of sale: 20 April 2031',
      'IVANOVA ANNA (adult)',
      'Ticket number: 555000000000',
      'Booking code (PNR): PNR01X',
      'SU 1130, Skyways',
      '06:50 4 May 2031 Moscow, Sheremetyevo (SVO), terminal B',
      '09:10 4 May 2031 Sochi (AER)',
      'Travel time 2h 20m',
      'Cabin: economy, class M',
      'Example 321',
      '1 technical stop: London',
      'Seat 12A: PETROVA ANNA',
      'Fare ₽228',
      'Taxes and airport charges ₽47',
      'Travel insurance ₽450',
      'Seat 12A, PETROVA ANNA ₽900',
      'Total ₽1,625',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it('uses Cyrillic, including names', async () => {
    const text = await textOf(await receiptPdf(receiptScreen(issued(), null, russian)));
    const facts = [
      'Попутный',
      'Маршрутная квитанция',
      'Дата продажи: 20 апреля 2031',
      'ЩЁЛКИН ПЁТР',
      'Класс обслуживания: эконом, M',
      'терминал B',
      'Таксы и сборы 47 ₽',
      'Итого 275 ₽',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it.each(LOCALES)('has a glyph for every character and uses one normal form: %s', async (locale) => {
    const receipt = receiptScreen(issued({ currency: 'AZN' }), ITEMS, { ...english, locale });
    const pdf = await receiptPdf(receipt);
    const text = await textOf(pdf);
    expect(text).toContain(plain(receipt.title));
    expect(text).toContain('AZN');
    expect(text).not.toMatch(/[\u0000\ufffd]/);
    expect(pdf.byteLength).toBeLessThan(80_000);
  });

  it('shows car and place on a train, and no cabin', async () => {
    const [ticket] = issued().tickets;
    const train = { ...there!, transport_kind: 'train', marketing_flight_number: '015Е', booking_class: null };
    const booking = issued({
      segments: [train],
      tickets: [
        {
          passenger_index: 0,
          record_index: 0,
          passenger_type: 'adult',
          first_name: 'Анна',
          last_name: 'Иванова',
          ticket_number: ticket!.ticketNumber,
          pnr: ticket!.pnr,
          rail_places: [{ segment_index: 0, car: '7', place: '23' }],
        },
      ],
    });
    const text = await textOf(await receiptPdf(receiptScreen(booking, null, russian)));
    expect(text).toContain('Поезд 015Е');
    expect(text).toContain('Вагон 7, место 23: ИВАНОВА АННА');
    expect(text).not.toContain('Класс обслуживания');
  });
});

describe('receiptScreen', () => {
  it('shows a single ticket price when its parts do not sum to it', () => {
    const sale = { sold_at: '2031-04-20T10:00:00Z', fare: 22000, taxes: 4700, service_fee: 801 };
    const { price } = receiptScreen(issued({ sale }), null, english);
    expect(price.lines.map(({ label, value }) => `${label} ${value}`)).toEqual(['Tickets ₽275']);
  });

  it('counts a service fee to the fare, and has no line of zero', () => {
    const sale = { sold_at: '2031-04-20T10:00:00Z', fare: 26700, taxes: 0, service_fee: 800 };
    const { price } = receiptScreen(issued({ sale }), null, english);
    expect(price.lines.map(({ label, value }) => `${label} ${value}`)).toEqual(['Fare ₽275']);
  });

  it('totals what was charged, with a promo code and the card fee', () => {
    const paid = 27500 + 45000 + 90000 - 5000 + 2300;
    const booking = issued({
      promocode: { code: 'SPRING', discount: 5000, burned: 0 },
      payments: [{ ...attemptWith('key', 'success'), amount: paid, fee: 2300 }],
    });
    const { price } = receiptScreen(booking, ITEMS, english);
    expect(price.lines.slice(-2).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Promo code SPRING −₽50',
      'Card fee ₽23',
    ]);
    expect(price.total.value).toBe(formatMoney({ amount: paid, currency: 'RUB' }, 'en'));
  });

  it('names the part of the journey of each of several tickets', () => {
    const { passengers } = receiptScreen(issued(), null, english);
    expect(passengers.people[0]?.tickets.map(({ route }) => route)).toEqual(['Moscow – Sochi', 'Sochi – Moscow']);
  });
});

describe('tripPage', () => {
  it.each([english, russian])('is one small self-contained file: $locale', (market) => {
    const receipt = receiptScreen(issued(), ITEMS, market);
    const html = tripPage(receipt);
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(html).not.toMatch(/<script|<link|src=|url\(|https?:/);
    expect(html).toContain(`<html lang="${market.locale}">`);
    const facts = ['12345678', 'ЩЁЛКИН ПЁТР', '555000000000', 'PNR01X', 'SU 1130', '06:50', receipt.price.total.value];
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
    const html = tripPage(receiptScreen(issued({ segments: six, tickets }), orderOf(items), market));
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it('escapes typed names', () => {
    const booking = issued();
    booking.tickets[0]!.lastName = '<b>x';
    expect(tripPage(receiptScreen(booking, null, english))).toContain('&lt;B&gt;X');
  });
});
