import type { PlaceSuggestion } from '~/features/places/suggestions';
import { isRoundTrip, type CabinClass, type SearchQuery } from '~/features/search-query/search-query';
import { EMPTY_FORM, EMPTY_PLACE, type FormCabin, type PlaceValue, type SearchFormValues } from './form-values';
import { saleDates, type SaleDates } from './sale-dates';

export type PlaceSide = 'departure' | 'arrival';

/** What the search form shows; plain data, ready texts. */
export type SearchFormState = {
  values: SearchFormValues;
  /** By field name. `adults` stands for the passenger picker. */
  errors: Partial<Record<string, string>>;
  /** Places to choose from where the typed text fits several. */
  choices: Partial<Record<PlaceSide, PlaceSuggestion[]>>;
  dates: SaleDates;
  /** The passenger picker is unfolded, because its buttons were just used. */
  isPickerOpen: boolean;
};

/** The form with `values`, nothing wrong yet. */
export function formState(values: SearchFormValues = EMPTY_FORM, now = new Date()): SearchFormState {
  return { values, errors: {}, choices: {}, dates: saleDates(now), isPickerOpen: false };
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

export function cabinClassOfForm(cabin: FormCabin): CabinClass {
  return CLASS_OF_CABIN[cabin];
}

/**
 * The form filled as for a search that is shown. Of a trip with several legs it has the first one.
 * @param placeNames names in the language of the page by code; a code without a name stands for itself
 */
export function searchFormState(
  query: SearchQuery,
  placeNames: Readonly<Record<string, string>>,
  now = new Date(),
): SearchFormState {
  const [out, back] = query.trips;
  const place = (code: string | undefined): PlaceValue => {
    if (code === undefined) return EMPTY_PLACE;
    const name = placeNames[code] ?? code;
    return { text: name, code, label: name };
  };
  const values: SearchFormValues = {
    departure: place(out?.departure),
    arrival: place(out?.arrival),
    departureDate: out?.date ?? '',
    dateBack: back && isRoundTrip(query) ? back.date : '',
    adults: query.adults,
    // A link counts infants without saying how old they are; a year is as good as any age under two.
    childrenAges: [...query.childrenAges, ...Array<number>(query.infants).fill(1)],
    cabinClass: CABIN_OF_CLASS[query.cabin],
  };
  return formState(values, now);
}
