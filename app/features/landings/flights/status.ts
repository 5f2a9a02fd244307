import { formatTime } from '~/market/clock';
import type { Market } from '~/market/market';
import type { Translate } from '~/i18n/translate';
import { minutesLate, type PhysicalFlight } from './scheduled-flights';

/** How a flight goes, in words. */
export type ShownStatus = { text: string; isLate: boolean };

type Flight = Pick<PhysicalFlight, 'status' | 'departure' | 'arrival'>;

/**
 * Says how a flight goes at one of its ends, whose time stands beside it. Null while the service does not know ("unknown",
 * "-").
 * @param t reads the namespace `landings`
 */
export function statusAt(flight: Flight, here: 'departure' | 'arrival', t: Translate): ShownStatus | null {
  const isLate = minutesLate(flight[here]) > 0;
  switch (flight.status) {
    case null:
      return null;
    case 'landed':
      return { text: here === 'departure' ? t('status.departed') : t('status.landed'), isLate: false };
    case 'active':
      if (here === 'departure') return { text: t('status.departed'), isLate: false };
      return { text: isLate ? t('status.late') : t('status.active'), isLate };
    case 'scheduled':
      return { text: isLate ? t('status.late') : t('status.scheduled'), isLate };
  }
}

/**
 * Says how a flight of today goes, beside its planned times; an estimate beats the plan. Null where there is nothing to say
 * yet.
 * @param t reads the namespace `landings`
 */
export function statusToday(
  { status, departure }: Flight,
  market: Pick<Market, 'locale' | 'country'>,
  t: Translate,
): ShownStatus | null {
  if (status === 'landed') return { text: t('status.landed'), isLate: false };
  if (status === 'active') return { text: t('status.active'), isLate: false };
  if (status === null || departure.estimatedTime === null) return null;
  return minutesLate(departure) > 0
    ? { text: t('status.lateTo', { time: formatTime(departure.estimatedTime, market) }), isLate: true }
    : { text: t('status.scheduled'), isLate: false };
}
