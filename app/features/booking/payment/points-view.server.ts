import type { OwnLoyalty } from '~/bff/account/loyalty.server';
import { zonedTime } from '~/dates/zoned-time';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate, formatMoney, formatWholeUnits } from '~/market/format';
import { dayAfter, earnedPoints, moscowDay, POINT, yearAfter } from '~/market/loyalty';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { OrderPrice } from '../summary/price-lines';
import { PART_INTENTS, type PartPaymentView } from './part-payment';

export function formatPoints(points: number, market: Pick<Market, 'locale'>): string {
  return formatWholeUnits({ amount: points * POINT, currency: 'RUB' }, market.locale);
}

/** Points that the account can spend on the order, at least and at most; null when it can spend none. */
export function spendable(
  { pointLimits, bonus }: Pick<Booking, 'pointLimits' | 'bonus'>,
  { balance }: { balance: number },
): { min: number; max: number } | null {
  if (!pointLimits) return null;
  const max = Math.min(pointLimits.max, Math.max(balance, bonus.points));
  return max >= pointLimits.min ? { min: pointLimits.min, max } : null;
}

/** Builds the points block. Null for a guest, and where no points can be spent. */
export function pointsView(booking: Booking, own: OwnLoyalty | null, market: Market): PartPaymentView | null {
  const limits = own && booking.currency === 'RUB' ? spendable(booking, own.bonus) : null;
  const unmet = booking.bonus.unmetPoints;
  if (!own || (!limits && unmet === null)) return null;
  const t = getTranslator(market.locale, 'booking');
  const money = (amount: number) => formatMoney({ amount, currency: 'RUB' }, market.locale);
  const points = (count: number) => formatPoints(count, market);
  const { points: spent } = booking.bonus;
  return {
    field: 'points',
    intents: PART_INTENTS.points,
    words: { title: t('points.title'), label: t('points.label'), apply: t('points.apply'), remove: t('promo.remove') },
    inputMode: 'numeric',
    rule: limits
      ? t('points.rule', {
          min: points(limits.min),
          max: points(limits.max),
          balance: points(own.bonus.balance),
          least: money(own.terms.minReal * POINT),
        })
      : t('points.none'),
    applied: spent > 0 ? t('points.applied', { amount: money(-spent * POINT) }) : null,
    unmet: unmet === null ? null : t('points.unmet', { wanted: points(unmet), points: points(spent) }),
    offered: limits ? String(limits.max) : '',
  };
}

/** Says what an order that is about to be paid will bring; null when that is nothing. */
export function earningNote(
  booking: Booking,
  price: OrderPrice,
  own: OwnLoyalty | null,
  market: Market,
): string | null {
  const [departure] = booking.segments;
  if (!own || booking.currency !== 'RUB' || !departure) return null;
  const extras = price.ancillaries.reduce((sum, item) => sum + item.price.amount, 0);
  const discount = price.tickets.amount + extras - price.total.amount;
  const points = earnedPoints({ tickets: price.tickets.amount, extras, discount }, own.percent, own.terms);
  const accruesAt = dayAfter(zonedTime(departure.departureTime, departure.departureTimeZone).getTime());
  return earnedText({ points, accruesOn: moscowDay(accruesAt), expiresOn: moscowDay(yearAfter(accruesAt)) }, market);
}

/** Says what an order brings, when it arrives and when it lapses; null for nothing. */
export function earnedText(earned: Booking['bonus']['earned'], market: Market): string | null {
  if (!earned || earned.points === 0) return null;
  return getTranslator(market.locale, 'booking')('points.earned', {
    points: formatPoints(earned.points, market),
    from: formatDate(earned.accruesOn, market, 'long'),
    until: formatDate(earned.expiresOn, market, 'long'),
  });
}
