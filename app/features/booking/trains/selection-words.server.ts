import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { Traveller } from '../seats/travellers';
import { chosenFare } from '../summary/price-lines';
import type { TrainOrders } from './orders';
import type { RailParty } from './party';
import { resolvedOrders } from './resolved-orders';
import { tariffName } from './terms-words.server';
import { signed } from './trains-section.server';

/** The choice of nothing. Ready texts; `brief` is the one line of a phone's bar. */
export type NoChoice = { label: string; hint: string; brief: string };

/** Returns "Place for Anna", or "Your place" for somebody who travels alone. @param t reads the namespace `trains` */
export function legendOf(travellers: readonly Traveller[], passenger: number, t: Translate): string {
  return travellers.length === 1 ? t('legendAlone') : t('legend', { name: travellers[passenger]?.name ?? '' });
}

/** Returns "+575 ₽", or that nothing is added. @param amount hundredths over the fare */
export function differenceText(amount: number, booking: Booking, market: Market, t: Translate): string {
  return amount === 0 ? t('noDifference') : signed(amount, booking, market);
}

/**
 * Words what happens without a choice in this car: what was chosen in another car stays, or the railway assigns a place of
 * the booked fare, which may be another kind of car than the shown one.
 * @param chosen the party's choice, in any car; `isHere`: in the shown one
 */
export function noChoice({ booking, chosen, passenger, isHere }: NoChoiceParts, t: Translate): NoChoice {
  const seat = chosen?.orders.find((order) => order.passenger === passenger)?.seat ?? null;
  const elsewhere = isHere ? null : chosenText(chosen, seat, t);
  if (elsewhere) {
    const label = t('none.keep', { choice: elsewhere });
    return { label, hint: t('none.keepHint'), brief: label };
  }
  const brief = [t('none.plain'), t('noDifference')].join(' · ');
  const fare = chosenFare(booking)?.name ?? '';
  if (!fare) return { label: t('none.plain'), hint: t('section.assigned'), brief };
  return { label: t('none.label', { fare }), hint: t('none.hint'), brief };
}

export type NoChoiceParts = { booking: Booking; chosen: TrainOrders | null; passenger: number; isHere: boolean };

type Free = { chosen: TrainOrders | null; car: TrainCar; party: RailParty; travellers: readonly Traveller[] };

/** Returns "Free, with Anna" for a child without a place of their own; null for others. */
export function freeText({ chosen, car, party, travellers }: Free, passenger: number, t: Translate): string | null {
  const own = chosen && resolvedOrders(chosen, car, party)[passenger];
  if (!own || own.adult === null) return null;
  return t('terms.freeWith', { tariff: tariffName(own.tariff, t), name: travellers[own.adult]?.name ?? '' });
}

/** Returns "car 7, place 17"; null when this passenger has no place. */
export function chosenText(chosen: TrainOrders | null, seat: number | null, t: Translate): string | null {
  if (!chosen) return null;
  if (chosen.reservation === 'by_demand') return t('byWishes', { car: chosen.car.number });
  return seat === null ? null : t('place', { car: chosen.car.number, place: seat });
}
