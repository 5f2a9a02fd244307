import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { CompartmentGender } from '~/upstream/rail-cars/rail-words';
import { passengersWithPlace } from './choice-state';
import { layoutPlaces } from './layout-places';
import { WISHES, wholeValue } from './place-choice';
import type { TrainOrders } from './orders';
import { capital } from './place-words.server';
import { isLowerTier } from './place-type';
import { compartmentPrice } from '~/upstream/rail-cars/price-contract';
import { priceOfOrders } from './orders-price';
import type { RailParty } from './party';
import { reservationsOf } from './whole-compartments';

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

type Money = (amount: number) => string;
type Here = TrainOrders | null;

/**
 * Lists the compartments that are sold as a whole. Ready texts.
 * @param travellers those with a place of their own
 * @param t reads the namespace `trains`
 */
export function wholeChoices(car: TrainCar, travellers: number, money: Money, t: Translate) {
  return car.wholeCompartments.map((whole, index) => {
    const number = car.places.find(({ seat }) => whole.seats.includes(seat))?.compartment ?? null;
    const places = t('whole.places', { places: whole.seats.join(', ') });
    const isTooSmall = travellers > whole.seats.length;
    return {
      value: wholeValue(index),
      label: number === null ? capital(places) : capital(t('compartment', { number })),
      hint: number === null ? '' : places,
      price: money(compartmentPrice(whole, travellers)),
      ...(isTooSmall ? { isDisabled: true } : {}),
    };
  });
}

/** Offers places that the railway chooses; null when the car has too few. @param t reads the namespace `trains` */
export function wishesChoice(
  car: TrainCar,
  here: Here,
  party: RailParty,
  money: Money,
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
    ...(seated > 1 && open.some(({ place }) => place.compartment !== null) ? ['in_one_compartment'] : []),
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
    ],
  };
}

/** Asks for whom an empty compartment is kept; null where none is empty. @param t reads the namespace `trains` */
export function genderChoice(car: TrainCar, here: Here, t: Translate): GenderChoice | null {
  if (!car.hasGenderCompartments || !car.places.some(({ isFree, gender }) => isFree && gender === 'any')) return null;
  return {
    title: t('genders.title'),
    hint: t('genders.hint'),
    chosen: here?.gender ?? 'mixed',
    options: (['mixed', 'female', 'male'] as const).map((value) => ({ value, label: t(`genders.${value}`) })),
  };
}
