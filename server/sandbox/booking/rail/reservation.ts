/** Reserves places on the trains of a booking: who sits where, and what it costs more or less than the fare. */
import type { z } from 'zod';
import type { PassengerType } from '~/upstream/booking/contract';
import type { reservedSegment } from '~/upstream/booking/rail-contract';
import { compartmentPrice, tariffPrice } from '~/upstream/rail-cars/price-contract';
import { beddingPrice } from '../../search/offers/bedding';
import type { CarPlace } from '../../search/cars/car';
import type { Offer } from '../../search/offers/offer';
import type { RailPlaceSetting, SandboxContext } from '../../service/service';
import { requestFormat, ServiceFailure, type FieldFailure } from '../../service/failure';
import type { HeldBerth, RailPlace } from '../records/rail-records';
import type { BookingRecord } from '../records/records';
import { trainsOf, type TrainSegment } from '../records/train-segments';
import { allocate, allocateElsewhere, assign, isAllocation, type Allocation } from './allocation';
import { priceList, tariffsOf, wholePrice, type TariffTerms } from './prices';
import { carsNow, type CarNow } from './stock';

type WantedSegment = z.output<typeof reservedSegment>;
type Wish = WantedSegment['passengers'][number];

export type RailReservation = { places: RailPlace[]; berths: HeldBerth[] };

/**
 * Finds places on every train of a booking. Run it under the lock that all reservations share, together with the writes.
 * @throws ServiceFailure requestFormat, with the refused fields, which leaves the booking as it is; reservingError when
 *   the railway has no room in the cars of the fare
 */
export async function reserveTrains(
  booking: BookingRecord,
  wanted: readonly WantedSegment[],
  context: SandboxContext,
): Promise<RailReservation> {
  const parts = [];
  for (const segment of trainsOf(booking.offer)) {
    const own = wanted.find(({ segment_index }) => segment_index === segment.segmentIndex);
    const cars = await carsNow(segment, booking, context);
    parts.push(onTrain({ booking, segment, cars, setting: context.settings.railPlaces }, own));
  }
  return { places: parts.flatMap(({ places }) => places), berths: parts.flatMap(({ berths }) => berths) };
}

/** The rise of prices with the setting `dearer`. */
const DEARER = 1.07;

type TrainCase = { booking: BookingRecord; segment: TrainSegment; cars: CarNow[]; setting: RailPlaceSetting };

type Traveller = { index: number; type: PassengerType; wish: Wish | undefined };

function onTrain(one: TrainCase, wanted: WantedSegment | undefined): RailReservation {
  const party = travellersOf(one.booking.offer, wanted);
  const seated = party.filter(hasPlace);
  const failures = attachmentFailures(party);
  if (failures.length > 0) throw requestFormat(failures);
  if (!wanted?.requirements) return assignedTo(party, seated, one);
  const requirements = { ...wanted.requirements, seats: seated.flatMap(({ wish }) => wish?.seat ?? []) };
  const elsewhere = one.setting === 'others' ? allocateElsewhere(requirements, seated.length, one.cars) : null;
  const allocation = elsewhere && isAllocation(elsewhere) ? elsewhere : allocate(requirements, seated.length, one.cars);
  if (!isAllocation(allocation)) throw requestFormat([allocation]);
  return chosenBy(party, seated, { ...allocation, places: inOrderOf(seated, allocation.places) }, one);
}

/** Puts places into the order of the travellers: the wished one for each, then the lowest of the others. */
function inOrderOf(seated: readonly Traveller[], places: readonly CarPlace[]): CarPlace[] {
  const wished = seated.map(({ wish }) => places.find(({ number }) => number === wish?.seat) ?? null);
  const others = places.filter((place) => !wished.includes(place));
  return [...wished.flatMap((place) => place ?? others.shift() ?? []), ...others];
}

function travellersOf({ session }: Offer, wanted: WantedSegment | undefined): Traveller[] {
  const { adult, child, infant } = session.travelers;
  return Array.from({ length: adult + child + infant }, (_, index) => ({
    index,
    type: index < adult ? 'adult' : index < adult + child ? 'child' : 'infant',
    wish: wanted?.passengers.find(({ passenger_index }) => passenger_index === index),
  }));
}

const WITHOUT_PLACE: readonly string[] = ['free_child', 'additional_free_child'];

function hasPlace({ type, wish }: Traveller): boolean {
  const tariff = wish?.preferred_tariff_type;
  return type === 'infant' ? tariff === 'child' || tariff === 'full' : !WITHOUT_PLACE.includes(tariff ?? '');
}

/** Checks that every child who asks to travel free has an adult of its own. */
function attachmentFailures(party: readonly Traveller[]): FieldFailure[] {
  const adults = new Set<string>();
  return party.flatMap(({ index, type, wish }): FieldFailure[] => {
    const tariff = wish?.preferred_tariff_type;
    if (!tariff || !WITHOUT_PLACE.includes(tariff)) return [];
    const failure = (field: string, code: string) => [{ passenger_index: index, field, code }];
    if (type === 'adult') return failure('preferred_tariff_type', 'unavailable');
    const adult = party.find((other) => other.index === wish?.adult_passenger_index);
    if (adult?.type !== 'adult') return failure('adult_passenger_index', 'required');
    const key = `${tariff} ${adult.index}`;
    if (adults.has(key)) return failure('adult_passenger_index', 'taken');
    adults.add(key);
    return [];
  });
}

