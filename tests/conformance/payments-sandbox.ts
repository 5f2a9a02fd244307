import { afterAll, beforeAll, expect } from 'vitest';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { CardData } from '~/upstream/booking/card-data.server';
import type { BookAndIssueOrder } from '~/upstream/booking/client.server';
import type { PaymentMeans } from '~/upstream/booking/means.server';
import type { Booking } from '~/upstream/booking/contract';
import { answerBankAt } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import type { Ledger } from '#tests/setup/sandbox-control';
import { adult, clientsOf } from './clients';
import { OFFERS, type OfferName } from './offers';
import { RUSSIAN } from './whole-sandbox';

export function card(pan: string): PaymentMeans {
  return { option: 'card', card: new CardData({ pan, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }) };
}
export const SBP: PaymentMeans = { option: 'sbp' };

/** Makes an order for the amount due, or for the first half, as the booking's options price it. */
export function orderFor(
  booking: Booking,
  means: PaymentMeans,
  change: Partial<BookAndIssueOrder> = {},
): BookAndIssueOrder {
  const option = booking.paymentOptions.find(
    (one) => one.option === means.option && one.paymentType === (change.paymentType ?? 'acquiring'),
  );
  const amount = change.isFirstOfTwo ? option?.split?.firstTotal : option?.total;
  const { adults } = booking.search.travelers;
  return {
    token: booking.token,
    idempotencyKey: paymentKey(booking.token, booking.payments.length),
    total: { amount: amount ?? 0, currency: booking.currency },
    passengers: Array.from({ length: adults }, (_, index) => adult({ documentNumber: `12345678${index}` })),
    contacts: { email: `${booking.token}@example.com`, phone: '+358401234567' },
    paymentType: 'acquiring',
    means,
    returnUrl: `http://localhost:3000/mbooking/checking/${booking.token}`,
    ...change,
  };
}

/** A sandbox for the tests of one file, whose offers can be paid in all ways. */
export function paymentsSandbox() {
  let sandbox: TestSandbox;
  let lastKey = 0;
  beforeAll(async () => {
    sandbox = await TestSandbox.start(Object.values(OFFERS));
  });
  afterAll(() => sandbox.stop());
  const clients = () => clientsOf(sandbox.url, { market: RUSSIAN });
  const show = ({ token }: Pick<Booking, 'token'>) => clients().booking.getBooking(token);
  return {
    show,
    /** Pays the amount due, or the first half, and approves at the bank if it asks. */
    pay: async (booking: Booking, means: PaymentMeans, change: { isFirstOfTwo?: boolean } = {}) => {
      const client = clients().booking;
      const { payment } = await client.bookAndIssue(orderFor(await show(booking), means, change));
      if (payment.redirectUrl) await answerBankAt(payment.redirectUrl, 'approve');
      if (payment.option === 'sbp') {
        await answerBankAt((await client.getSbpPayment(booking.token)).qrPayload ?? '', 'approve');
      }
      return show(booking);
    },
    /** Returns the ledger of a booking; every booking must balance. */
    ledgerOf: async ({ token }: Booking) => {
      const ledger = (await sandbox.read('/control/ledger')) as Ledger;
      expect(ledger.unbalanced).toEqual([]);
      return ledger.bookings.find((booking) => booking.token === token);
    },
    /** Returns subjects, the newest first. */
    lettersTo: async ({ token }: Booking): Promise<string[]> => {
      const { messages } = (await sandbox.read(`/outbox.json?to=${token}@example.com`)) as {
        messages: { subject: string }[];
      };
      return messages.map(({ subject }) => subject);
    },
    sandbox: () => sandbox,
    clients,
    /** Makes a booking whose seats are held. */
    prepared: async (name: OfferName): Promise<Booking> => {
      lastKey += 1;
      const { booking } = clients();
      const { token } = await booking.createBooking({
        variantId: OFFERS[name].variantId,
        fareKey: 'light',
        idempotencyKey: `payments-${lastKey}-key-of-a-booking`,
      });
      await booking.reserveSeats(token, await booking.getBooking(token));
      return booking.getBooking(token);
    },
  };
}
