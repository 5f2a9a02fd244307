import { endpoints as booking, type Booking } from '~/upstream/booking/contract';
import type { placeRequirements, reservedPassenger } from '~/upstream/booking/rail-contract';
import { endpoints as railCars, type TrainCar, type TrainCars } from '~/upstream/rail-cars/contract';
import type { z } from 'zod';
import type { Offer } from '../search/offers/offer';
import { CARDS, passengersFor } from './purchase';
import type { RemoteSandbox } from './test-sandbox';

type Requirements = z.input<typeof placeRequirements>;
type Wish = Omit<z.input<typeof reservedPassenger>, 'passenger_index'>;

/** A customer who chooses places on a train. */
export class TrainPurchase {
  token = '';

  constructor(
    private readonly sandbox: RemoteSandbox,
    readonly offer: Offer,
    private readonly key = 'train-key',
  ) {}

  async create(fare = 'coupe'): Promise<this> {
    const { data, error } = await this.sandbox.call(booking.createBooking, {
      variant_id: this.offer.variantId,
      fare_variant_key: fare,
      idempotency_key: `create ${this.key} ${'0'.repeat(16)}`,
      currency: 'RUB',
      lang: 'en',
    });
    if (!data) throw new Error(error);
    this.token = data.token;
    return this;
  }

  /** Lists the cars of a train. */
  async cars(segment = 0): Promise<TrainCars> {
    const { url } = this.sandbox;
    const response = await fetch(
      `${url}/railCars${railCars.listCars.path}?v=2.0&token=${this.token}&segment_index=${segment}`,
    );
    const json = (await response.json()) as { data: unknown };
    return railCars.listCars.answer.parse(json.data);
  }

  /** @param requirements by segment; where there are none the railway chooses */
  reserve(requirements: (Requirements | null)[] = [], wishes: Wish[] = []) {
    const { adult, child, infant } = this.offer.session.travelers;
    const passengers = Array.from({ length: adult + child + infant }, (_, index) => ({
      passenger_index: index,
      ...wishes[index],
    }));
    const segments = this.offer.trips
      .flat()
      .map((_, index) => ({ segment_index: index, passengers, requirements: requirements[index] ?? null }));
    return this.sandbox.call(booking.reserveSeats, { token: this.token, segments });
  }

  async show(): Promise<Booking> {
    const { data, error } = await this.sandbox.call(booking.getBooking, { token: this.token });
    if (!data) throw new Error(error);
    return data;
  }

  /** Pays the whole price by card. */
  async pay(pan = CARDS.paid) {
    const { totalPrice } = await this.show();
    return this.sandbox.call(booking.bookAndIssue, {
      token: this.token,
      idempotency_key: `pay ${this.key} ${'0'.repeat(16)}`,
      amount: totalPrice,
      currency: 'RUB',
      passengers: passengersFor(this.offer.session.travelers),
      contacts: { email: 'traveller@example.com', phone: '+358401234567' },
      payment: {
        payment_type: 'acquiring',
        payment_option: 'card',
        card: { cardholder: 'A TESTER', pan, exp_date_month_year: '12/34', cvv: '123' },
      },
      return_url: 'http://shop.test/mbooking/checking/x',
    });
  }
}

/** Makes the requirements for some seats of a car, as the shop does. */
export function wantedSeats(car: TrainCar, seats: number[], changes: Partial<Requirements> = {}): Requirements {
  const places = car.places.filter(({ seat }) => seats.includes(seat));
  const lower = places.filter(({ type }) => type.includes('lower')).length;
  const upper = places.filter(({ type }) => type.includes('upper') || type.includes('middle')).length;
  return {
    car_type: car.type,
    car_number: car.number,
    service_class: car.serviceClass,
    cabin_gender: car.hasGenderCompartments ? genderOf(places) : null,
    seat_range: { min: String(Math.min(...seats)), max: String(Math.max(...seats)) },
    n_lower_places: lower,
    n_upper_places: upper,
    ...changes,
  };
}

function genderOf(places: TrainCar['places']): 'male' | 'female' | 'mixed' {
  const decided = places.map(({ gender }) => gender).find((gender) => gender === 'male' || gender === 'female');
  return decided === 'male' || decided === 'female' ? decided : 'mixed';
}

/** Returns the free places of a car, by number. */
export function freeSeats(car: TrainCar): TrainCar['places'] {
  return car.places.filter(({ isFree }) => isFree).toSorted((one, other) => one.seat - other.seat);
}

/** Returns a value that the test relies on. @throws Error for undefined */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not on this train');
  return value;
}

/** Finds a car of a kind in which a party has room. */
export function carWith(
  cars: readonly TrainCar[],
  kind: string,
  isWanted: (car: TrainCar) => boolean = () => true,
): TrainCar {
  return found(cars.find((car) => car.kind === kind && freeSeats(car).length >= 4 && isWanted(car)));
}

export const isUndivided = (car: TrainCar): boolean => !car.hasGenderCompartments;
