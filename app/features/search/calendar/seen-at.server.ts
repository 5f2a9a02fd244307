import { formatDateTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';

/**
 * Formats the moment when prices were seen: "4 May, 18:30 UTC". It is not told as "3 hours ago", because a page may be
 * shown hours after it was made.
 * @param seenAt ISO 8601
 */
export function formatSeen(seenAt: string, market: Pick<Market, 'locale' | 'country'>): string {
  return `${formatDateTimeInZone(seenAt, 'UTC', market)} UTC`;
}
