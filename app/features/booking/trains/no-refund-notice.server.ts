import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { NoticeView } from '../payment/payment-notices.server';
import { passengerNames } from '../passengers/typed-names.server';
import type { PassengerValues } from '../passengers/form-values';

/** Names before the payment those whose train fare never comes back; empty without such places. */
export function noRefundNotice(
  { reservedPlaces }: Pick<Booking, 'reservedPlaces'>,
  typed: readonly PassengerValues[],
  market: Market,
): NoticeView[] {
  const t = getTranslator(market.locale, 'trains');
  const own = reservedPlaces.filter(({ isRefundable, price }) => !isRefundable && price > 0);
  if (own.length === 0) return [];
  const names = passengerNames(typed, 1 + Math.max(...own.map(({ passengerIndex }) => passengerIndex)), market);
  const people = own.map(({ passengerIndex, carNumber, seat }) => {
    const name = names[passengerIndex] ?? '';
    return seat === null ? name : `${name} (${t('place', { car: carNumber, place: seat })})`;
  });
  const text = t('noRefund.text', { people: people.join(', ') });
  return [{ id: 'noRefund', kind: 'warning', title: t('noRefund.title'), text }];
}
