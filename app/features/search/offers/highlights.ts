import { baggageKey, type Itinerary } from './itinerary';
import { firstIn } from './sorting';

/** Highlight tags (specification 2 §9), the most significant first: on a phone a card shows one. */
export const HIGHLIGHTS = [
  'cheapest',
  'bestPlane',
  'bestTrain',
  'fastest',
  'loopholeTicket',
  'onlyByUs',
  'morningFlight',
] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];

/** Tags of a card that stands higher than its order, by its mode (`eachModeFirst`). */
const RAISED_TAG = { airplane: 'bestPlane', train: 'bestTrain' } as const;

/** Limit of tags per itinerary. */
const MAX_OF_ONE = 2;

const MORNING = { from: 6, before: 10 } as const;

/** A combination of separate tickets is a loophole if it costs at most this share of the best ordinary ticket. */
const LOOPHOLE_SHARE = 0.9;

/** Returns the tags of a card that stands higher than its order, or of any other, by significance. */
export function tagsOfCard(own: readonly Highlight[], raised: keyof typeof RAISED_TAG | null): Highlight[] {
  const all = raised ? [...own, RAISED_TAG[raised]] : own;
  return HIGHLIGHTS.filter((one) => all.includes(one)).slice(0, MAX_OF_ONE);
}

/** A tag on more cards than this tells nothing; a short list may have a few. */
const MAX_SHARE_TAGGED = 0.1;
const MIN_TAGGED = 3;

/**
 * Returns the tags by itinerary key, without those of a raised card (`eachModeFirst`), at most two per itinerary and on
 * at most a tenth of the itineraries. Rules, as shown to visitors (`filters.highlight`):
 * - cheapest: all of the lowest price, unless they are too many, except those that only take longer than another that
 *   leaves at the same time; fastest: one, several equally fast ones have no tag; neither for a single itinerary;
 * - loopholeTicket: the cheapest combination of separate tickets, if it costs at least a tenth less than any ordinary
 *   ticket with the same baggage;
 * - onlyByUs: separate tickets combined by the shop, unless an ordinary ticket is both as cheap and as fast;
 * - morningFlight: the first flight leaves from 6:00 to before 10:00 local time.
 * A rule of the last two that fits too many itineraries tags none of them.
 * @param shown itineraries that match the filter
 * @param all itineraries to compare with
 */
export function highlightsOf(shown: readonly Itinerary[], all: readonly Itinerary[]): Map<string, Highlight[]> {
  const tagged = new Map<string, Highlight[]>();
  const tag = (itinerary: Itinerary | undefined, highlight: Highlight) => {
    if (!itinerary) return;
    const tags = tagged.get(itinerary.key) ?? [];
    if (tags.length < MAX_OF_ONE) tagged.set(itinerary.key, [...tags, highlight]);
  };
  const limit = Math.max(MIN_TAGGED, Math.floor(shown.length * MAX_SHARE_TAGGED));
  if (shown.length > 1) {
    const cheapest = allCheapest(shown);
    if (cheapest.length <= limit) for (const one of cheapest) tag(one, 'cheapest');
    tag(onlyFastest(shown), 'fastest');
  }
  const ordinary = all.filter((itinerary) => !isCombination(itinerary));
  const combinations = shown.filter(isCombination);
  const isUnbeaten = frontier(ordinary);
  tag(loophole(combinations, ordinary), 'loopholeTicket');
  const tagAll = (itineraries: readonly Itinerary[], highlight: Highlight) => {
    const added = itineraries.filter(({ key }) => !tagged.has(key)).length;
    if (tagged.size + added <= limit) for (const itinerary of itineraries) tag(itinerary, highlight);
  };
  tagAll(combinations.filter(isUnbeaten), 'onlyByUs');
  tagAll(shown.filter(leavesInTheMorning), 'morningFlight');
  return tagged;
}

function allCheapest(shown: readonly Itinerary[]): Itinerary[] {
  const lowest = firstIn(shown, 'price')?.offers[0]!.price.amount;
  const all = shown.filter(({ offers }) => offers[0]!.price.amount === lowest);
  const shortest = new Map<Itinerary['departsAt'], number>();
  for (const { departsAt, minutes } of all) {
    shortest.set(departsAt, Math.min(minutes, shortest.get(departsAt) ?? Infinity));
  }
  return all.filter(({ departsAt, minutes }) => minutes === shortest.get(departsAt));
}

function onlyFastest(shown: readonly Itinerary[]): Itinerary | undefined {
  const first = firstIn(shown, 'fast');
  return shown.some(({ key, minutes }) => key !== first?.key && minutes === first?.minutes) ? undefined : first;
}

/** True for separate tickets in one order, which no carrier sells as one (upstream facts §8, smart route). */
export function isCombination({ trips }: Itinerary): boolean {
  return trips.some((trip) => trip.some(({ isSelfTransfer }) => isSelfTransfer));
}

function loophole(combinations: readonly Itinerary[], ordinary: readonly Itinerary[]): Itinerary | undefined {
  const best = firstIn(combinations, 'price');
  const offer = best?.offers[0];
  if (!offer) return undefined;
  const same = ordinary.flatMap(({ offers }) =>
    offers.filter(({ baggage }) => baggageKey(baggage) === baggageKey(offer.baggage)),
  );
  const limit = Math.min(...same.map(({ price }) => price.amount)) * LOOPHOLE_SHARE;
  return same.length > 0 && offer.price.amount <= limit ? best : undefined;
}

/**
 * Returns a test that no ordinary ticket is at least as cheap and as fast; always true without ordinary
 * tickets.
 */
function frontier(ordinary: readonly Itinerary[]): (itinerary: Itinerary) => boolean {
  let quickest = Number.POSITIVE_INFINITY;
  const steps = ordinary
    .map(({ offers, minutes }) => ({ amount: offers[0]!.price.amount, minutes }))
    .sort((a, b) => a.amount - b.amount)
    .flatMap((step) => (step.minutes < quickest ? [((quickest = step.minutes), step)] : []));
  return ({ offers, minutes }) => {
    const beaten = steps.findLast((step) => step.amount <= offers[0]!.price.amount);
    return !beaten || beaten.minutes > minutes;
  };
}

function leavesInTheMorning({ trips }: Itinerary): boolean {
  const { departsAt, transportKind } = trips[0]![0]!;
  const hour = Number(departsAt.slice(11, 13));
  return transportKind === 'airplane' && hour >= MORNING.from && hour < MORNING.before;
}
