import { describe, expect, it } from 'vitest';
import { withDay, withPlace } from './field-changes';
import {
  EMPTY_FORM,
  EMPTY_LEG,
  EMPTY_PLACE,
  type LegValue,
  type PlaceValue,
  type SearchFormValues,
} from './form-values';
import { addLeg, removeLeg, toMultiLeg, toSingle } from './legs';
import { canSwap, firstDayOfLeg } from './route';

const DATES = { min: '2031-04-10', max: '2032-04-30' };

const picked = (code: string): PlaceValue => ({ text: code, code, label: code });
const leg = (from: string, to: string, date: string): LegValue => ({
  departure: picked(from),
  arrival: picked(to),
  date,
});
const form = (part: Partial<SearchFormValues>): SearchFormValues => ({ ...EMPTY_FORM, ...part });

const SINGLE = form({
  departure: picked('LON'),
  arrival: picked('ROM'),
  departureDate: '2031-05-04',
  dateBack: '2031-05-11',
  adults: 2,
  childrenAges: [7],
  cabinClass: 'business',
});
const LEGS = [leg('LON', 'ROM', '2031-05-04'), leg('ROM', 'IST', '2031-05-08'), leg('IST', 'LON', '2031-05-12')];
const MULTI = form({ legs: LEGS, adults: 2 });

describe('toMultiLeg', () => {
  it('keeps the outward trip as the first leg, starts another at its end on the day of the way back', () => {
    const changed = toMultiLeg(SINGLE);
    expect(changed.legs).toEqual([
      leg('LON', 'ROM', '2031-05-04'),
      { ...EMPTY_LEG, departure: picked('ROM'), date: SINGLE.dateBack },
    ]);
    expect([changed.departure, changed.departureDate, changed.dateBack]).toEqual([EMPTY_PLACE, '', '']);
  });

  it('keeps passengers and cabin', () => {
    expect(toMultiLeg(SINGLE)).toMatchObject({ adults: 2, childrenAges: [7], cabinClass: 'business' });
  });

  it.each<[what: string, change: Partial<SearchFormValues>, first: Partial<LegValue>]>([
    ['a country to go to is emptied', { arrival: picked('TR') }, { arrival: EMPTY_PLACE }],
    ['a country to leave from is emptied', { departure: picked('GB') }, { departure: EMPTY_PLACE }],
    ['anywhere is emptied', { arrival: picked('ANYW') }, { arrival: EMPTY_PLACE }],
    ['a station stays', { arrival: picked('2000003') }, { arrival: picked('2000003') }],
    [
      'what is typed over a country stays',
      { arrival: { text: 'Ank', code: 'TR', label: 'Turkey' } },
      { arrival: { text: 'Ank', code: 'TR', label: 'Turkey' } },
    ],
    [
      'of a range its first day stays',
      { dateType: 'range', departureDateEnd: '2031-05-11', dateBackEnd: '2031-05-18' },
      { date: '2031-05-04' },
    ],
  ])('%s', (_what, change, first) => {
    const changed = toMultiLeg({ ...SINGLE, ...change });
    expect(changed.legs[0]).toMatchObject(first);
    expect([changed.dateType, changed.departureDateEnd]).toEqual(['date', '']);
  });

  it('does not change a multi-city journey', () => expect(toMultiLeg(MULTI)).toEqual(MULTI));
});

describe('withPlace', () => {
  const two = form({ legs: [leg('LON', 'ROM', ''), EMPTY_LEG] });
  const next = (values: SearchFormValues) => values.legs[1]!.departure.code;

  it('lets the next departure follow an arrival until it is another place', () => {
    const followed = withPlace(two, 'legs[0].arrival', picked('PAR'));
    expect(next(followed)).toBe('PAR');
    expect(next(withPlace(followed, 'legs[0].arrival', picked('BER')))).toBe('BER');
    const own = withPlace(followed, 'legs[1].departure', picked('MIL'));
    expect(next(withPlace(own, 'legs[0].arrival', picked('BER')))).toBe('MIL');
  });

  it('sets a place of a single journey', () => {
    expect(withPlace(SINGLE, 'arrival', picked('PAR')).arrival.code).toBe('PAR');
  });
});

