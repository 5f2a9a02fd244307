import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { Offer } from '../../search/offers/offer';
import { TestSandbox } from '../../testing/test-sandbox';
import { makeTrainOffer } from '../../testing/train-offers';
import { freeSeats, TrainPurchase, wantedSeats } from '../../testing/train-purchase';

const variant = (number: number) => `${'fedcba9876543210'.repeat(2)}${number}`;

/** Offers on trains of their own, so that tests share no places. */
const named = (number: number, name: string, parts: Parameters<typeof makeTrainOffer>[0] = {}): Offer =>
  makeTrainOffer({
    ...parts,
    variantId: variant(number),
    train: { run: { train: name, from: 0, to: 631 }, ...parts.train },
  });

const single = named(1, 'one');
const pair = named(2, 'two', { travelers: { adult: 2 } });
const family = named(3, 'three', { travelers: { adult: 1, child: 1, infant: 1 } });
const crowd = named(4, 'four', { seatsOnSale: 100_000 });
const firstHalf = named(5, 'five', { train: { run: { train: 'five', from: 0, to: 300 } }, seatsOnSale: 100_000 });
const secondHalf = named(6, 'five', { train: { run: { train: 'five', from: 300, to: 631 } }, seatsOnSale: 100_000 });
const middle = named(7, 'five', { train: { run: { train: 'five', from: 200, to: 400 } }, seatsOnSale: 100_000 });
const both = named(8, 'eight', { isReturn: true });
const roomyPair = named(9, 'nine', { travelers: { adult: 2 }, seatsOnSale: 100_000 });
const divided = named(10, 'ten', { seatsOnSale: 100 });
const offers = [roomyPair, divided, single, pair, family, crowd, firstHalf, secondHalf, middle, both];

let sandbox: TestSandbox;
let keys = 0;
beforeAll(async () => {
  sandbox = await TestSandbox.start(offers);
});
afterAll(() => sandbox.stop());

const begin = (offer: Offer, fare = 'coupe') => new TrainPurchase(sandbox, offer, `customer ${keys++}`).create(fare);

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not on this train');
  return value;
}

const carWith = (cars: readonly TrainCar[], kind: string, wanted: (car: TrainCar) => boolean = () => true): TrainCar =>
  found(cars.find((car) => car.kind === kind && freeSeats(car).length >= 4 && wanted(car)));
const undivided = (car: TrainCar) => !car.hasGenderCompartments;

