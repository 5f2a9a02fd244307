import { describe, expect, it } from 'vitest';
import { bookingWith, segment } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { railParty, trainOrders, untyped } from '#tests/fixtures/rail-party';
import { trainCar } from '#tests/fixtures/train-car';
import { getTranslator } from '~/i18n/translator.server';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { TrainOrders } from './orders';
import { trainPlacesScreen } from './train-places-screen.server';

const market = fairwind({ country: 'GB', currency: 'RUB' });

/** The page for the first of some adults in car 07, on a train of a railway. `fare`: what the fare has for a place. */
function screenOf(
  chosen: TrainOrders | null,
  { carrier = 'RZD', car = trainCar() as TrainCar, fare = null as number | null, adults = 2 } = {},
) {
  const booking = bookingWith({
    search: {
      trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
      travelers: { adult: adults, child: 0, infant: 0 },
      cabin: 'economy',
    },
    airlines: { [carrier]: { name: 'Railway', rzd: carrier === 'RZD' } },
    segments: [
      {
        ...segment(0, 'SVO', 'AER', '2031-05-04 06:50', '2031-05-05 09:10'),
        transport_kind: 'train',
        marketing_carrier: carrier,
        marketing_flight_number: '015E',
      },
    ],
  });
  const traveller = (index: number) => ({
    index,
    type: 'adult' as const,
    name: ['Anna', 'Oleg'][index]!,
    mark: String(index + 1),
    typeText: 'Adult',
  });
  return trainPlacesScreen(
    {
      booking,
      cars: {
        segmentIndex: 0,
        currency: 'RUB',
        cars: [car],
        farePrices: fare === null ? null : { adult: fare, child: 0, infant: 0 },
      },
      car,
      segmentIndex: 0,
      chosen,
      travellers: [traveller(0), traveller(1)].slice(0, adults),
      party: railParty([untyped('adult'), untyped('adult')].slice(0, adults)),
      passenger: 0,
      flights: [0],
      told: null,
      refusalOf: () => null,
      pathTo: () => '/',
    },
    { market, t: getTranslator('en', 'trains'), tSeats: getTranslator('en', 'seats') },
  );
}

describe('the head', () => {
  it('names the train, its ends and the way in local times', () => {
    expect(screenOf(null).ride).toEqual({
      train: '015E',
      carrier: 'Railway',
      duration: '2h 20m',
      from: { time: '06:50', date: '4 May', city: 'Moscow', station: 'Sheremetyevo' },
      to: { time: '09:10', date: '5 May', city: 'Sochi', station: null },
    });
  });
});

describe('no choice', () => {
  it('names the booked fare', () => {
    expect(screenOf(null).none.label).toMatch(/^Any place, “.+”$/);
  });

  it('keeps what is chosen in another car, with its price', () => {
    const elsewhere = trainOrders([5, null], { price: 410_000 });
    const { none, totalWithout, chosen } = screenOf({ ...elsewhere, car: { ...elsewhere.car, number: '08' } });
    expect([none.label, totalWithout, chosen]).toEqual(['Keep coach 08, place 5', '₽4,100', '']);
  });

  it('is plain again in the car of the choice', () => {
    expect(screenOf(trainOrders([5, null])).none.label).toMatch(/^Any place/);
  });
});

describe('the bar of a phone', () => {
  const whole = { reservationType: 'kupek' as const, seats: [1, 2, 3, 4], price: { min: 900_000, max: 1_000_000 } };
  const differences = (fare: number | null, chosen: TrainOrders | null = null) => {
    const { car } = screenOf(chosen, { car: trainCar({ wholeCompartments: [whole] }), fare });
    return [...car.view.kinds, ...car.whole].map(({ difference }) => difference?.replace(/\u00a0/g, ' ') ?? null);
  };

  it('says how much more than the fare a place and a compartment cost', () => {
    expect(differences(342_500)).toEqual(['+₽575', '+₽575', '+₽2,483']);
    expect(differences(400_000)).toEqual(['no extra charge', 'no extra charge', '+₽1,333']);
    expect(differences(450_000)).toEqual(['−₽500', '−₽500', '+₽333']);
  });

  it('says the same beside the place of a companion', () => {
    expect(differences(342_500, trainOrders([null, 5])).slice(0, 2)).toEqual(['+₽575', '+₽575']);
  });

  it('guesses nothing where the fare of the train is unknown', () => {
    expect(differences(null)).toEqual([null, null, null]);
  });

  it('says that nothing is added without a choice', () => {
    expect(screenOf(null).none.brief).toBe('Any place · no extra charge');
    const elsewhere = trainOrders([5, null]);
    expect(screenOf({ ...elsewhere, car: { ...elsewhere.car, number: '08' } }).none.brief).toBe(
      'Keep coach 08, place 5',
    );
  });
});

it('names the passenger who chooses, unless nobody else travels', () => {
  expect([screenOf(null).legend, screenOf(null, { adults: 1 }).legend]).toEqual(['Place for Anna', 'Your place']);
});

describe('rules of boarding', () => {
  const about = (carrier: string, hasElectronicRegistration: boolean) =>
    screenOf(null, { carrier, car: trainCar({ hasElectronicRegistration }) }).car.about.at(-1) ?? '';
  it.each([
    ['RZD', true, /document is the ticket/],
    ['RZD', false, /Paper ticket/],
    ['SNF', true, /^E-ticket/],
  ])('%s, electronic %s', (carrier, isElectronic, words) => expect(about(carrier, isElectronic)).toMatch(words));

  it('are not guessed for other railways', () => expect(about('SNF', false)).not.toMatch(/ticket/i));
});

it('tells how one sits in a car without numbers', () => {
  const screen = screenOf(null, { car: trainCar({ hasPlaceNumbers: false }) });
  expect([screen.waysTitle, screen.car.view.storeys]).toEqual([expect.stringContaining('no numbers'), []]);
});

describe('a car that is only sold by compartments', () => {
  const whole = { reservationType: 'two_places_at_once' as const, seats: [1, 2], price: { min: 1, max: 2 } };
  it.each([
    ['is told apart', [whole], true],
    ['others have single places too', [{ ...whole, reservationType: 'kupek' as const }], false],
  ])('%s', (_title, wholeCompartments, isWholeOnly) => {
    const places = trainCar().places.slice(0, 2);
    expect(screenOf(null, { car: trainCar({ places, wholeCompartments }) }).car.isWholeOnly).toBe(isWholeOnly);
  });
});
