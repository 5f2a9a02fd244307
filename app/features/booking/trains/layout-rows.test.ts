import { describe, expect, it } from 'vitest';
import { trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import type { TrainPlace } from '~/upstream/rail-cars/contract';
import { layoutPlaces } from './layout-places';
import { rowsOf } from './layout-rows';

const layout = (places: TrainPlace[]) => rowsOf(layoutPlaces({ type: 'sedentary', places }));

/** Draws rows as "1 2 / 4 3". */
function draw(places: TrainPlace[]): string[] {
  const { rows, aislesAfter } = layout(places);
  return rows.map((row) =>
    row.map((one, column) => `${one?.place.seat ?? '_'}${aislesAfter.includes(column) ? ' /' : ''}`).join(' '),
  );
}

describe('rows', () => {
  const seat = (number: number, row: number | null, column: number | null, type = 'usual') =>
    trainPlace(number, { row, column, type });
  it.each<[string, TrainPlace[], string[]]>([
    ['answered rows and columns', [seat(1, 0, 0), seat(2, 0, 1), seat(3, 0, 3)], ['1 2 / 3']],
    ['three beside two', [1, 2, 3, 4, 5].map((one) => seat(one, 0, one < 4 ? one - 1 : one)), ['1 2 3 / 4 5']],
    ['a gap in a row', [seat(1, 0, 0), seat(2, 1, 0), seat(3, 1, 2)], ['1 / _', '2 / 3']],
    ['number order where none is answered', trainPlaces(1, 8), ['1 2 / 4 3', '5 6 / 8 7']],
    [
      'gaps in the numbers keep odd ones at windows',
      [1, 3, 5, 6, 7].map((one) => trainPlace(one)),
      ['1 _ / _ 3', '5 6 / _ 7'],
    ],
    ['one seat lacks its row', [seat(1, 0, 0), seat(2, null, null)], ['1 2 / _ _']],
    ['two seats share a cell', [seat(1, 0, 0), seat(2, 0, 0)], ['1 2 / _ _']],
    [
      'more columns than a train has',
      trainPlaces(1, 9).map((one, column) => ({ ...one, row: 0, column })),
      ['1 2 / 4 3', '5 6 / 8 7', '9 _ / _ _'],
    ],
    ['numbers far away need no empty rows', [seat(1, 0, 0), seat(2, 900_000, 900_000)], ['1 / _', '_ / 2']],
  ])('%s', (_title, places, rows) => expect(draw(places)).toEqual(rows));

  it.each([
    ['window', [1, 3]],
    ['aisle', [2, 4]],
  ] as const)('adds the trait %s by column', (trait, seats) => {
    const cells = layout(trainPlaces(1, 4)).rows.flat();
    const having = cells.flatMap((one) => (one?.traits.includes(trait) ? one.place.seat : []));
    expect(having.sort()).toEqual(seats);
  });

  it('leaves a place without a window as it is', () =>
    expect(layout(trainPlaces(1, 4, { type: 'NoWindowForward' })).rows[0]?.[0]?.traits).toEqual([
      'no_window',
      'forward',
    ]));
});

describe('tables and the direction of travel', () => {
  /** One column of seats, by type. */
  const column = (types: string[]) => layout(types.map((type, row) => trainPlace(row + 1, { type, row, column: 0 })));
  const [forward, backward] = ['near_table_forward', 'near_table_backward'];
  it.each<[string, string[], number[], 'head' | 'tail' | null]>([
    ['seats that face each other', ['usual', forward, backward], [1], 'tail'],
    ['the other way round', [backward, forward], [0], 'head'],
    ['four rows at two tables', [forward, backward, forward, backward], [0, 2], 'tail'],
    ['rows that look the same way have no table between them', [forward, forward], [], null],
    ['an unknown direction', ['near_table', 'near_table'], [0], null],
    ['tables that contradict each other', [forward, backward, 'usual', backward, forward], [0, 3], null],
    ['seats without a table tell nothing', ['no_table_forward', 'no_table_backward'], [], null],
  ])('%s', (_title, types, after, travels) => {
    const { tables, ...rest } = column(types);
    expect([tables.map((one) => one.after), rest.travels]).toEqual([after, travels]);
  });

  it('stands in the columns of its seats', () => {
    const types = [forward, 'usual', backward, backward];
    const places = types.map((type, at) => trainPlace(at + 1, { type, row: Math.floor(at / 2), column: at % 2 }));
    expect(layout(places).tables).toEqual([{ after: 0, columns: [0] }]);
  });
});
