import type { AppLoadContext } from '@remix-run/node';
import { environment } from '~/bff/environment/environment.server';
import { knownCity, type VisitorCity } from './visitor-city.server';

/** The app's part in answering guests from the host's memory (docs/decisions/104, 106). */
export type Guests = {
  /** Tells the city of an address as the home page would name it; undefined where the app would have to ask. */
  cityOf(clientIp: string): VisitorCity | null | undefined;
  /** True when the results page of this address would show all offers without a search. */
  hasResults(request: Request, context: AppLoadContext): Promise<boolean>;
  /** Does for a visitor what a page does beside its rendering: counts the visit, remembers the market and the search. */
  greet: Record<GuestPage, (request: Request, context: AppLoadContext) => Promise<void>>;
};

/** A page that guests get from memory. */
export type GuestPage = 'home' | 'results';

export const cityOfGuest: Guests['cityOf'] = (clientIp) =>
  knownCity({ clientIp, isBehindProxy: environment().trustProxy !== false });
