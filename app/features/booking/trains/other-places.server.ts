import type { KeptTrain } from '~/bff/cookies/kept-trains';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { NoticeView } from '../payment/payment-notices.server';
import { passengerNames } from '../passengers/typed-names.server';
import type { PassengerValues } from '../passengers/form-values';

/**
 * Says for whom the railway reserved another place than the chosen one: it chooses within a range, and somebody else may
 * have been faster. Empty when all have what they chose.
 */
export function otherPlaces(
  { reservedPlaces }: Pick<Booking, 'reservedPlaces'>,
  trains: readonly KeptTrain[],
  typed: readonly PassengerValues[],
  market: Market,
): NoticeView[] {
  const t = getTranslator(market.locale, 'trains');
  const names = passengerNames(typed, 0, market);
  const lines = trains.flatMap(({ segmentIndex, orders, car }) =>
    orders.flatMap(({ passenger, seat }) => {
      const given = reservedPlaces.find(
        (one) => one.segmentIndex === segmentIndex && one.passengerIndex === passenger && one.seat !== null,
      );
      if (seat === null || !given || (given.seat === seat && given.carNumber === car.number)) return [];
      const place = t('place', { car: given.carNumber, place: given.seat ?? '' });
      return [t('otherPlaces.text', { name: names[passenger] ?? '', given: place, wanted: seat })];
    }),
  );
  if (lines.length === 0) return [];
  return [{ id: 'otherPlaces', kind: 'warning', title: t('otherPlaces.title'), text: lines.join(' ') }];
}
