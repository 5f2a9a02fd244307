import { phaseOf } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { isOverland } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryGroup, AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { TicketItem } from '../order/order-tickets.server';
import { boughtItems, boughtLater } from '../receipt/bought-later';
import { chosenSeats } from '../seats/chosen-seats';
import { isSwitchedOn } from '../ancillaries/offered';
import { namesOf } from './choice-screen.server';
import { postSalePath } from './post-sale-path';

/** Purchases after the sale as the order's page shows them. Ready texts. */
export type LaterPurchases = {
  lines: { label: string; amount: string }[];
  items: TicketItem[];
  /** The customer has just paid. */
  isNew: boolean;
  /** Path for buying more; null when nothing more is for sale. */
  path: string | null;
  left: OrderExtras['left'];
};

/** Runs beside the page's own calls; late answers are left out. */
const PATIENCE_MS = 700;

/** The extras of an order, and whether there is more to buy. */
export type OrderExtras = {
  /** All orders of extras, that of the tickets included; null when the service does not answer. */
  orders: AncillaryOrder[] | null;
  hasMore: boolean;
  /** Bags and seats that can still be bought, which name the link: `none` for other extras alone. */
  left: 'both' | 'bags' | 'seats' | 'none';
};

/** Reads the extras of a booking. Nothing can be bought later before the tickets are issued. */
export async function readExtras(context: RequestContext, booking: Booking): Promise<OrderExtras> {
  const { token, action } = booking;
  const { market, upstream } = context;
  const key = `${market.locale} ${token}`;
  const options = { patienceMs: PATIENCE_MS, keepMs: 5_000 };
  const isIssued = phaseOf(action) === 'done';
  const [orders, groups, features] = await Promise.all([
    settle(`orders ${key}`, () => upstream.ancillaries.listOrders(token), options),
    isIssued ? settle(`groups ${key}`, () => upstream.ancillaries.listGroups(token, { renew: true }), options) : null,
    context.features(),
  ]);
  const known = orders.state === 'ready' ? orders.value : null;
  const sold = groups?.state === 'ready' ? groups.value.filter(({ group }) => isSwitchedOn(group, features)) : [];
  return { orders: known, hasMore: sold.length > 0, left: whatIsLeft(booking, sold, known ?? []) };
}

/** The service sells seats for as long as there are free ones, also to those who have theirs. */
function whatIsLeft(
  { segments, search: { travelers } }: Pick<Booking, 'segments' | 'search'>,
  sold: readonly { group: AncillaryGroup }[],
  orders: readonly AncillaryOrder[],
): OrderExtras['left'] {
  const isSold = (wanted: AncillaryGroup) => sold.some(({ group }) => group === wanted);
  const seats = (travelers.adults + travelers.children) * segments.length;
  const hasSeats = isSold('seat_selection') && chosenSeats({ items: boughtItems(orders) }).length < seats;
  if (isSold('baggage')) return hasSeats ? 'both' : 'bags';
  return hasSeats ? 'seats' : 'none';
}

/** Names the link to the page of extras by what is left to buy. @param t reads the namespace `order` */
export function addLabel({ segments }: Booking, left: OrderExtras['left'], t: Translate): string {
  const wanted = isOverland(segments) || left === 'none' ? 'extras' : `add.${left}`;
  return t(`shortcut.${wanted}`);
}

/** Lists later purchases for the owner of an issued order; null when there are none or the service does not answer. */
export async function laterPurchases(context: RequestContext, booking: Booking): Promise<LaterPurchases | null> {
  if (phaseOf(booking.action) !== 'done') return null;
  const { market, url } = context;
  const { token } = booking;
  const { orders, hasMore, left } = await readExtras(context, booking);
  const items = boughtLater(orders ?? []);
  if (items.length === 0 && !hasMore) return null;
  const words = {
    t: getTranslator(market.locale, 'post-sale'),
    tAddons: getTranslator(market.locale, 'addons'),
    locale: market.locale,
  };
  const names = namesOf(booking, words);
  return {
    lines: items.map(({ title, target, price }) => ({
      label: [title, ...names.target(target)].join(', '),
      amount: names.money(price),
    })),
    items: items.map(({ group, status, target, description: { code } }) => ({
      group,
      status,
      target,
      description: { code },
    })),
    isNew: url.searchParams.has('bought') && items.length > 0,
    path: hasMore ? postSalePath(token) : null,
    left,
  };
}
