import { baggageOption } from '~/features/search/offers/baggage-option';
import { faresOf } from '~/features/search/offers/offer-fares';
import { betterTicket } from '~/features/search/offers/better-ticket';
import { isCombination } from '~/features/search/offers/highlights';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { fareReference } from '~/features/search/offers/offer-reference';
import { outboundKey } from '~/features/search/offers/outbound';
import { namesInAnswer } from '~/features/search/places/names-of-search.server';
import { queryText } from '~/features/search/query/query-text';
import { isRoundTrip } from '~/features/search/query/search-query';
import { otherPortsText } from '~/features/trip/other-ports-text.server';
import { isByTrain } from '~/features/trip/segment';
import { inSentence } from '~/features/trip/segment-text.server';
import { tripScreen } from '~/features/trip/trip-screen.server';
import type { SegmentView, TripView } from '~/features/trip/trip-view';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDuration, formatMoney } from '~/market/format';
import { formatTime } from '~/market/clock';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { moreWays, type MoreWaysView } from './more-ways.server';
import { offersView, offerView, type OffersView, type OffersWords, type OfferView } from './offers-view.server';
import type { ResultLinks } from './result-links';
import { shareView, type ShareView } from './share.server';
import { buysText, fareFacts, ticketFacts, type FareFact, type TicketFacts } from './ticket-facts.server';

/** A similar ticket that may suit better: the differences and a link. */
export type BetterTicketView = {
  title: string;
  facts: string;
  times: string[];
  price: string;
  path: string;
  see: string;
};

/** A fare beside the others. `difference` from that of the card: "+£70.39"; null for itself. */
export type FareView = OfferView & {
  name: string;
  /** `isOwn`: other fares say otherwise. */
  facts: (FareFact & { isOwn?: boolean })[];
  difference: string | null;
};

export type TicketView = OffersView & {
  /** "London ⇄ New York" */
  title: string;
  /** On a round trip titled "Outbound" and "Return". */
  trips: TripView[];
  /**
   * Each trip in two lines: times and stops, "Fri, Dec 25, 14:30 – 17:20 · direct"; carriers and their numbers, "Aeroflot
   * SU 1130, S7 S7 12".
   */
  times: { when: string; who: string }[];
  /** Where the return uses other airports or stations, in sentences. */
  otherPorts: string[];
  /** Name of the fare that the footer buys, "Light"; null without others beside it. */
  fareName: string | null;
  /** "1 checked bag, changes for a fee" */
  buys: string;
  share: ShareView;
  facts: TicketFacts;
  /** All fares of the trip, that of the card first; null when there is only one. */
  fares: { title: string; offers: FareView[] } | null;
  closePath: string;
  better: BetterTicketView | null;
  /** The other ways back or on from its first flight, which its card may leave out; null when there are none. */
  moreWays: MoreWaysView | null;
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
  /** A card stands for all itineraries that begin alike. */
  isByOutbound: boolean;
};

/**
 * Builds the ticket that a link opens, even when the filter excludes it: the link may be older than the filter. With a
 * fare in the link its price is that of the fare, under a filter that of its card; all baggage offers stay available.
 */
export function ticketView(
  { key, fare }: { key: string | null; fare: string | null },
  input: TicketInput,
): TicketView | null {
  const { answer, market, links } = input;
  const whole = input.all.find((itinerary) => itinerary.key === key);
  if (!whole) return null;
  const chosen = fare === null ? undefined : faresOfAll(whole).find((offer) => fareReference(offer) === fare);
  const best = chosen ?? input.shown.find((itinerary) => itinerary.key === key)?.offers[0] ?? whole.offers[0]!;
  const itinerary = { ...whole, offers: [best, ...otherFares(best, whole)] };
  const names = { maps: answer, market };
  const trips = tripScreen(itinerary.trips, names);
  const t = getTranslator(market.locale, 'filters');
  const fares =
    itinerary.offers.length === 1 ? null : itinerary.offers.map((offer) => fareView(offer, itinerary, input));
  return {
    ...offersView(itinerary, input),
    title: queryText(input.query, namesInAnswer(answer), market, input.t).route,
    trips: isRoundTrip(input.query) ? withWays(trips, market) : trips,
    times: trips.map((trip) => ({
      when: timesText(trip),
      who: trip.segments.map((segment) => numberText(segment, market)).join(', '),
    })),
    otherPorts: otherPortsText(itinerary.trips, names).long,
    buys: buysText(itinerary, market, input.t),
    share: shareView('ticket', input.origin + links.to({ ticket: itinerary.key }), market),
    facts: ticketFacts({ ...input, itinerary }),
    fareName: fares && fares[0]!.name,
    fares: fares && {
      title: t(isByTrain(itinerary.trips.flat()) ? 'ticket.cars' : 'ticket.fares'),
      offers: markDifferences(fares),
    },
    closePath: links.to({}),
    better: betterView(itinerary, input),
    moreWays: moreWaysOf(itinerary, input),
    smartRoute: isCombination(itinerary) ? smartRoute(itinerary, input) : null,
  };
}

