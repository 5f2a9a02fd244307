import type { CurrencyCode } from '~/market/currencies';
import type { Feature, Features } from '~/bff/request/features';
import { ROUBLE_GROUPS, type AncillaryGroup, type AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { ReadAction } from '~/upstream/booking/contract';

/** The facts of an order that decide which add-ons are sold. */
export type SaleFacts = {
  action: ReadAction;
  currency: CurrencyCode;
  features: Features;
  hoursToDeparture: number;
  hasSelfTransfer: boolean;
};

/** The flag of each group that the shop sells only while it can deliver it. */
const FLAGS: Readonly<Partial<Record<AncillaryGroup, Feature>>> = {
  refund: 'refundService',
  variant_refund: 'variantRefund',
  online_registration: 'onlineRegistration',
  warranty: 'warranty',
  support: 'prioritySupport',
  vip: 'vip',
  seat_selection: 'seatSelection',
};

/** A refund must be requested over 48 hours before departure; the option is useless later (upstream facts §8). */
const REFUND_HOURS = 48;
/** Seats can be chosen until this many hours before departure (specification 2 §5, §9). */
const SEAT_HOURS = 4;

/**
 * Returns true while add-ons can change: before the fare is found and while seats are reserved; otherwise they are
 * frozen (specification 2 §4). A new booking finds its fare before anybody can choose.
 */
export function isChangeable(action: ReadAction): boolean {
  return action === 'created' || action === 'fare_found' || action === 'seats_reserved';
}

/** Returns true when the flags let the shop sell a group at all. */
export function isSwitchedOn(group: AncillaryGroup, features: Features): boolean {
  if (!features.addons) return false;
  const flag = FLAGS[group];
  // A place at the front of the queue of the chat is worth nothing without the chat.
  if ((group === 'support' || group === 'vip') && !features.supportChat) return false;
  // VIP holds the highest priority.
  if (group === 'vip' && !features.prioritySupport) return false;
  return flag === undefined || features[flag];
}

/** Returns true when the flags let the shop sell one product: its group and its kind. */
export function isProductSwitchedOn(
  { group, registrationKind }: Pick<AncillaryProduct, 'group' | 'registrationKind'>,
  features: Features,
): boolean {
  return isSwitchedOn(group, features) && (registrationKind !== 'full_price' || features.registrationWithSeat);
}

/**
 * Returns true when the shop sells a group for this order: by currency, feature flag, time and trip (specification 2
 * §6, §9).
 */
export function isGroupSold(group: AncillaryGroup, facts: SaleFacts): boolean {
  const { features, currency, hoursToDeparture } = facts;
  if (!isSwitchedOn(group, features) || !isChangeable(facts.action)) return false;
  if (currency !== 'RUB' && ROUBLE_GROUPS.includes(group)) return false;
  switch (group) {
    case 'refund':
    case 'variant_refund':
      return hoursToDeparture > REFUND_HOURS;
    case 'seat_selection':
      return hoursToDeparture > SEAT_HOURS;
    case 'warranty':
      return facts.hasSelfTransfer;
    default:
      return true;
  }
}

/** The part of the listed products that the shop sells. */
export type Offering = {
  hasGroup(group: AncillaryGroup): boolean;
  /** Its group is sold and its kind is switched on. */
  hasProduct(product: AncillaryProduct): boolean;
  /** All of its products are sold. */
  hasPacket(products: readonly AncillaryProduct[]): boolean;
};

/** Returns what is sold with the tickets. */
export function offeringWithTickets(facts: SaleFacts): Offering {
  return offering((group) => isGroupSold(group, facts), facts.features);
}

/** Returns what is sold for issued tickets: the service knows until when, flight by flight. */
export function offeringLater(features: Features): Offering {
  return offering((group) => isSwitchedOn(group, features), features);
}

function offering(hasGroup: Offering['hasGroup'], features: Features): Offering {
  const hasProduct = (product: AncillaryProduct) => hasGroup(product.group) && isProductSwitchedOn(product, features);
  return {
    hasGroup,
    hasProduct,
    hasPacket: (products) => features.packets && products.length > 1 && products.every(hasProduct),
  };
}
