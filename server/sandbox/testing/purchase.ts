import { endpoints, type BookAndIssueRequestWire, type Booking, type PassengerWire } from '~/upstream/booking/contract';
import type { Offer } from '../search/offers/offer';
import { makeOffer } from './offers';
import type { RemoteSandbox } from './test-sandbox';

export const RETURN_URL = 'http://shop.test/mbooking/checking/x';
export const CARDS = {
  paid: '4242424242424242',
  threeDs: '4000002760003184',
  slow: '4000000000000259',
  notIssued: '4000000000000341',
  noMoney: '4000000000009995',
};

const BIRTHDAYS = { adult: '07.05.1990', child: '20.01.2024', infant: '20.01.2031' };

type Travelers = Offer['session']['travelers'];

/** Makes passengers that match the travellers of a search. */
export function passengersFor({
  adult,
  child,
  infant,
}: Pick<Travelers, 'adult' | 'child' | 'infant'>): PassengerWire[] {
  const types = [
    ...Array<'adult'>(adult).fill('adult'),
    ...Array<'child'>(child).fill('child'),
    ...Array<'infant'>(infant).fill('infant'),
  ];
  return types.map((type, index) => ({
    type,
    first_name: `NAME${String.fromCharCode(65 + index)}`,
    last_name: 'TESTER',
    middle_name: null,
    gender: 'f',
    birthday: BIRTHDAYS[type],
    citizenship: 'FI',
    document_type: 'international_passport',
    passport_number: `12345678${index}`,
    passport_expdate: '01.01.2035',
  }));
}

/** One customer's way through the booking calls. */
export class Purchase {
  token = '';

  constructor(
    private readonly sandbox: RemoteSandbox,
    readonly offer: Offer = makeOffer(),
  ) {}

  async create(idempotencyKey = 'create-key-0000001', fare = 'light', lang = 'en') {
    const outcome = await this.sandbox.call(endpoints.createBooking, {
      variant_id: this.offer.variantId,
      fare_variant_key: fare,
      idempotency_key: idempotencyKey,
      currency: 'EUR',
      lang,
    });
    if (outcome.data) this.token = outcome.data.token;
    return outcome;
  }

  reserve() {
    const passengers = passengersFor(this.offer.session.travelers).map((_, index) => ({ passenger_index: index }));
    const segments = this.offer.trips.flat().map((_, index) => ({ segment_index: index, passengers }));
    return this.sandbox.call(endpoints.reserveSeats, { token: this.token, segments });
  }

  /** Calls create and reserve, so that the booking can be paid. */
  async prepare(idempotencyKey?: string): Promise<this> {
    await this.create(idempotencyKey);
    const reserved = await this.reserve();
    if (reserved.error !== undefined) throw new Error(reserved.error);
    return this;
  }

  paymentBody(pan: string, key: string, change: Partial<BookAndIssueRequestWire> = {}): BookAndIssueRequestWire {
    return {
      v: '2.0',
      token: this.token,
      idempotency_key: key,
      amount: this.offer.totalPrice,
      currency: 'EUR',
      passengers: passengersFor(this.offer.session.travelers),
      contacts: { email: 'traveller@example.com', phone: '+358401234567' },
      payment: {
        payment_type: 'acquiring',
        payment_option: 'card',
        card: { cardholder: 'A TESTER', pan, exp_date_month_year: '12/34', cvv: '123' },
      },
      return_url: RETURN_URL,
      ...change,
    };
  }

  pay(pan: string, key = 'payment-key-000001', change: Partial<BookAndIssueRequestWire> = {}) {
    return this.sandbox.call(endpoints.bookAndIssue, this.paymentBody(pan, key, change));
  }

  check() {
    return this.sandbox.call(endpoints.checkTicket, { token: this.token });
  }

  async show(): Promise<Booking> {
    const outcome = await this.sandbox.call(endpoints.getBooking, { token: this.token });
    if (!outcome.data) throw new Error(outcome.error);
    return outcome.data;
  }

  /** Answers the bank's page as a browser does. */
  async answerBank(decision: 'approve' | 'decline', headers: Record<string, string> = {}): Promise<Response> {
    const { redirectUrl } = (await this.show()).payment;
    if (!redirectUrl) throw new Error('no page of a bank is open');
    return answerBankAt(redirectUrl, decision, headers);
  }
}

export function answerBankAt(address: string, decision: string, headers: Record<string, string> = {}) {
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
    headers,
  });
}

export type Ledger = {
  captured: Record<string, number>;
  captures: number;
  issued: number;
  bookings: { token: string; captured: number; tickets: string[]; attempts: { status: string }[] }[];
};

export async function readLedger(sandbox: RemoteSandbox): Promise<Ledger> {
  return (await sandbox.read('/control/ledger')) as Ledger;
}
