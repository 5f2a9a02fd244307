import { capitalised } from '../places/place-names';
import type { PlaceSuggestion } from '../places/suggestions';
import { ANYWHERE, isRoundTrip, type CabinClass, type SearchQuery } from '../query/search-query';
import { flexibilityOf } from './flexibility';
import type { SearchFormFault } from './form';
import { EMPTY_FORM, EMPTY_PLACE, type FormCabin, type PlaceValue, type SearchFormValues } from './form-values';
import { saleDates, type SaleDates } from '~/dates/sale-dates';

/** View data of the search form; plain data, ready texts. */
export type SearchFormState = {
  values: SearchFormValues;
  /** By field name. `adults` covers the passenger picker. */
  errors: Partial<Record<string, string>>;
  /** After a rejected submission: texts of validation errors, so that the page can update them itself. */
  messages?: Readonly<Record<SearchFormFault, string>>;
  /** Places to choose from when the text matches several, by field name. */
  choices: Partial<Record<string, PlaceSuggestion[]>>;
  /** The field that takes the focus instead of the error list. */
  focus?: string;
  dates: SaleDates;
  /** Opens the passenger picker after one of its buttons was used. */
  isPickerOpen: boolean;
  /** The form is untouched; its values are guesses for the visitor. */
  isFresh?: boolean;
  /** Example destinations. */
  examples: { code: string; label: string }[];
  /** Label of the choice to look for hotels too; missing where no partner has any. */
  hotels?: string;
  /** Choices of a whole month. */
  months: { value: string; label: string }[];
};

/** Builds a form with `values` and without errors. */
export function formState(values: SearchFormValues = EMPTY_FORM, now = new Date()): SearchFormState {
  return { values, errors: {}, choices: {}, dates: saleDates(now), isPickerOpen: false, examples: [], months: [] };
}

const CABIN_OF_CLASS: Readonly<Record<CabinClass, FormCabin>> = {
  Y: 'economy',
  C: 'business',
  W: 'comfort',
  F: 'first',
  P: 'premium',
};

const CLASS_OF_CABIN: Readonly<Record<FormCabin, CabinClass>> = {
  economy: 'Y',
  business: 'C',
  comfort: 'W',
  first: 'F',
  premium: 'P',
};

/** Returns the cabin letter of links for a cabin of the form. */
export function cabinClassOfForm(cabin: FormCabin): CabinClass {
  return CLASS_OF_CABIN[cabin];
}

/**
 * Fills the form from the current search.
 * @param placeNames names in the language of the page by code; unnamed places show their code
 */
export function searchFormState(
  query: SearchQuery,
  placeNames: Readonly<Record<string, string>>,
  now = new Date(),
): SearchFormState {
  const place = (code: string | undefined): PlaceValue => {
    if (code === undefined) return EMPTY_PLACE;
    const title = placeNames[code] ?? code;
    const name = code === ANYWHERE ? capitalised(title) : title;
    return { text: name, code, label: name };
  };
  const values: SearchFormValues = {
    ...EMPTY_FORM,
    ...routeOf(query, place, saleDates(now)),
    adults: query.adults,
    // A link gives no ages of infants; any age under two will do.
    childrenAges: [...query.childrenAges, ...Array<number>(query.infants).fill(1)],
    cabinClass: CABIN_OF_CLASS[query.cabin],
  };
  return formState(values, now);
}

function routeOf(
  query: SearchQuery,
  place: (code: string | undefined) => PlaceValue,
  dates: SaleDates,
): Partial<SearchFormValues> {
  const [out, back] = query.trips;
  if (query.trips.length > 1 && !isRoundTrip(query)) {
    return {
      legs: query.trips.map(({ departure, arrival, date }) => ({
        departure: place(departure),
        arrival: place(arrival),
        date,
      })),
    };
  }
  const route = { departure: place(out?.departure), arrival: place(out?.arrival), departureDate: out?.date ?? '' };
  if (!out?.flexible && !back?.flexible) return { ...route, dateBack: back?.date ?? '' };
  const flexible = flexibilityOf(query, dates);
  if (flexible) return { ...route, ...flexible };
  const departureDateEnd = out?.flexible?.type === 'range' ? out.flexible.end : route.departureDate;
  if (back?.flexible?.type === 'stay') {
    const { minDays: stayMin, maxDays: stayMax } = back.flexible;
    return { ...route, dateType: 'stay', departureDateEnd, stayMin, stayMax };
  }
  const dateBackEnd = back?.flexible?.end ?? back?.date ?? '';
  return { ...route, dateType: 'range', departureDateEnd, dateBack: back?.date ?? '', dateBackEnd };
}