function moreWaysOf(itinerary: Itinerary, input: TicketInput): MoreWaysView | null {
  const key = input.isByOutbound ? outboundKey(itinerary) : null;
  const others = key ? input.shown.filter((one) => one.key !== itinerary.key && outboundKey(one) === key) : [];
  return moreWays({ itinerary, others }, input);
}

function faresOfAll({ offers }: Itinerary): Variant[] {
  return [...offers, ...offers.flatMap(faresOf)];
}

/**
 * Returns the other fares of a trip by price: those of its offers, and each dearer one of their quotes once, because
 * several quotes may add the same.
 */
function otherFares(best: Variant, { offers }: Itinerary): Variant[] {
  const isBest = ({ id, fare }: Variant) => id === best.id && fare?.key === best.fare?.key;
  const fares = offers.map(faresOf);
  const own = fares.flatMap(([first]) => first ?? []);
  const told = new Set([best, ...own].map(({ fare }) => fare?.key));
  const further = fares
    .flatMap(([, ...dearer]) => dearer)
    .toSorted(byPrice)
    .filter(({ fare }) => !told.has(fare?.key) && told.add(fare?.key));
  return [...own.filter((one) => !isBest(one)), ...further].toSorted(byPrice);
}

function byPrice(one: Variant, other: Variant): number {
  return one.price.amount - other.price.amount;
}

function fareView(offer: Variant, itinerary: Itinerary, input: TicketInput): FareView {
  const { market } = input;
  const t = getTranslator(market.locale, 'filters');
  const [best] = itinerary.offers;
  const option = baggageOption(offer.baggage);
  return {
    ...offerView(itinerary, offer, input),
    name: offer.fare?.name ?? (option ? t(`options.${option}`) : t('ticket.fare')),
    facts: fareFacts(offer, { ...input, itinerary }),
    difference: offer === best ? null : differenceText(offer.price, best!.price, market),
  };
}

/** Marks what not all fares have. */
function markDifferences(fares: readonly FareView[]): FareView[] {
  const isShared = (text: string) => fares.every(({ facts }) => facts.some((fact) => fact.text === text));
  return fares.map((fare) => ({
    ...fare,
    facts: fare.facts.map((fact) => (isShared(fact.text) ? fact : { ...fact, isOwn: true })),
  }));
}

function withWays(trips: readonly TripView[], { locale }: Market): TripView[] {
  const t = getTranslator(locale, 'calendar');
  return trips.map((trip, index) => ({ ...trip, title: t(index === 0 ? 'departure' : 'return') }));
}

/** "+£70.39", or "−£5" for a fare that costs less. */
function differenceText(price: Money, own: Money, { locale }: Market): string {
  const amount = price.amount - own.amount;
  return `${amount < 0 ? '−' : '+'}${formatMoney({ ...price, amount: Math.abs(amount) }, locale)}`;
}

function timesText({ departure, arrival, transfers, direct }: TripView): string {
  const days = arrival.dayOffset ? ` (${arrival.dayOffset})` : '';
  const times = `${departure.date}, ${departure.time} – ${arrival.time}${days}`;
  return [times, transfers?.count ?? direct].filter(Boolean).join(' · ');
}

/** "РЖД поезд 020У" */
function numberText({ carrier, number }: SegmentView, { locale }: Market): string {
  return [carrier.name, inSentence(number, locale)].join(' ');
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
    times: better.trips.map((trip) =>
      [trip[0]!.departsAt, trip.at(-1)!.arrivesAt].map((at) => formatTime(at, market)).join(' – '),
    ),
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
