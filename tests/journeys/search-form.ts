import { formWith } from '#tests/setup/html-form';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { dateIn } from './travellers';

/** Returns the fields of a valid search. */
export function searchFields(departure: string, arrival: string): FormFields {
  return { departure, arrival, departureDate: dateIn(30), dateBack: '', adults: '1', cabinClass: 'economy' };
}

/**
 * Posts the search form of the home page with these fields only. @returns the response, a redirect or the form again
 */
export async function postSearch(visitor: PlainBrowser, fields: FormFields): Promise<PlainPage> {
  const home = await visitor.get('/');
  const { action } = formWith(home.text, 'departureDate');
  return visitor.post(action, { intent: 'search', ...fields }, { redirects: 0 });
}

/** Returns the codes of the resulting search, "LON NYC", or the status if there is none. */
export function searchedPlaces({ status, headers }: PlainPage): string {
  const url = new URL(headers.location ?? '/', 'http://shop');
  const route = url.searchParams.get('route[0]') ?? '';
  const [, from, to] = /^\w+:(\w+)_.*_\w+:(\w+)$/.exec(route) ?? [];
  return status === 303 && url.pathname === '/search' ? `${from} ${to}` : String(status);
}
