import { describe, expect, it } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { flexibleDays } from './calendar/picker-days';
import { withDay } from './field-changes';
import { flexibilityOf, flexibleTrips } from './flexibility';
import { EMPTY_FORM, type SearchFormValues } from './form-values';
import { weekendDays } from './weekend';

// A Thursday and a Friday.
const DATES = { min: '2031-04-10', max: '2032-04-30' };

const form = (departureDate: string, dateBack = '', part: Partial<SearchFormValues> = {}): SearchFormValues => ({
  ...EMPTY_FORM,
  flexibility: 'weekend',
  departureDate,
  dateBack,
  ...part,
});

describe('the days of a form for a weekend', () => {
  it.each<[what: string, before: SearchFormValues, after: string | null, today?: string]>([
    ['a Wednesday', form('2031-05-07'), '05-09 '],
    ['a Wednesday and the next one', form('2031-05-07', '2031-05-14'), '05-09 05-11'],
    ['a Sunday belongs to the weekend before', form('2031-05-11', '2031-05-12'), '05-09 05-11'],
    ['the weekend itself stays', form('2031-05-09', '2031-05-11'), null],
    ['a Friday one way stays', form('2031-05-09'), null],
    ['a Saturday whose Friday has passed stays', form('2031-04-12', '2031-04-13'), null, '2031-04-12'],
    ['days after the sale', form('2032-04-28', '2032-05-20'), '04-30 04-30'],
    ['no day', form('', '2031-05-14'), null],
    ['a year that is still being typed', form('0203-05-07'), null],
    ['exact days', form('2031-05-07', '2031-05-14', { flexibility: 'exact' }), null],
    ['ranges', form('2031-05-07', '2031-05-14', { dateType: 'range' }), null],
  ])('%s', (_what, before, after, min = DATES.min) => {
    const days = weekendDays(before, { ...DATES, min });
    expect(days && `${days.departureDate.slice(5)} ${days.dateBack.slice(5)}`).toBe(after);
  });

  it('are the days that its search is recognised by, and the first ones that it tries', () => {
    for (let day = '2031-05-05'; day < '2031-05-19'; day = addDays(day, 1)) {
      for (const back of ['', addDays(day, 7)]) {
        const chosen = form(day, back);
        const shown = { ...chosen, ...weekendDays(chosen, DATES) };
        expect(weekendDays(shown, DATES)).toBeNull();
        const trips = flexibleTrips(chosen, DATES);
        expect(flexibleTrips(shown, DATES)).toEqual(trips);
        const ends = { departure: 'LON', arrival: 'ROM' };
        const query = [{ ...ends, ...trips.out }, ...(trips.back ? [{ ...ends, ...trips.back }] : [])];
        const { flexibility, departureDate, dateBack } = shown;
        expect(flexibilityOf({ trips: query }, DATES)).toEqual({ flexibility, departureDate, dateBack });
        const { out, back: around } = flexibleDays(shown, DATES);
        expect([out?.from, around?.from ?? '']).toEqual([departureDate, dateBack]);
      }
    }
  });

  it('keep the return when a departure after it is chosen', () => {
    const changed = withDay(form('2031-05-09', '2031-05-11'), 'departureDate', '2031-05-21', DATES);
    expect(weekendDays(changed, DATES)).toEqual({ departureDate: '2031-05-23', dateBack: '2031-05-25' });
  });
});
