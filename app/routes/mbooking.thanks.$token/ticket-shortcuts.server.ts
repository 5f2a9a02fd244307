import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { Shortcut } from '~/features/booking/order/shortcut';
import { addLabel, type LaterPurchases } from '~/features/booking/post-sale/later-purchases.server';
import { forbidsExchange } from '~/features/booking/summary/forbids-exchange';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

type Paths = {
  /** The calendar file; null while there is none. */
  calendarPath: string | null;
  /** The extras that can be bought; null for a visitor who may not buy. */
  later: Pick<LaterPurchases, 'path' | 'left'> | null;
  /** The page of the refund; absent while nothing can be refunded, or nobody knows. */
  refundPath: string | null | undefined;
};

/** Returns the links below issued tickets. Where changes are possible too, the order's own page says which. */
export function ticketShortcuts(booking: Booking, paths: Paths, market: Market): Shortcut[] {
  const t = getTranslator(market.locale, 'order');
  const order = checkoutPath('order', booking.token);
  const links: [Shortcut['icon'], string | null | undefined, string][] = [
    ['calendar', paths.calendarPath, t('shortcut.calendar')],
    forbidsExchange(booking)
      ? ['refresh', paths.refundPath ?? `${order}#refund`, t('shortcut.refund')]
      : ['refresh', `${order}#refund`, t('shortcut.manage')],
    ['bag', paths.later?.path, paths.later ? addLabel(booking, paths.later.left, t) : ''],
    ['document', order, t('shortcut.order')],
  ];
  return links.flatMap(([icon, path, label]) => (path ? [{ icon, path, label }] : []));
}
