import { describe, expect, it } from 'vitest';
import { attemptWith, bookingWith } from '#tests/fixtures/booking';
import { LOCALES } from '~/market/locales';
import type { Market } from '~/market/market';
import type { BookingWire } from '~/upstream/booking/contract';
import { refusalText } from './refusal-text.server';

const market: Market = {
  brand: 'intl',
  brandName: 'Fairwind',
  locale: 'en',
  country: 'GB',
  currency: 'GBP',
  homePath: '/en-gb',
};
const said = (changes: Partial<BookingWire>, code?: string, locale: Market['locale'] = 'en') =>
  refusalText(bookingWith(changes), code, { ...market, locale });
const second = { ...attemptWith('second', 'payment_error'), part: 'second' as const };

describe('refusalText', () => {
  it.each<[string, Partial<BookingWire>, string | undefined, RegExp]>([
    ['reports the booking’s refusal of a card', { payment: { status: 'no_money' } }, undefined, /not enough funds/],
    ['reports the call’s refusal of a card', {}, 'cvvError', /CVV|code/],
    ['prefers the booking’s reason to the call’s', { payment: { status: 'expired_card' } }, 'cvvError', /expired/],
    [
      'reports a refusal by a bank’s app',
      { payment: { status: 'payment_error', option: 'sbp' } },
      undefined,
      /bank’s app/,
    ],
    [
      'reports a refused second payment',
      { payment: { status: 'payment_error' }, payments: [second], partial_payment: true },
      undefined,
      /card/,
    ],
  ])('%s', (_title, changes, code, words) => {
    expect(said(changes, code)).toMatch(words);
  });

  it('is null when nothing was refused, and once the first of two payments has gone back', () => {
    expect(said({})).toBeNull();
    expect(said({ payment: { status: 'payment_error' }, payments: [second] })).toBeNull();
  });

  it.each(LOCALES)('does not mention a card after a fast payment, in %s', (locale) => {
    const bySbp = said({ payment: { status: 'payment_error', option: 'sbp' } }, undefined, locale);
    expect(bySbp).not.toBe(said({ payment: { status: 'payment_error' } }, undefined, locale));
    expect(bySbp).not.toContain('sbp.refused');
  });
});
