import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Brand } from '~/market/brands';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { CODE_LENGTH, LEAST_TO_PAY } from '~/upstream/promo-code/contract';

/** The block of the promo code at step 2, in ready texts. */
export type PromoView = {
  /** "At least 100 ₽ has to be paid…" */
  rule: string;
  maxLength: number;
  /** The code of the order; null: there is a field for one. */
  applied: { text: string; burned: string | null } | null;
  /** What stands in the field, and where it comes from. */
  offered: { code: string; hint: string | null };
};

/**
 * Null where there are no promo codes (specification 2 §1: one brand has them, and they are in roubles), and while the
 * bank's page is open: its amount stands.
 * @param linkCode of the affiliate link that the visitor came by: offered, never taken by itself
 */
export function promoView(
  booking: Booking,
  { brand, market }: { brand: Pick<Brand, 'hasPromoCodes'>; market: Market },
  linkCode: string | undefined,
): PromoView | null {
  if (!brand.hasPromoCodes || booking.currency !== 'RUB') return null;
  if (booking.action !== 'fare_found' && booking.action !== 'seats_reserved') return null;
  const t = getTranslator(market.locale, 'booking');
  const money = (amount: number) => formatMoney({ amount, currency: 'RUB' }, market.locale);
  const { promo } = booking;
  return {
    rule: t('promo.rule', { least: money(LEAST_TO_PAY) }),
    maxLength: CODE_LENGTH,
    applied: promo
      ? {
          text: t('promo.applied', { code: promo.code, amount: money(promo.discount) }),
          burned: promo.burned > 0 ? t('promo.burned', { burned: money(promo.burned) }) : null,
        }
      : null,
    offered: { code: linkCode ?? '', hint: linkCode ? t('promo.fromLink') : null },
  };
}
