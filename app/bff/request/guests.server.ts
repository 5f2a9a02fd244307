import type { AppLoadContext } from '@remix-run/node';
import { environment } from '~/bff/environment/environment.server';
import { knownCity, type VisitorCity } from './visitor-city.server';
import { recordVisit } from './visits.server';

/** The app's part in answering guests from the host's memory (docs/decisions/104). */
export type Guests = {
  /** Tells the city of an address as the home page would name it; undefined where the app would have to ask. */
  cityOf(clientIp: string): VisitorCity | null | undefined;
  /** Does for a visitor what every page does beside its rendering: counts the visit and remembers the market. */
  greet(request: Request, context: AppLoadContext): Promise<void>;
};

export const guests: Guests = {
  cityOf: (clientIp) => knownCity({ clientIp, isBehindProxy: environment().trustProxy !== false }),
  greet: (request, context) => recordVisit({ request, context }),
};
