import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { readablePlaces } from '../query/readable-places';
import type { MalformedSearchBody } from '../query/searched-places';
import { namesOfPlaces } from './names-of-search.server';

/** Makes the 404 of a malformed search link, with the names of the places that can be read. */
export async function malformedSearch(context: RequestContext): Promise<Response> {
  const places = readablePlaces(context.url);
  const searchedPlaces = places ? await namesOfPlaces(context, places) : { departure: null, arrival: null };
  return json<MalformedSearchBody>({ searchedPlaces }, { status: 404 });
}
