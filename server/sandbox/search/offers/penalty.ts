import type { CurrencyCode } from '~/market/currencies';
import type { OfferFare } from './offer';
import { fromDollars } from './rates';

/** The carrier's charge for each passenger and direction where a refund or an exchange is possible at a charge. */
export const PENALTY_DOLLARS = 35;

/** Each direction is one flight ticket; otherwise several carriers charge, or a railway by the hour. */
export type ChargeFacts = { currency: CurrencyCode; isOneTicketEachWay: boolean };

/** Returns what the carrier charges, in hundredths; null where that is nothing, or where only the rules tell it. */
export function chargeOf(rule: OfferFare['returnable'], { currency, isOneTicketEachWay }: ChargeFacts): number | null {
  return rule === 'fee' && isOneTicketEachWay ? fromDollars(PENALTY_DOLLARS, currency) : null;
}
