import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import { readablePlaces } from '../query/readable-places';
import type { MalformedReason } from '../query/search-url';
import type { MalformedSearchBody } from '../query/searched-places';
import { namesOfPlaces } from './names-of-search.server';

/** Reasons that a visitor can fix, with the field of the short form and the text below `search` in `errors`. */
const FIXABLE: Partial<Record<MalformedReason, { field: 'arrival' | 'departureDate'; text: string }>> = {
  samePlace: { field: 'arrival', text: 'samePlace' },
  dateOrder: { field: 'departureDate', text: 'returnBeforeDeparture' },
};

/**
 * Makes the 404 of a malformed search link: the names of the places that can be read, and the error of a search that
 * the visitor can fix.
 */
export async function malformedSearch(context: RequestContext, reason: MalformedReason): Promise<Response> {
  const places = readablePlaces(context.url);
  const searchedPlaces = places ? await namesOfPlaces(context, places) : { departure: null, arrival: null };
  const fixable = FIXABLE[reason];
  const t = getTranslator(context.market.locale, 'errors');
  const fault = fixable ? { field: fixable.field, message: t(`search.${fixable.text}`) } : null;
  return json<MalformedSearchBody>({ searchedPlaces, fault }, { status: 404 });
}
