import { zonedTime } from '~/dates/zoned-time';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { spacedNumber } from '~/features/trip/transport-number';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatDuration } from '~/market/format';
import type { Market } from '~/market/market';
import type { ChangedRide, ScheduleChange } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';

/** `t` reads the namespace `changes`. */
export type ChangeWords = { market: Market; t: Translate };

const MINUTE_MS = 60_000;

/** Says in a sentence what the carrier has done: "SU 1130 leaves 1h 20m later". */
export function changeTitle({ was, becomes }: ScheduleChange, { market, t }: ChangeWords): string {
  const number = spacedNumber(was);
  if (becomes === null) return t('title.cancelled', { number });
  const day = becomes.departureTime.slice(0, 10);
  if (day !== was.departureTime.slice(0, 10)) {
    return t('title.otherDay', { number, date: formatDate(day, market, 'short') });
  }
  const minutes = minutesBetween(was.departureTime, becomes.departureTime, was.departureTimeZone);
  if (minutes === 0) return t('title.arrival', { number });
  const time = formatDuration(Math.abs(minutes), market.locale);
  return t(minutes > 0 ? 'title.later' : 'title.earlier', { number, time });
}

/** Says where a change stands, and until when it can be answered. */
export function changeState(change: ScheduleChange, booking: Booking, { market, t }: ChangeWords): string {
  const { state, kind, was, replacement, answerUntil } = change;
  switch (state) {
    case 'waiting':
      return t('state.waiting', tripTime(answerUntil, booking, market));
    case 'replaced':
      return t('state.replaced', replacedBy(replacement ?? was, market));
    case 'expired':
      return t(`state.expired.${kind}`);
    default:
      return t(`state.${state}`);
  }
}

function replacedBy(ride: ChangedRide, market: Market) {
  return { number: spacedNumber(ride), date: formatDate(ride.departureTime, market, 'short') };
}

function minutesBetween(from: string, to: string, timeZone: string): number {
  return Math.round((zonedTime(to, timeZone).getTime() - zonedTime(from, timeZone).getTime()) / MINUTE_MS);
}
