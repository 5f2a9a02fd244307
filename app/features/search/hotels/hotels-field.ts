/** The choice in the search form to look for hotels too, and its key in the tab's storage (specification 1 §9). */
export const HOTELS_FIELD = 'searchHotels';
/** Takes the form's parameters and leads to the partner's hotels. */
export const HOTELS_PATH = '/hotels';
