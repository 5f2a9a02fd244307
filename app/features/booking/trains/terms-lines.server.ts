import type { Translate } from '~/i18n/translate';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import type { ReservedPlace } from '~/upstream/booking/rail-contract';
import type { RailTariff } from '~/upstream/rail-cars/rail-words';
import { adultsOf, type RailParty } from './party';
import { TARIFFS } from './tariff-table';
import { tariffName } from './terms-words.server';

/** The place and the terms of one passenger on a train. */
type Own = {
  passenger: number;
  seat: number | null;
  /** Null: the usual one. */
  tariff: RailTariff | null;
  adult: number | null;
  isRefundable: boolean;
  hasBedding: boolean;
};

/** Lists the terms of a choice that is not reserved yet, for passengers who have a place or travel on somebody's. */
export function chosenTerms(
  { orders, reservation, nonRefundable = [], beddingPrice }: KeptTrain,
  party: RailParty,
): Own[] {
  const [firstAdult = null] = adultsOf(party);
  return orders.flatMap((order) => {
    const isFree = order.tariff !== null && !TARIFFS[order.tariff].hasPlace;
    if (order.seat === null && !isFree && reservation !== 'by_demand') return [];
    return {
      ...order,
      adult: isFree ? (order.adult ?? firstAdult) : null,
      isRefundable: !nonRefundable.includes(order.passenger),
      hasBedding: order.hasBedding && beddingPrice !== undefined,
    };
  });
}

/** Returns the terms of a reserved place; the usual tariffs are not worth a word. */
export function reservedTerms({
  passengerIndex,
  seat,
  tariff,
  adultIndex,
  isRefundable,
  beddingPrice,
}: ReservedPlace): Own {
  return {
    passenger: passengerIndex,
    seat,
    tariff: tariff === 'full' || tariff === 'child' ? null : tariff,
    adult: adultIndex,
    isRefundable,
    hasBedding: beddingPrice > 0,
  };
}

/** Words a passenger's terms: "17, Junior, no refund, bedding"; empty for nothing. @param t reads the namespace `trains` */
export function termsText(
  { seat, tariff, adult, isRefundable, hasBedding }: Own,
  names: readonly string[],
  t: Translate,
) {
  const name = tariff && tariffName(tariff, t);
  return [
    ...(seat === null ? [] : [String(seat)]),
    ...(name === null ? [] : [adult === null ? name : t('terms.freeWith', { tariff: name, name: names[adult] ?? '' })]),
    ...(isRefundable ? [] : [t('terms.noRefund')]),
    ...(hasBedding ? [t('amenity.bedclothes')] : []),
  ].join(', ');
}
