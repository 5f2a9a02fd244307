import { describe, expect, it } from 'vitest';
import { BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { BookingAction, BookingWire } from '~/upstream/booking/contract';
import { NO_OFFER_REASONS, type BestBuyPlus } from '~/upstream/connect/contract';
import { betterFareScreen, type OfferScreen } from './screen.server';

const market = fairwind({ country: 'GB', currency: 'RUB' });
const words = { market, t: getTranslator('en', 'best-buy'), tBooking: getTranslator('en', 'booking') };

const offer = { fareKey: 'standard', totalPrice: 27500, difference: 5500, expiresAt: '2031-04-20T15:30:00Z' };
const answer: BestBuyPlus = { currency: 'RUB', offer, reason: null };
const light: Partial<BookingWire> = { fare_variant_key: 'light', tickets_total_price: 22000 };

const screenOf = (booking: Partial<BookingWire>, given: BestBuyPlus) =>
  betterFareScreen({ booking: bookingWith({ ...light, ...booking }), answer: given, hasChanged: false }, words);

describe('betterFareScreen', () => {
  it('says what the better fare adds and costs, and how to keep the present one', () => {
    const screen = screenOf({}, answer) as OfferScreen;
    expect(screen).toMatchObject({
      kind: 'offer',
      progress: 'payment',
      present: 'Light',
      better: 'Standard',
      fareKey: 'standard',
      amount: 27500,
      keepText: 'Keep “Light”',
      keepPath: `/mbooking/step2/${token}`,
    });
    expect(screen.takeText).toMatch(/^Take “Standard” for .*55.* more$/);
    expect(screen.rows.map(({ kind, present, better }) => [kind, present.text, better.text])).toEqual([
      ['baggage', 'none', '23\u00a0kg'],
    ]);
    expect(screen.until).toContain('Moscow');
  });

  it('names no amount when the better fare costs the same', () => {
    const screen = screenOf({}, { ...answer, offer: { ...offer, difference: 0, totalPrice: 22000 } }) as OfferScreen;
    expect(screen.takeText).toBe('Take “Standard”');
    expect(screen.lead).not.toContain('0');
  });

  it.each<[BookingAction, string, string]>([
    ['fare_found', 'passengers', 'step1'],
    ['seats_reserved', 'payment', 'step2'],
  ])('%s: progress %s, declining leads to %s', (action, progress, page) => {
    expect(screenOf({ action }, answer)).toMatchObject({ progress, keepPath: `/mbooking/${page}/${token}` });
  });

  it.each([...NO_OFFER_REASONS])('explains why there is no offer: %s', (reason) => {
    const screen = screenOf({}, { ...answer, offer: null, reason });
    expect(screen).toMatchObject({ kind: 'none', onPath: `/mbooking/checkout/${token}` });
    expect(JSON.stringify(screen)).not.toContain('none.');
  });

  it('offers no fare that is missing from the booking', () => {
    expect(screenOf({}, { ...answer, offer: { ...offer, fareKey: 'gold' } }).kind).toBe('none');
  });
});
