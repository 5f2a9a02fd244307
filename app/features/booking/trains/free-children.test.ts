import { expect, it } from 'vitest';
import { BABY, BOY_8, DEPARTURE, GIRL_3, MAN, railParty, untyped, WOMAN } from '#tests/fixtures/rail-party';
import type { RailPerson } from './party';
import { assignedReservation } from './free-children';

const FIFTH_BIRTHDAY: RailPerson = { ...GIRL_3, birthday: `2026-${DEPARTURE.slice(5)}` };
const DAY_AFTER: RailPerson = { ...GIRL_3, birthday: '2026-06-14' };

it.each<[string, RailPerson[], [child: number, adult: number][] | null]>([
  ['a child of three goes with the adult', [WOMAN, GIRL_3], [[1, 0]]],
  ['on the fifth birthday too', [MAN, FIFTH_BIRTHDAY], [[1, 0]]],
  ['not on the day after', [MAN, DAY_AFTER], null],
  ['not a child of eight', [MAN, WOMAN, BOY_8], null],
  ['not before the birthday is typed', [MAN, untyped('child')], null],
  ['one for each adult, the second pays', [MAN, GIRL_3, GIRL_3], [[1, 0]]],
  [
    'two with two adults',
    [MAN, WOMAN, GIRL_3, BOY_8, GIRL_3],
    [
      [2, 0],
      [4, 1],
    ],
  ],
  [
    'infants first',
    [MAN, WOMAN, GIRL_3, BABY],
    [
      [3, 0],
      [2, 1],
    ],
  ],
  ['an infant takes the only adult', [MAN, GIRL_3, BABY], null],
  ['infants alone need no wish', [MAN, BABY], null],
  ['nobody goes with somebody who is no adult yet', [{ ...MAN, birthday: '2022-12-15' }, GIRL_3], null],
])('%s', (_, people, expected) => {
  const reservation = assignedReservation(railParty(people), 2);
  expect(reservation?.passengers.map(({ index, adultIndex }) => [index, adultIndex]) ?? null).toEqual(expected);
  if (reservation) {
    expect(reservation).toMatchObject({ segmentIndex: 2, requirements: null });
    expect(new Set(reservation.passengers.map(({ tariff }) => tariff))).toEqual(new Set(['free_child']));
  }
});
