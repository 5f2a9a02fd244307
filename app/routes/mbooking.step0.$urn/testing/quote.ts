/** Builds fare quotes for tests, as the booking client returns them. */
import { searchFareAnswer, type FareQuote, type SearchFareAnswerWire } from '~/upstream/booking/contract';

type FareWire = SearchFareAnswerWire['fare_variants'][number];
/** No baggage; exchange for a fee. */
export const LIGHT: FareWire = {
  key: 'light',
  name: 'Лайт',
  fare_prices: { adult: 500_000, child: 400_000, infant: 50_000 },
  baggages: [{ places: 0, weight: 0, hand_places: 1, hand_weight: 10 }],
  options: [
    { kind: 'returnable', value: 'unavailable' },
    { kind: 'exchange', value: 'fee' },
    { kind: 'online_seat_selection', value: 'fee' },
  ],
};
/** With baggage, less on the way back; everything allowed. */
export const FLEX: FareWire = {
  key: 'flex',
  name: 'Флекс',
  fare_prices: { adult: 800_000, child: 700_000, infant: 50_000 },
  baggages: [
    { places: 2, weight: 23, hand_places: 1, hand_weight: 10 },
    { places: 1, weight: 23, hand_places: 1, hand_weight: 10 },
  ],
  options: [
    { kind: 'returnable', value: 'available' },
    { kind: 'exchange', value: 'available' },
  ],
  optimal: true,
};

/**
 * Builds a quote from Moscow to Sochi with the fares light and flex, for one adult unless `travelers` says otherwise.
 */
export function quoteOf(over: Partial<SearchFareAnswerWire> = {}): FareQuote {
  return searchFareAnswer.parse({
    search: {
      trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
      travelers: { adult: 1, child: 0, infant: 0, childrenAges: [] },
      cabin: 'economy',
    },
    segments: [
      {
        id: '0:0',
        record_index: 0,
        trip_index: 0,
        segment_index: 0,
        departure_code: 'SVO',
        arrival_code: 'AER',
        departure_time: '2031-05-04 06:05',
        arrival_time: '2031-05-04 09:20',
        departure_time_zone: 'Europe/Moscow',
        arrival_time_zone: 'Europe/Moscow',
        flight_time_mins: 195,
        marketing_carrier: 'SU',
        marketing_flight_number: '1130',
      },
    ],
    aircrafts: {},
    airlines: { SU: { name: 'Аэролинии' } },
    anyports: { SVO: { name: 'Шереметьево', city_code: 'MOW' }, AER: { name: 'Сочи', city_code: 'AER' } },
    cities: { MOW: { name: 'Москва', country_code: 'RU' }, AER: { name: 'Сочи', country_code: 'RU' } },
    countries: { RU: { name: 'Россия' } },
    currency: 'RUB',
    fare_variants: [LIGHT, FLEX],
    tickets_total_price: 500_000,
    tickets_total_price_at_search: 500_000,
    offer_expires_at: '2031-04-01T12:20:00Z',
    seats_left: 3,
    ...over,
  } satisfies SearchFareAnswerWire);
}
