import { baggageOption } from '~/features/search/offers/baggage-option';
import { MUCH_LONGER_MINUTES } from '~/features/search/offers/group-head';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { outboundKey, type OutboundGroup } from '~/features/search/offers/outbound';
import { firstIn } from '~/features/search/offers/sorting';
import { tripMinutes } from '~/features/trip/segment';
import { otherPortsText } from '~/features/trip/other-ports-text.server';
import { tripSummary } from '~/features/trip/trip-screen.server';
import type { TripSummaryView } from '~/features/trip/trip-view';
import { getTranslator } from '~/i18n/translator.server';
import { formatCompactDuration, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { SearchAnswer } from '~/upstream/search/contract';
import type { ResultLinks } from './result-links';

export type MoreWaysView = {
  /**
   * "4 more ways back from £312", or of one way "3 more connections"; and why when that is less than the card's price:
   * "from £312 (1 stop)".
   */
  text: string;
  path: string;
};

/** The way out of which a page shows the ways back. */
export type WayOutView = {
  trip: TripSummaryView;
  /** Leads to all ways out. */
  path: string;
};

/** Shows the way out of an itinerary. */
export function wayOutView(
  { trips }: Itinerary,
  { answer, market }: Pick<MoreWaysInput, 'answer' | 'market'>,
  links: ResultLinks,
): WayOutView {
  return { trip: tripSummary(trips[0]!, { maps: answer, market }), path: links.to({ outbound: null, page: 1 }) };
}

type MoreWaysInput = { answer: SearchAnswer; market: Market; links: ResultLinks };

/**
 * Links a card to the other ways back of its way out, or on from its first flight, from the price of the cheapest. If
 * that one costs less than the card, the text says why the card does not lead with it.
 */
export function moreWays({ itinerary: card, others }: OutboundGroup, input: MoreWaysInput): MoreWaysView | null {
  const cheapest = firstIn(others, 'price');
  if (!cheapest) return null;
  const { price } = cheapest.offers[0]!;
  const { locale } = input.market;
  const t = getTranslator(locale, 'search');
  const count = others.length;
  const text = card.trips.length === 1 ? t('results.moreConnections', { count }) : t('results.moreWays', { count });
  const from = getTranslator(locale, 'filters')('from', { price: formatMoney(price, locale) });
  const difference = price.amount - card.offers[0]!.price.amount;
  const path = input.links.to({ outbound: outboundKey(card), page: 1 });
  // The same price is said above.
  if (difference === 0) return { text, path };
  if (difference > 0) return { text: `${text} ${from}`, path };
  return { text: `${text} ${from} (${differenceOf(cheapest, card, input)})`, path };
}

/** Names the largest drawback of a cheaper way beside the card's own, such as "1 stop" or "+2h"; else its times. */
function differenceOf(cheaper: Itinerary, card: Itinerary, { answer, market }: MoreWaysInput): string {
  const names = { maps: answer, market };
  const [trip, ownTrip] = [cheaper.trips.at(-1)!, card.trips.at(-1)!];
  const [view, ownView] = [tripSummary(trip, names), tripSummary(ownTrip, names)];
  if (trip.length > ownTrip.length && view.transfers) return view.transfers.count;
  const worse = [...view.warnings, ...otherPortsText(cheaper.trips, names).short].find(
    (warning) => ![...ownView.warnings, ...otherPortsText(card.trips, names).short].includes(warning),
  );
  if (worse) return worse;
  const longer = tripMinutes(trip) - tripMinutes(ownTrip);
  if (longer >= MUCH_LONGER_MINUTES) return `+${formatCompactDuration(longer, market.locale)}`;
  const [bag, ownBag] = [cheaper, card].map(({ offers }) => baggageOption(offers[0]!.baggage));
  if (bag === 'WithoutBaggages' && ownBag !== bag) return getTranslator(market.locale, 'search')('results.withoutBag');
  return `${view.departure.time} – ${view.arrival.time}`;
}
