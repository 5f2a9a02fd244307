import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import { readablePlaces } from '../query/readable-places';
import type { MalformedReason } from '../query/search-url';
import type { MalformedSearchBody } from '../query/searched-places';
import { namesOfPlaces } from './names-of-search.server';

/**
 * Makes the 404 of a malformed search link: the names of the places that can be read, and the error of a search from a
 * place to itself, which the short form can fix.
 */
export async function malformedSearch(context: RequestContext, reason: MalformedReason): Promise<Response> {
  const places = readablePlaces(context.url);
  const searchedPlaces = places ? await namesOfPlaces(context, places) : { departure: null, arrival: null };
  const t = getTranslator(context.market.locale, 'errors');
  const arrivalError = reason === 'samePlace' ? t('search.samePlace') : null;
  return json<MalformedSearchBody>({ searchedPlaces, arrivalError }, { status: 404 });
}
