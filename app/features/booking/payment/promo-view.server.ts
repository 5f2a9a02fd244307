import { getTranslator } from '~/i18n/translator.server';
import { formatDate, formatMoney } from '~/market/format';
import type { Brand } from '~/market/brands';
import type { Market } from '~/market/market';
import type { OwnCode } from '~/upstream/account/discount-contract';
import type { Booking } from '~/upstream/booking/contract';
import { CODE_LENGTH, MIN_TO_PAY } from '~/upstream/promo-code/contract';

/** The promo code block of step 2. Ready texts. */
export type PromoView = {
  /** "At least 100 ₽ has to be paid…" */
  rule: string;
  maxLength: number;
  /** The applied code; null when the field is shown. */
  applied: { text: string; burned: string | null } | null;
  /** Prefilled value of the field, and its source. */
  offered: { code: string; hint: string | null };
  /** Codes of the account that can be applied to the order by a press. `until`: the last day. */
  own: { code: string; amount: string; until: string | null }[];
};

/**
 * Builds the promo code block. Null without promo codes (specification 2 §1: one brand has them, in roubles only), and
 * while the bank's page is open, because its amount is fixed.
 * @param linkCode of the visitor's affiliate link: prefilled, never applied automatically
 * @param ownCodes of the account, that suit the order
 */
export function promoView(
  booking: Booking,
  { brand, market }: { brand: Pick<Brand, 'hasPromoCodes'>; market: Market },
  linkCode: string | undefined,
  ownCodes: readonly OwnCode[] = [],
): PromoView | null {
  if (!brand.hasPromoCodes || booking.currency !== 'RUB') return null;
  if (booking.action !== 'fare_found' && booking.action !== 'seats_reserved') return null;
  const t = getTranslator(market.locale, 'booking');
  const money = (amount: number) => formatMoney({ amount, currency: 'RUB' }, market.locale);
  const { promo } = booking;
  return {
    rule: t('promo.rule', { least: money(MIN_TO_PAY) }),
    maxLength: CODE_LENGTH,
    applied: promo
      ? {
          text: t('promo.applied', { code: promo.code, amount: money(-promo.discount) }),
          burned: promo.burned > 0 ? t('promo.burned', { burned: money(promo.burned) }) : null,
        }
      : null,
    offered: { code: linkCode ?? '', hint: linkCode ? t('promo.fromLink') : null },
    own: promo
      ? []
      : ownCodes.map(({ code, amount, expiresOn }) => ({
          code,
          amount: money(-amount),
          until: expiresOn ? t('promo.until', { date: formatDate(expiresOn, market, 'long') }) : null,
        })),
  };
}
