import { addonLines, type AddonLinesOptions, type AddonLinesView } from '../ancillaries/order-lines.server';
import { baggageText, cabinBagText } from '~/features/search/offers/luggage-text';
import { tripsOfBooking } from '~/features/trip/segment';
import { tripScreen } from '~/features/trip/trip-screen.server';
import type { TripView } from '~/features/trip/trip-view';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { combinedFareText } from './combined-fare';
import { payDeadline } from './pay-deadline';
import { chosenFare, orderPrice, type PriceParts } from './price-lines';

/** What is being bought, as every step of the checkout shows it beside its form. Ready texts. */
export type OrderSummaryView = {
  trips: TripView[];
  /** "Тариф «Стандарт»", "Места: Купе"; null when the service does not name it. */
  fare: string | null;
  /** What the fare carries, that nothing more was added, and who assigns the places of a train. */
  baggage: string[];
  lines: { label: string; amount: string }[];
  /** What was added to the tickets. */
  addons: AddonLinesView;
  /** Right above the total: what is paid already, and the fee of a way to pay. */
  paymentLines?: { label: string; amount: string }[];
  /** What the order costs; where that depends on how it is paid, see `totals`. */
  total: string;
  /** What each way to pay would charge, where they differ, or a part is paid: the last lines in the place of `total`. */
  totals?: { label: string; amount: string }[];
  /** Below the lines: what helps to compare, and is not added. */
  note?: string;
};

/** The languages of one request: `t` reads the namespace `booking`, `tSearch` reads `search`. */
export type CheckoutWords = { market: Market; t: Translate; tSearch: Translate };

/**
 * @param parts what beside the tickets is in the order
 * @param options what the page does with add-ons: takes them out, lets baggage be chosen
 */
export function orderSummary(
  booking: Booking,
  { market, t, tSearch }: CheckoutWords,
  parts: PriceParts = {},
  options: AddonLinesOptions & { offersBaggage?: boolean } = { isRemovable: false },
): OrderSummaryView {
  const fare = chosenFare(booking);
  const { lines, ancillaries, promo, total } = orderPrice(booking, parts);
  const note = combinedFareText(booking, market);
  return {
    trips: tripScreen(tripsOfBooking(booking.segments), { maps: booking, market }),
    fare: fare ? t(isByTrain(booking) ? 'summary.places' : 'summary.fare', { name: fare.name }) : null,
    baggage: [
      ...baggageLines(booking, tSearch),
      ...(options.offersBaggage || ancillaries.some(({ group }) => group === 'baggage')
        ? []
        : [t('summary.noExtraBaggage')]),
      ...(hasTrain(booking) ? [t('summary.assignedPlaces')] : []),
    ],
    lines: [
      ...lines.map((line) => ({
        label: t(`summary.line.${line.type ?? 'all'}`, {
          count: line.count,
          each: formatMoney(line.each, market.locale),
        }),
        amount: formatMoney(line.total, market.locale),
      })),
      ...(promo
        ? [{ label: t('promo.line', { code: promo.code }), amount: formatMoney(promo.amount, market.locale) }]
        : []),
    ],
    addons: addonLines(booking, parts.ancillaries ?? null, market, options),
    total: formatMoney(total, market.locale),
    ...(note && { note }),
  };
}

function isByTrain({ segments }: Booking): boolean {
  return segments.every(({ transportKind }) => transportKind === 'train');
}

function hasTrain({ segments }: Booking): boolean {
  return segments.some(({ transportKind }) => transportKind === 'train');
}

/** What the chosen fare includes, each once where all trips have the same. */
function baggageLines(booking: Booking, tSearch: Translate): string[] {
  const texts = (chosenFare(booking)?.baggages ?? []).flatMap((bag) => [
    baggageText({ count: bag.places, weight: bag.weight }, tSearch),
    cabinBagText({ count: bag.handPlaces, weight: bag.handWeight }, tSearch),
  ]);
  return [...new Set(texts)];
}

/** The sentence that says until when the order has to be paid. */
export function payUntil(booking: Booking, { market, t }: Pick<CheckoutWords, 'market' | 't'>): string {
  return t('summary.payUntil', payDeadline(booking, market));
}
