/** Terms of the service classes (docs: the first digit is the comfort, the letter depends on the carrier). */
import type { CarType } from '~/upstream/rail-cars/contract';
import type { CarKind } from '../../world/railways';
import type { Car, WholeSale } from './car';

type Terms = Pick<
  Car,
  | 'type'
  | 'serviceClass'
  | 'services'
  | 'isChildTariffAllowed'
  | 'isBeddingOptional'
  | 'hasElectronicRegistration'
  | 'hasGenderCompartments'
  | 'hasPlaceNumbers'
  | 'whole'
>;

const TYPES: Record<CarKind, CarType> = {
  seat: 'sedentary',
  platzkart: 'reserved_seat',
  coupe: 'compartment',
  lux: 'luxury',
  second: 'sedentary',
  first: 'sedentary',
  couchette: 'compartment',
  sleeper: 'compartment',
};

const SHARED = '3О';
const ONLY_WHOLE_TWO = '1Б';
const MEETING = '1Р';

const SERVICES: Readonly<Record<string, string[]>> = {
  '1Х': ['bedclothes', 'hygienic_kit', 'air_conditioning', 'socket_220v', 'press'],
  '1Б': ['bedclothes', 'meal', 'hygienic_kit', 'air_conditioning', 'tv', 'shower_room_in_train'],
  '2К': ['bedclothes', 'air_conditioning', 'bio_toilet', 'pets_carriage'],
  '2Ш': ['bedclothes', 'air_conditioning', 'bio_toilet'],
  '2Э': ['bedclothes', 'meal', 'hygienic_kit', 'press', 'air_conditioning', 'bio_toilet'],
  '2Т': ['bedclothes', 'meal', 'hygienic_kit', 'press', 'air_conditioning', 'bio_toilet'],
  '2У': ['bedclothes', 'air_conditioning', 'pets_carriage'],
  '3Б': ['air_conditioning', 'bio_toilet', 'pets_carriage'],
  '3Э': ['air_conditioning', 'bio_toilet'],
  '3Д': ['pets_carriage'],
  '1В': ['meal', 'press', 'hygienic_kit', 'wifi', 'air_conditioning', 'socket_220v'],
  '1Р': ['meal', 'wifi', 'air_conditioning', 'socket_220v'],
  '1С': ['meal', 'wifi', 'air_conditioning', 'socket_220v'],
  '2С': ['wifi', 'air_conditioning', 'socket_220v'],
  '2Р': ['air_conditioning'],
  '2Е': ['restaurant_car_or_buffet', 'air_conditioning', 'wifi'],
  '2В': ['meal', 'wifi', 'air_conditioning', 'socket_220v'],
  '2Ж': ['air_conditioning', 'socket_220v', 'pets_carriage'],
  '3С': ['air_conditioning'],
  '1': ['wifi', 'air_conditioning', 'socket_220v'],
  '2': ['air_conditioning'],
  C6: ['bedclothes'],
  WL: ['bedclothes', 'meal', 'washbasin_in_compartment', 'hygienic_kit'],
};

const SINGLE: WholeSale = { type: 'single', isOnly: false, parts: [0.85, 0.85] };
const TWO_AT_ONCE: WholeSale = { type: 'two_places_at_once', isOnly: true, parts: [0.8, 0.9] };
const FOUR_AT_ONCE: WholeSale = { type: 'four_places_at_once', isOnly: true, parts: [0.75, 0.9] };
const KUPEK: WholeSale = { type: 'kupek', isOnly: false, parts: [0.75, 0.85] };

/**
 * Returns the terms of a car.
 * @param chance a number in [0, 1) for a word, always the same for the same car
 */
export function carOfClass(kind: CarKind, serviceClass: string, chance: (word: string) => number): Terms {
  return {
    type: serviceClass === SHARED ? 'shared' : TYPES[kind],
    serviceClass,
    services: SERVICES[serviceClass] ?? [],
    isChildTariffAllowed: ![ONLY_WHOLE_TWO, MEETING, '1В'].includes(serviceClass),
    isBeddingOptional: kind === 'platzkart',
    hasElectronicRegistration: chance('registration') >= 0.08,
    hasGenderCompartments: kind === 'sleeper' || (kind === 'coupe' && chance('gender') < 0.6),
    hasPlaceNumbers: serviceClass !== SHARED,
    whole: wholeSale(kind, serviceClass),
  };
}

function wholeSale(kind: CarKind, serviceClass: string): WholeSale | null {
  if (serviceClass === MEETING) return FOUR_AT_ONCE;
  if (kind === 'lux') return serviceClass === ONLY_WHOLE_TWO ? TWO_AT_ONCE : SINGLE;
  return kind === 'coupe' ? KUPEK : null;
}
