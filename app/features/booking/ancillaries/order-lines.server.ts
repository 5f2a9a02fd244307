import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { ticketNames } from '../passengers/passenger-name';
import { OrderNames } from './addon-words';
import { removalIntent } from './removal-intent';

/** An add-on line of the order summary. */
export type AddonLine = {
  label: string;
  /** The passenger and the flight; for a packet its contents. */
  details: string[];
  amount: string;
  /** Posted as `intent` to remove it; null when it cannot be removed. */
  removal: string | null;
};

/** The add-ons of an order for the summary of any step. */
export type AddonLinesView = {
  lines: AddonLine[];
  remove: string;
  /** "Услуги уже не изменить: …"; null while they can change. */
  frozen: string | null;
  /** Why the last removal failed. */
  problem: string | null;
};

export type AddonLinesOptions = { isRemovable: boolean; hasFailed?: boolean };

/**
 * Lists the ancillary order, one line per item. A packet is one line, because its remaining products would cost more
 * without it.
 */
export function addonLines(
  booking: Booking,
  order: AncillaryOrder | null,
  market: Market,
  { isRemovable, hasFailed = false }: AddonLinesOptions,
): AddonLinesView {
  const t = getTranslator(market.locale, 'addons');
  const items = order?.items ?? [];
  const isFrozen = order?.isFrozen ?? false;
  return {
    lines: linesOf(items, booking, market, isRemovable && !isFrozen),
    remove: t('remove'),
    frozen: isRemovable && isFrozen && items.length > 0 ? t('frozen') : null,
    problem: hasFailed ? t('notChanged') : null,
  };
}

/** Builds the lines alone; a removable one carries the token that its button posts. */
export function linesOf(
  items: readonly AncillaryItem[],
  booking: Booking,
  market: Market,
  isRemovable: boolean,
): AddonLine[] {
  const t = getTranslator(market.locale, 'addons');
  const names = new OrderNames(booking, ticketNames(booking), { t, locale: market.locale });
  const packets = new Set<string>();
  return items.flatMap(({ packetToken, token, title, target, price }): AddonLine[] => {
    if (packetToken === null) {
      const amount = names.money(price);
      return [
        { label: title, details: names.target(target), amount, removal: isRemovable ? removalIntent(token) : null },
      ];
    }
    if (packets.has(packetToken)) return [];
    packets.add(packetToken);
    const contents = items.filter((item) => item.packetToken === packetToken);
    const sum = contents.reduce((amount, item) => amount + item.price.amount, 0);
    return [
      {
        label: t('packets.line'),
        details: contents.map((item) => item.title),
        amount: names.money({ ...price, amount: sum }),
        removal: isRemovable ? removalIntent(packetToken) : null,
      },
    ];
  });
}
