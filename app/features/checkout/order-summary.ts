import { baggageText, cabinBagText } from '~/features/offers/luggage-text';
import { tripsOfBooking } from '~/features/trip-card/segment';
import { tripScreen } from '~/features/trip-card/trip-screen.server';
import type { TripView } from '~/features/trip-card/trip-view';
import type { Translate } from '~/i18n/use-translation';
import { formatDateTimeInZone, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { chosenFare, orderPrice, type PriceParts } from './price-lines';

/** What is being bought, as every step of the checkout shows it beside its form. Ready texts. */
export type OrderSummaryView = {
  trips: TripView[];
  /** "Тариф «Стандарт»", "Места: Купе"; null when the service does not name it. */
  fare: string | null;
  /** What the fare carries, that nothing more was added, and who assigns the places of a train. */
  baggage: string[];
  lines: { label: string; amount: string }[];
  total: string;
};

/** The languages of one request: `t` reads the namespace `booking`, `tSearch` reads `search`. */
export type CheckoutWords = { market: Market; t: Translate; tSearch: Translate };

/** @param parts what beside the tickets is in the order */
export function orderSummary(
  booking: Booking,
  { market, t, tSearch }: CheckoutWords,
  parts: PriceParts = {},
): OrderSummaryView {
  const fare = chosenFare(booking);
  const { lines, ancillaries, total } = orderPrice(booking, parts);
  return {
    trips: tripScreen(tripsOfBooking(booking.segments), { maps: booking, market }),
    fare: fare ? t(isByTrain(booking) ? 'summary.places' : 'summary.fare', { name: fare.name }) : null,
    baggage: [
      ...baggageLines(booking, tSearch),
      ...(ancillaries.some(({ group }) => group === 'baggage') ? [] : [t('summary.noExtraBaggage')]),
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
      ...ancillaries.map(({ title, price }) => ({ label: title, amount: formatMoney(price, market.locale) })),
    ],
    total: formatMoney(total, market.locale),
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

/**
 * Until when the order has to be paid, in the time of the first departure: the customer may be in any zone, and this is
 * the one that the ticket speaks of. "4 мая, 18:30 (Москва, UTC+3)"
 */
export function payUntil(booking: Booking, { market, t }: Pick<CheckoutWords, 'market' | 't'>): string {
  const first = booking.segments[0];
  const timeZone = first?.departureTimeZone ?? 'UTC';
  const port = first ? booking.ports[first.departure] : undefined;
  const city = booking.cities[port?.cityCode ?? '']?.name ?? port?.name ?? 'UTC';
  return t('summary.payUntil', {
    time: formatDateTimeInZone(booking.expiresAt, timeZone, market),
    place: city,
    offset: utcOffset(new Date(booking.expiresAt), timeZone),
  });
}

/** "UTC+3", "UTC−3:30", "UTC" */
function utcOffset(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}
