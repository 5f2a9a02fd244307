import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { Shortcut } from '~/features/booking/order/shortcut';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

type Paths = {
  /** The calendar file; null while there is none. */
  calendarPath: string | null;
  /** The page that sells extras; absent for a visitor who may not buy. */
  addPath: string | null | undefined;
};

/** Returns the links below issued tickets. The order's own page says which changes and refunds its fare allows. */
export function ticketShortcuts({ token }: Pick<Booking, 'token'>, paths: Paths, market: Market): Shortcut[] {
  const t = getTranslator(market.locale, 'order');
  const order = checkoutPath('order', token);
  const links: [Shortcut['icon'], string | null | undefined, string][] = [
    ['calendar', paths.calendarPath, t('shortcut.calendar')],
    ['refresh', `${order}#refund`, t('shortcut.manage')],
    ['bag', paths.addPath, t('shortcut.extras')],
    ['document', order, t('shortcut.order')],
  ];
  return links.flatMap(([icon, path, label]) => (path ? [{ icon, path, label }] : []));
}
