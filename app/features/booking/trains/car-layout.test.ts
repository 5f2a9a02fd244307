import { describe, expect, it } from 'vitest';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { layoutCar } from './car-layout';
import type { Compartment } from './layout-compartments';
import type { LayoutPlace } from './layout-places';

const seatsOf = (places: LayoutPlace[]) => places.map(({ place }) => place.seat).join(' ');
const drawn = ({ number, left, right, side }: Compartment) =>
  [`${number}: ${seatsOf(left)} | ${seatsOf(right)}`, ...(side.length > 0 ? [seatsOf(side)] : [])].join(' || ');

/** Draws a car as lines: compartments as "1: 2 1 | 4 3 || 54 53", by storey. */
function draw(car: Partial<TrainCar>): Record<string, string[]> {
  return Object.fromEntries(
    layoutCar(trainCar(car)).storeys.map((layout) => [
      `${layout.storey} ${layout.kind}`,
      layout.kind === 'rows' ? [] : layout.compartments.map(drawn),
    ]),
  );
}

const firstAndLast = (lines: string[] | undefined) => [lines?.length, lines?.[0], lines?.at(-1)];

describe('compartments and bays', () => {
  it.each<[string, Partial<TrainCar>, string, unknown[]]>([
    ['36 places in compartments of four', {}, 'first compartments', [9, '1: 2 1 | 4 3', '9: 34 33 | 36 35']],
    [
      'the service compartment of 38 places stands first',
      { places: trainPlaces(1, 38) },
      'first compartments',
      [10, 'null: 38 37 | ', '9: 34 33 | 36 35'],
    ],
    ['40 places', { places: trainPlaces(1, 40) }, 'first compartments', [10, '1: 2 1 | 4 3', '10: 38 37 | 40 39']],
    [
      'a luxury car has lower places only',
      { type: 'luxury', places: trainPlaces(1, 18, { type: 'lower' }) },
      'first compartments',
      [9, '1: 1 | 2', '9: 17 | 18'],
    ],
    [
      'a soft car has a lower and an upper place on one side',
      { type: 'soft', places: trainPlaces(1, 8) },
      'first compartments',
      [4, '1: 2 1 | ', '4: 8 7 | '],
    ],
    [
      '54 places in bays with side pairs',
      { type: 'reserved_seat', places: trainPlaces(1, 54, { type: 'no_value' }) },
      'first bays',
      [9, '1: 2 1 | 4 3 || 54 53', '9: 34 33 | 36 35 || 38 37'],
    ],
    [
      'a number that is missing moves nobody',
      { places: [trainPlace(2), trainPlace(3)] },
      'first compartments',
      [1, '1: 2 | 3', '1: 2 | 3'],
    ],
    [
      'one of two luxury places is missing',
      { type: 'luxury', places: [trainPlace(2, { type: 'lower' })] },
      'first compartments',
      [1, '1:  | 2', '1:  | 2'],
    ],
    [
      'an answered compartment wins over the number',
      { places: [11, 12, 13, 14].map((seat) => trainPlace(seat, { compartment: 5 })) },
      'first compartments',
      [1, '5: 12 11 | 14 13', '5: 12 11 | 14 13'],
    ],
    [
      'three tiers by the tens of the number',
      {
        places: [
          trainPlace(11, { type: 'lower' }),
          trainPlace(13, { type: 'middle' }),
          trainPlace(15, { type: 'upper' }),
          trainPlace(21, { type: 'lower' }),
          trainPlace(23, { type: 'middle' }),
          trainPlace(25, { type: 'upper' }),
        ],
      },
      'first compartments',
      [2, '1: 15 13 11 | ', '2: 25 23 21 | '],
    ],
    [
      'a couchette of six',
      {
        kind: 'couchette',
        places: ['lower', 'middle', 'upper', 'lower', 'middle', 'upper'].map((type, index) =>
          trainPlace(index + 1, { type, compartment: 1 }),
        ),
      },
      'first compartments',
      [1, '1: 3 2 1 | 6 5 4', '1: 3 2 1 | 6 5 4'],
    ],
    [
      'a number that comes twice is drawn once',
      { places: [trainPlace(1), trainPlace(1), trainPlace(2)] },
      'first compartments',
      [1, '1: 2 1 | ', '1: 2 1 | '],
    ],
    [
      '500 places',
      { places: trainPlaces(1, 500) },
      'first compartments',
      [125, '1: 2 1 | 4 3', '125: 498 497 | 500 499'],
    ],
    [
      '500 places of an open car',
      { type: 'reserved_seat', places: trainPlaces(1, 500, { type: 'new' }) },
      'first bays',
      [121, '1: 2 1 | 4 3 || 54 53', '125: 498 497 | 500 499'],
    ],
    [
      'an open car sold by seats with answered bays',
      { type: 'shared', places: trainPlaces(1, 6, { compartment: 1, type: 'usual' }) },
      'first bays',
      [1, '1: 1 3 5 | 2 4 6', '1: 1 3 5 | 2 4 6'],
    ],
  ])('%s', (_title, car, storey, lines) => expect(firstAndLast(draw(car)[storey])).toEqual(lines));

  it('names the gender of a divided compartment', () => {
    const places = [trainPlace(1, { isFree: false }), trainPlace(2, { gender: 'female' }), trainPlace(5)];
    const layout = layoutCar(trainCar({ places })).storeys[0];
    expect(layout?.kind === 'compartments' && layout.compartments.map(({ gender }) => gender)).toEqual([
      'female',
      'no_matter',
    ]);
  });
});

