import { earliestToday } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { SpecialOffer } from '~/upstream/sales/contract';
import { oneWayPath } from './directions.server';

/** A cheap ticket, linked to its search. */
export type OfferCard = {
  href: string;
  departure: string;
  arrival: string;
  date: string;
  /** "Example Air, direct" */
  flight: string;
  price: string;
};

/** Returns the offers whose day has not passed: answers may be hours old. */
export function offersAhead(offers: readonly SpecialOffer[], now: Date): SpecialOffer[] {
  return offers.filter(({ departureDateTime }) => departureDateTime.slice(0, 10) >= earliestToday(now));
}

/** Builds special offers (specification 1 §2), in the order of the service: cheapest first. */
export function offerCards(
  offers: readonly SpecialOffer[],
  market: Pick<Market, 'locale' | 'country'>,
  t: Translate,
): OfferCard[] {
  return offers.map(({ departure, arrival, departureDateTime, carrier, transfers, price }) => ({
    href: oneWayPath(departure.code, arrival.code, departureDateTime.slice(0, 10), 'airplane'),
    departure: departure.name,
    arrival: arrival.name,
    date: formatDate(departureDateTime, market, 'weekday'),
    flight: `${carrier.name}, ${t('offers.transfers', { count: transfers })}`,
    price: formatMoney(price, market.locale),
  }));
}
