import { randomUUID } from 'node:crypto';
import type { ChosenWay, ExchangeRequest } from '~/upstream/after-sale/contract';
import { CardData } from '~/upstream/booking/card-data.server';
import type { LaterPaymentOrder } from '~/upstream/booking/later-payment.server';
import { refundSandbox } from '../refunds/refund-sandbox';

/** The ways of the test's orders: out on 4 June, back on 11 June; one ticket. */
export const OUT = { recordIndex: 0, tripIndex: 0 };
export const BACK = { recordIndex: 0, tripIndex: 1 };

/** A flight of a day, 0 at the old time, 1 ten hours later. */
export type Wish = { way: typeof OUT; date: string; flight?: 0 | 1 };

/** A sandbox with issued orders, for the tests of exchanges in one file. */
export function exchangeSandbox() {
  const shared = refundSandbox();
  const { clients, sandbox } = shared;

  /** Finds the flights of wishes. */
  const found = async (token: string, wishes: readonly Wish[]): Promise<ChosenWay[]> => {
    const chosen: ChosenWay[] = [];
    for (const { way, date, flight = 0 } of wishes) {
      const { flights } = await clients().afterSale.listExchangeFlights(token, { ...way, date }, chosen);
      const one = flights[flight];
      if (!one) throw new Error(`no flight on ${date}`);
      chosen.push({ ...way, flightId: one.id });
    }
    return chosen;
  };

  /** Quotes wishes and asks for them at the quote's total. */
  const ask = async (token: string, wishes: readonly Wish[], change: { key?: string; total?: number } = {}) => {
    const { afterSale } = clients();
    const ways = await found(token, wishes);
    const quote = await afterSale.quoteExchange(token, ways);
    const request = await afterSale.exchange(token, {
      ways,
      total: { amount: change.total ?? quote.total, currency: quote.currency },
      idempotencyKey: change.key ?? `exchange-${randomUUID()}`,
      siteUrl: 'http://localhost:3000',
    });
    return { quote, request };
  };

  const paySurcharge = (
    token: string,
    payment: string,
    total: LaterPaymentOrder['total'],
    change: Partial<LaterPaymentOrder> = {},
  ) =>
    clients().afterSale.paySurcharge(token, payment, {
      idempotencyKey: `surcharge-${randomUUID()}`,
      total,
      means: {
        option: 'card',
        card: new CardData({ pan: '4242424242424242', cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }),
      },
      returnUrl: 'http://localhost:3000/back',
      ...change,
    });

  const pay = (token: string, request: ExchangeRequest, change: Partial<LaterPaymentOrder> = {}) =>
    paySurcharge(
      token,
      request.paymentToken ?? '',
      { amount: request.total, currency: request.currency as LaterPaymentOrder['total']['currency'] },
      change,
    );

  /** Asks, pays if it costs anything, and lets the carrier finish. */
  const exchange = async (token: string, wishes: readonly Wish[]) => {
    const { quote, request } = await ask(token, wishes);
    if (request.paymentToken) await pay(token, request);
    await sandbox().advance(600);
    return { quote, request: await last(token) };
  };

  const last = async (token: string): Promise<ExchangeRequest> => {
    const request = (await clients().afterSale.getExchangeOptions(token)).requests.at(-1);
    if (!request) throw new Error('no exchange');
    return request;
  };

  return {
    ...shared,
    found,
    ask,
    pay,
    exchange,
    /** Has an operator correct the first passenger's name, and pays the charge. @param fee in hundredths */
    correct: async (token: string, fee: number) => {
      await sandbox().post('/control/corrections', { booking: token, passenger: 0, lastName: 'LEIGH', fee });
      const [surcharge] = await clients().afterSale.listSurcharges(token);
      if (!surcharge) throw new Error('no surcharge');
      await paySurcharge(token, surcharge.token, surcharge.amount);
    },
    last,
    /** Returns the reason of each way in the order of the journey; null where it can be exchanged. */
    restrictions: async (token: string) =>
      (await clients().afterSale.getExchangeOptions(token)).ways.map(({ restriction }) => restriction),
    /** Returns departures and the first ticket's number, as the order shows them. */
    journey: async (token: string) => {
      const { segments, tickets } = await clients().booking.getBooking(token);
      return { departures: segments.map(({ departureTime }) => departureTime), number: tickets[0]?.ticketNumber };
    },
  };
}
