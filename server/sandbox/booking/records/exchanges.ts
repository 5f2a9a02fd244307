import { z } from 'zod';
import type { Offer, OfferFlight } from '../../search/offers/offer';
import type { Store } from '../../store/store';
import { withFlight } from './schedule-changes';

/** A flight of an exchanged way, by its index in the order, and the one in its place. */
export type ExchangedFlight = { segmentIndex: number; was: OfferFlight; becomes: OfferFlight };

/** One way of a ticket that is flown otherwise; `maps` names the codes of the new flights. */
export type ExchangedWay = {
  recordIndex: number;
  tripIndex: number;
  flights: ExchangedFlight[];
  maps: Offer['maps'];
};

/** The value of an exchanged coupon before and after, in hundredths. */
export type ExchangedCoupon = {
  recordIndex: number;
  passengerIndex: number;
  tripIndex: number;
  was: number;
  becomes: number;
};

/** An exchange that has been paid for, as the booking is read with it: true from `doneAt` on. */
export type PaidExchange = { token: string; doneAt: number; ways: ExchangedWay[]; coupons: ExchangedCoupon[] };

/** The exchanges of a booking as one column of JSON (`EXCHANGES_COLUMN`), oldest first. */
export const exchangeColumn = z
  .string()
  .transform((text) => JSON.parse(text) as { token: string; done_at: number; quote: string }[])
  .transform((rows) =>
    rows
      .map(({ token, done_at: doneAt, quote }): PaidExchange => {
        const { ways, coupons } = JSON.parse(quote) as Pick<PaidExchange, 'ways' | 'coupons'>;
        return { token, doneAt, ways, coupons };
      })
      .toSorted((one, other) => one.doneAt - other.doneAt),
  );

/** Selects the exchanges of the booking `b` that the carrier carries out, as `exchangeColumn` reads them. */
export const EXCHANGES_COLUMN = `(SELECT json_group_array(json_object('token', e.token, 'done_at', e.done_at,
    'quote', e.quote))
  FROM exchanges e WHERE e.booking_token = b.token AND e.done_at IS NOT NULL) AS exchanges`;

/** Returns the offer as it is flown after these exchanges. */
export function offerExchanged(offer: Offer, exchanges: readonly Pick<PaidExchange, 'ways'>[]): Offer {
  return exchanges.reduce((before, { ways }) => ways.reduce(withWay, before), offer);
}

function withWay(offer: Offer, { flights, maps }: Pick<ExchangedWay, 'flights' | 'maps'>): Offer {
  return {
    ...offer,
    trips: flights.reduce((trips, { segmentIndex, becomes }) => withFlight(trips, segmentIndex, becomes), offer.trips),
    maps: {
      aircrafts: { ...maps.aircrafts, ...offer.maps.aircrafts },
      airlines: { ...maps.airlines, ...offer.maps.airlines },
      anyports: { ...maps.anyports, ...offer.maps.anyports },
      cities: { ...maps.cities, ...offer.maps.cities },
      countries: { ...maps.countries, ...offer.maps.countries },
    },
  };
}

/** A ticket that the carrier issues anew: its number from then on. */
export type ReissuedTicket = { recordIndex: number; passengerIndex: number; ticketNumber: string; validFrom: number };

/** Returns the numbers of tickets that have been issued anew by now: `record:passenger` → number. */
export async function reissuedNumbers(
  store: Store,
  bookingToken: string,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await store.execute({
    sql: `SELECT record_index, passenger_index, ticket_number FROM reissued_tickets
          WHERE booking_token = ? AND valid_from <= ? ORDER BY valid_from`,
    args: [bookingToken, now],
  });
  return new Map(
    rows.map((row) => [`${Number(row.record_index)}:${Number(row.passenger_index)}`, String(row.ticket_number)]),
  );
}
