import type { EarningRate } from '~/bff/account/earning.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { payDeadline } from '~/features/booking/summary/pay-deadline';
import { seatsLeftText } from '~/features/search/offers/seats-left';
import { tripsOfBooking } from '~/features/trip/segment';
import { tripScreen } from '~/features/trip/trip-screen.server';
import type { TripView } from '~/features/trip/trip-view';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import { fareTable, type FareTableView } from './fares.server';
import { trainClasses, type TrainClassesView } from './train-classes.server';
import type { CarsOfTrains } from './train-cars.server';
import { noticesOf, priceChange, type FareNotice, type PriceChangeView } from './notices.server';

export type FareScreen = FareTableView & {
  kind: 'fares';
  /** A higher price replaces the title: the page is then about it. */
  priceChange: PriceChangeView | null;
  notices: FareNotice[];
  trips: TripView[];
  /** The service classes of the trains; empty without trains, or while their cars cannot be read. */
  trainClasses: TrainClassesView[];
  /** Names the choice: fares, or kinds of cars. */
  faresTitle: string;
  chosenFareKey: string;
  /** Message at the radios. */
  fareError: string | null;
  /** "Осталось 4 места", see `seatsLeftText`. */
  seatsLeft: string | null;
  /** "Free cancellation for 24 hours after you pay …"; null where nobody grants it. */
  freeCancellation: string | null;
  /** When the offer expires, in the time zone of the departure. */
  holdsUntil: string;
  passengers: string;
  nonce: string;
  /** Target of the form: this page, including the search. */
  path: string;
  resultsPath: string;
  /** The rules of all fares, with the search behind it for the way back. */
  /** Null where no ticket has rules in words. */
  rulesPath: string | null;
};

export type Step0Screen = FareScreen | { kind: 'interrupted'; interruption: Interruption };

export type FareScreenInput = {
  quote: FareQuote;
  /** The cars of the trains, as far as they are known. */
  cars: CarsOfTrains;
  /** The fare that the link chooses: a kind of car, a dearer fare; null for the first. */
  shownFareKey: string | null;
  /** Price on the offer's card, from the link; null when the link has none. */
  shownPrice: Money | null;
  /** The search was repeated because the offer had expired. */
  isRenewed: boolean;
  /** The customer's choice in the rejected form, and the price shown with it. */
  choice: { fareKey: string; shownTotal: number } | null;
  /** Why the form was rejected. Ready text. */
  refusal: string | null;
  nonce: string;
  path: string;
  resultsPath: string;
  passengers: string;
  earning?: EarningRate | null;
  market: Market;
  /** Translators: `t` reads the namespace `booking`, `tSearch` reads `search`, `tTrains` reads `trains`. */
  t: Translate;
  tSearch: Translate;
  tTrains: Translate;
};

/** Builds step 0: the full itinerary and the fares to choose from. */
export function fareScreen(input: FareScreenInput): FareScreen {
  const { quote, choice, market, t, tSearch, nonce, path, resultsPath, passengers } = input;
  const [first] = quote.fareVariants as [FareVariant];
  const shown = input.shownFareKey === null ? first : quote.fareVariants.find(({ key }) => key === input.shownFareKey);
  const chosen = quote.fareVariants.find((fare) => fare.key === choice?.fareKey);
  const { rise, fall } = priceChange(quote, { ...input, shownFare: shown ?? null }, input);
  const isByCar = quote.fareVariants.some(({ carKind }) => carKind !== null);
  return {
    kind: 'fares',
    priceChange: rise,
    notices: [...(fall ? [fall] : []), ...noticesOf(quote, input, t)],
    trips: tripScreen(tripsOfBooking(quote.segments), { maps: quote, market }),
    ...fareTable(quote, shown ?? first, input.cars, input),
    trainClasses: trainClasses(quote, input.cars, input),
    faresTitle: t(isByCar ? 'step0.train.cars' : 'step0.fares'),
    // Preselect the fare of the results card, or of the link under it.
    chosenFareKey: (chosen ?? shown ?? first).key,
    fareError: (choice ? !chosen : !shown) ? t('step0.fareGone') : null,
    // Each kind of car has its own number, which the comparison says.
    seatsLeft: isByCar ? null : seatsLeftText(quote.seatsLeft, tSearch),
    freeCancellation:
      quote.freeCancellationHours === null
        ? null
        : t('summary.freeCancellation', { count: quote.freeCancellationHours }),
    holdsUntil: t('step0.holdsUntil', payDeadline(quote, market)),
    nonce,
    path,
    resultsPath,
    rulesPath: quote.segments.some(({ hasFareRules }) => hasFareRules) ? path.replace(/(?=\?|$)/, '/rules') : null,
    passengers,
  };
}
