import type { CurrencyCode } from '~/market/currencies';
import type { Features } from '~/bff/request/features';
import { ROUBLE_GROUPS, type AncillaryGroup, type AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { BookingAction } from '~/upstream/booking/contract';

/** What of an order decides which add-ons are for sale. */
export type SaleFacts = {
  action: BookingAction;
  currency: CurrencyCode;
  features: Features;
  hoursToDeparture: number;
  hasSelfTransfer: boolean;
};

/** A refund is asked for over 48 hours before departure: it is of no use later (upstream facts §8). */
const REFUND_HOURS = 48;
/** Seats are chosen more than so many hours before departure (specification 2 §5, §9). */
const SEAT_HOURS = 4;

/**
 * Add-ons change while the fare is found or the seats are reserved; otherwise they are frozen (specification 2 §4). A
 * booking that has just been created finds its fare in a moment: sooner than anybody has chosen.
 */
export function isChangeable(action: BookingAction): boolean {
  return action === 'created' || action === 'fare_found' || action === 'seats_reserved';
}

/** Whether the shop sells a group for this order: by currency, feature flag, time and trip (specification 2 §6, §9). */
export function isGroupSold(group: AncillaryGroup, facts: SaleFacts): boolean {
  const { features, currency, hoursToDeparture } = facts;
  if (!features.addons || !isChangeable(facts.action)) return false;
  if (currency !== 'RUB' && ROUBLE_GROUPS.includes(group)) return false;
  switch (group) {
    case 'refund':
      return hoursToDeparture > REFUND_HOURS;
    case 'variant_refund':
      return features.variantRefund && hoursToDeparture > REFUND_HOURS;
    case 'seat_selection':
      return features.seatSelection && hoursToDeparture > SEAT_HOURS;
    case 'support':
      return features.prioritySupport;
    case 'warranty':
      return facts.hasSelfTransfer;
    default:
      return true;
  }
}

/** Whether one product may be shown: that of a group that is sold, and of no kind that is switched off. */
export function isOffered({ group, registrationKind }: AncillaryProduct, facts: SaleFacts): boolean {
  return isGroupSold(group, facts) && (registrationKind !== 'full_price' || facts.features.registrationWithSeat);
}

/** A packet is shown whole or not at all. */
export function isPacketOffered(products: readonly AncillaryProduct[], facts: SaleFacts): boolean {
  return facts.features.packets && products.length > 1 && products.every((product) => isOffered(product, facts));
}
