import type { OtherWay } from '../search/offers/exchange-flights';
import { partOf } from '../search/offers/rates';
import type { Offer, OfferFare, OfferFlight, SearchSession } from '../search/offers/offer';

type OfferParts = {
  variantId?: string;
  travelers?: SearchSession['travelers'];
  seatsOnSale?: number;
  /** The return trip has its own ticket. */
  hasTwoRecords?: boolean;
};

const OUT_DATE = '2031-06-04';
const BACK_DATE = '2031-06-11';

/** Makes a return trip Helsinki – Milan, after the clock of the test sandbox. */
export function makeOffer(parts: OfferParts = {}): Offer {
  const variantId = parts.variantId ?? `${'0123456789abcdef'.repeat(2)}1`;
  const travelers = parts.travelers ?? { adult: 1, child: 0, infant: 0, childrenAges: [] };
  const seatsOnSale = parts.seatsOnSale ?? 9;
  const total = ({ prices }: OfferFare) =>
    prices.adult * travelers.adult + prices.child * travelers.child + prices.infant * travelers.infant;
  return {
    variantId,
    session: {
      id: variantId.slice(0, 32),
      trips: [
        { departure: 'HEL', arrival: 'MIL', date: OUT_DATE },
        { departure: 'MIL', arrival: 'HEL', date: BACK_DATE },
      ],
      travelers,
      cabin: 'economy',
      currency: 'EUR',
      language: 'en',
      createdAt: new Date('2031-05-01T09:55:00Z'),
    },
    trips: [
      [flight('101', 'HEL', 'MXP', `${OUT_DATE}T08:30:00+03:00`, `${OUT_DATE}T10:40:00+02:00`, seatsOnSale, 0)],
      [
        flight(
          '102',
          'MXP',
          'HEL',
          `${BACK_DATE}T11:30:00+02:00`,
          `${BACK_DATE}T15:45:00+03:00`,
          seatsOnSale,
          parts.hasTwoRecords ? 1 : 0,
        ),
      ],
    ],
    fares: FARES,
    totalPrice: FARES[0] ? total(FARES[0]) : 0,
    maps: {
      aircrafts: { '320': { name: 'Airbus A320' } },
      airlines: { XX: { name: 'Example Air', rzd: false } },
      anyports: {
        HEL: { name: 'Vantaa', city_code: 'HEL', kind: 'airport' },
        MXP: { name: 'Malpensa', city_code: 'MIL', kind: 'airport' },
      },
      cities: { HEL: { name: 'Helsinki', country_code: 'FI' }, MIL: { name: 'Milan', country_code: 'IT' } },
      countries: { FI: { name: 'Finland' }, IT: { name: 'Italy' } },
    },
  };
}

const FARES: OfferFare[] = [
  {
    key: 'light',
    family: 'light',
    prices: { adult: 10_450, child: 7_800, infant: 1_000 },
    baggage: { count: 0, weight: 0 },
    handLuggage: { count: 1, weight: 8 },
    returnable: 'unavailable',
    exchange: 'fee',
  },
  {
    key: 'standard',
    family: 'standard',
    prices: { adult: 12_450, child: 9_800, infant: 1_000 },
    baggage: { count: 1, weight: 23 },
    handLuggage: { count: 1, weight: 8 },
    returnable: 'fee',
    exchange: 'available',
  },
];

function flight(
  number: string,
  departure: string,
  arrival: string,
  departureTime: string,
  arrivalTime: string,
  seatsOnSale: number,
  recordIndex: number,
): OfferFlight {
  const zones: Record<string, string> = { HEL: 'Europe/Helsinki', MXP: 'Europe/Rome' };
  return {
    wire: {
      marketing_carrier: 'XX',
      operating_carrier: 'XX',
      number: Number(number),
      transport_number: number,
      departure,
      departure_datetime: departureTime,
      arrival,
      arrival_datetime: arrivalTime,
      equipment: '320',
      duration: 190,
      transport_kind: 'airplane',
      cabin: 'economy',
    },
    inventoryKey: `XX${number}@${departureTime.slice(0, 10)}#economy`,
    seatsOnSale,
    departureTimeZone: zones[departure] ?? 'UTC',
    arrivalTimeZone: zones[arrival] ?? 'UTC',
    recordIndex,
  };
}

/**
 * Finds the flights of the example carrier instead of one: a day earlier and a day later with few seats, and two hours
 * later with many.
 */
export function otherFlights(old: OfferFlight): { flight: OfferFlight; maps: Offer['maps'] }[] {
  return [
    { hours: -24, number: '201', seatsOnSale: 2 },
    { hours: 2, number: '203', seatsOnSale: 100 },
    { hours: 24, number: '205', seatsOnSale: 2 },
  ].map(({ hours, number, seatsOnSale }) => {
    const flight = shifted(old, hours);
    return {
      flight: {
        ...flight,
        wire: { ...flight.wire, number: Number(number), transport_number: number },
        inventoryKey: `XX${number}@${flight.wire.departure_datetime.slice(0, 10)}#economy`,
        seatsOnSale,
      },
      maps: {},
    };
  });
}

/** A way costs half of the fare; a day later 2.5 % of the fare more, ten hours later 10 % more. */
const DEARER = { day: 0.025, hours: 0.1 };

/** Finds the flights of the example carrier on another day: at the old time with many seats, ten hours later with two. */
export function exchangeFlights(
  way: readonly OfferFlight[],
  { session, fares }: Offer,
  family: OfferFare['family'],
  { date }: { date: string },
): OtherWay[] {
  const [first] = way;
  const fare = fares.find((one) => one.family === family) ?? fares[0];
  if (!first || !fare || date < session.createdAt.toISOString().slice(0, 10)) return [];
  const days = (Date.parse(date) - Date.parse(first.wire.departure_datetime.slice(0, 10))) / 86_400_000;
  return [
    { hours: 0, number: '301', seatsOnSale: 100_000 },
    { hours: 10, number: '303', seatsOnSale: 2 },
  ].map(({ hours, number, seatsOnSale }) => {
    const part = 0.5 + days * DEARER.day + (hours > 0 ? DEARER.hours : 0);
    const price = (whole: number) => partOf(whole, part, session.currency);
    const { adult, child, infant } = fare.prices;
    return {
      flights: way.map((flight, index) => {
        const moved = shifted(flight, days * 24 + hours);
        const name = `${number}${index || ''}`;
        return {
          ...moved,
          wire: { ...moved.wire, number: Number(name), transport_number: name },
          inventoryKey: `XX${name}${flight.wire.departure}@${moved.wire.departure_datetime.slice(0, 10)}#economy`,
          seatsOnSale,
        };
      }),
      maps: {},
      prices: { adult: price(adult), child: price(child), infant: price(infant) },
    };
  });
}

/** Moves a flight by hours, in the offset that it has. */
function shifted(flight: OfferFlight, hours: number): OfferFlight {
  const at = (dateTime: string) => {
    const local = Date.parse(`${dateTime.slice(0, 19)}Z`) + hours * 3_600_000;
    return `${new Date(local).toISOString().slice(0, 19)}${dateTime.slice(19)}`;
  };
  const { wire } = flight;
  return {
    ...flight,
    wire: { ...wire, departure_datetime: at(wire.departure_datetime), arrival_datetime: at(wire.arrival_datetime) },
  };
}
