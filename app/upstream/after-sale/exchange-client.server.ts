import type { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { Money } from '~/market/money';
import { endpoints, type ChosenWay, type WayId } from './contract';

/** A confirmed exchange. `total`: the quote's, as the customer saw it. */
export type ExchangeOrder = {
  ways: readonly ChosenWay[];
  total: Money;
  idempotencyKey: string;
  /** The shop that letters link to. */
  siteUrl: string;
};

/** Makes the calls of exchanges (specification 3 §7). */
export function exchangeClient(call: ReturnType<typeof envelopedCalls>) {
  return {
    /** @throws UpstreamError of kind notFound */
    getExchangeOptions(token: string) {
      return call(endpoints.getExchangeOptions, { token });
    },

    /**
     * Lists the flights of a way on a day (yyyy-MM-dd).
     * @param chosen flights of the other ways that are exchanged as well
     * @throws UpstreamError wrongAction when one of the ways cannot be exchanged (any more)
     */
    listExchangeFlights(token: string, { date, ...way }: WayId & { date: string }, chosen: readonly ChosenWay[]) {
      const wanted = { ...toWire(way), date };
      return call(endpoints.listExchangeFlights, { token, way: wanted, chosen: chosen.map(toChosenWire) });
    },

    /** @throws UpstreamError wrongAction when a way cannot be exchanged (any more), or a flight is full or gone */
    quoteExchange(token: string, ways: readonly ChosenWay[]) {
      return call(endpoints.quoteExchange, { token, ways: ways.map(toChosenWire) });
    },

    /**
     * Asks for an exchange; idempotent by its key.
     * @throws UpstreamError rateChangedError for another total, wrongAction when it is too late
     */
    exchange(token: string, { ways, total, idempotencyKey, siteUrl }: ExchangeOrder) {
      return call(endpoints.exchange, {
        token,
        ways: ways.map(toChosenWire),
        idempotency_key: idempotencyKey,
        amount: total.amount,
        currency: total.currency,
        site_url: siteUrl,
      });
    },
  };
}

function toWire({ recordIndex, tripIndex }: WayId) {
  return { record_index: recordIndex, trip_index: tripIndex };
}

function toChosenWire({ flightId, ...way }: ChosenWay) {
  return { ...toWire(way), flight_id: flightId };
}
