import { addonLines, type AddonLinesOptions, type AddonLinesView } from '../ancillaries/order-lines.server';
import { baggageText, cabinBagText, type LuggageWords } from '~/features/search/offers/luggage-text';
import { isByTrain, isOverland, tripsOfBooking } from '~/features/trip/segment';
import { tripScreen } from '~/features/trip/trip-screen.server';
import type { TripView } from '~/features/trip/trip-view';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { knownRides } from '../rail-ticket/known-rides';
import { railLines } from '../trains/rail-lines.server';
import { signed } from '../trains/trains-section.server';
import { rulesBesideForm } from '../fare-rules/fare-rules-path';
import { combinedFareText } from './combined-fare';
import { payDeadline } from './pay-deadline';
import { chosenFare, orderPrice, type PriceParts } from './price-lines';

/** The order as each checkout step shows it beside its form. Ready texts. */
export type OrderSummaryView = {
  trips: TripView[];
  /** "Тариф «Стандарт»", "Места: Купе"; null when the service does not name it. */
  fare: string | null;
  /** The page with the fare's rules; null where the summary does not link to it. */
  rulesPath: string | null;
  /** Ready texts: baggage of the fare, no baggage added, train seats assigned by the carrier. */
  baggage: string[];
  lines: { label: string; amount: string }[];
  /** Ancillaries added to the tickets. */
  addons: AddonLinesView;
  /** Lines right above the total: what is already paid, and the fee of a payment option. */
  paymentLines?: { label: string; amount: string }[];
  /** The price without the promo code, where there is one and nothing is paid yet. */
  oldTotal?: string;
  /** Price of the order; see `totals` when it depends on the payment option. */
  total: string;
  /** The total of each payment option, when they differ or a part is already paid: shown in place of `total`. */
  totals?: { label: string; amount: string }[];
  /** A note below the lines for comparison; not part of the total. */
  note?: string;
};

/** Translators of one request: `t` reads the namespace `booking`, `tSearch` reads `search`. */
export type CheckoutWords = { market: Market; t: Translate; tSearch: Translate };

/**
 * Builds the order summary.
 * @param parts the order's ancillaries
 * @param options what the page lets a customer do with add-ons; `lacksBaggage`: none can be added, and nothing else says so
 */
export function orderSummary(
  booking: Booking,
  { market, t, tSearch }: CheckoutWords,
  parts: PriceParts = {},
  options: AddonLinesOptions & { lacksBaggage?: boolean } = { isRemovable: false },
): OrderSummaryView {
  const { lines, places, ancillaries, promo, points, total } = orderPrice(booking, parts);
  const rail = railLines(booking, parts, market);
  const note = combinedFareText(booking, market);
  return {
    trips: tripScreen(tripsOfBooking(knownRides(booking)), { maps: booking, market }),
    fare: rail.namesCars ? null : fareText(booking, t),
    rulesPath: rulesBesideForm(booking, market),
    baggage: [
      ...baggageLines(booking, { market, t: tSearch }),
      ...(options.lacksBaggage && !isOverland(booking.segments) && !ancillaries.some(({ group }) => group === 'baggage')
        ? [t('summary.noExtraBaggage')]
        : []),
      ...rail.places,
      ...(rail.isAssigned ? [t('summary.assignedPlaces')] : []),
    ],
    lines: [
      ...lines.map((line) => ({
        label: t(`summary.line.${line.type ?? 'all'}`, {
          count: line.count,
          each: formatMoney(line.each, market.locale),
        }),
        amount: formatMoney(line.total, market.locale),
      })),
      ...(places && places.amount !== 0 ? [{ label: rail.label, amount: signed(places.amount, booking, market) }] : []),
      ...(promo
        ? [{ label: t('promo.line', { code: promo.code }), amount: formatMoney(promo.amount, market.locale) }]
        : []),
      ...(points ? [{ label: t('points.line'), amount: formatMoney(points, market.locale) }] : []),
    ],
    addons: addonLines(booking, parts.ancillaries ?? null, market, options),
    total: formatMoney(total, market.locale),
    ...(note && { note }),
  };
}

/** Lists the fare's name and what it includes. */
export function fareLines(booking: Booking, { market, t, tSearch }: CheckoutWords): string[] {
  const fare = fareText(booking, t);
  return [...(fare ? [fare] : []), ...baggageLines(booking, { market, t: tSearch })];
}

function fareText(booking: Booking, t: Translate): string | null {
  const fare = chosenFare(booking);
  return fare ? t(isByTrain(booking.segments) ? 'summary.places' : 'summary.fare', { name: fare.name }) : null;
}

/** Lists what the chosen fare includes, without repeats across trips. */
function baggageLines(booking: Booking, words: LuggageWords): string[] {
  const texts = (chosenFare(booking)?.baggages ?? []).flatMap((bag) => [
    baggageText({ count: bag.places, weight: bag.weight }, booking.segments, words),
    cabinBagText({ count: bag.handPlaces, weight: bag.handWeight }, booking.segments, words),
  ]);
  return [...new Set(texts)];
}

/** Returns the sentence with the payment deadline. */
export function payUntil(booking: Booking, { market, t }: Pick<CheckoutWords, 'market' | 't'>): string {
  return t('summary.payUntil', payDeadline(booking, market));
}
