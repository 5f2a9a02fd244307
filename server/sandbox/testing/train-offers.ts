import { createHash } from 'node:crypto';
import type { Offer, OfferFare, OfferFlight, OfferTrain } from '../search/offers/offer';
import type { CarKind } from '../world/railways';

type TrainParts = {
  variantId?: string;
  travelers?: Partial<Offer['session']['travelers']>;
  seatsOnSale?: number;
  train?: Partial<OfferTrain>;
  /** Dollars by kind of car, cheapest first. */
  dollars?: Partial<Record<CarKind, number>>;
  isReturn?: boolean;
};

/** The price of a dollar's worth of train: hundredths. */
const RATE = 10_000;
const OUT = '2031-06-04';
const BACK = '2031-06-11';

/** Makes an offer of a night train Moscow – St Petersburg in roubles, with a fare for each kind of car. */
export function makeTrainOffer(parts: TrainParts = {}): Offer {
  const dollars = parts.dollars ?? { platzkart: 20, coupe: 37, lux: 84 };
  const travelers = { adult: 1, child: 0, infant: 0, childrenAges: [], ...parts.travelers };
  const kinds = Object.entries(dollars).map(([kind, price]) => ({ kind: kind as CarKind, dollars: price }));
  const ways = parts.isReturn ? 2 : 1;
  const fares = kinds.map(({ kind, dollars: price }) => fareOf(kind, price * RATE * ways));
  const variantId = parts.variantId ?? `${'fedcba9876543210'.repeat(2)}1`;
  const total = ({ prices }: OfferFare) => prices.adult * travelers.adult + prices.child * travelers.child;
  return {
    variantId,
    session: {
      id: variantId.slice(0, 32),
      trips: [
        { departure: 'MOW', arrival: 'LED', date: OUT },
        ...(parts.isReturn ? [{ departure: 'LED', arrival: 'MOW', date: BACK }] : []),
      ],
      travelers,
      cabin: 'economy',
      currency: 'RUB',
      language: 'en',
      createdAt: new Date('2031-05-01T09:55:00Z'),
    },
    trips: [
      [rideOf('006А', ['2006004', '2004001'], OUT, kinds, parts)],
      ...(parts.isReturn ? [[rideOf('005А', ['2004001', '2006004'], BACK, kinds, parts)]] : []),
    ],
    fares,
    totalPrice: fares[0] ? total(fares[0]) : 0,
    maps: {
      aircrafts: {},
      airlines: { RZD: { name: 'Russian Railways', rzd: true } },
      anyports: {
        '2006004': { name: 'Leningradsky', city_code: 'MOW', kind: 'railway_station' },
        '2004001': { name: 'Moskovsky', city_code: 'LED', kind: 'railway_station' },
      },
      cities: { MOW: { name: 'Moscow', country_code: 'RU' }, LED: { name: 'St Petersburg', country_code: 'RU' } },
      countries: { RU: { name: 'Russia' } },
    },
  };
}

function fareOf(kind: CarKind, adult: number): OfferFare {
  return {
    key: kind,
    family: 'standard',
    carKind: kind,
    prices: { adult, child: adult / 2, infant: 0 },
    baggage: { count: 1, weight: 36 },
    handLuggage: { count: 1 },
    returnable: 'fee',
    exchange: 'unavailable',
  };
}

function rideOf(
  number: string,
  [from, to]: [from: string, to: string],
  date: string,
  kinds: OfferTrain['kinds'],
  { seatsOnSale = 60, train }: TrainParts,
): OfferFlight {
  const next = `${date.slice(0, 8)}${String(Number(date.slice(8)) + 1).padStart(2, '0')}`;
  return {
    wire: {
      marketing_carrier: 'RZD',
      operating_carrier: 'RZD',
      number: parseInt(number, 10),
      transport_number: number,
      departure: from,
      departure_datetime: `${date}T23:20:00+03:00`,
      arrival: to,
      arrival_datetime: `${next}T07:36:00+03:00`,
      duration: 496,
      transport_kind: 'train',
      cabin: 'economy',
      train_car_kinds: kinds.map(({ kind }) => kind),
    },
    inventoryKey: `RZD${number}@${date}/${from}-${to}#economy`,
    seatsOnSale,
    departureTimeZone: 'Europe/Moscow',
    arrivalTimeZone: 'Europe/Moscow',
    recordIndex: 0,
    train: {
      run: { train: `RZD${number}@${date}/${from}-${to}`, from: 0, to: 631 },
      kinds,
      isRzd: true,
      isBroadGauge: true,
      isDoubleDecker: false,
      ...train,
    },
  };
}

/** Makes an offer on a train of its own, so that tests share no places. */
export function trainNamed(name: string, parts: TrainParts = {}): Offer {
  return makeTrainOffer({
    ...parts,
    variantId: `${createHash('md5')
      .update(JSON.stringify([name, parts]))
      .digest('hex')}1`,
    train: { run: { train: name, from: 0, to: 631 }, ...parts.train },
  });
}
