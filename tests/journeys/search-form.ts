import { formWith } from '#tests/setup/html-form';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { dateIn } from './travellers';

/** A search that nothing is wrong with. */
export function searchFields(departure: string, arrival: string): FormFields {
  return { departure, arrival, departureDate: dateIn(30), dateBack: '', adults: '1', cabinClass: 'economy' };
}

/** Posts the search form of the home page with these fields only. @returns its answer, a redirect or the form again */
export async function postSearch(visitor: PlainBrowser, fields: FormFields): Promise<PlainPage> {
  const home = await visitor.get('/');
  const { action } = formWith(home.text, 'departureDate');
  return visitor.post(action, { intent: 'search', ...fields }, { redirects: 0 });
}

/** The codes that a search was sent on with: "LON NYC"; its status where it was not. */
export function searchedPlaces({ status, headers }: PlainPage): string {
  const url = new URL(headers.location ?? '/', 'http://shop');
  const route = url.searchParams.get('route[0]') ?? '';
  const [, from, to] = /^\w+:(\w+)_.*_\w+:(\w+)$/.exec(route) ?? [];
  return status === 303 && url.pathname === '/search' ? `${from} ${to}` : String(status);
}
