import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { STOREYS, type CompartmentGender, type PlaceDemand } from '~/upstream/rail-cars/rail-words';
import { passengersWithPlace } from './choice-state';
import { layoutPlaces, type LayoutPlace } from './layout-places';
import { WISHES, wholeValue } from './place-choice';
import type { SeatDemands, TrainOrders } from './orders';
import { capital } from './place-words.server';
import { isLowerTier } from './place-type';
import { compartmentPrice } from '~/upstream/rail-cars/price-contract';
import { priceOfOrders } from './orders-price';
import type { RailParty } from './party';
import { storeysOf } from './storeys';
import { reservationsOf } from './whole-compartments';

/** A compartment that is sold as a whole. `difference`: to the fare of the party, "+1 200 ₽"; null where it is unknown. */
export type WholeChoice = {
  value: string;
  label: string;
  hint: string;
  price: string;
  difference: string | null;
  isDisabled?: boolean;
};

export type WishesChoice = {
  value: string;
  label: string;
  hint: string;
  price: string;
  selects: { name: string; label: string; value: string; options: { value: string; label: string }[] }[];
};

/** For whom an empty compartment is kept; only in cars whose compartments are divided. */
export type GenderChoice = {
  title: string;
  hint: string;
  chosen: CompartmentGender;
  options: { value: CompartmentGender; label: string }[];
};

/** Words for amounts: a price, and how much more it is than the fare of the party. */
type Amounts = { money: (amount: number) => string; differenceOf: (price: number) => string | null };
type Here = TrainOrders | null;
type Demands = SeatDemands | null;

/**
 * Lists the compartments that are sold as a whole. Ready texts.
 * @param travellers those with a place of their own
 * @param t reads the namespace `trains`
 */
export function wholeChoices(
  car: TrainCar,
  travellers: number,
  { money, differenceOf }: Amounts,
  t: Translate,
): WholeChoice[] {
  return car.wholeCompartments.map((whole, index) => {
    const number = car.places.find(({ seat }) => whole.seats.includes(seat))?.compartment ?? null;
    const places = t('whole.places', { places: whole.seats.join(', ') });
    const isTooSmall = travellers > whole.seats.length;
    return {
      value: wholeValue(index),
      label: number === null ? capital(places) : capital(t('compartment', { number })),
      hint: number === null ? '' : places,
      price: money(compartmentPrice(whole, travellers)),
      difference: differenceOf(compartmentPrice(whole, travellers)),
      ...(isTooSmall ? { isDisabled: true } : {}),
    };
  });
}

/** Offers places that the railway chooses; null when the car has too few. @param t reads the namespace `trains` */
export function wishesChoice(
  car: TrainCar,
  here: Here,
  party: RailParty,
  { money }: Pick<Amounts, 'money'>,
  t: Translate,
): WishesChoice | null {
  const seated = passengersWithPlace(here, party).length;
  const open = layoutPlaces(car).filter(({ canBeChosen }) => canBeChosen);
  const wishes = { orders: here?.orders ?? [], reservation: 'by_demand' as const, demands: null };
  const price = reservationsOf(car).includes('by_demand') ? priceOfOrders(wishes, car, party) : null;
  if (price === null) return null;
  const demands = here?.reservation === 'by_demand' ? here.demands : null;
  const lowers = Math.min(seated, open.filter(({ tier }) => isLowerTier(tier)).length);
  const hasUppers = open.some(({ tier }) => tier !== null && !isLowerTier(tier));
  const hasSides = open.some(({ tier }) => tier === 'side_lower' || tier === 'side_upper');
  const demandOptions = [
    'no_matter',
    ...(seated > 1 && open.some(({ place }) => place.compartment !== null) ? [togetherIn(car)] : []),
    ...(hasSides ? ['not_side'] : []),
  ];
  return {
    value: WISHES,
    label: t('wishes.label'),
    hint: t('wishes.hint'),
    price: t('from', { price: money(price) }),
    selects: [
      ...(demandOptions.length > 1
        ? [
            {
              name: 'demand',
              label: t('wishes.demand'),
              value: demands?.demand ?? 'no_matter',
              options: demandOptions.map((value) => ({ value, label: t(`demand.${value}`) })),
            },
          ]
        : []),
      ...(lowers > 0 && hasUppers
        ? [
            {
              name: 'lower',
              label: t('wishes.lower'),
              value: demands && demands.lower + demands.upper > 0 ? String(demands.lower) : '',
              options: [
                { value: '', label: t('wishes.anyLower') },
                ...Array.from({ length: lowers + 1 }, (_, count) => ({ value: String(count), label: String(count) })),
              ],
            },
          ]
        : []),
      ...storeySelect(car, open, demands, t),
      ...rangeSelects(open, demands, t),
    ],
  };
}

/** An open car has no compartments. */
function togetherIn({ type }: Pick<TrainCar, 'type'>): PlaceDemand {
  return type === 'reserved_seat' ? 'in_one_section' : 'in_one_compartment';
}

/** Asks for a storey where both have free places. */
function storeySelect(car: TrainCar, open: LayoutPlace[], demands: Demands, t: Translate): WishesChoice['selects'] {
  const storeyOf = storeysOf(car);
  if (!car.isTwoStorey || new Set(open.map(({ place }) => storeyOf(place))).size < 2) return [];
  return [
    {
      name: 'storey',
      label: t('wishes.storey'),
      value: demands?.storey ?? '',
      options: [
        { value: '', label: t('wishes.anyLower') },
        ...STOREYS.map((value) => ({ value, label: t(`storey.${value}`) })),
      ],
    },
  ];
}

/** Asks between which numbers the places should lie, by the free ones. */
function rangeSelects(open: LayoutPlace[], demands: Demands, t: Translate): WishesChoice['selects'] {
  const numbers = open.map(({ place }) => place.seat).sort((one, other) => one - other);
  return (['from', 'to'] as const).map((name) => {
    const chosen = demands?.range?.[name === 'from' ? 'min' : 'max'];
    return {
      name,
      label: t(`wishes.${name}`),
      // An open end of the range is no number of a place.
      value: chosen !== undefined && numbers.includes(chosen) ? String(chosen) : '',
      options: [
        { value: '', label: t('wishes.anyLower') },
        ...numbers.map((number) => ({ value: String(number), label: String(number) })),
      ],
    };
  });
}

/** Asks for whom an empty compartment is kept; null where none is empty. @param t reads the namespace `trains` */
export function genderChoice(car: TrainCar, here: Here, t: Translate): GenderChoice | null {
  if (!car.hasGenderCompartments || !car.places.some(({ isFree, gender }) => isFree && gender === 'any')) return null;
  return {
    title: t('genders.title'),
    hint: t('genders.hint'),
    chosen: here?.gender ?? 'any',
    options: (['any', 'mixed', 'female', 'male'] as const).map((value) => ({ value, label: t(`genders.${value}`) })),
  };
}
