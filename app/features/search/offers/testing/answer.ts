/** Builds small search answers for tests, as the search client returns them. */
import { searchAnswer, type SearchAnswer, type SearchAnswerWire } from '~/upstream/search/contract';

type FlightWire = SearchAnswerWire['flights'][string];
type VariantWire = SearchAnswerWire['variants'][number];

const PORTS: Readonly<Record<string, { name: string; city_code: string }>> = {
  SVO: { name: 'Шереметьево', city_code: 'MOW' },
  VKO: { name: 'Внуково', city_code: 'MOW' },
  LED: { name: 'Пулково', city_code: 'LED' },
  AER: { name: 'Сочи', city_code: 'AER' },
};
const CITIES: Readonly<Record<string, string>> = { MOW: 'Москва', LED: 'Санкт-Петербург', AER: 'Сочи' };

/**
 * Parses `flight('SU1130 SVO-AER 2031-05-04 10:05 +03:00 2031-05-04 13:35 +03:00', …)`; computes the duration from the
 * times.
 */
export function flight(text: string, more: Partial<FlightWire> = {}): FlightWire {
  const [number, ports, fromDate, fromTime, fromOffset, toDate, toTime, toOffset] = text.split(' ');
  const [departure, arrival] = ports!.split('-') as [string, string];
  const departsAt = `${fromDate}T${fromTime}:00${fromOffset}`;
  const arrivesAt = `${toDate}T${toTime}:00${toOffset}`;
  return {
    marketing_carrier: number!.slice(0, 2),
    transport_number: number!.slice(2),
    departure,
    departure_datetime: departsAt,
    arrival,
    arrival_datetime: arrivesAt,
    duration: (Date.parse(arrivesAt) - Date.parse(departsAt)) / 60_000,
    ...more,
  };
}

/** Builds a variant in roubles. @param trips keys of flights, a list per trip */
export function variant(id: string, amount: string, trips: string[][], more: Partial<VariantWire> = {}): VariantWire {
  return {
    id,
    price: { amount, currency: 'RUB' },
    baggage: { count: 0, weight: 0 },
    hand_luggage: { count: 1, weight: 10 },
    segments: trips.map((flights) => ({ flights })),
    ...more,
  };
}

/** Builds an answer with the maps of the ports above. */
export function answerOf(variants: VariantWire[], flights: Record<string, FlightWire>): SearchAnswer {
  return searchAnswer.parse({
    variants,
    flights,
    aircrafts: { '32Q': { name: 'Airbus A321neo' } },
    airlines: { SU: { name: 'Аэролинии' }, DP: { name: 'Бережливый' } },
    anyports: PORTS,
    cities: Object.fromEntries(Object.entries(CITIES).map(([code, name]) => [code, { name, country_code: 'RU' }])),
    countries: { RU: { name: 'Россия' } },
  } satisfies SearchAnswerWire);
}
