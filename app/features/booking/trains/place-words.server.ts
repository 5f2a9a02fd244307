import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { CompartmentGender } from '~/upstream/rail-cars/rail-words';
import { layoutCar, type Landmark } from './car-layout';
import type { PlaceLook, PlaceSign } from './car-view';
import type { LayoutPlace } from './layout-places';
import { levelOf, type PlaceTrait } from './place-type';

/** Traits by which a seat is grouped in the key; the others only belong to its name. */
const GROUPING: readonly PlaceTrait[] = [
  'mother_and_baby',
  'with_child',
  'pets',
  'bicycle',
  'accessible',
  'near_restroom',
  'no_window',
  'near_table',
  'single',
  'no_table',
  'foldable',
];
const SPECIAL: readonly PlaceTrait[] = ['mother_and_baby', 'with_child', 'pets', 'bicycle', 'accessible'];

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

/** Returns how a place is drawn; special places look alike and have signs. */
export function placeLook({ tier, traits }: Pick<LayoutPlace, 'tier' | 'traits'>): PlaceLook {
  if (SPECIAL.some((trait) => traits.includes(trait))) return 'special';
  if (tier) return tier;
  if (traits.includes('near_table')) return 'at_table';
  if (traits.includes('no_window')) return 'no_window';
  return traits.includes('single') ? 'single' : 'seat';
}

/** The traits that have signs; of several the first one counts. */
const TRAIT_SIGNS: readonly (readonly [PlaceTrait, PlaceSign])[] = [
  ['accessible', 'accessible'],
  ['mother_and_baby', 'baby'],
  ['with_child', 'family'],
  ['pets', 'paw'],
  ['bicycle', 'bicycle'],
  ['near_restroom', 'wc'],
];

/** Returns the sign in a place; null for an ordinary one. */
export function placeSign({ traits }: Pick<LayoutPlace, 'traits'>): PlaceSign | null {
  return TRAIT_SIGNS.find(([trait]) => traits.includes(trait))?.[1] ?? null;
}

/** Returns the word for a row of berths, "upper"; null where berths of several tiers stand in it. */
export function tierWord(row: readonly (Pick<LayoutPlace, 'tier'> | null)[], t: Translate): string | null {
  const levels = new Set(row.flatMap((one) => (one?.tier ? [levelOf(one.tier)] : [])));
  const [level] = levels;
  return levels.size === 1 && level ? t(`row.${level}`) : null;
}

/**
 * Words the end of a storey: "Restroom · ↓ Direction of travel"; null where nothing is known.
 * @param arrow at the end that goes first, otherwise null
 */
export function endText(
  landmarks: readonly Landmark[],
  arrow: '\u2191' | '\u2193' | null,
  t: Translate,
): string | null {
  const mark = landmarks.includes('conductor') ? 'ends.conductor' : landmarks.length > 0 ? 'ends.restroom' : null;
  const words = [...(mark ? [t(mark)] : []), ...(arrow ? [`${arrow} ${t('ends.forward')}`] : [])];
  return words.length > 0 ? words.join(' · ') : null;
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

/** Explains the signs of compartments with free places, since others are not drawn. @param t reads the namespace `trains` */
export function genderSigns({ places }: Pick<TrainCar, 'places'>, t: Translate): string[] {
  return (['female', 'male', 'mixed'] as const)
    .filter((gender) => places.some((place) => place.isFree && place.gender === gender))
    .map((gender) => `${genderSign(gender)} ${t(`gender.${gender}`)}`);
}

/** Names the compartments or bays whose windows do not open; none where nothing is known. @param t reads `trains` */
export function emergencyWindows(car: TrainCar, t: Translate): string[] {
  const numbers = layoutCar(car).emergencyWindows.join(', ');
  if (numbers === '') return [];
  return [car.type === 'reserved_seat' ? t('windows.bays', { numbers }) : t('windows.compartments', { numbers })];
}

/** Writes the first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
