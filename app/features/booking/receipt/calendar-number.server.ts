import { spacedNumber } from '~/features/trip/transport-number';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { BookingSegment } from '~/upstream/booking/contract';

/** Returns "SU 1130", "015Е"; the bare digits of a bus mean nothing, so it has its word: "Автобус 5021". */
export function calendarNumber(segment: BookingSegment, { market }: { market: Pick<Market, 'locale'> }): string {
  const number = spacedNumber(segment);
  return segment.transportKind === 'bus' ? getTranslator(market.locale, 'trip')('bus', { number }) : number;
}