describe('prices of places', () => {
  it('begin with that of the fare, in each kind of car', async () => {
    const purchase = await begin(single);
    const { cars, currency } = await purchase.cars();
    expect(currency).toBe('RUB');
    for (const fare of single.fares) {
      const places = cars.filter((car) => car.kind === fare.key).flatMap(({ places: own }) => own);
      expect(Math.min(...places.map(({ price }) => price))).toBe(fare.prices.adult);
      expect(Math.min(...places.filter(({ isFree }) => isFree).map(({ price }) => price))).toBe(fare.prices.adult);
    }
  });

  it('are higher for lower berths, lower at the side and lowest near the restroom', async () => {
    const { cars } = await (await begin(single)).cars();
    const open = found(cars.find(({ kind }) => kind === 'platzkart'));
    const priceOf = (seat: number) => found(open.places.find((place) => place.seat === seat)).price;
    const [lower, upper, side, restroom] = [priceOf(17), priceOf(18), priceOf(46), priceOf(38)];
    expect(lower).toBeGreaterThan(upper);
    expect(upper).toBeGreaterThan(side);
    expect(side).toBeGreaterThan(restroom);
  });

  it('are paid: the total follows the place, and the ticket names it', async () => {
    const purchase = await begin(single);
    const car = carWith((await purchase.cars()).cars, 'coupe', undivided);
    const place = found(freeSeats(car).find(({ type }) => type === 'lower'));
    expect((await purchase.reserve([wantedSeats(car, [place.seat])])).error).toBeUndefined();
    const shown = await purchase.show();
    expect(shown.totalPrice).toBe(place.price);
    expect(shown.reservedPlaces).toMatchObject([
      { carNumber: car.number, seat: place.seat, price: place.price, tariff: 'full', isRefundable: true },
    ]);
    expect((await purchase.pay()).error).toBeUndefined();
    await sandbox.advance(60);
    const [ticket] = (await purchase.show()).tickets;
    expect(ticket?.railPlaces).toEqual([{ segmentIndex: 0, car: car.number, place: String(place.seat) }]);
    expect((await purchase.show()).sale).toMatchObject({ fare: expect.any(Number) as number });
    const { sale } = await purchase.show();
    expect((sale?.fare ?? 0) + (sale?.taxes ?? 0)).toBe(place.price);
  });

  it('follow the tariff; a child without a place pays nothing', async () => {
    const purchase = await begin(family);
    const car = carWith((await purchase.cars()).cars, 'coupe', undivided);
    const [one, two] = freeSeats(car);
    const seats = [found(one), found(two)];
    const wanted = wantedSeats(
      car,
      seats.map(({ seat }) => seat),
    );
    await purchase.reserve([wanted], [{ preferred_tariff_type: 'senior' }]);
    const shown = await purchase.show();
    const prices = [(found(one).price * 80) / 100, found(two).price / 2, 0];
    expect(shown.reservedPlaces.map(({ price }) => price)).toEqual(prices);
    expect(shown.totalPrice).toBe(prices.reduce((sum, price) => sum + price, 0));
  });

  it('attach a child to its adult, once', async () => {
    const purchase = await begin(family);
    const car = carWith((await purchase.cars()).cars, 'coupe', undivided);
    const wanted = wantedSeats(car, [found(freeSeats(car)[0]).seat]);
    const free = { preferred_tariff_type: 'free_child' as const };
    expect(await purchase.reserve([wanted], [{}, free])).toMatchObject({ error: 'requestFormat' });
    const twice = await purchase.reserve(
      [wanted],
      [{}, { ...free, adult_passenger_index: 0 }, { ...free, adult_passenger_index: 0 }],
    );
    expect(twice).toMatchObject({
      details: { fields: [{ passenger_index: 2, field: 'adult_passenger_index', code: 'taken' }] },
    });
    await purchase.reserve([wanted], [{}, { ...free, adult_passenger_index: 0 }]);
    const { reservedPlaces, totalPrice } = await purchase.show();
    expect(reservedPlaces.map(({ seat, price }) => [seat !== null, price > 0])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(totalPrice).toBe(found(reservedPlaces[0]).price);
  });

  it('are lower without a refund, where that is sold', async () => {
    const purchase = await begin(single);
    const { cars } = await purchase.cars();
    const all = cars
      .filter((car) => car.kind === 'coupe' && undivided(car))
      .flatMap((car) => freeSeats(car).map((place) => ({ car, place })));
    const { car, place } = found(all.find(({ place: { nonRefundablePrice } }) => nonRefundablePrice !== null));
    expect(place.nonRefundablePrice).toBeLessThan(place.price);
    await purchase.reserve([wantedSeats(car, [place.seat])], [{ refundable: false }]);
    expect(await purchase.show()).toMatchObject({
      totalPrice: place.nonRefundablePrice,
      reservedPlaces: [{ isRefundable: false }],
    });
  });

  it('are those of a whole compartment, for one traveller or two', async () => {
    for (const offer of [single, pair]) {
      const purchase = await begin(offer);
      const { cars } = await purchase.cars();
      const car = found(cars.find(({ kind, wholeCompartments }) => kind === 'coupe' && wholeCompartments.length > 0));
      const whole = found(car.wholeCompartments.at(-1));
      expect(whole.price.min).toBeLessThan(whole.price.max);
      await purchase.reserve([wantedSeats(car, whole.seats, { reservation_type: 'kupek' })]);
      const shown = await purchase.show();
      expect(shown.reservedPlaces.map(({ seat }) => seat)).toEqual(whole.seats.slice(0, shown.reservedPlaces.length));
      if (offer === single) expect(shown.totalPrice).toBe(whole.price.min);
      else expect(shown.totalPrice).toBeGreaterThan(whole.price.min);
      const after = await (await begin(offer)).cars();
      const same = found(after.cars.find(({ number }) => number === car.number));
      for (const seat of whole.seats)
        expect(found(same.places.find((place) => place.seat === seat)).isFree).toBe(false);
    }
  });
});

describe('the railway', () => {
  it('chooses places side by side at the price of the fare when nobody asks for any', async () => {
    const purchase = await begin(pair);
    await purchase.reserve();
    const { reservedPlaces, totalPrice } = await purchase.show();
    const fare = found(pair.fares.find(({ key }) => key === 'coupe'));
    expect(totalPrice).toBe(2 * fare.prices.adult);
    const [one, two] = reservedPlaces.map(({ seat }) => seat ?? 0);
    expect(Math.ceil(found(one) / 4)).toBe(Math.ceil(found(two) / 4));
    expect(reservedPlaces.every(({ price }) => price === fare.prices.adult)).toBe(true);
  });

  it('chooses on one train and takes the wish on the other', async () => {
    const purchase = await begin(both);
    const car = carWith((await purchase.cars(1)).cars, 'coupe', undivided);
    const place = found(freeSeats(car).at(-1));
    await purchase.reserve([null, wantedSeats(car, [place.seat])]);
    const { reservedPlaces, totalPrice } = await purchase.show();
    const fare = found(both.fares.find(({ key }) => key === 'coupe'));
    expect(reservedPlaces).toMatchObject([
      { segmentIndex: 0, price: fare.prices.adult / 2 },
      { segmentIndex: 1, seat: place.seat },
    ]);
    expect(totalPrice).toBe(fare.prices.adult / 2 + place.price);
  });

  it('takes both ends of the range, then the lowest numbers', async () => {
    const purchase = await begin(pair);
    const car = carWith((await purchase.cars()).cars, 'coupe', undivided);
    const seats = freeSeats(car).map(({ seat }) => seat);
    const ends = [found(seats[0]), found(seats.at(-1))];
    await purchase.reserve([wantedSeats(car, ends)]);
    expect((await purchase.show()).reservedPlaces.map(({ seat }) => seat)).toEqual(ends);
  });

  it('gives the same places when it is asked again', async () => {
    const purchase = await begin(pair);
    const car = carWith((await purchase.cars()).cars, 'platzkart');
    const seats = freeSeats(car).map(({ seat }) => seat);
    await purchase.reserve([wantedSeats(car, seats.slice(0, 2))]);
    const { reservedPlaces } = await purchase.show();
    expect((await purchase.reserve([wantedSeats(car, seats.slice(2, 4))])).error).toBeUndefined();
    expect((await purchase.show()).reservedPlaces).toEqual(reservedPlaces);
  });
});

describe('a refused wish leaves the booking open', () => {
  it.each<[string, (car: TrainCar, seats: number[]) => Parameters<TrainPurchase['reserve']>, string, string]>([
    ['an unknown car', (car, seats) => [[wantedSeats(car, seats, { car_number: '99' })]], 'car_number', 'unknown'],
    [
      'a car of another type',
      (car, seats) => [[wantedSeats(car, seats, { car_type: 'luxury' })]],
      'car_number',
      'unknown',
    ],
    ['a range that is too short', (car, [one = 0]) => [[wantedSeats(car, [one])]], 'seat_range', 'too_few'],
    [
      'another tier',
      (car, seats) => [[wantedSeats(car, seats, { n_lower_places: 0, n_upper_places: 2 })]],
      'n_upper_places',
      'unavailable',
    ],
    [
      'a gender in a car without',
      (car, seats) => [[wantedSeats(car, seats, { cabin_gender: 'male' })]],
      'cabin_gender',
      'not_divided',
    ],
    [
      'a tariff that adults have not',
      (car, seats) => [[wantedSeats(car, seats)], [{ preferred_tariff_type: 'child' }]],
      'preferred_tariff_type',
      'unavailable',
    ],
    [
      'a compartment that is not sold whole',
      (car, seats) => [[wantedSeats(car, seats, { reservation_type: 'single' })]],
      'reservation_type',
      'unavailable',
    ],
  ])('%s', async (_, wish, field, code) => {
    const purchase = await begin(roomyPair);
    const { cars } = await purchase.cars();
    const isLower = ({ type }: { type: string }) => type.includes('lower');
    const car = found(
      cars.find((one) => one.kind === 'coupe' && undivided(one) && freeSeats(one).filter(isLower).length >= 2),
    );
    const seats = freeSeats(car)
      .filter(isLower)
      .slice(0, 2)
      .map(({ seat }) => seat);
    const refused = await purchase.reserve(...wish(car, seats));
    expect(refused).toMatchObject({ error: 'requestFormat', details: { fields: [{ field, code }] } });
    expect((await purchase.reserve([wantedSeats(car, seats)])).error).toBeUndefined();
  });

  it('another gender than the compartment has, and none where one is needed', async () => {
    const purchase = await begin(divided);
    const { cars } = await purchase.cars();
    const all = cars
      .filter((car) => car.hasGenderCompartments)
      .flatMap((car) => freeSeats(car).map((place) => ({ car, place })));
    const { car, place } = found(all.find(({ place: { gender } }) => gender === 'female' || gender === 'male'));
    const wanted = (cabin_gender: 'male' | 'female' | null) =>
      purchase.reserve([wantedSeats(car, [place.seat], { cabin_gender })]);
    expect(await wanted(place.gender === 'male' ? 'female' : 'male')).toMatchObject({
      details: { fields: [{ field: 'cabin_gender', code: 'mismatch' }] },
    });
    expect(await wanted(null)).toMatchObject({ details: { fields: [{ field: 'cabin_gender', code: 'required' }] } });
    expect((await purchase.reserve([wantedSeats(car, [place.seat])])).error).toBeUndefined();
  });

  it('places that somebody else was quicker to take', async () => {
    const [quick, slow] = [await begin(single), await begin(single)];
    const car = carWith((await slow.cars()).cars, 'platzkart');
    const wanted = wantedSeats(car, [found(freeSeats(car)[0]).seat]);
    expect((await quick.reserve([wanted])).error).toBeUndefined();
    expect(await slow.reserve([wanted])).toMatchObject({
      details: { fields: [{ field: 'seat_range', code: 'taken' }] },
    });
  });
});

describe('an empty compartment', () => {
  it('is for those for whom its first passenger wants it', async () => {
    const first = await begin(crowd);
    const { cars } = await first.cars();
    const isEmpty = (one: TrainCar) => freeSeats(one).some(({ gender }) => gender === 'any');
    const car = found(cars.find((one) => one.hasGenderCompartments && isEmpty(one)));
    const { compartment } = found(freeSeats(car).find(({ gender }) => gender === 'any'));
    const seats = car.places.filter((place) => place.compartment === compartment);
    await first.reserve([wantedSeats(car, [found(seats[0]).seat], { cabin_gender: 'female' })]);
    const after = (await (await begin(crowd)).cars()).cars.find(({ number }) => number === car.number);
    const now = found(after).places.filter((place) => place.compartment === compartment);
    expect(now.map(({ gender }) => gender)).toEqual(['female', 'female', 'female', 'female']);
    expect(now.map(({ isFree }) => isFree)).toEqual([false, true, true, true]);
  });
});

describe('a berth', () => {
  it('is never sold twice, however many want the same car', async () => {
    const customers = await Promise.all(Array.from({ length: 200 }, () => begin(crowd, 'platzkart')));
    const { cars } = await found(customers[0]).cars();
    const car = found(cars.find(({ kind }) => kind === 'platzkart'));
    const room = freeSeats(car).length;
    const wanted = { car_type: car.type, car_number: car.number, seat_range: { min: '1', max: '54' } };
    const outcomes = await Promise.all(customers.map((customer) => customer.reserve([wanted])));
    expect(outcomes.filter(({ error }) => error === undefined)).toHaveLength(room);
    const seats = await Promise.all(customers.map(async (one) => (await one.show()).reservedPlaces[0]?.seat));
    const sold = seats.filter((seat) => seat !== undefined);
    expect(new Set(sold).size).toBe(room);
  }, 60_000);

  it('is shared by bookings of parts of the way that do not overlap', async () => {
    const first = await begin(firstHalf, 'platzkart');
    const car = carWith((await first.cars()).cars, 'platzkart');
    const wanted = wantedSeats(car, [17]);
    expect((await first.reserve([wanted])).error).toBeUndefined();
    const overlapping = await begin(middle, 'platzkart');
    expect(await overlapping.reserve([wanted])).toMatchObject({ error: 'requestFormat' });
    const second = await begin(secondHalf, 'platzkart');
    expect((await second.reserve([wanted])).error).toBeUndefined();
  });

  it('is free again when the booking expires, also after a restart', async () => {
    const purchase = await begin(crowd, 'lux');
    const car = found((await purchase.cars()).cars.find(({ kind }) => kind === 'lux'));
    const wanted = wantedSeats(car, [found(freeSeats(car)[0]).seat]);
    await purchase.reserve([wanted]);
    await sandbox.restart();
    const other = await begin(crowd, 'lux');
    expect(await other.reserve([wanted])).toMatchObject({ error: 'requestFormat' });
    await sandbox.advance(21 * 60);
    const later = await begin(crowd, 'lux');
    expect((await later.reserve([wanted])).error).toBeUndefined();
  });
});