/** The railway chooses, at the price of the fare; children who ask to travel free have no place and pay nothing. */
function assignedTo(party: Traveller[], seated: Traveller[], one: TrainCase): RailReservation {
  const { booking, segment, cars } = one;
  const kinds = segment.train.kinds.map(({ kind }) => kind);
  const kind = kinds.find((own) => own === booking.fare.carKind) ?? kinds[0];
  const allocations = assign(
    cars.filter((car) => car.kind === kind),
    seated.length,
  );
  if (!allocations) throw new ServiceFailure('reservingError', {}, 'no room in the cars of the fare');
  const taken = allocations.flatMap((allocation) => allocation.places.map((place) => ({ allocation, place })));
  const [first] = allocations;
  if (!first) return { places: [], berths: [] };
  const berths = taken.map(({ allocation, place }, at) =>
    berthOf(place, allocation, seated[at]?.index ?? null, segment),
  );
  const places = party.map((traveller): RailPlace => {
    const own = taken[seated.indexOf(traveller)];
    const base = { ...placeOf(traveller, own?.allocation ?? first, own?.place ?? null, one), isRefundable: true };
    if (own) return { ...base, tariff: traveller.type === 'child' ? 'child' : 'full', price: null };
    return { ...base, tariff: freeTariff(traveller), adultIndex: adultOf(traveller), price: 0 };
  });
  return { places, berths };
}

function chosenBy(party: Traveller[], seated: Traveller[], allocation: Allocation, one: TrainCase): RailReservation {
  const { booking, segment } = one;
  const priceOf = priceList(segment, booking, one.setting === 'dearer' ? DEARER : 1);
  const { car } = allocation;
  const isWhole = allocation.reservation !== 'usual' && allocation.reservation !== 'by_demand';
  const prices = isWhole ? wholeParts(allocation, seated.length, priceOf, booking) : null;
  const places = party.map((traveller): RailPlace => {
    const at = seated.indexOf(traveller);
    const place = at < 0 ? null : (allocation.places[at] ?? null);
    const terms = place && !isWhole ? tariffOf(traveller, car, segment) : null;
    const nonRefundable =
      terms !== null &&
      (terms.isOnlyNonRefundable ||
        place?.nonRefundable === 'only' ||
        (traveller.wish?.refundable === false && place?.nonRefundable === 'cheaper'));
    const price = place ? priceOf(place, car) : null;
    const isCheaper = nonRefundable && traveller.wish?.refundable === false;
    const paid = !price
      ? 0
      : prices
        ? (prices[at] ?? 0)
        : tariffPrice(isCheaper ? price.min : price.max, terms?.percent ?? 100);
    const isWithBedding = place !== null && car.isBeddingOptional && traveller.wish?.bedclothes === true;
    const bedding = isWithBedding ? beddingPrice(booking.offer.session.currency) : 0;
    return {
      ...placeOf(traveller, allocation, place, one),
      tariff: !place ? freeTariff(traveller) : (terms?.type ?? 'full'),
      isRefundable: !nonRefundable,
      adultIndex: place ? null : adultOf(traveller),
      bedding,
      price: paid + bedding,
    };
  });
  const berths = allocation.places.map((place, at) => berthOf(place, allocation, seated[at]?.index ?? null, segment));
  return { places, berths };
}

/** Splits the price of whole compartments over the travellers; the first one takes what does not divide. */
function wholeParts(
  { car, places }: Allocation,
  travellers: number,
  priceOf: ReturnType<typeof priceList>,
  booking: BookingRecord,
): number[] {
  const sum = places.reduce((total, place) => total + priceOf(place, car).max, 0);
  const price = compartmentPrice(
    { price: wholePrice(car, sum, booking), seats: places.map(({ number }) => number) },
    travellers,
  );
  const part = Math.floor(price / travellers);
  return Array.from({ length: travellers }, (_, at) => (at === 0 ? price - part * (travellers - 1) : part));
}

/** @throws ServiceFailure requestFormat for a tariff that the car does not have */
function tariffOf({ index, type, wish }: Traveller, car: CarNow, segment: TrainSegment): TariffTerms {
  const tariffs = tariffsOf(car, segment);
  const wanted = wish?.preferred_tariff_type ?? null;
  const usual = type === 'adult' ? 'full' : 'child';
  const terms = tariffs.find((one) => one.type === (wanted ?? usual));
  if (terms && !(type === 'adult' && terms.type === 'child')) return terms;
  // Where children have no tariff of their own they pay like everybody.
  if (wanted === null) return { type: 'full', percent: 100, isOnlyNonRefundable: false };
  throw requestFormat([{ passenger_index: index, field: 'preferred_tariff_type', code: 'unavailable' }]);
}

function adultOf({ wish }: Traveller): number | null {
  return wish?.adult_passenger_index ?? null;
}

function freeTariff({ wish }: Traveller): RailPlace['tariff'] {
  return wish?.preferred_tariff_type === 'additional_free_child' ? 'additional_free_child' : 'free_child';
}

function placeOf(
  { index }: Traveller,
  { car, gender, reservation }: Allocation,
  place: CarPlace | null,
  { segment: { segmentIndex }, booking }: TrainCase,
): Omit<RailPlace, 'tariff' | 'isRefundable' | 'price'> {
  return {
    segmentIndex,
    passengerIndex: index,
    carNumber: car.number,
    carType: car.type,
    serviceClass: car.serviceClass,
    seat: place && car.hasPlaceNumbers ? place.number : null,
    storey: place?.storey ?? 'first',
    placeType: place?.type ?? null,
    gender: place && car.genderOf(place) !== 'any' ? car.genderOf(place) : gender,
    reservation,
    wasMoved: booking.hasPriceMoved,
  };
}

function berthOf(
  place: CarPlace,
  { car, gender }: Allocation,
  passengerIndex: number | null,
  { train, recordIndex, tripIndex }: TrainSegment,
): HeldBerth {
  return { run: train.run, recordIndex, tripIndex, carNumber: car.number, seat: place.number, gender, passengerIndex };
}
