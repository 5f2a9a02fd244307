import { z } from 'zod';
import { isCalendarDate } from '~/features/search-query/calendar-date';
import { LIMITS } from '~/features/search-query/search-query';
import type { SearchFormValues } from './form-values';
import { infantCount, passengerTotal } from './passengers';
import type { SaleDates } from './sale-dates';

/** Fields that an error can stand at. */
export const SEARCH_FORM_FIELDS = ['departure', 'arrival', 'departureDate', 'dateBack', 'adults'] as const;
export type SearchFormField = (typeof SEARCH_FORM_FIELDS)[number];

/** Keys below `search` in `locales/<language>/errors.json`. */
export type SearchFormFault =
  | 'departureRequired'
  | 'arrivalRequired'
  | 'placeUnknown'
  | 'placeSeveral'
  | 'placesUnavailable'
  | 'samePlace'
  | 'departureDateRequired'
  | 'dateWrong'
  | 'datePast'
  | 'dateTooFar'
  | 'returnBeforeDeparture'
  | 'adultsWrong'
  | 'childAgeWrong'
  | 'tooManyPassengers'
  | 'infantsMoreThanAdults';

export type SearchFormFaults = Partial<Record<SearchFormField, SearchFormFault>>;

const message = (fault: SearchFormFault) => ({ error: fault });

/**
 * The rules of the search form that need no look at the places' codes (specification 1 §5).
 * Adults and children are checked under `adults`, which stands for the passenger picker.
 */
function searchFormSchema({ min, max }: SaleDates) {
  const place = (required: SearchFormFault) => z.object({ text: z.string().min(1, message(required)) });
  // An empty day passes here: whether one is needed is another rule.
  const day = z
    .string()
    .refine((date) => date === '' || isCalendarDate(date), { ...message('dateWrong'), abort: true })
    .refine((date) => date === '' || date >= min, message('datePast'))
    .refine((date) => date <= max, message('dateTooFar'));
  const whole = (fault: SearchFormFault) => z.number(message(fault)).int(message(fault));

  return z.object({
    departure: place('departureRequired'),
    arrival: place('arrivalRequired'),
    dates: z
      .object({
        departureDate: day.refine((date) => date !== '', message('departureDateRequired')),
        dateBack: day,
      })
      .refine(({ departureDate, dateBack }) => dateBack === '' || dateBack >= departureDate, {
        ...message('returnBeforeDeparture'),
        path: ['dateBack'],
      }),
    passengers: z
      .object({
        adults: whole('adultsWrong').min(1, message('adultsWrong')),
        childrenAges: z.array(
          whole('childAgeWrong').min(0, message('childAgeWrong')).max(LIMITS.childAge.max, message('childAgeWrong')),
        ),
      })
      .refine((passengers) => passengerTotal(passengers) <= LIMITS.passengers, message('tooManyPassengers'))
      .refine((passengers) => infantCount(passengers) <= passengers.adults, message('infantsMoreThanAdults')),
  });
}

/** The first fault of every field; empty when the places can be looked up. */
export function checkSearchForm(values: SearchFormValues, dates: SaleDates): SearchFormFaults {
  const { departure, arrival, departureDate, dateBack, adults, childrenAges } = values;
  const shape = { departure, arrival, dates: { departureDate, dateBack }, passengers: { adults, childrenAges } };
  const result = searchFormSchema(dates).safeParse(shape);
  const faults: SearchFormFaults = {};
  for (const issue of result.error?.issues ?? []) {
    const [part, name] = issue.path;
    const field = part === 'passengers' ? 'adults' : ((part === 'dates' ? name : part) as SearchFormField);
    faults[field] ??= issue.message as SearchFormFault;
  }
  return faults;
}
