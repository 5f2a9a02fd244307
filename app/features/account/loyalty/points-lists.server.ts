import { formatPoints } from '~/features/booking/payment/points-view.server';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import { moscowDay } from '~/market/loyalty';
import type { Market } from '~/market/market';
import type { Bonus, BonusLog, BonusOperation } from '~/upstream/account/bonus-contract';

/** A line about points. Ready texts; `points` has a sign where it is a change. */
export type PointsLine = { title: string; details: string | null; date: string; points: string; isGain: boolean };

export type LoyaltyWords = { market: Market; t: Translate };

/** Formats operations, in their order. @param words `t` reads the namespace `loyalty` */
export function operationLines(operations: BonusLog['operations'], { market, t }: LoyaltyWords): PointsLine[] {
  return operations.map(({ kind, points, at, orderNumber, expiresOn }) => ({
    title: titleOf(kind, orderNumber, t),
    details: expiresOn ? t('expiresOn', { date: formatDate(expiresOn, market, 'long') }) : null,
    date: formatDate(moscowDay(Date.parse(at)), market, 'long'),
    points: signed(points, market),
    isGain: points > 0,
  }));
}

function titleOf(kind: BonusOperation, orderNumber: string | null, t: Translate): string {
  return orderNumber ? t(`operations.${kind}`, { number: orderNumber }) : t(`operations.${kind}Plain`);
}

/** Lists the points that are still to arrive, the next ones first. */
export function expectedLines({ expected }: Pick<Bonus, 'expected'>, { market, t }: LoyaltyWords): PointsLine[] {
  return expected.map(({ points, accruesOn, expiresOn, orderNumber }) => ({
    title: orderNumber ? t('ofOrder', { number: orderNumber }) : t('operations.accruedPlain'),
    details: t('expiresOn', { date: formatDate(expiresOn, market, 'long') }),
    date: formatDate(accruesOn, market, 'long'),
    points: signed(points, market),
    isGain: true,
  }));
}

/** Lists the points by the day on which they lapse, the first ones first. */
export function lapsingLines({ lots }: Pick<Bonus, 'lots'>, { market, t }: LoyaltyWords): PointsLine[] {
  return lots.map(({ points, expiresOn, orderNumber }) => ({
    title: orderNumber ? t('ofOrder', { number: orderNumber }) : t('operations.accruedPlain'),
    details: null,
    date: formatDate(expiresOn, market, 'long'),
    points: formatPoints(points, market),
    isGain: false,
  }));
}

function signed(points: number, market: Market): string {
  return `${points < 0 ? '−' : '+'}${formatPoints(Math.abs(points), market)}`;
}
