import type { KeptTrain } from '~/bff/cookies/kept-trains';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { NoticeView } from '../payment/payment-notices.server';
import { passengerTypes, type PassengerValues } from '../passengers/form-values';
import { passengerNames } from '../passengers/typed-names.server';

type Order = Pick<Booking, 'reservedPlaces' | 'search'>;

/**
 * Returns the places of children who travel free on trains on which nobody chose one: what they would have paid by the fare is
 * off the price.
 */
function freeChildren({ reservedPlaces, search }: Order, trains: readonly KeptTrain[]): Booking['reservedPlaces'] {
  const types = passengerTypes(search.travelers);
  return reservedPlaces.filter(
    ({ segmentIndex, passengerIndex, tariff }) =>
      tariff === 'free_child' &&
      types[passengerIndex] === 'child' &&
      !trains.some((one) => one.segmentIndex === segmentIndex),
  );
}

/** Checks whether a lower price than the accepted one only means that children travel free. */
export function isLessByFreeChildren(
  booking: Order & Pick<Booking, 'totalPrice'>,
  { acceptedAmount, trains = [] }: { acceptedAmount: number; trains?: readonly KeptTrain[] | undefined },
): boolean {
  return booking.totalPrice < acceptedAmount && freeChildren(booking, trains).length > 0;
}

/** Names before the payment the children who travel free, and with whom; empty where there are none. */
export function freeChildNotice(
  booking: Order,
  trains: readonly KeptTrain[],
  typed: readonly PassengerValues[],
  market: Market,
): NoticeView[] {
  const t = getTranslator(market.locale, 'trains');
  const names = passengerNames(typed, passengerTypes(booking.search.travelers).length, market);
  const pairs = freeChildren(booking, trains).map(
    ({ passengerIndex, adultIndex }) => `${names[passengerIndex] ?? ''} (${names[adultIndex ?? 0] ?? ''})`,
  );
  if (pairs.length === 0) return [];
  const text = t('freeChild.text', { people: [...new Set(pairs)].join(', ') });
  return [{ id: 'freeChild', kind: 'info', title: t('freeChild.title'), text }];
}
