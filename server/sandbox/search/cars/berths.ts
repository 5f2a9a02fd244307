/** Cars with berths: numbers, tiers and prices within the car. */
import type { Storey } from '~/upstream/rail-cars/contract';
import type { CarPlace } from './car';

const COMPARTMENTS = 9;
const BAYS = 9;
/** The numbers of the upper storey begin here. */
const SECOND_STOREY_FROM = 81;
const BERTHS_ON_STOREY = 32;
const TWO_BERTHS_ON_STOREY = { first: 16, second: 14 };
/** Numbers of the compartments for disabled travellers and their companions, which are only sold on request. */
const ACCESSIBLE = [25, 26];
const STAFF_CAR_PLACES = 24;

type Parts = Partial<CarPlace> & Pick<CarPlace, 'number' | 'type' | 'factor'>;

function berth(parts: Parts): CarPlace {
  return { storey: 'first', compartment: null, row: null, column: null, nonRefundable: null, ...parts };
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => from + place);
}

/** Nine compartments of four: odd numbers are lower berths. The last one, at the toilet, is cheapest. */
export function compartmentBerths(): CarPlace[] {
  return range(1, COMPARTMENTS * 4).map((number) =>
    compartmentBerth(number, Math.ceil(number / 4), { isLast: number > (COMPARTMENTS - 1) * 4 }),
  );
}

function compartmentBerth(number: number, compartment: number, facts: { isLast: boolean; storey?: Storey }): CarPlace {
  const tier = number % 2 === 1 ? 'lower' : 'upper';
  const factors = facts.isLast ? { lower: 1.12, upper: 1 } : { lower: 1.3, upper: 1.08 };
  return berth({
    number,
    compartment,
    storey: facts.storey ?? 'first',
    type: facts.isLast ? `last_compartment_${tier}` : tier,
    factor: factors[tier],
    nonRefundable: facts.isLast ? 'cheaper' : null,
  });
}

/** The car of the train's staff has fewer compartments; its accessible berths are not on the list. */
export function staffCarBerths(): CarPlace[] {
  return range(1, STAFF_CAR_PLACES + ACCESSIBLE.length)
    .filter((number) => !ACCESSIBLE.includes(number))
    .map((number) => compartmentBerth(number, Math.ceil(number / 4), { isLast: false }));
}

/** Sixteen compartments of four on two storeys: 1 to 32, and 81 to 112. */
export function twoStoreyBerths(): CarPlace[] {
  const storey = (from: number, name: Storey, before: number) =>
    range(0, BERTHS_ON_STOREY).map((place) =>
      compartmentBerth(from + place, before + Math.floor(place / 4) + 1, {
        isLast: place >= BERTHS_ON_STOREY - 4,
        storey: name,
      }),
    );
  return [...storey(1, 'first', 0), ...storey(SECOND_STOREY_FROM, 'second', BERTHS_ON_STOREY / 4)];
}

/**
 * Nine bays of four and their side berths: beside bay b these are 55 − 2b, lower, and 56 − 2b, upper. The last bay is at
 * the toilet.
 */
export function openBerths(): CarPlace[] {
  const main = range(1, BAYS * 4).map((number) => {
    const tier = number % 2 === 1 ? 'lower' : 'upper';
    const isLast = number > (BAYS - 1) * 4;
    const factors = isLast ? { lower: 1.12, upper: 1.05 } : { lower: 1.3, upper: 1.18 };
    return berth({
      number,
      compartment: Math.ceil(number / 4),
      type: isLast ? `last_compartment_${tier}` : tier,
      factor: factors[tier],
    });
  });
  const side = range(BAYS * 4 + 1, BAYS * 2).map((number) => {
    const tier = number % 2 === 1 ? 'lower' : 'upper';
    const bay = Math.ceil((55 - number) / 2);
    const isLast = bay === BAYS;
    const factors = isLast ? { lower: 1.04, upper: 1 } : { lower: 1.12, upper: 1.06 };
    return berth({
      number,
      compartment: bay,
      type: isLast ? `side_${tier}_near_restroom` : `side_${tier}`,
      factor: factors[tier],
    });
  });
  return [...main, ...side];
}

/** Compartments of two lower berths: eight or nine of them, or thirty berths on two storeys. */
export function twoBerths(isTwoStorey: boolean): CarPlace[] {
  const storeys: [number, number, Storey][] = isTwoStorey
    ? [
        [1, TWO_BERTHS_ON_STOREY.first, 'first'],
        [SECOND_STOREY_FROM, TWO_BERTHS_ON_STOREY.second, 'second'],
      ]
    : [[1, COMPARTMENTS * 2, 'first']];
  const numbers = storeys.flatMap(([from, count, storey]) =>
    range(from, count).map((number, place) => ({ number, storey, isEnd: place < 2 || place >= count - 2 })),
  );
  return numbers.map(({ number, storey, isEnd }, place) =>
    berth({
      number,
      storey,
      compartment: Math.floor(place / 2) + 1,
      type: 'lower_in_two_place_compartment',
      factor: isEnd ? 1 : 1.1,
    }),
  );
}

const FACTORS_OUTSIDE_RUSSIA = { lower: 1.2, middle: 1, upper: 1.08 };

/** Berths one above the other as outside Russia: compartment 3 has the numbers 31, 32 … */
export function berthsByTens(tiers: readonly (keyof typeof FACTORS_OUTSIDE_RUSSIA)[]): CarPlace[] {
  return range(1, COMPARTMENTS).flatMap((compartment) =>
    tiers.map((tier, place) =>
      berth({ number: compartment * 10 + place + 1, compartment, type: tier, factor: FACTORS_OUTSIDE_RUSSIA[tier] }),
    ),
  );
}
