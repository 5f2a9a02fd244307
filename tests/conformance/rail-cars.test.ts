import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrainReservation } from '~/upstream/booking/rail-contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { makeOffer } from '#server/sandbox/testing/offers';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { trainNamed } from '#server/sandbox/testing/train-offers';
import { carWith, freeSeats, isUndivided } from '#server/sandbox/testing/train-purchase';
import { clientsOf, failureOf } from './clients';

const offers = { train: trainNamed('client', { travelers: { adult: 2 } }), flight: makeOffer() };

let sandbox: TestSandbox;
let clients: ReturnType<typeof clientsOf>;
let lastKey = 0;
beforeAll(async () => {
  sandbox = await TestSandbox.start(Object.values(offers));
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  clients = clientsOf(sandbox.url);
  await sandbox.control({ settings: { railPlaces: 'as_wished' } });
});

async function newBooking(fareKey = 'coupe', { variantId } = offers.train): Promise<string> {
  lastKey += 1;
  const idempotencyKey = `rail-cars-${lastKey}-key-of-booking`;
  const { token } = await clients.booking.createBooking({ variantId, fareKey, idempotencyKey });
  await sandbox.advance(1);
  return token;
}

/** Returns a wish for the first free places of a car. */
function wishFor(car: TrainCar, seats: number[]): TrainReservation {
  return {
    segmentIndex: 0,
    requirements: {
      carType: car.type,
      carNumber: car.number,
      serviceClass: car.serviceClass,
      gender: null,
      seatRange: { min: Math.min(...seats), max: Math.max(...seats) },
      lowerPlaces: 0,
      upperPlaces: 0,
      storey: null,
      demand: null,
    },
    passengers: [0, 1].map((index) => ({ index, isRefundable: true, tariff: null, adultIndex: null })),
  };
}

async function reserve(token: string, train: TrainReservation): Promise<void> {
  await clients.booking.reserveSeats(token, await clients.booking.getBooking(token), null, [], [train]);
}

/** Returns a car with room, its first free seats, and what they cost. */
async function roomIn(token: string) {
  const { cars } = await clients.railCars.listCars(token, 0);
  const car = carWith(cars, 'coupe', isUndivided);
  const places = freeSeats(car).slice(0, 2);
  return { car, seats: places.map(({ seat }) => seat), price: places.reduce((sum, place) => sum + place.price, 0) };
}

describe('railCars', () => {
  it('lists the cars of a train that a booking can be in', async () => {
    const { segmentIndex, currency, cars } = await clients.railCars.listCars(await newBooking(), 0);
    expect([segmentIndex, currency]).toEqual([0, 'RUB']);
    expect(new Set(cars.map(({ kind }) => kind))).toEqual(new Set(['platzkart', 'coupe', 'lux']));
    expect(cars.map(({ type }) => type)).not.toContain('baggage');
    for (const { tariffs, places } of cars) {
      expect(tariffs.find(({ type }) => type === 'full')?.percent).toBe(100);
      expect(places.length).toBeGreaterThan(0);
    }
  });

  it('lists the cars of an offer with the names of their classes, and the price of bedding where it is extra', async () => {
    const { cars } = await clients.railCars.listCarsOfOffer(offers.train.variantId, 0);
    const named = cars.map(({ serviceClass, serviceClassName: name }) => [serviceClass, name]);
    expect(named.filter(([, name]) => name === null)).toEqual([]);
    for (const { kind, beddingPrice, services } of cars) {
      const isOptional = kind === 'platzkart';
      expect(beddingPrice !== null).toBe(isOptional);
      expect(services.includes('bedclothes')).toBe(!isOptional);
    }
    const gone = await failureOf(clients.railCars.listCarsOfOffer(`${'0'.repeat(32)}1`, 0));
    expect(gone).toMatchObject({ code: 'sessionExpired' });
  });

  it('reserves the wished places, which the booking has from then on, at their price', async () => {
    const token = await newBooking();
    const { car, seats, price } = await roomIn(token);
    await reserve(token, wishFor(car, seats));
    const { reservedPlaces, totalPrice } = await clients.booking.getBooking(token);
    expect(reservedPlaces.map(({ carNumber, seat }) => [carNumber, seat])).toEqual(
      seats.map((seat) => [car.number, seat]),
    );
    expect(totalPrice).toBe(price);
  });

  it('refuses a place that is taken, and says so at the range', async () => {
    const [quick, slow] = [await newBooking(), await newBooking()];
    const { car, seats } = await roomIn(slow);
    await reserve(quick, wishFor(car, seats));
    const refused = await failureOf(reserve(slow, wishFor(car, seats)));
    expect(refused).toMatchObject({ code: 'requestFormat', fields: [{ field: 'seatRange', code: 'taken' }] });
    expect((await clients.booking.getBooking(slow)).error).toBeNull();
  });

  it('has no cars of a flight', async () => {
    const token = await newBooking('light', offers.flight);
    expect(await failureOf(clients.railCars.listCars(token, 0))).toMatchObject({ code: 'productUnavailable' });
  });

  it('has no cars of a booking that has expired, or that is unknown', async () => {
    const token = await newBooking();
    await sandbox.advance(21 * 60);
    expect(await failureOf(clients.railCars.listCars(token, 0))).toMatchObject({ code: 'sessionExpired' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await failureOf(clients.railCars.listCars(unknown, 0))).toMatchObject({ kind: 'notFound' });
  });
});

describe('a railway as /control sets it', () => {
  it('gives other places of the same car', async () => {
    await sandbox.control({ settings: { railPlaces: 'others' } });
    const token = await newBooking();
    const { car, seats } = await roomIn(token);
    await reserve(token, wishFor(car, seats));
    const { reservedPlaces } = await clients.booking.getBooking(token);
    for (const { carNumber, seat } of reservedPlaces) {
      expect(carNumber).toBe(car.number);
      expect(seats).not.toContain(seat);
    }
  });

  it('asks more than it listed', async () => {
    await sandbox.control({ settings: { railPlaces: 'dearer' } });
    const token = await newBooking();
    const { car, seats, price } = await roomIn(token);
    await reserve(token, wishFor(car, seats));
    expect((await clients.booking.getBooking(token)).totalPrice).toBeGreaterThan(price);
  });

  it('lists places of types that nobody knows, and gaps', async () => {
    await sandbox.control({ settings: { railPlaces: 'odd_cars' } });
    const { cars } = await clients.railCars.listCars(await newBooking(), 0);
    const [first] = cars;
    expect(first?.places.map(({ seat }) => seat).slice(0, 2)).toEqual([1, 3]);
    expect(first?.places[0]?.type).toBe('hammock');
  });
});
