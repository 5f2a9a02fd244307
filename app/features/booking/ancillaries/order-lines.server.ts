import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { OrderNames } from './addon-words';
import { removalIntent } from './removal-intent';

/** A line of the order summary beside the tickets. */
export type AddonLine = {
  label: string;
  /** For whom and which flight; of a packet what is in it. */
  details: string[];
  amount: string;
  /** Sent as `intent` to take it out; null where it cannot be. */
  removal: string | null;
};

/** The add-ons of an order, for the summary of any step. */
export type AddonLinesView = {
  lines: AddonLine[];
  remove: string;
  /** "Услуги уже не изменить: …"; null while they can be. */
  frozen: string | null;
  /** Why the last removal came to nothing. */
  problem: string | null;
};

export type AddonLinesOptions = { isRemovable: boolean; hasFailed?: boolean };

/**
 * What is in the ancillary order, one line an item; a packet is one line, because what is left of a broken one would
 * cost more.
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

/** The lines alone; one that can be removed carries the token that its button posts. */
export function linesOf(
  items: readonly AncillaryItem[],
  booking: Booking,
  market: Market,
  isRemovable: boolean,
): AddonLine[] {
  const t = getTranslator(market.locale, 'addons');
  const names = new OrderNames(booking, [], { t, locale: market.locale });
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
