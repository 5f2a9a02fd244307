import type { Interruption } from '~/features/checkout/interruption';
import { baggageText, cabinBagText } from '~/features/offers/luggage-text';
import { tripsOfBooking } from '~/features/trip-card/segment';
import { tripScreen } from '~/features/trip-card/trip-screen.server';
import type { TripView } from '~/features/trip-card/trip-view';
import type { Translate } from '~/i18n/use-translation';
import { formatDateTimeInZone, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';

/** Seats left are worth saying when there are at most so many. */
const FEW_SEATS = 5;

/** What a fare offers in one respect; `fee`: possible against a fee. */
export type FareFeature = {
  kind: 'baggage' | 'cabinBag' | 'refund' | 'exchange';
  text: string;
  state: 'yes' | 'fee' | 'no';
};

export type FareView = {
  key: string;
  name: string;
  isRecommended: boolean;
  /** Total of all passengers: "12 450 ₽". */
  total: string;
  /** The same in hundredths; comes back with the form. */
  shownTotal: number;
  /** Against the fare that the card showed: "+2 000 ₽"; null for that fare itself. */
  difference: string | null;
  features: FareFeature[];
};

export type FareNotice = { kind: 'info' | 'warning' | 'danger'; title: string; text: string };

export type FareScreen = {
  kind: 'fares';
  notices: FareNotice[];
  trips: TripView[];
  fares: FareView[];
  chosenFareKey: string;
  /** A message at the radios. */
  fareError: string | null;
  /** "Осталось 4 места"; null when there are enough or it is not known. */
  seatsLeft: string | null;
  /** Until when the offer holds, in the time of the place of departure. */
  holdsUntil: string;
  passengers: string;
  nonce: string;
  /** Where the form is sent: this page, with the search behind it. */
  path: string;
  resultsPath: string;
};

export type Step0Screen = FareScreen | { kind: 'interrupted'; interruption: Interruption };

export type FareScreenInput = {
  quote: FareQuote;
  /** What the link says the offer's card showed, if it says so. */
  shownPrice: Money | null;
  /** The search was made anew because the offer had expired. */
  isRenewed: boolean;
  /** What the customer chose before this page came back, and the price that was seen with it. */
  choice: { fareKey: string; shownTotal: number } | null;
  /** Why the form did not go through: a ready text. */
  refusal: string | null;
  nonce: string;
  path: string;
  resultsPath: string;
  passengers: string;
  market: Market;
  /** `t` reads the namespace `booking`, `tSearch` reads `search`. */
  t: Translate;
  tSearch: Translate;
};

/** Step 0: the itinerary in full and the fares to choose from. */
export function fareScreen(input: FareScreenInput): FareScreen {
  const { quote, choice, market, t, tSearch, nonce, path, resultsPath, passengers } = input;
  const [first] = quote.fareVariants as [FareVariant];
  const chosen = quote.fareVariants.find((fare) => fare.key === choice?.fareKey);
  const { seatsLeft } = quote;
  return {
    kind: 'fares',
    notices: noticesOf(input),
    trips: tripScreen(tripsOfBooking(quote.segments), { maps: quote, market }),
    fares: quote.fareVariants.map((fare) => fareView(fare, input)),
    // The fare that the card showed is the visitor's choice so far.
    chosenFareKey: (chosen ?? first).key,
    fareError: choice && !chosen ? t('step0.fareGone') : null,
    seatsLeft: seatsLeft !== null && seatsLeft <= FEW_SEATS ? tSearch('results.seatsLeft', { count: seatsLeft }) : null,
    holdsUntil: holdsUntil(input),
    nonce,
    path,
    resultsPath,
    passengers,
  };
}

/** Total of all passengers for a fare, hundredths. The upstream's own word for the first fare, which the card showed. */
export function fareTotal(quote: FareQuote, fare: FareVariant): number {
  if (fare.key === quote.fareVariants[0]?.key) return quote.totalPrice;
  const { adults, children, infants } = quote.search.travelers;
  return fare.prices.adult * adults + fare.prices.child * children + fare.prices.infant * infants;
}

function fareView(fare: FareVariant, { quote, market, t, tSearch }: FareScreenInput): FareView {
  const amount = fareTotal(quote, fare);
  const difference = amount - quote.totalPrice;
  const money = (value: number) => formatMoney({ amount: value, currency: quote.currency }, market.locale);
  return {
    key: fare.key,
    name: fare.name,
    isRecommended: fare.isOptimal && quote.fareVariants.length > 1,
    total: money(amount),
    shownTotal: amount,
    difference: difference === 0 ? null : `${difference > 0 ? '+' : ''}${money(difference)}`,
    features: [...luggageFeatures(fare, tSearch), optionFeature(fare, 'refund', t), optionFeature(fare, 'exchange', t)],
  };
}

/** What the whole trip carries: where its parts differ, the least of them, which is what counts when packing. */
function luggageFeatures({ baggages }: FareVariant, tSearch: Translate): FareFeature[] {
  const weighed = (places: number | null, weight: number | null) => (places ?? 1) * (weight ?? 1);
  const bag = least(
    baggages.map(({ places, weight }) => ({ count: places, weight })),
    ({ count, weight }) => weighed(count, weight),
  );
  const cabinBag = least(
    baggages.map(({ handPlaces, handWeight }) => ({ count: handPlaces, weight: handWeight })),
    ({ count, weight }) => weighed(count, weight),
  );
  return [
    { kind: 'baggage', text: baggageText(bag, tSearch), state: bag?.count ? 'yes' : 'no' },
    { kind: 'cabinBag', text: cabinBagText(cabinBag, tSearch), state: cabinBag?.count ? 'yes' : 'no' },
  ];
}

function least<T>(items: readonly T[], size: (item: T) => number): T | null {
  return items.reduce<T | null>((smallest, item) => (smallest && size(smallest) <= size(item) ? smallest : item), null);
}

const STATES = { available: 'yes', fee: 'fee', unavailable: 'no' } as const;

function optionFeature(fare: FareVariant, kind: 'refund' | 'exchange', t: Translate): FareFeature {
  const option = fare.options.find((one) => one.kind === (kind === 'refund' ? 'returnable' : 'exchange'));
  const state = option ? STATES[option.value] : 'no';
  return { kind, state, text: t(`step0.${kind}.${state}`) };
}

function noticesOf(input: FareScreenInput): FareNotice[] {
  const { t, quote, isRenewed, refusal } = input;
  const notices: FareNotice[] = [];
  if (refusal) notices.push({ kind: 'danger', title: t('step0.refused.title'), text: refusal });
  if (isRenewed) notices.push({ kind: 'info', title: t('step0.renewed.title'), text: t('step0.renewed.text') });
  const change = priceChange(input);
  if (change) notices.push(change);
  if (quote.warnings.complexTrip) {
    notices.push({ kind: 'warning', title: t('step0.complexTrip.title'), text: t('step0.complexTrip.text') });
  }
  if (quote.segments.some(({ transportKind }) => transportKind === 'train')) {
    notices.push({ kind: 'info', title: t('step0.assignedPlaces.title'), text: t('step0.assignedPlaces.text') });
  }
  return notices;
}

/** Old price, new price and why: against what the form showed last, else against what the card showed. */
function priceChange({ quote, choice, shownPrice, market, t }: FareScreenInput): FareNotice | null {
  const chosen = quote.fareVariants.find((fare) => fare.key === choice?.fareKey);
  const seen = shownPrice?.currency === quote.currency ? shownPrice.amount : quote.totalPriceAtSearch;
  const [before, now] = choice && chosen ? [choice.shownTotal, fareTotal(quote, chosen)] : [seen, quote.totalPrice];
  if (before === now) return null;
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, market.locale);
  return {
    kind: 'warning',
    title: t(now > before ? 'step0.priceUp.title' : 'step0.priceDown.title', { old: money(before), new: money(now) }),
    text: t(choice ? 'step0.priceChange.whileChoosing' : 'step0.priceChange.sinceSearch'),
  };
}

function holdsUntil({ quote, market, t }: FareScreenInput): string {
  const first = quote.segments[0];
  const port = first ? quote.ports[first.departure] : undefined;
  return t('step0.holdsUntil', {
    time: formatDateTimeInZone(quote.expiresAt, first?.departureTimeZone ?? 'UTC', market),
    place: quote.cities[port?.cityCode ?? '']?.name ?? port?.name ?? 'UTC',
  });
}
