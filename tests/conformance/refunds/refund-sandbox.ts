import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { CardData } from '~/upstream/booking/card-data.server';
import type { PaymentMeans } from '~/upstream/booking/means.server';
import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { CouponId } from '~/upstream/after-sale/contract';
import type { RefundChoice } from '~/upstream/after-sale/refund-client.server';
import type { Offer } from '#server/sandbox/search/offers/offer';
import { makeOffer } from '#server/sandbox/testing/offers';
import { answerBankAt } from '#server/sandbox/testing/purchase';
import { START, TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { jpeg } from '#tests/fixtures/documents';
import type { Ledger } from '#tests/setup/sandbox-control';
import { adult, clientsOf } from '../clients';
import { card, orderFor } from '../payments-sandbox';
import { RUSSIAN } from '../whole-sandbox';

type Currency = Offer['session']['currency'];
type Change = {
  currency?: Currency;
  /** `railway`: by a train of another railway than the Russian ones, in second class; `railwayFirst`: in first class. */
  transport?: 'train' | 'railway' | 'railwayFirst' | 'charter' | 'lowCost';
  /** Flies to the USA. */
  isToUsa?: boolean;
  travelers?: Offer['session']['travelers'];
  hasTwoRecords?: boolean;
  isOneWay?: boolean;
  /** Multiplies all prices. */
  times?: number;
};

let numbers = 0;

function offer({ currency = 'EUR', transport, isToUsa, travelers, hasTwoRecords, isOneWay, times = 1 }: Change): Offer {
  numbers += 1;
  const variantId = `${'5a4b3c2d1e0f6071'.repeat(2)}${numbers}`;
  const made = makeOffer({ variantId, seatsOnSale: 100_000, travelers, hasTwoRecords });
  const wires = {
    train: { transport_kind: 'train' as const },
    railway: { transport_kind: 'train' as const },
    railwayFirst: { transport_kind: 'train' as const },
    charter: { is_charter: true },
    lowCost: { marketing_carrier: 'FR' },
  };
  const wire = transport ? wires[transport] : {};
  const { cities, airlines } = made.maps;
  const carKind = { train: null, railway: 'second', railwayFirst: 'first' } as const;
  const railways = Object.entries(airlines ?? {}).map(([code, one]) => [code, { ...one, rzd: transport === 'train' }]);
  return {
    ...made,
    session: { ...made.session, currency },
    maps: {
      ...made.maps,
      ...(isToUsa ? { cities: { ...cities, MIL: { name: 'New York', country_code: 'US' } } } : {}),
      airlines: Object.fromEntries(railways) as typeof airlines,
    },
    fares: made.fares.map((fare) => ({
      ...fare,
      prices: {
        adult: fare.prices.adult * times,
        child: fare.prices.child * times,
        infant: fare.prices.infant * times,
      },
      ...(transport && transport in carKind ? { carKind: carKind[transport as keyof typeof carKind] } : {}),
    })),
    trips: made.trips
      .slice(0, isOneWay ? 1 : undefined)
      .map((trip) => trip.map((ride) => ({ ...ride, wire: { ...ride.wire, ...wire } }))),
  };
}

const COUPLE = { adult: 2, child: 0, infant: 0, childrenAges: [] };

/** A return trip, out on 4 June 2031 at 05:30 UTC and back on 11 June at 09:30 UTC; 104.50 or 124.50 a person. */
export const TRIPS = {
  euros: offer({}),
  euroCouple: offer({ travelers: COUPLE }),
  euroOneWay: offer({ isOneWay: true }),
  euroOneWayCouple: offer({ isOneWay: true, travelers: COUPLE }),
  euroTwoTickets: offer({ hasTwoRecords: true }),
  euroFamily: offer({ travelers: { adult: 1, child: 1, infant: 0, childrenAges: [7] } }),
  dollars: offer({ currency: 'USD' }),
  usa: offer({ isToUsa: true }),
  usaLowCost: offer({ isToUsa: true, transport: 'lowCost' }),
  lowCost: offer({ transport: 'lowCost' }),
  won: offer({ currency: 'KRW', times: 1_000 }),
  roubles: offer({ currency: 'RUB', times: 100 }),
  charter: offer({ currency: 'RUB', times: 100, transport: 'charter' }),
  train: offer({ currency: 'RUB', times: 100, transport: 'train' }),
  trainCouple: offer({ currency: 'RUB', times: 100, transport: 'train', travelers: COUPLE }),
  secondClass: offer({ transport: 'railway' }),
  firstClass: offer({ transport: 'railwayFirst' }),
  cheapTrain: offer({ currency: 'RUB', times: 10, transport: 'train' }),
};
export type TripName = keyof typeof TRIPS;

export type Bought = {
  trip: TripName;
  fare?: 'light' | 'standard';
  agent?: string;
  means?: PaymentMeans;
  isSplit?: boolean;
  promo?: string;
  /** Bought with the tickets, and with the same card afterwards. */
  extras?: (product: AncillaryProduct) => boolean;
  laterExtras?: (product: AncillaryProduct) => boolean;
  /** A seat of the first passenger on a flight, by its index; with `extras`. */
  seatOn?: number;
};

const CARD = '4242424242424242';
const DEPARTURE = Date.parse('2031-06-04T05:30:00Z');

/** A sandbox with issued orders of every kind, for the tests of refunds in one file. */
export function refundSandbox() {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start(Object.values(TRIPS));
    await sandbox.control({ settings: { refundStepMs: 60_000, requestStepMs: 600_000 } });
  });
  afterAll(() => sandbox.stop());
  const clients = (agent?: string) =>
    clientsOf(sandbox.url, { market: RUSSIAN, ...(agent ? { marks: { agent } } : {}) });
  const at = (time: number) => sandbox.control({ clock: { now: new Date(time).toISOString() } });

  /** Uploads a document and returns its token. */
  const uploaded = async (token: string) => {
    const draft = { token, draftId: randomUUID(), purpose: 'refund' as const };
    return (await clients().afterSale.addAttachment(draft, { name: 'a.jpg', type: 'image/jpeg', bytes: jpeg() })).token;
  };

  return {
    sandbox: () => sandbox,
    clients,
    /** Sets the clock to hours before the first departure. */
    hoursBefore: (hours: number) => at(DEPARTURE - hours * 3_600_000),
    atStart: () => at(Date.parse(START)),
    /** Buys at the start of the tests' time; returns the booking's token. */
    buy: async (bought: Bought): Promise<string> => {
      await at(Date.parse(START));
      const { booking, ancillaries, promoCode } = clients(bought.agent);
      const { token } = await booking.createBooking({
        variantId: TRIPS[bought.trip].variantId,
        fareKey: bought.fare ?? 'light',
        idempotencyKey: `refund-${randomUUID()}`,
      });
      await sandbox.advance(1);
      if (bought.extras) {
        const chosen = (await ancillaries.listProducts(token)).filter(bought.extras);
        await ancillaries.createOrder(token);
        await ancillaries.addItems(
          token,
          chosen.map((product) => ({ token: product.token })),
        );
      }
      if (bought.seatOn !== undefined) {
        const { rows } = await ancillaries.getSeatMap(token, bought.seatOn);
        const seat = rows.flatMap(({ seats }) => seats).find(({ isFree }) => isFree);
        await ancillaries.addItems(token, [{ token: seat?.token ?? '', passengerIndex: 0 }]);
      }
      if (bought.promo) await promoCode.apply(token, bought.promo);
      await booking.reserveSeats(token, await booking.getBooking(token));
      for (const part of bought.isSplit ? ['first', 'second'] : ['whole']) {
        const show = await booking.getBooking(token);
        const { adults, children } = show.search.travelers;
        const { payment } = await booking.bookAndIssue(
          orderFor(show, bought.means ?? card(CARD), {
            isFirstOfTwo: part === 'first',
            passengers: [
              ...Array.from({ length: adults }, (_, index) => adult({ documentNumber: `12345678${index}` })),
              ...Array.from({ length: children }, () =>
                adult({ type: 'child', birthday: '2024-01-20', documentNumber: '987654321' }),
              ),
            ],
          }),
        );
        if (payment.option === 'sbp') {
          await answerBankAt((await booking.getSbpPayment(token)).qrPayload ?? '', 'approve');
        }
      }
      await sandbox.advance(60);
      if (bought.laterExtras) {
        const chosen = (await ancillaries.listProducts(token, { renew: true })).filter(bought.laterExtras);
        const total = chosen.reduce((sum, { price }) => sum + price.amount, 0);
        await ancillaries.buyAfterSale(token, {
          items: chosen.map((product) => ({ token: product.token })),
          total: { amount: total, currency: TRIPS[bought.trip].session.currency },
          idempotencyKey: `later-${randomUUID()}`,
          means: {
            option: 'card',
            card: new CardData({ pan: CARD, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }),
          },
          returnUrl: 'http://localhost:3000/x',
        });
      }
      return token;
    },
    /** Returns the coupons of some passengers and directions; all of them by default. */
    couponsOf: async (token: string, wanted: Partial<CouponId> = {}): Promise<CouponId[]> => {
      const { coupons } = await clients().afterSale.getRefundOptions(token);
      return coupons.filter((coupon) =>
        Object.entries(wanted).every(([key, value]) => coupon[key as keyof CouponId] === value),
      );
    },
    /** Quotes a choice, confirms it at the quote's total, and lets all its steps pass. */
    refund: async (token: string, choice: RefundChoice, change: { key?: string; total?: number } = {}) => {
      const { afterSale } = clients();
      const quote = await afterSale.quoteRefund(token, choice);
      const request = await afterSale.refund(token, {
        ...choice,
        total: { amount: change.total ?? quote.total, currency: quote.currency },
        idempotencyKey: change.key ?? `refund-${randomUUID()}`,
        attachments: choice.kind === 'compelled' ? [await uploaded(token)] : [],
        comment: null,
        siteUrl: 'http://localhost:3000',
      });
      return { quote, request };
    },
    /** Returns an order's part of the ledger; every order must balance. */
    ledgerOf: async (token: string) => {
      const ledger = (await sandbox.read('/control/ledger')) as Ledger;
      expect(ledger.unbalanced).toEqual([]);
      const found = ledger.bookings.find((booking) => booking.token === token);
      if (!found) throw new Error('not in the ledger');
      return found;
    },
  };
}