describe('storeys', () => {
  const counts = (car: Partial<TrainCar>) =>
    layoutCar(trainCar({ isTwoStorey: true, ...car })).storeys.map(({ storey, ...layout }) => {
      const cells =
        layout.kind === 'rows'
          ? layout.rows.flat()
          : layout.compartments.flatMap(({ left, right }) => [...left, ...right]);
      return [storey, cells.filter(Boolean).length];
    });
  it.each<[string, Partial<TrainCar>, unknown[]]>([
    [
      'compartment: 32',
      { places: [...trainPlaces(1, 32), ...trainPlaces(81, 112)] },
      [
        ['first', 32],
        ['second', 32],
      ],
    ],
    [
      'compartment: 33 is upstairs',
      { places: trainPlaces(32, 33) },
      [
        ['first', 1],
        ['second', 1],
      ],
    ],
    [
      'soft: 16',
      { type: 'soft', places: trainPlaces(16, 17) },
      [
        ['first', 1],
        ['second', 1],
      ],
    ],
    [
      'luxury: 16',
      { type: 'luxury', places: trainPlaces(16, 17) },
      [
        ['first', 1],
        ['second', 1],
      ],
    ],
    [
      'seats: 50',
      { type: 'sedentary', serviceClass: '2С', places: trainPlaces(50, 51) },
      [
        ['first', 1],
        ['second', 1],
      ],
    ],
    [
      'seats of 1В: 43',
      { type: 'sedentary', serviceClass: '1В', places: trainPlaces(43, 44) },
      [
        ['first', 1],
        ['second', 1],
      ],
    ],
    [
      'seats of 1Р: 43',
      { type: 'sedentary', serviceClass: '1Р', places: trainPlaces(43, 44) },
      [
        ['first', 1],
        ['second', 1],
      ],
    ],
    [
      'the answer wins',
      { places: [trainPlace(1), trainPlace(2, { storey: 'second' }), trainPlace(40), trainPlace(41)] },
      [
        ['first', 3],
        ['second', 1],
      ],
    ],
    ['one storey has no split', { isTwoStorey: false, places: trainPlaces(32, 33) }, [['first', 2]]],
    ['a car without places', { places: [] }, []],
  ])('%s', (_title, car, storeys) => expect(counts(car)).toEqual(storeys));

  it.each([
    [
      'the usual eight below',
      [...trainPlaces(1, 32), ...trainPlaces(81, 112)],
      [8, '9: 82 81 | 84 83', '16: 110 109 | 112 111'],
    ],
    [
      'only few are listed below',
      [...trainPlaces(1, 4), ...trainPlaces(81, 84)],
      [1, '9: 82 81 | 84 83', '9: 82 81 | 84 83'],
    ],
    ['numbers without a gap', trainPlaces(1, 112), [20, '9: 34 33 | 36 35', '28: 110 109 | 112 111']],
  ])('numbers the compartments upstairs after those below: %s', (_title, places, lines) =>
    expect(firstAndLast(draw({ isTwoStorey: true, places })['second compartments'])).toEqual(lines),
  );
});

