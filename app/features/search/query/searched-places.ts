import { isRouteErrorResponse } from '@remix-run/react';

/** Names of the places that a malformed search link names, for the form on the not-found page. */
export type SearchedPlaces = Record<'departure' | 'arrival', string | null>;

/** Body (JSON) of the 404 that a search route throws. */
export type MalformedSearchBody = {
  searchedPlaces: SearchedPlaces;
  /** Validation error of the arrival, a ready text; null for an unreadable link. */
  arrivalError: string | null;
};

/** Returns the search that a thrown 404 carries; null for other errors. */
export function malformedSearchOf(error: unknown): MalformedSearchBody | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'searchedPlaces' in data ? (data as MalformedSearchBody) : null;
}
