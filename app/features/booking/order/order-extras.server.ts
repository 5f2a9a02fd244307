import { isGoneOn } from '~/features/booking/after-sale/refund/returned-ways.server';
import { namesOf } from '~/features/booking/post-sale/choice-screen.server';
import { postSalePath } from '~/features/booking/post-sale/post-sale-path';
import type { OrderExtras } from '~/features/booking/post-sale/later-purchases.server';
import { boughtLater, wholeOrder } from '~/features/booking/receipt/bought-later';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { AncillaryItem } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

const TONES = {
  added: 'neutral',
  delivering: 'info',
  delivered: 'good',
  delivery_failed: 'danger',
  delivery_stopped: 'danger',
  refunding: 'info',
  refund_failed: 'danger',
  refunded: 'neutral',
  unknown: 'info',
} as const satisfies Record<AncillaryItem['status'], string>;

/** The extras of an order, each with where it stands. Ready texts. */
export type OrderExtrasView = {
  items: {
    title: string;
    /** The passenger and the flight. */
    details: string;
    /** Null for what was bought with the tickets: its price is among theirs. */
    amount: string | null;
    status: { text: string; tone: (typeof TONES)[AncillaryItem['status']] };
  }[];
  /** Path for buying more; null when nothing more is for sale. */
  path: string | null;
  /** Says that the extras did not load; null when they did. */
  missing: string | null;
};

/** Lists the extras bought with the tickets or later; null when there is nothing to list or to buy. */
export function orderExtras(
  booking: Booking,
  { orders, hasMore }: OrderExtras,
  { locale }: Market,
): OrderExtrasView | null {
  const t = getTranslator(locale, 'order');
  const items = wholeOrder(orders ?? [])?.items ?? [];
  const later = new Set(boughtLater(orders ?? []).map(({ token }) => token));
  const missing = orders === null ? t('extras.missing') : null;
  if (items.length === 0 && !hasMore && missing === null) return null;
  const tAddons = getTranslator(locale, 'addons');
  const names = namesOf(booking, { t: getTranslator(locale, 'post-sale'), tAddons, locale });
  return {
    items: items.map(({ token, group, title, target, price, status }) => ({
      title,
      details: names.target(target).join(', '),
      amount: later.has(token) ? names.money(price) : null,
      status: isUsed(booking, { group, status, target })
        ? { text: t('extras.used'), tone: 'neutral' }
        : { text: statusText(group, status, t), tone: TONES[status] },
    })),
    path: hasMore ? postSalePath(booking.token) : null,
    missing,
  };
}

/** A paid registration waits for its day: nothing is left to pay. */
function statusText(group: AncillaryItem['group'], status: AncillaryItem['status'], t: Translate): string {
  return group === 'online_registration' && status === 'added' ? t('extras.waits') : t(`extras.status.${status}`);
}

/** Whether the shop checked in with tickets that were all given back afterwards. */
function isUsed(
  booking: Booking,
  { group, status, target }: Pick<AncillaryItem, 'group' | 'status' | 'target'>,
): boolean {
  if (group !== 'online_registration' || status !== 'delivered') return false;
  const people = target.passengerIndexes ?? booking.tickets.map(({ passengerIndex }) => passengerIndex);
  const flights = booking.segments
    .filter(({ transportKind }) => transportKind !== 'train')
    .map(({ segmentIndex }) => segmentIndex)
    .filter((segmentIndex) => target.segmentIndex === null || target.segmentIndex === segmentIndex);
  return people.every((person) => flights.every((flight) => isGoneOn(booking, flight, person)));
}
