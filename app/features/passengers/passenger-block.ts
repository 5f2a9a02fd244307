import type { Translate } from '~/i18n/use-translation';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { PassengerType } from '~/upstream/booking/contract';
import type { OrderFacts } from './check-passenger';
import { offeredDocuments } from './documents';

/** One passenger's part of the form, ready to be drawn. */
export type PassengerBlockView = {
  index: number;
  /** "Пассажир 1" */
  title: string;
  /** "Взрослый: 12 лет или больше 4 мая 2031" */
  ageRule: string;
  documents: { value: string; label: string }[];
  /** How the numbers of the offered documents look, one line each. */
  numberHints: string[];
  asksMiddleName: boolean;
};

/** @param t reads the namespace `booking` */
export function passengerBlocks(
  types: readonly PassengerType[],
  order: OrderFacts,
  market: Market,
  t: Translate,
): PassengerBlockView[] {
  const first = formatDate(order.firstFlight, market, 'long');
  const last = formatDate(order.lastFlight, market, 'long');
  return types.map((type, index) => {
    const documents = offeredDocuments(order.trip, type);
    return {
      index,
      title: t('step1.passenger.title', { number: index + 1 }),
      ageRule: t(`step1.passenger.age.${type}`, { first, last }),
      documents: documents.map((value) => ({ value, label: t(`step1.passenger.documentOption.${value}`) })),
      numberHints: documents.map((value) => t(`step1.passenger.numberHint.${value}`)),
      asksMiddleName: order.asksMiddleName,
    };
  });
}
