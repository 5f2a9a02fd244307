import { describe, expect, it } from 'vitest';
import { attemptWith, bookingSaying, bookingWith, segment } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { fareRulesPath } from '~/features/booking/fare-rules/fare-rules-path';
import { orderFacts } from '~/features/booking/passengers/order-facts';

const { search } = bookingWith();
const searchFor = (adult: number) => ({
  ...search,
  cabin: 'economy' as const,
  travelers: { adult, child: 0, infant: 0, childrenAges: [] },
});
const segmentOf = (trip: number) => segment(trip, 'SVO', 'AER', '2031-05-04 06:50', '2031-05-04 09:10');

describe('a booking', () => {
  it.each([
    ['fewer than nobody', { search: searchFor(-5) }],
    ['more travellers than one order takes', { search: searchFor(1e15) }],
    ['a day that no month has', { booking_expires_at: '2031-13-45T18:30:00+03:00' }],
    ['more trips than a journey has', { segments: [segmentOf(1e9)] }],
    ['a trip before the first', { segments: [segmentOf(-1)] }],
    ['an hour that no day has', { booking_expires_at: '2031-05-04T99:30:00+03:00' }],
  ])('with %s breaks the contract, and no page', (_, changes) => {
    expect(() => bookingWith(changes)).toThrow(/too_small|too_big|custom/);
  });

  it('accepts times with and without seconds and a colon in their offset', () => {
    for (const moment of ['2031-05-04T18:30+03:00', '2031-05-04T18:30:00.5+0300', '2031-05-04T15:30:00Z']) {
      expect(bookingWith({ booking_expires_at: moment }).expiresAt).toBe(moment);
    }
  });
});

describe('a way to pay that takes no promo code', () => {
  const option = { option: 'card', fee: 0, total: 100_000, split: null } as const;
  const payment_options = [
    { ...option, payment_type: 'acquiring' as const },
    { ...option, payment_type: 'gds' as const, reject_discount: true },
  ];
  const typesWith = (promocode: { code: string; discount: number; burned: number } | null) =>
    bookingWith({ payment_options, promocode }).paymentOptions.map(({ paymentType }) => paymentType);

  it('is offered without a code, and not beside the lower price', () => {
    expect(typesWith(null)).toEqual(['acquiring', 'gds']);
    expect(typesWith({ code: 'FLY500', discount: 0, burned: 0 })).toEqual(['acquiring', 'gds']);
    expect(typesWith({ code: 'FLY500', discount: 50_000, burned: 0 })).toEqual(['acquiring']);
  });
});

describe('fare rules', () => {
  const linkOf = (tables: (boolean | null)[]) => {
    const segments = tables.map((fare_table_exists, trip) => ({ ...segmentOf(trip), fare_table_exists }));
    return fareRulesPath(bookingWith({ segments }));
  };

  it('are linked where a ticket has some in words, and by a service that does not say', () => {
    const path = `/mbooking/rules/${bookingWith().token}`;
    expect([[true], [null], [false, true]].map(linkOf)).toEqual([path, path, path]);
    expect([[false], [false, false]].map(linkOf)).toEqual([null, null]);
  });
});

describe('a value that the shop does not know', () => {
  const attempt = attemptWith('key', 'pending');

  it.each<[string, Record<string, unknown>, string]>([
    ['an action', { action: 'tds_processing' }, 'unknown'],
    ['a payment that may have been taken', { payments: [{ ...attempt, status: 'payment_created' }] }, 'unknown'],
    [
      'the first of two payments',
      { action: 'ticket_booked', partial_payment: true, payments: [{ ...attempt, status: 'held' }] },
      'unknown',
    ],
    ['only the last payment, without a list', { payment: { status: 'payment_created' } }, 'unknown'],
    [
      'a payment that went back',
      { payments: [{ ...attempt, status: 'held', refunded_at: '2031-04-20T16:00:00Z' }] },
      'seats_reserved',
    ],
    [
      'a payment that waits at the bank, which nothing else can be paid beside',
      { action: 'manual_paying', payments: [{ ...attempt, status: 'tds_pending' }] },
      'manual_paying',
    ],
    ['a payment of an issued order', { action: 'completed', payments: [{ ...attempt, status: 'held' }] }, 'completed'],
  ])('as %s: the action is %3$s', (_, changes, action) => {
    expect(bookingSaying(changes).action).toBe(action);
  });

  it('leaves out ways to pay and options of a fare', () => {
    const [fare] = bookingWith().fareVariants;
    const option = { option: 'card', payment_type: 'acquiring', fee: 0, total: 100 };
    const booking = bookingSaying({
      payment_options: [option, { ...option, option: 'bonus' }, { ...option, payment_type: 'e_wallet' }],
      fare_variants: [
        {
          key: 'light',
          name: 'Light',
          fare_prices: { adult: 100 },
          baggages: [],
          options: [...(fare?.options ?? []), { kind: 'shuttle', value: 'available' }],
        },
      ],
    });
    expect(booking.paymentOptions).toMatchObject([{ option: 'card' }]);
    expect(booking.fareVariants[0]?.options).toEqual(fare?.options);
  });
});

describe('the vendor of a booking', () => {
  const by = (transport_kind: string, marketing_carrier: string) => ({
    ...segmentOf(0),
    transport_kind,
    marketing_carrier,
  });
  const vendorOf = (segments: ReturnType<typeof by>[], vendor?: string) =>
    bookingSaying({ segments, airlines: { RZD: { name: 'RZD', rzd: true }, DBN: { name: 'DB', rzd: false } }, vendor })
      .vendor;

  it.each([
    ['avia', [by('airplane', 'SU')]],
    ['rzd', [by('train', 'RZD'), by('train', 'RZD')]],
    ['train', [by('train', 'RZD'), by('train', 'DBN')]],
    ['avia+rzd', [by('airplane', 'SU'), by('train', 'RZD')]],
    ['avia+train', [by('train', 'DBN'), by('airplane', 'SU')]],
    [null, [by('bus', 'FLX'), by('train', 'RZD')]],
  ])('is %s by its segments, when nothing or something unknown is told', (vendor, segments) => {
    expect(vendorOf(segments)).toBe(vendor);
    expect(vendorOf(segments, 'ferry')).toBe(vendor);
  });

  it('is the told one otherwise', () => expect(vendorOf([by('train', 'DBN')], 'rzd')).toBe('rzd'));
});

describe('a reservation asks', () => {
  const facts = (requirements?: Record<string, unknown>) =>
    orderFacts(bookingSaying({ requirements }), fairwind({ country: 'GB', currency: 'GBP' }), new Date('2031-04-01'));

  it('for the middle name where the railway needs it, and nothing for a field that is unknown', () => {
    expect(facts().asksMiddleName).toBe(false);
    expect(facts({ additional_reserving_fields: ['middle_name', 'shoe_size'] }).asksMiddleName).toBe(true);
    expect(facts({ additional_reserving_fields: ['shoe_size'] }).asksMiddleName).toBe(false);
  });

  it('for no place any more once the places are taken, with or without a list of them', () => {
    expect(bookingWith().isAlreadyReserved).toBe(false);
    expect(bookingWith({ already_reserved: true }).isAlreadyReserved).toBe(true);
  });
});
