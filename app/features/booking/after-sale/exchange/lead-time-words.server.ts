import type { Translate } from '~/i18n/translate';
import { formatLeadTime } from '~/market/format';
import type { Market } from '~/market/market';
import type { ExchangeOptions, ExchangeWay } from '~/upstream/after-sale/contract';
import { closedReason, openWays } from './choice';

type Words = { market: Market; t: Translate };

/** Says what can be exchanged, and until when: where ways differ, the earliest limit holds for all. */
export function openText(options: ExchangeOptions, { market, t }: Words): string {
  const open = openWays(options);
  const minutes = mostMinutes(open);
  const offer = t(open.length < options.ways.length ? 'area.partly' : 'area.open');
  return minutes > 0 ? `${offer} ${t('area.until', { time: formatLeadTime(minutes, market.locale) })}` : offer;
}

/** Says why nothing can be exchanged. */
export function closedText(options: ExchangeOptions, words: Words): string {
  const reason = closedReason(options);
  return reason === 'mixed' ? words.t('closed.mixed') : reasonText(reason, mostMinutes(options.ways), words);
}

/** Says why one way cannot be exchanged; null when it can. */
export function wayReason({ restriction, minutesBeforeDeparture }: ExchangeWay, words: Words): string | null {
  return restriction && reasonText(restriction, minutesBeforeDeparture ?? 0, words);
}

function reasonText(reason: NonNullable<ExchangeWay['restriction']>, minutes: number, { market, t }: Words): string {
  return reason === 'too_late' && minutes > 0
    ? t('area.tooLate', { time: formatLeadTime(minutes, market.locale) })
    : t(`closed.${reason}`);
}

function mostMinutes(ways: readonly ExchangeWay[]): number {
  return Math.max(0, ...ways.map(({ minutesBeforeDeparture }) => minutesBeforeDeparture ?? 0));
}
