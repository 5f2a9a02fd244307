import { capitalised } from '../places/place-names';
import type { PlaceSuggestion } from '../places/suggestions';
import { ANYWHERE, isRoundTrip, type CabinClass, type SearchQuery } from '../query/search-query';
import type { SearchFormFault } from './form';
import { EMPTY_FORM, EMPTY_PLACE, type FormCabin, type PlaceValue, type SearchFormValues } from './form-values';
import { saleDates, type SaleDates } from '~/dates/sale-dates';

/** What the search form shows; plain data, ready texts. */
export type SearchFormState = {
  values: SearchFormValues;
  /** By field name. `adults` stands for the passenger picker. */
  errors: Partial<Record<string, string>>;
  /** After a submit that was refused: what the page says by itself when a field is wrong, or no longer. */
  messages?: Readonly<Record<SearchFormFault, string>>;
  /** Places to choose from where the typed text fits several, by field name. */
  choices: Partial<Record<string, PlaceSuggestion[]>>;
  /** The field that takes the focus, in the place of the list of errors. */
  focus?: string;
  dates: SaleDates;
  /** The passenger picker is unfolded, because its buttons were just used. */
  isPickerOpen: boolean;
  /** Nobody has touched it: what is in it was guessed for the visitor. */
  isFresh?: boolean;
  /** Where one might go. */
  examples: { code: string; label: string }[];
};

/** The form with `values`, nothing wrong yet. */
export function formState(values: SearchFormValues = EMPTY_FORM, now = new Date()): SearchFormState {
  return { values, errors: {}, choices: {}, dates: saleDates(now), isPickerOpen: false, examples: [] };
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

/** The letter of links for a cabin of the form. */
export function cabinClassOfForm(cabin: FormCabin): CabinClass {
  return CLASS_OF_CABIN[cabin];
}

/**
 * The form filled as for a search that is shown.
 * @param placeNames names in the language of the page by code; a code without a name stands for itself
 */
export function searchFormState(
  query: SearchQuery,
  placeNames: Readonly<Record<string, string>>,
  now = new Date(),
): SearchFormState {
  const place = (code: string | undefined): PlaceValue => {
    if (code === undefined) return EMPTY_PLACE;
    const said = placeNames[code] ?? code;
    const name = code === ANYWHERE ? capitalised(said) : said;
    return { text: name, code, label: name };
  };
  const values: SearchFormValues = {
    ...EMPTY_FORM,
    ...routeOf(query, place),
    adults: query.adults,
    // A link counts infants without saying how old they are; a year is as good as any age under two.
    childrenAges: [...query.childrenAges, ...Array<number>(query.infants).fill(1)],
    cabinClass: CABIN_OF_CLASS[query.cabin],
  };
  return formState(values, now);
}

function routeOf(query: SearchQuery, place: (code: string | undefined) => PlaceValue): Partial<SearchFormValues> {
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
  const departureDateEnd = out?.flexible?.type === 'range' ? out.flexible.end : route.departureDate;
  if (back?.flexible?.type === 'stay') {
    const { minDays: stayMin, maxDays: stayMax } = back.flexible;
    return { ...route, dateType: 'stay', departureDateEnd, stayMin, stayMax };
  }
  const dateBackEnd = back?.flexible?.end ?? back?.date ?? '';
  return { ...route, dateType: 'range', departureDateEnd, dateBack: back?.date ?? '', dateBackEnd };
}
