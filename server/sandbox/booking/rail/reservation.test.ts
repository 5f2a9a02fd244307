import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tariffPrice } from '~/upstream/rail-cars/price-contract';
import type { Offer } from '../../search/offers/offer';
import { TestSandbox } from '../../testing/test-sandbox';
import { trainNamed } from '../../testing/train-offers';
import { carWith, found, freeSeats, isUndivided, TrainPurchase, wantedSeats } from '../../testing/train-purchase';

const single = trainNamed('one');
const pair = trainNamed('two', { travelers: { adult: 2 } });
const family = trainNamed('three', { travelers: { adult: 1, child: 1, infant: 1 } });
const both = trainNamed('four', { isReturn: true });
const offers = [single, pair, family, both];

let sandbox: TestSandbox;
let keys = 0;
beforeAll(async () => {
  sandbox = await TestSandbox.start(offers);
});
afterAll(() => sandbox.stop());

const begin = (offer: Offer, fare = 'coupe') => new TrainPurchase(sandbox, offer, `customer ${keys++}`).create(fare);

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
    const car = carWith((await purchase.cars()).cars, 'coupe', isUndivided);
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
    const car = carWith((await purchase.cars()).cars, 'coupe', isUndivided);
    const [one, two] = freeSeats(car);
    const seats = [found(one), found(two)];
    const wanted = wantedSeats(
      car,
      seats.map(({ seat }) => seat),
    );
    await purchase.reserve([wanted], [{ preferred_tariff_type: 'senior' }]);
    const shown = await purchase.show();
    const prices = [tariffPrice(found(one).price, 80), tariffPrice(found(two).price, 50), 0];
    expect(shown.reservedPlaces.map(({ price }) => price)).toEqual(prices);
    expect(shown.totalPrice).toBe(prices.reduce((sum, price) => sum + price, 0));
  });

  it('belong to the passengers who wished for the places', async () => {
    const purchase = await begin(pair);
    const car = carWith((await purchase.cars()).cars, 'coupe', isUndivided);
    const [one, two, three] = freeSeats(car).map(({ seat }) => seat);
    const [first, last] = [found(one), found(three)];
    const wanted = { ...wantedSeats(car, [first, found(two), last]), n_lower_places: 0, n_upper_places: 0 };
    await purchase.reserve([wanted], [{ seat: last }, { seat: found(two) }]);
    expect((await purchase.show()).reservedPlaces.map(({ seat }) => seat)).toEqual([last, two]);
  });

  it('attach a child to its adult, once', async () => {
    const purchase = await begin(family);
    const car = carWith((await purchase.cars()).cars, 'coupe', isUndivided);
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

  it('are those of the fare where the railway chooses, without children who travel free', async () => {
    const purchase = await begin(family);
    const free = { preferred_tariff_type: 'free_child' as const, adult_passenger_index: 0 };
    expect((await purchase.reserve([], [{}, free])).error).toBeUndefined();
    const { reservedPlaces, totalPrice } = await purchase.show();
    const adult = found(family.fares.find(({ key }) => key === 'coupe')).prices.adult;
    expect(reservedPlaces.map(({ tariff, price, adultIndex }) => [tariff, price, adultIndex])).toEqual([
      ['full', adult, null],
      ['free_child', 0, 0],
      ['free_child', 0, null],
    ]);
    expect(reservedPlaces.map(({ seat }) => seat !== null)).toEqual([true, false, false]);
    expect(totalPrice).toBe(adult);
    expect((await purchase.pay()).error).toBeUndefined();
    await sandbox.advance(60);
    expect((await purchase.show()).tickets.flatMap(({ railPlaces }) => railPlaces)).toHaveLength(1);
  });

  it('are lower without a refund, where that is sold', async () => {
    const purchase = await begin(single);
    const { cars } = await purchase.cars();
    const all = cars
      .filter((car) => car.kind === 'coupe' && isUndivided(car))
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
    const car = carWith((await purchase.cars(1)).cars, 'coupe', isUndivided);
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
    const car = carWith((await purchase.cars()).cars, 'coupe', isUndivided);
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
