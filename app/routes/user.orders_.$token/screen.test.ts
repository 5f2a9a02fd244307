import { describe, expect, it } from 'vitest';
import { attemptWith, bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { rightsOf } from '~/bff/booking-access/rights';
import type { BookingWire } from '~/upstream/booking/contract';
import type { OrderExtras } from '~/features/booking/post-sale/later-purchases.server';
import { orderScreen } from './screen.server';

const MARKET = fairwind({ country: 'GB', currency: 'GBP' });
const ORDER = {
  status: 'completed',
  payment_status: 'completed',
  delivery_status: 'delivered',
  archived: false,
} as const;
const TICKET = {
  passenger_index: 0,
  record_index: 0,
  passenger_type: 'adult',
  first_name: 'Anna',
  last_name: 'Ivanova',
  ticket_number: '5550000001',
  pnr: 'PNR001',
} as const;

const issued = (change: Partial<BookingWire> = {}) =>
  bookingWith({
    action: 'completed',
    order_number: '12345678',
    payments: [attemptWith('one', 'success')],
    tickets: [TICKET],
    order: ORDER,
    ...change,
  });

const BEFORE = new Date('2020-01-01T00:00:00Z');
const OWNER = {
  access: { rights: rightsOf(['browser']), isUncertain: false },
  logInPath: null,
  buyer: null,
  areLinksOff: false,
  hasPriceAlerts: false,
  extras: { orders: [], hasMore: false, left: 'none' as const },
  refund: null,
  exchange: null,
  registration: null,
  policies: [],
  changes: [],
  surcharges: [],
  now: BEFORE,
};
const screen = (
  booking = issued(),
  parts: Partial<typeof OWNER> | { extras: OrderExtras } | { changes: 'missing' } = {},
) => orderScreen(booking, { ...OWNER, ...parts }, MARKET);

describe('orderScreen', () => {
  it('lists the price of an order without extras line by line, and none while the extras are unknown', () => {
    expect(screen().price.lines.length).toBeGreaterThan(0);
    expect(screen().extras).toBeNull();
    const unknown = screen(issued(), { extras: { orders: null, hasMore: false, left: 'none' } });
    expect([unknown.price.lines, unknown.extras?.missing]).toEqual([[], expect.stringContaining('did not load')]);
  });

  it('has four links at most on top, and other ways to keep the tickets below them', () => {
    const { shortcuts, copies } = screen(issued(), { extras: { orders: null, hasMore: false, left: 'none' } });
    expect(shortcuts.length).toBeGreaterThan(0);
    expect(shortcuts.length).toBeLessThanOrEqual(4);
    expect(copies.map(({ icon }) => icon)).toEqual(['app', 'calendar']);
  });

  it('names the documents to bring until the last ride has left', () => {
    const documents = (one = screen()) => one.personal?.passengers.map(({ document }) => document);
    const owned = issued();
    const [ticket] = owned.tickets;
    const document = { type: 'international_passport' as const, citizenship: null, number: null, numberEnd: '4567' };
    const known = { ...owned, tickets: [{ ...ticket!, document }] };
    expect(documents(screen(known))).toEqual(['Passport\u00a0••••\u00a04567']);
    expect(documents(screen(known, { now: new Date('2099-01-01T00:00:00Z') }))).toEqual([null]);
    const past = { ...known, order: { ...known.order!, isArchived: true } };
    expect(documents(screen(past)), 'over').toEqual([null]);
    const segments = known.segments.map((segment) => ({ ...segment, isCancelled: true }));
    expect(documents(screen({ ...known, segments })), 'cancelled').toEqual([null]);
  });

  it('is dated by the flights as they leave now, after an exchange or a change by the carrier', () => {
    expect(screen().dates).toBe('4\u00a0May\u00a02031 – 18\u00a0May\u00a02031');
    const [out, back] = issued().segments;
    const moved = { ...issued(), segments: [{ ...out!, departureTime: '2031-05-06 00:30' }, back!] };
    expect(screen(moved).dates).toBe('6\u00a0May\u00a02031 – 18\u00a0May\u00a02031');
    expect(screen({ ...issued(), segments: [] }).dates, 'as it was searched for').toBe(
      '4\u00a0May\u00a02031 – 18\u00a0May\u00a02031',
    );
  });

  it('tells what carriers have changed, though the details are missing', () => {
    const changed = issued({ schedule_changes: [{ token: 'change', is_waiting: true }] });
    expect(screen(changed, { changes: 'missing' }).changes).toHaveLength(1);
    const refunded = issued({ order: { ...ORDER, status: 'refunded' } });
    expect(screen(refunded, { changes: 'missing' }).changes).toEqual([]);
  });

  it('says where the money of a refunded order is, and leads to another search', () => {
    const refunded = screen(issued({ order: { ...ORDER, status: 'refunded' } }));
    expect(refunded.status.text).toBe('Refunded');
    expect(refunded.money?.title).not.toBe('');
    expect(refunded.action?.path).toMatch(/^\/search\?/);
    const failed = screen(issued({ order: { ...ORDER, status: 'refund_failed' } }));
    expect(failed.money?.title).toBe('The bank did not accept the refund');
  });

  it('leads an unpaid order on to its step', () => {
    const unpaid = issued({
      action: 'seats_reserved',
      tickets: [],
      payments: [],
      order: { ...ORDER, status: 'formed', payment_status: null, delivery_status: null },
    });
    expect(screen(unpaid).action?.path).toMatch(/^\/mbooking\/step2\//);
    expect(screen(unpaid).money).toBeNull();
  });
});
