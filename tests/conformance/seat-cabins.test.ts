import { describe, expect, it } from 'vitest';
import { cabinLayout } from '#server/sandbox/booking/catalogue/cabins';
import { aircraftTypes } from '#server/sandbox/world/carriers';
import { findSeat, NO_SEAT, seatName } from '~/features/booking/seats/cabin';
import { cabinView } from '~/features/booking/seats/cabin.server';
import { getTranslator } from '~/i18n/translator.server';
import { seatMapAnswer, type SeatMap } from '~/upstream/ancillaries/contract';

const t = getTranslator('en', 'seats');
const NINE = Array<'adult'>(9).fill('adult');
const types = [...aircraftTypes().keys()];

/** The whole cabin of a type, every seat free. */
function emptyCabin(type: string): SeatMap {
  const layout = cabinLayout(type, 'economy');
  if (!layout) throw new Error(`${type} has no cabin`);
  const { columns, firstRow, rowCount, exitRows } = layout;
  return seatMapAnswer.parse({
    segment_index: 0,
    currency: 'EUR',
    equipment: type,
    columns,
    rows: Array.from({ length: rowCount }, (_, index) => {
      const number = firstRow + index;
      return {
        number,
        exit: exitRows.includes(number),
        seats: columns.flat().map((column) => ({
          token: `seat.0.${number}${column}`,
          number: `${number}${column}`,
          column,
          zone: 'standard',
          place: 'middle',
          state: 'free',
          price: 1000,
          adults_only: exitRows.includes(number),
        })),
      };
    }),
  });
}

describe('every aircraft is drawn', () => {
  it.each(types)('%s', (type) => {
    const map = emptyCabin(type);
    const all = map.rows.flatMap(({ seats }) => seats.map(({ number }) => number));
    const chosen = new Map(NINE.map((_, index) => [index, all[index] ?? '']));
    const cabin = cabinView({ map, party: NINE, passenger: 8, chosen, othersTotal: 0 }, t, 'en');

    const marks = cabin.rows.flatMap(({ seats }) => seats);
    expect(marks).toHaveLength(all.length);
    expect(marks).not.toContain(NO_SEAT);
    // Eight companions, and any other seat for oneself.
    expect(marks.filter((mark) => mark < 0)).toHaveLength(Math.min(8, all.length));
    expect(findSeat(cabin, all[8] ?? '')?.mark).toBeGreaterThanOrEqual(0);
    expect(cabin.columns.flat().length).toBeLessThanOrEqual(10);
    expect(cabin.rows.filter(({ isExit }) => isExit)).toHaveLength(map.rows.filter(({ isExit }) => isExit).length);

    const words = {
      place: { window: 'window', middle: 'middle', aisle: 'aisle' },
      part: { front: '', middle: '', back: '' },
      taken: 'taken',
      names: NINE.map((_, index) => `P${index}`),
    };
    const letters = cabin.columns.flat();
    const names = cabin.rows.flatMap(({ number, seats }) =>
      seats.map((mark, at) =>
        seatName(`${number}${letters[at]?.letter}`, letters[at]?.place ?? 'middle', mark, cabin.kinds, words),
      ),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
