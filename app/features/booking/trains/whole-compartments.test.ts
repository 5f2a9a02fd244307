import { describe, expect, it } from 'vitest';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import { CAR, FOUR, KUPEK, SINGLE, TWO } from '#tests/fixtures/train-choices';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { findWhole, reservationOfPlace, reservationsOf } from './whole-compartments';

describe('reservationsOf', () => {
  it.each<[string, TrainCar, string[]]>([
    ['single places', CAR, ['usual', 'by_demand']],
    ['compartments that may be bought as a whole', KUPEK, ['usual', 'kupek', 'by_demand']],
    ['luxury', SINGLE, ['usual', 'single', 'by_demand']],
    ['some places are only sold together', FOUR, ['usual', 'four_places_at_once', 'by_demand']],
    ['all places are only sold together', TWO, ['two_places_at_once']],
    ['a car without numbers', trainCar({ hasPlaceNumbers: false }), ['by_demand']],
    ['nothing is free', trainCar({ places: [trainPlace(1, { isFree: false })] }), []],
  ])('%s', (_title, car, reservations) => expect(reservationsOf(car)).toEqual(reservations));
});

describe('reservationOfPlace', () => {
  it.each<[string, TrainCar, number, string]>([
    ['a single place', CAR, 1, 'usual'],
    ['a place that may be bought with its compartment', KUPEK, 5, 'usual'],
    ['a place sold with three others', FOUR, 4, 'four_places_at_once'],
    ['a place beside them', FOUR, 5, 'usual'],
  ])('%s', (_title, car, seat, reservation) => expect(reservationOfPlace(car, seat)).toBe(reservation));
});

describe('findWhole', () => {
  const car = trainCar({ places: trainPlaces(1, 12), wholeCompartments: KUPEK.wholeCompartments });
  it.each<[string, number[], number[] | undefined]>([
    ['the compartment of a place', [6], [5, 6, 7, 8]],
    ['the compartment of two places', [9, 12], [9, 10, 11, 12]],
    ['places of two compartments', [5, 9], undefined],
    ['a place that is not sold so', [1], undefined],
    ['no places', [], [5, 6, 7, 8]],
  ])('%s', (_title, seats, found) => expect(findWhole(car, 'kupek', seats)?.seats).toEqual(found));
  it('needs the same way of selling', () => expect(findWhole(car, 'single', [5])).toBeNull());
});
