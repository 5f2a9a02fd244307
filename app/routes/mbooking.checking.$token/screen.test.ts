import { describe, expect, it } from 'vitest';
import { BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { LOCALES } from '~/market/locales';
import type { BookingAction, BookingWire } from '~/upstream/booking/contract';
import { progressOf, type Progress } from './progress';
import { checkingScreen, type CheckingParts } from './screen.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const words = { market, t: getTranslator('en', 'booking') };
const now = new Date('2031-04-20T15:00:00Z');
const screenOf = (progress: Progress, over: Partial<CheckingParts> = {}) =>
  checkingScreen({ token, progress, waitedSeconds: 0, booking: bookingWith(), now, ...over }, words);

describe('progressOf', () => {
  it.each<[BookingAction, BookingWire['payment'], Progress]>([
    ['manual_paying', { status: 'pending' }, 'bank'],
    ['manual_paying', { status: 'idle' }, 'bank'],
    ['manual_paying', { status: 'pending', option: 'sbp' }, 'sbp'],
    ['manual_paying', { status: 'success' }, 'accepting'],
    ['manual_paying', { status: 'no_money' }, 'refused'],
    ['payment_accepting', { status: 'success' }, 'accepting'],
    ['payment_accepted', { status: 'success' }, 'paying'],
    ['payment_authorized', { status: 'success' }, 'paying'],
    ['payment_authorized', { status: 'pending' }, 'accepting'],
    ['gds_verification', { status: 'success' }, 'carrier'],
    ['gds_authorized', { status: 'success' }, 'carrier'],
    ['issuing_ticket', { status: 'success' }, 'issuing'],
  ])('%s with a payment %j is %s', (action, payment, progress) =>
    expect(progressOf(bookingWith({ action, payment }))).toBe(progress),
  );

  it('distinguishes the first of two payments from a whole one', () =>
    expect(
      progressOf(bookingWith({ action: 'payment_accepted', payment: { status: 'success' }, partial_payment: true })),
    ).toBe('firstPaid'));
});

describe('checkingScreen', () => {
  const PROGRESS: Progress[] = [
    ...(['sending', 'bank', 'sbp', 'refused', 'accepting', 'firstPaid'] as const),
    ...(['paying', 'carrier', 'issuing', 'unreachable', 'unsent'] as const),
  ];

  it.each(LOCALES)('has distinct texts in %s for every state', (locale) => {
    const own = { market: { ...market, locale }, t: getTranslator(locale, 'booking') };
    const screens = PROGRESS.map((progress) =>
      checkingScreen({ token, progress, waitedSeconds: 0, booking: bookingWith(), now }, own),
    );
    expect(new Set(screens.map(({ title }) => title)).size).toBe(PROGRESS.length);
    const words = screens.flatMap(({ text, hint, money, until }) => [text, hint, money ?? '', until ?? '']);
    expect(words.filter((text) => /checking\.|\{\{/.test(text))).toEqual([]);
  });

  it.each<[Progress, string[]]>([
    ['sending', ['current', 'ahead', 'ahead']],
    ['bank', ['current', 'ahead', 'ahead']],
    ['accepting', ['current', 'ahead', 'ahead']],
    ['paying', ['done', 'current', 'ahead']],
    ['carrier', ['done', 'current', 'ahead']],
    ['issuing', ['done', 'done', 'current']],
  ])('%s: stages %j', (progress, states) => {
    expect(screenOf(progress).stages.map(({ state }) => state)).toEqual(states);
  });

  it.each([
    [0, 5],
    [1199.9, 5],
    [1200, null],
    [5000, null],
  ])('after %d s reloads in %s s', (waitedSeconds, refreshSeconds) => {
    expect(screenOf('paying', { waitedSeconds }).refreshSeconds).toBe(refreshSeconds);
  });

  it.each<[Progress, Partial<BookingWire>, string]>([
    ['paying', {}, 'We keep checking until 20 Apr, 18:20 Moscow time.'],
    ['refused', {}, 'Seats and price are held until 20 Apr, 18:30 Moscow time.'],
    [
      'sbp',
      { payment: { status: 'pending', option: 'sbp', sbp_expires_at: '2031-04-20T15:10:00Z' } },
      'Confirm by 20 Apr, 18:10 Moscow time.',
    ],
    [
      'firstPaid',
      { second_payment_until: '2031-04-20T15:25:00Z' },
      'The second payment is due by 20 Apr, 18:25 Moscow time; without it, the first one is refunded.',
    ],
    ['unsent', {}, 'Seats and price are held until 20 Apr, 18:30 Moscow time.'],
    [
      'unsent',
      { partial_payment: true, second_payment_until: '2031-04-20T15:25:00Z' },
      'The second payment is due by 20 Apr, 18:25 Moscow time; without it, the first one is refunded.',
    ],
  ])('%s shows its deadline', (progress, wire, until) => {
    expect(screenOf(progress, { booking: bookingWith(wire) }).until).toBe(until);
  });

  it('derives the end of the checks from the wait, and shows no deadline it cannot know', () => {
    expect(screenOf('paying', { waitedSeconds: 600 }).until).toContain('18:10');
    expect(screenOf('unreachable', { booking: null })).toMatchObject({ until: null, money: null });
  });

  it('links to the bank while the customer must confirm, and to the payment when none arrived', () => {
    const paths = (progress: Progress, waitedSeconds = 0) =>
      screenOf(progress, { waitedSeconds }).links.map(({ to }) => to);
    expect(paths('bank')).toEqual([`/mbooking/3ds/${token}`, '/user/orders']);
    expect(paths('sbp')).toEqual([`/payment-info-sbp/${token}`, '/user/orders']);
    expect(paths('refused')).toEqual([`/mbooking/step2/${token}`, '/user/orders']);
    expect(paths('unsent')).toEqual([`/mbooking/step2/${token}`, '/user/orders']);
    expect(paths('paying')).toEqual(['/user/orders']);
    expect(paths('paying', 1200)).toEqual([`/mbooking/checking/${token}`, '/user/orders']);
  });
});
