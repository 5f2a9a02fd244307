import { countryOf } from '~/market/countries';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

type Ruled = Pick<Booking, 'token' | 'segments'>;

/** Returns the page with the fare rules of a booking, of all its tickets; null where no ticket has rules in words. */
export function fareRulesPath({ token, segments }: Ruled): string | null {
  return segments.some(({ hasFareRules }) => hasFareRules) ? `/mbooking/rules/${token}` : null;
}

/** Returns the path for the order summary beside a form; null in a country whose shop has no such link. */
export function rulesBesideForm(booking: Ruled, { country }: Pick<Market, 'country'>): string | null {
  return countryOf(country).flags.fareLinkInSidebar ? fareRulesPath(booking) : null;
}
