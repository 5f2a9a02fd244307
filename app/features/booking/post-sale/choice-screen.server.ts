import { registrationPath } from '../after-sale/registration/registration-path';
import { OrderNames } from '../ancillaries/addon-words';
import { addonsScreen } from '../ancillaries/addons-screen.server';
import type { AddonsView } from '../ancillaries/addons-view';
import { addonLines, type AddonLinesView } from '../ancillaries/order-lines.server';
import type { AddonSale } from '../ancillaries/read-addons.server';
import { SECTIONS } from '../ancillaries/sections';
import { checkoutPath } from '../flow/checkout-flow';
import { orderLine } from '../order/order-route';
import { ticketNames } from '../passengers/passenger-name';
import type { Features } from '~/bff/request/features';
import type { Translate } from '~/i18n/translate';
import type { Locale } from '~/market/locales';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { postSalePath } from './post-sale-path';

export type ChoiceScreen = {
  /** The journey of the order: "London – New York, 14 Dec" */
  trip: string;
  /** Null when nothing is for sale. */
  addons: AddonsView | null;
  /** The choice so far, with its total; null while it is empty. */
  chosen: { lines: AddonLinesView; total: string } | null;
  /** Names the chosen products that are no longer for sale. Ready text. */
  gone: string | null;
  backPath: string;
};

export type PostSaleWords = { t: Translate; tAddons: Translate; locale: Locale };

/** Returns the names of passengers as on the tickets, and of trips. */
export function namesOf(booking: Booking, { tAddons, locale }: PostSaleWords): OrderNames {
  return new OrderNames(booking, ticketNames(booking), { t: tAddons, locale });
}

export type ChoiceParts = {
  booking: Booking;
  /** Null while the service does not answer. */
  sale: AddonSale | null;
  features: Features;
  /** The group that a link opens. */
  group: string | null;
  /** Some of the products of the payment page are no longer for sale. */
  isGone: boolean;
  now: Date;
};

/** Builds the page of what can be bought for issued tickets, with what is chosen so far. Nothing is preselected. */
export function choiceScreen(parts: ChoiceParts, { t, market }: { t: Translate; market: Market }): ChoiceScreen {
  const { booking, sale, features, group, now } = parts;
  const { token } = booking;
  const wanted = SECTIONS.find(({ groups }) => groups.some((one) => one === group))?.name ?? null;
  const addons = addonsScreen(
    {
      booking,
      sale,
      features,
      firstNames: ticketNames(booking),
      hasAddons: false,
      retryPath: postSalePath(token),
      now,
      timing: 'postsale',
      wanted,
      pages: { registration: { path: registrationPath(token), label: t('toChoice') } },
    },
    market,
  );
  const items = sale?.order?.items ?? [];
  const available = items.filter(({ isAvailable }) => isAvailable);
  const lost = items.filter(({ isAvailable }) => !isAvailable).map(({ title }) => title);
  return {
    trip: orderLine(booking, market),
    addons,
    chosen:
      sale?.order && available.length > 0
        ? {
            lines: addonLines(booking, { ...sale.order, items: available }, market, { isRemovable: true }),
            total: formatMoney(sale.order.total, market.locale),
          }
        : null,
    gone: lost.length > 0 ? t('lost', { items: lost.join(', ') }) : parts.isGone ? t('gone') : null,
    backPath: checkoutPath('thanks', token),
  };
}
