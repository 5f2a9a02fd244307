import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints as booking } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { Offer } from '../../search/offers/offer';
import { TestSandbox } from '../../testing/test-sandbox';
import { trainNamed } from '../../testing/train-offers';
import { carWith, found, freeSeats, isUndivided, TrainPurchase, wantedSeats } from '../../testing/train-purchase';

const single = trainNamed('one');
const crowd = trainNamed('two', { seatsOnSale: 100_000 });
const part = (from: number, to: number) =>
  trainNamed('three', { train: { run: { train: 'three', from, to } }, seatsOnSale: 100_000 });
const [firstHalf, secondHalf, middle] = [part(0, 300), part(300, 631), part(200, 400)];
const roomyPair = trainNamed('four', { travelers: { adult: 2 }, seatsOnSale: 100_000 });
const divided = trainNamed('ten', { seatsOnSale: 100 });
const paid = trainNamed('eleven');
const offers = [paid, single, crowd, firstHalf, secondHalf, middle, roomyPair, divided];

let sandbox: TestSandbox;
let keys = 0;
beforeAll(async () => {
  sandbox = await TestSandbox.start(offers);
});
afterAll(() => sandbox.stop());

const begin = (offer: Offer, fare = 'coupe') => new TrainPurchase(sandbox, offer, `customer ${keys++}`).create(fare);

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
      cars.find((one) => one.kind === 'coupe' && isUndivided(one) && freeSeats(one).filter(isLower).length >= 2),
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
    const refused = outcomes.filter(({ error }) => error !== undefined);
    expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['requestFormat']));
    const seats = await Promise.all(customers.map(async (one) => (await one.show()).reservedPlaces[0]?.seat));
    const sold = seats.filter((seat) => seat !== undefined);
    expect(sold).toHaveLength(room);
    expect(new Set(sold).size).toBe(room);

    // Nobody paid: the berths can be bought again.
    await sandbox.advance(21 * 60);
    const again = await Promise.all(Array.from({ length: 10 }, () => begin(crowd, 'platzkart')));
    const next = await Promise.all(again.map((customer) => customer.reserve([wanted])));
    expect(next.filter(({ error }) => error !== undefined)).toEqual([]);
  }, 120_000);

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

  it('that is paid stays taken in the quote and in the cars; an unpaid one does not', async () => {
    const countsNow = async () => {
      const { data } = await sandbox.call(booking.quoteFares, { variant_id: paid.variantId });
      const { cars } = await (await begin(paid, 'platzkart')).cars();
      const free = cars.filter(({ kind }) => kind === 'platzkart').flatMap((car) => freeSeats(car)).length;
      return [data?.seatsLeft, free];
    };
    expect(await countsNow()).toEqual([60, 60]);
    const [buyer, other] = [await begin(paid, 'platzkart'), await begin(paid, 'platzkart')];
    for (const one of [buyer, other]) expect((await one.reserve()).error).toBeUndefined();
    expect(await countsNow()).toEqual([58, 58]);
    expect((await buyer.pay()).error).toBeUndefined();
    await sandbox.advance(21 * 60);
    expect(await countsNow()).toEqual([59, 59]);
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
