import { countryOf } from '~/market/countries';
import type { Market } from '~/market/market';

/** Returns the page with the fare rules of a booking; of all its tickets. */
export function fareRulesPath(token: string): string {
  return `/mbooking/rules/${token}`;
}

/** Returns the path for the order summary beside a form; null in a country whose shop has no such link. */
export function rulesBesideForm(token: string, { country }: Pick<Market, 'country'>): string | null {
  return countryOf(country).flags.fareLinkInSidebar ? fareRulesPath(token) : null;
}
