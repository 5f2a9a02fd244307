import { describe, expect, it } from 'vitest';
import { SEARCH_FORM_FAULTS, type SearchFormFault } from './form';
import { EMPTY_FORM, type SearchFormValues } from './form-values';
import { liveErrors } from './live-errors';
import { formState } from './search-form-state';

const NOW = new Date('2031-04-10T12:00:00Z');
const messages = Object.fromEntries(SEARCH_FORM_FAULTS.map((fault) => [fault, `! ${fault}`])) as Record<
  SearchFormFault,
  string
>;
const place = (text: string) => ({ text, code: '', label: '' });
const SENT: SearchFormValues = { ...EMPTY_FORM, departure: place('qqqq'), arrival: place(''), adults: 12 };

const refused = {
  ...formState(SENT, NOW),
  errors: { departure: 'No such place', arrival: 'The same place', departureDate: '! departureDateRequired' },
  messages,
};

describe('liveErrors', () => {
  it('shows nothing before a submission', () => expect(liveErrors(formState(SENT, NOW), SENT)).toEqual({}));

  it.each<[what: string, change: Partial<SearchFormValues>, field: string, error: string | undefined]>([
    ['what the server said of a place stands with its text', {}, 'departure', 'No such place'],
    ['also of one that it emptied', {}, 'arrival', 'The same place'],
    ['it goes with the text', { departure: place('London') }, 'departure', undefined],
    ['a text taken away is asked for', { departure: place('') }, 'departure', '! departureRequired'],
    ['a day that is missing', {}, 'departureDate', '! departureDateRequired'],
    ['a day that is there', { departureDate: '2031-05-04' }, 'departureDate', undefined],
    ['a day that is wrong in another way', { departureDate: '2031-04-01' }, 'departureDate', '! datePast'],
    ['a field that was right and is wrong now', { dateBack: 'x' }, 'dateBack', '! dateWrong'],
    ['too many passengers', {}, 'adults', '! tooManyPassengers'],
    ['fewer passengers', { adults: 2 }, 'adults', undefined],
  ])('%s', (_what, change, field, error) => {
    expect(liveErrors(refused, { ...SENT, ...change })[field]).toBe(error);
  });
});