describe('kinds', () => {
  it('reads an unknown type of car as rows', () =>
    expect(Object.keys(draw({ type: 'unknown', places: trainPlaces(1, 4) }))).toEqual(['first rows']));
});

describe('landmarks', () => {
  const all = { ends: [[['conductor', 'restroom'], ['restroom']]], emergencyWindows: [3, 6] };
  const none = { ends: [[[], []]], emergencyWindows: [] };
  const facts = (car: Partial<TrainCar>) => {
    const { storeys, emergencyWindows } = layoutCar(trainCar(car));
    return { ends: storeys.map(({ head, tail }) => [head, tail]), emergencyWindows };
  };
  const seats = (types: string[]) => types.map((type, row) => trainPlace(row + 1, { type, row, column: 0 }));
  it.each<[string, Partial<TrainCar>, object]>([
    ['a Russian compartment car', {}, all],
    ['a Russian reserved-seat car', { type: 'reserved_seat', kind: 'platzkart', places: trainPlaces(1, 54) }, all],
    ['a reserved-seat car of no known kind', { type: 'reserved_seat', kind: null, places: trainPlaces(1, 54) }, all],
    ['a luxury car', { type: 'luxury', kind: 'lux', places: trainPlaces(1, 18) }, all],
    [
      'a soft car has its own restrooms',
      { type: 'soft', kind: 'lux', places: trainPlaces(1, 8) },
      { ends: [[['conductor', 'restroom'], []]], emergencyWindows: [3] },
    ],
    ['a car of another railway', { kind: 'sleeper' }, none],
    ['seats', { type: 'sedentary', kind: 'seat' }, none],
    ['two storeys', { isTwoStorey: true }, { ...none, ends: [...none.ends, ...none.ends] }],
    ['no places', { places: [] }, { ends: [], emergencyWindows: [] }],
    [
      'seats near the restroom at the end',
      { type: 'sedentary', kind: 'seat', places: seats(['window', 'window_near_restroom']) },
      { ends: [[[], ['restroom']]], emergencyWindows: [] },
    ],
    [
      'seats near restrooms at both ends',
      { type: 'sedentary', kind: 'seat', places: seats(['near_restroom', 'window', 'near_restroom']) },
      { ends: [[['restroom'], ['restroom']]], emergencyWindows: [] },
    ],
    ['compartments 3 and 6 are not in the answer', { places: trainPlaces(1, 4) }, { ...all, emergencyWindows: [] }],
  ])('%s', (_title, car, expected) => expect(facts(car)).toEqual(expected));
});

describe('choice of places', () => {
  it.each([
    ['a free place', trainPlace(1), true],
    ['a sold place', trainPlace(1, { isFree: false }), false],
    ['a place for the disabled', trainPlace(1, { type: 'invalids_lower' }), false],
  ])('%s: %#', (_title, place, canBeChosen) => {
    const layout = layoutCar(trainCar({ places: [place] })).storeys[0];
    expect(layout?.kind === 'compartments' && layout.compartments[0]?.left[0]?.canBeChosen).toBe(canBeChosen);
  });
  it('takes the free one of a number that comes twice', () => {
    const layout = layoutCar(trainCar({ places: [trainPlace(1, { isFree: false }), trainPlace(1)] })).storeys[0];
    expect(layout?.kind === 'compartments' && layout.compartments[0]?.left[0]?.canBeChosen).toBe(true);
  });
});
