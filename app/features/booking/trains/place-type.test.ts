import { describe, expect, it } from 'vitest';
import type { CarType } from '~/upstream/rail-cars/rail-words';
import { placeTier, placeTraits } from './place-type';

describe('placeTier', () => {
  it.each<[string, number, CarType, string | null]>([
    ['lower', 1, 'compartment', 'lower'],
    ['upper', 2, 'compartment', 'upper'],
    ['middle', 13, 'compartment', 'middle'],
    ['Lower', 1, 'compartment', 'lower'],
    ['side_lower', 53, 'reserved_seat', 'side_lower'],
    ['SideUpperNearRestroom', 38, 'reserved_seat', 'side_upper'],
    ['LastCompartmentLowerWithHigherLevelOfNoise', 33, 'compartment', 'lower'],
    ['invalids_upper', 26, 'compartment', 'upper'],
    ['lower_in_two_place_compartment', 2, 'soft', 'lower'],
    ['third_shelf', 9, 'shared', 'upper'],
    // Numbers decide where the type does not.
    ['no_value', 7, 'compartment', 'lower'],
    ['something new', 8, 'compartment', 'upper'],
    ['', 2, 'luxury', 'lower'],
    ['', 2, 'soft', 'upper'],
    ['usual', 37, 'reserved_seat', 'side_lower'],
    ['usual', 54, 'reserved_seat', 'side_upper'],
    ['lower', 53, 'reserved_seat', 'side_lower'],
    ['usual', 36, 'reserved_seat', 'upper'],
    ['near_table_forward', 5, 'sedentary', null],
    ['something new', 5, 'unknown', null],
  ])('%s, number %i of %s: %s', (type, seat, carType, tier) => expect(placeTier({ type, seat }, carType)).toBe(tier));
});

describe('placeTraits', () => {
  it.each<[string, string[]]>([
    ['lower', []],
    ['something new', []],
    ['near_table_forward', ['near_table', 'forward']],
    ['NearTableBackward', ['near_table', 'backward']],
    ['NoTableForward', ['no_table', 'forward']],
    ['not_near_table', ['no_table']],
    ['NoTableAndNoWindow', ['no_window', 'no_table']],
    ['with_window', ['window']],
    ['aisle_seat', ['aisle']],
    ['AisleSeatWithHigherLevelOfNoise', ['aisle', 'near_restroom']],
    ['side_upper_near_restroom', ['near_restroom']],
    ['FoldableNearRestroom', ['near_restroom', 'foldable']],
    ['LastKupeUpper', ['near_restroom']],
    ['SingleForward', ['forward', 'single']],
    ['NearTablePlayground', ['near_table', 'playground']],
    ['WithChild', ['with_child']],
    ['MotherAndBaby', ['mother_and_baby']],
    ['WithPets', ['pets']],
    ['NearPassengersWithPets', ['near_pets']],
    ['WithBicycle', ['bicycle']],
    ['InvalidsLower', ['accessible']],
  ])('%s: %j', (type, traits) => expect(placeTraits({ type })).toEqual(traits));
});
