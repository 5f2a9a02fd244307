import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptWith, bookingSaying, bookingWith } from '#tests/fixtures/booking';
import { testContext } from '#tests/fixtures/request-context';
import type { Booking } from '~/upstream/booking/contract';
import { isBuyer, noteIfBoughtHere } from './bought-here.server';
import { readBooking } from './visit.server';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));

let count = 0;
let token = '';
beforeEach(() => {
  // Answers are kept for a while under the booking's token.
  token = `7d8e9f00-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
});

async function read(booking: Booking, isNoted = true) {
  const context = testContext();
  if (isNoted) context.session.bookings = [{ token }];
  vi.spyOn(context.upstream.booking, 'getBooking').mockResolvedValue(booking);
  await readBooking(context, token, 'order');
  return context;
}

describe('a booking begun in this browser', () => {
  it.each([
    ['paid and issued', bookingWith({ action: 'completed', payments: [attemptWith('a', 'success')] })],
    ['waiting for the bank', bookingWith({ action: 'manual_paying', payments: [attemptWith('a', 'pending')] })],
    ['being issued', bookingWith({ action: 'issuing_ticket' })],
    ['in an unknown state', bookingSaying({ action: 'a_state_of_tomorrow' })],
    [
      'refused by the carrier after it was paid',
      bookingWith({ action: 'issuing_ticket_fault', payments: [attemptWith('a', 'success')] }),
    ],
  ])('is kept as bought when any page reads that it is %s', async (_state, booking) => {
    const { session, setCookies } = await read(booking);
    expect(session.bookings).toEqual([{ token, isBought: true }]);
    expect(setCookies).toHaveLength(1);
  });

  it.each([
    ['created', bookingWith({ action: 'created' })],
    ['refused by the bank', bookingWith({ action: 'seats_reserved', payments: [attemptWith('a', 'no_money')] })],
    ['booked and unpaid', bookingWith({ action: 'ticket_booked' })],
    ['lost', bookingWith({ action: 'reserving_seats_fault' })],
  ])('stays an attempt while it is %s', async (_state, booking) => {
    expect((await read(booking)).session.bookings).toEqual([{ token }]);
  });

  it('is not another’s, whoever reads it', async () => {
    const context = await read(bookingWith({ action: 'completed', payments: [attemptWith('a', 'success')] }), false);
    expect([context.session.bookings, context.setCookies]).toEqual([[], []]);
  });

  it('was bought here when its letter led here and the passengers were typed and paid for here', async () => {
    const context = testContext();
    const booking = { ...bookingWith({ payments: [attemptWith('a', 'success')] }), token };
    const draft = { contacts: { email: '', phone: '' }, payment: { key: 'a', since: '2031-05-04T00:00:00Z' } };
    await noteIfBoughtHere(context, booking, { ...draft, passengers: [] });
    expect(context.session.bookings).toEqual([]);
    await noteIfBoughtHere(context, booking, { ...draft, passengers: [{ lastName: 'LEE' }] });
    expect(context.session.bookings).toEqual([{ token, isBought: true }]);
  });

  it('was bought elsewhere when only its second payment came from here, whatever was typed here before', async () => {
    const context = testContext();
    const payments = [attemptWith('theirs', 'success'), attemptWith('here', 'success')];
    const booking = { ...bookingWith({ payments }), token };
    const payment = { key: 'here', since: '2031-05-04T00:00:00Z' };
    const draft = { contacts: { email: '', phone: '' }, payment, passengers: [{ lastName: 'LEE' }] };
    await noteIfBoughtHere(context, booking, draft);
    expect([context.session.bookings, context.setCookies]).toEqual([[], []]);
  });
});

describe('a buyer who pays', () => {
  it.each([
    [['browser'], false, true],
    [['unverifiedBrowser'], false, true],
    [['purchaseLetter'], true, true],
    [['purchaseLetter'], false, false],
    [['address'], false, false],
    [['ticketLetter'], false, false],
    [['provenLetter'], false, false],
    [[], false, false],
  ] as const)('as %s, sending passengers: %s, is the buyer: %s', (visitors, sends, expected) => {
    expect(isBuyer({ visitors }, sends)).toBe(expected);
  });
});
