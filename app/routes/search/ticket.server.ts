import { betterTicket } from '~/features/search/offers/better-ticket';
import { isCombination } from '~/features/search/offers/highlights';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { tripScreen } from '~/features/trip/trip-screen.server';
import type { TripView } from '~/features/trip/trip-view';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDuration, formatMoney, formatTime } from '~/market/format';
import type { SearchAnswer } from '~/upstream/search/contract';
import { offersView, offerView, type OffersView, type OffersWords, type OfferView } from './offers-view.server';
import type { ResultLinks } from './result-links';
import { shareView, type ShareView } from './share.server';
import { ruleText, ticketFacts, type TicketFacts } from './ticket-facts.server';

/** A similar ticket that may suit better: the differences and a link. */
export type BetterTicketView = {
  title: string;
  facts: string;
  times: string[];
  price: string;
  path: string;
  see: string;
};

export type TicketView = OffersView & {
  /** "London – New York, New York – London" */
  title: string;
  trips: TripView[];
  share: ShareView;
  facts: TicketFacts;
  /** The other fares of the same trip; null when there are none. */
  fares: { title: string; offers: (OfferView & { rules: string })[] } | null;
  closePath: string;
  better: BetterTicketView | null;
  /** Explains a self-transfer; null for an ordinary ticket. */
  smartRoute: { title: string; points: string[] } | null;
};

export type TicketInput = OffersWords & {
  answer: SearchAnswer;
  /** Itineraries that match the filter. */
  shown: readonly Itinerary[];
  all: readonly Itinerary[];
  links: ResultLinks;
  origin: string;
};

/**
 * Builds the ticket that a link opens, even when the filter excludes it: the link may be older than the filter. Under a
 * filter its price is that of its card; all baggage offers stay available.
 */
export function ticketView(key: string | null, input: TicketInput): TicketView | null {
  const { answer, market, links } = input;
  const whole = input.all.find((itinerary) => itinerary.key === key);
  if (!whole) return null;
  const best = input.shown.find((itinerary) => itinerary.key === key)?.offers[0] ?? whole.offers[0]!;
  const itinerary = { ...whole, offers: [best, ...whole.offers.filter((offer) => offer !== best)] };
  const others = itinerary.offers.slice(1);
  const trips = tripScreen(itinerary.trips, { maps: answer, market });
  const t = getTranslator(market.locale, 'filters');
  return {
    ...offersView(itinerary, input),
    title: trips.map(({ title }) => title).join(', '),
    trips,
    share: shareView('ticket', input.origin + links.to({ ticket: itinerary.key }), market),
    facts: ticketFacts({ ...input, itinerary }),
    fares:
      others.length === 0
        ? null
        : {
            title: t('ticket.others'),
            offers: others.map((offer) => ({ ...offerView(itinerary, offer, input), rules: ruleText(offer, market) })),
          },
    closePath: links.to({}),
    better: betterView(itinerary, input),
    smartRoute: isCombination(itinerary) ? smartRoute(itinerary, input) : null,
  };
}

function betterView(itinerary: Itinerary, { shown, market, links }: TicketInput): BetterTicketView | null {
  const better = betterTicket(itinerary, shown);
  if (!better) return null;
  const t = getTranslator(market.locale, 'filters');
  const { amount, currency } = better.offers[0]!.price;
  const saving = itinerary.offers[0]!.price.amount - amount;
  const minutes = itinerary.minutes - better.minutes;
  const money = formatMoney({ amount: Math.abs(saving), currency }, market.locale);
  const duration = formatDuration(Math.abs(minutes), market.locale);
  const facts = [
    saving === 0 ? null : t(saving > 0 ? 'better.cheaper' : 'better.dearer', { price: money }),
    minutes === 0 ? null : t(minutes > 0 ? 'better.faster' : 'better.slower', { duration }),
    ...transfersFacts(better, t),
  ];
  return {
    title: t('better.title'),
    facts: facts.filter((fact) => fact !== null).join(', '),
    times: better.trips.map((trip) => `${formatTime(trip[0]!.departsAt)} – ${formatTime(trip.at(-1)!.arrivesAt)}`),
    price: formatMoney(better.offers[0]!.price, market.locale),
    path: links.to({ ticket: better.key }),
    see: t('better.see'),
  };
}

function transfersFacts(itinerary: Itinerary, t: Translate): string[] {
  if (isCombination(itinerary)) return [t('better.selfTransfer')];
  return itinerary.trips.every((trip) => trip.length === 1) ? [t('better.direct')] : [];
}

function smartRoute(itinerary: Itinerary, { answer, market }: TicketInput): TicketView['smartRoute'] {
  const t = getTranslator(market.locale, 'filters');
  const points = ['separate', 'bags', ...(isAbroad(itinerary, answer) ? ['visa'] : []), 'delay', 'rules'];
  return { title: t('smartRoute.title'), points: points.map((point) => t(`smartRoute.${point}`)) };
}

/** Returns true when a self-transfer is in a country where its trip neither starts nor ends. */
function isAbroad({ trips }: Itinerary, { ports, cities }: SearchAnswer): boolean {
  const countryOf = (port: string) => cities[ports[port]?.cityCode ?? '']?.countryCode ?? null;
  return trips.some((trip) => {
    const home = [countryOf(trip[0]!.departure), countryOf(trip.at(-1)!.arrival)];
    return trip.some(({ isSelfTransfer, arrival }) => isSelfTransfer && !home.includes(countryOf(arrival)));
  });
}