describe('toSingle', () => {
  it('keeps the first leg with its date, without a way back', () => {
    expect(toSingle(MULTI)).toEqual(
      form({ departure: picked('LON'), arrival: picked('ROM'), departureDate: '2031-05-04', adults: 2 }),
    );
  });

  it('does not change a single journey', () => expect(toSingle(SINGLE)).toEqual(SINGLE));
});

describe('addLeg and removeLeg', () => {
  it.each([
    [2, 3],
    [5, 6],
    [6, 6],
  ])('adding a leg to %i gives %i', (before, after) => {
    const legs = Array.from({ length: before }, () => LEGS[0]!);
    expect(addLeg(form({ legs })).legs).toHaveLength(after);
  });

  it('does not add to a single journey', () => expect(addLeg(SINGLE)).toEqual(SINGLE));

  it.each<[position: number, left: string[]]>([
    [0, ['ROM', 'IST']],
    [1, ['LON', 'IST']],
    [2, ['LON', 'ROM']],
    [3, ['LON', 'ROM', 'IST']],
  ])('removes leg %i', (position, left) => {
    expect(removeLeg(MULTI, position).legs.map(({ departure }) => departure.code)).toEqual(left);
  });

  it.each([
    [0, 'ROM', '2031-05-08'],
    [1, 'LON', '2031-05-04'],
  ])('removing leg %i of two leaves a single journey', (position, from, date) => {
    const single = removeLeg(form({ legs: LEGS.slice(0, 2) }), position);
    expect([single.legs, single.departure.code, single.departureDate, single.dateBack]).toEqual([[], from, date, '']);
  });
});

describe('days of legs', () => {
  it.each<[what: string, position: number, date: string, after: string[]]>([
    ['before the later ones', 0, '2031-05-05', ['05-05', '05-08', '05-12']],
    ['on the day of a later one', 0, '2031-05-08', ['05-08', '05-08', '05-12']],
    ['after a later one clears that', 0, '2031-05-09', ['05-09', '', '05-12']],
    ['after all later ones clears them all', 0, '2031-06-01', ['06-01', '', '']],
    ['of the last one clears nothing before it', 2, '2031-05-01', ['05-04', '05-08', '05-01']],
    ['half typed clears nothing', 0, '9999-05-09', ['05-09', '05-08', '05-12']],
    ['cleared itself', 1, '', ['05-04', '', '05-12']],
  ])('%s', (_what, position, date, after) => {
    const changed = withDay(MULTI, `legs[${position}].date`, date, DATES);
    expect(changed.legs.map((one) => one.date.slice(5))).toEqual(after);
  });

  it.each([
    [0, '2031-04-10'],
    [1, '2031-05-04'],
    [2, '2031-05-08'],
  ])('leg %i starts on %s at the earliest', (position, first) => {
    expect(firstDayOfLeg(MULTI, position, DATES)).toBe(first);
  });

  it('skips a leg without a date', () => {
    const legs = [LEGS[0]!, { ...LEGS[1]!, date: '' }, LEGS[2]!];
    expect(firstDayOfLeg({ legs }, 2, DATES)).toBe('2031-05-04');
  });
});

describe('canSwap', () => {
  it.each([
    ['LON', true],
    ['2000003', true],
    ['', true],
    ['TR', false],
    ['ANYW', false],
  ])('with the arrival "%s": %s', (code, can) => expect(canSwap({ arrival: picked(code) })).toBe(can));

  it('is allowed again after typing over a country', () => {
    expect(canSwap({ arrival: { text: 'Ank', code: 'TR', label: 'Turkey' } })).toBe(true);
  });
});
