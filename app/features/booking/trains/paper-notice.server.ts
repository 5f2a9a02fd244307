import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { NoticeView } from '../payment/payment-notices.server';
import { needsPaper } from './car-picker.server';

/** Names before the payment the cars that a traveller boards with a paper ticket; empty without such cars. */
export function paperNotice({ reservedPlaces }: Pick<Booking, 'reservedPlaces'>, market: Market): NoticeView[] {
  const cars = [...new Set(reservedPlaces.filter(needsPaper).map(({ carNumber }) => carNumber))];
  if (cars.length === 0) return [];
  const t = getTranslator(market.locale, 'trains');
  const text = [...cars.map((number) => t('car', { number })), t('paper.text')].join('. ');
  return [{ id: 'paperTicket', kind: 'warning', title: t('registration.no'), text }];
}
