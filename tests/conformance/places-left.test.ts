import { describe, expect, it } from 'vitest';
import { carsOfFare, type CarsOfTrains } from '~/routes/mbooking.step0.$urn/train-cars.server';
import { placesLeft } from '~/routes/mbooking.step0.$urn/places-left.server';
import type { FareQuote } from '~/upstream/booking/contract';
import type { Cabin, Variant } from '~/upstream/search/contract';
import { RUSSIAN, wholeSandbox } from './whole-sandbox';

const { remote, clients } = wholeSandbox();

const ROUTES = [
  ['night trains', 'MOW', 'KZN'],
  ['fast trains', 'MOW', 'LED'],
  ['two-storey trains', 'MOW', 'VOZ'],
  ['trains abroad', 'PAR', 'LYS'],
  ['night trains abroad', 'VIE', 'ROM'],
  ['trains and planes', '2060340', 'AER'],
] as const;
const DATES = ['2031-05-20', '2031-06-07', '2031-07-24'];
/** Offers of one search whose trains are counted; spread over its cheap and its dear ones. */
const SAMPLE = 5;

type Trip = { departure: string; arrival: string; date: string };

/** A search by a visitor whom no answer of before is kept for. */
async function offersOf(trips: Trip[], { adults = 1, cabin = 'economy' as Cabin } = {}): Promise<Variant[]> {
  const travelers = { adults, children: 0, infants: 0, childrenAges: [] };
  const { variants, flights } = await clients(RUSSIAN).search.search({ trips, travelers, cabin });
  return variants.filter((variant) => variant.trips.flat().some((key) => flights[key]?.transportKind === 'train'));
}

async function carsOf(variantId: string, { segments }: FareQuote): Promise<CarsOfTrains> {
  const trains = segments.filter(({ train }) => train !== null);
  const read = trains.map(async ({ segmentIndex }) => {
    return [segmentIndex, await clients(RUSSIAN).railCars.listCarsOfOffer(variantId, segmentIndex)] as const;
  });
  return new Map(await Promise.all(read));
}

/** Counts the places left by fare: as the card says, and as the pages of the fares and of the places add up. */
async function countsOf(variant: Variant) {
  const quote = await clients(RUSSIAN).booking.quoteFares(variant.id);
  const cars = await carsOf(variant.id, quote);
  const counted = quote.fareVariants.map((fare) => {
    const trains = carsOfFare(fare, quote, cars) ?? [];
    return [fare.carKind, Math.min(...trains.map((own) => placesLeft(own).count))];
  });
  const told = variant.fares.map(({ fare, seatsLeft }) => [fare?.carKind ?? null, seatsLeft]);
  return { quote, cars, counted, told };
}

function sample<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(list.length / SAMPLE));
  return list.filter((_, at) => at % step === 0);
}

describe.each(ROUTES)('%s, %s–%s', (_, departure, arrival) => {
  it.each(DATES)('%s: a card says what the fares and the cars add up to', async (date) => {
    const variants = await offersOf([{ departure, arrival, date }]);
    expect(variants.length).toBeGreaterThan(0);
    for (const variant of sample(variants)) {
      const { quote, counted, told } = await countsOf(variant);
      if (counted.every(([kind]) => kind !== null)) expect(told, variant.id).toEqual(counted);
      // Beside a plane the fullest of both counts; few places are told, many are not.
      const [[, least] = []] = counted;
      expect(quote.seatsLeft).toBeLessThanOrEqual(Number(least));
      const shown = variant.seatsLeft;
      if (shown !== null) expect(shown).toBe(quote.seatsLeft);
    }
  });
});

it('there and back, the fullest train counts', async () => {
  const trips = [
    { departure: 'MOW', arrival: 'KZN', date: '2031-06-07' },
    { departure: 'KZN', arrival: 'MOW', date: '2031-06-12' },
  ];
  const byTrain = (await offersOf(trips)).filter(({ fare }) => fare?.carKind);
  for (const variant of sample(byTrain)) {
    const { counted, told } = await countsOf(variant);
    expect(told).toEqual(counted);
  }
});

it('a search for first class counts the same cars, by the same numbers', async () => {
  const trips = [{ departure: 'MOW', arrival: 'KZN', date: '2031-06-07' }];
  const all = await offersOf(trips);
  const comfortable = await offersOf(trips, { cabin: 'business' });
  const luxOf = async (variant: Variant) => {
    const { quote, cars } = await countsOf(variant);
    const lux = cars.get(0)!.cars.filter(({ kind }) => kind === 'lux');
    const numbers = lux.map(({ number, places }) => [number, places.filter(({ isFree }) => isFree).length]);
    return [quote.segments[0]!.transportNumber, numbers] as const;
  };
  const economy = new Map(
    await Promise.all(
      all
        .filter(({ fares }) => fares.length > 1)
        .slice(0, 3)
        .map(luxOf),
    ),
  );
  const business = new Map(await Promise.all(comfortable.filter(({ fare }) => fare?.carKind === 'lux').map(luxOf)));
  const common = [...economy].filter(([number]) => business.has(number));
  expect(common.length).toBeGreaterThan(0);
  for (const [number, numbers] of common) expect(business.get(number)).toEqual(numbers);
});

describe('places taken by bookings', () => {
  const trips = [{ departure: 'MOW', arrival: 'KZN', date: '2031-06-21' }];
  let keys = 0;

  /** Finds the same offer in a search made now. */
  async function again(like: Variant, adults = 1): Promise<Variant | undefined> {
    const found = await offersOf(trips, { adults });
    return found.find((one) => JSON.stringify(one.trips) === JSON.stringify(like.trips));
  }

  async function reserve(variantId: string, fareKey: string): Promise<void> {
    const { booking } = clients(RUSSIAN);
    const idempotencyKey = `places-left-${keys++}-key-of-booking`;
    const { token } = await booking.createBooking({ variantId, fareKey, idempotencyKey });
    await remote.advance(2);
    await booking.reserveSeats(token, await booking.getBooking(token));
  }

  it('is missing everywhere, in its kind of car only, until it expires; a kind without room is not sold', async () => {
    const [first] = (await offersOf(trips)).filter(({ fares }) => fares.length === 3);
    const before = await countsOf(first!);
    const [kind, left] = before.told.reduce((least, one) => (Number(one[1]) < Number(least[1]) ? one : least));
    await reserve(first!.id, String(kind));
    const after = await countsOf((await again(first!))!);
    expect(after.told).toEqual(before.told.map(([one, count]) => [one, Number(count) - (one === kind ? 1 : 0)]));
    expect(after.counted).toEqual(after.told);

    for (let at = 1; at < Number(left); at++) await reserve(first!.id, String(kind));
    const full = await countsOf((await again(first!))!);
    expect(full.told).toEqual(before.told.filter(([one]) => one !== kind));
    expect(full.counted).toEqual(full.told);
    // The offer of before is priced by the kind that had places then, so that the change is told.
    const { totalPriceAtSearch } = await clients(RUSSIAN).booking.quoteFares(first!.id);
    expect(totalPriceAtSearch).toBe(first!.price.amount);

    await remote.advance(21 * 60);
    const free = await countsOf((await again(first!))!);
    expect(free.told).toEqual(before.told);
    expect(free.counted).toEqual(before.counted);
  }, 120_000);
});
