import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { CompartmentGender } from '~/upstream/rail-cars/rail-words';
import type { SeatKind } from '../seats/cabin';
import type { LayoutPlace } from './layout-places';
import type { PlaceTrait } from './place-type';

/** Traits by which a seat is grouped in the key; the others only belong to its name. */
const GROUPING: readonly PlaceTrait[] = [
  'mother_and_baby',
  'with_child',
  'pets',
  'accessible',
  'near_restroom',
  'no_window',
  'near_table',
  'no_table',
  'foldable',
];
const SPECIAL: readonly PlaceTrait[] = ['mother_and_baby', 'with_child', 'pets', 'accessible'];

/** Returns "lower, near the restroom". @param t reads the namespace `trains` */
export function placeNote({ tier, traits }: Pick<LayoutPlace, 'tier' | 'traits'>, t: Translate): string {
  const words = [...(tier ? [t(`tier.${tier}`)] : []), ...traits.map((trait) => t(`trait.${trait}`))];
  return words.length > 0 ? words.join(', ') : t('tier.seat');
}

/** Returns the name of a place's group in the key: "Lower", "At a table". @param t reads the namespace `trains` */
export function placeGroup({ tier, traits }: Pick<LayoutPlace, 'tier' | 'traits'>, t: Translate): string {
  const trait = GROUPING.find((one) => traits.includes(one));
  const words = [...(tier ? [t(`tier.${tier}`)] : []), ...(trait ? [t(`trait.${trait}`)] : [])];
  return capital(words.length > 0 ? words.join(', ') : t('tier.seat'));
}

/** Returns how a place is drawn, among the looks of cabins. */
export function placeLook({ tier, traits }: Pick<LayoutPlace, 'tier' | 'traits'>): SeatKind['zone'] {
  if (SPECIAL.some((trait) => traits.includes(trait))) return 'exit';
  if (tier === 'lower' || (tier === null && traits.includes('near_table'))) return 'front';
  if (tier === 'side_lower') return 'extra_legroom';
  return tier === 'side_upper' || traits.includes('no_window') ? 'back' : 'standard';
}

const SIGNS: Readonly<Partial<Record<CompartmentGender, string>>> = {
  female: '♀\uFE0E',
  male: '♂\uFE0E',
  mixed: '⚥\uFE0E',
};

/** Returns the sign of a compartment's gender; null where none is decided. */
export function genderSign(gender: CompartmentGender): string | null {
  return SIGNS[gender] ?? null;
}

/** Explains the signs of a car's compartments; none where it has no such ones. @param t reads the namespace `trains` */
export function genderSigns({ places }: Pick<TrainCar, 'places'>, t: Translate): string[] {
  return (['female', 'male', 'mixed'] as const)
    .filter((gender) => places.some((place) => place.gender === gender))
    .map((gender) => `${genderSign(gender)} ${t(`gender.${gender}`)}`);
}

/** Writes the first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
