import type { Features } from '~/bff/request/features';
import { formatDateTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import type { PrizeDraw } from '~/upstream/settings/draw-contract';

/** The page of the prize draw. */
export const PRIZE_DRAW_PATH = '/prize-draw';

/**
 * Returns the draw in which people of the market's country can take part now; null where the flag is off, none is
 * configured, it has not begun or is over, or it is for other countries. Then there is neither a page nor a banner.
 */
export function openDraw(
  draw: PrizeDraw | null | undefined,
  { prizeDraw }: Pick<Features, 'prizeDraw'>,
  { country }: Pick<Market, 'country'>,
  now: Date,
): PrizeDraw | null {
  if (!prizeDraw || !draw?.countries.includes(country)) return null;
  const isOpen = Date.parse(draw.startsAt) <= now.getTime() && now.getTime() < Date.parse(draw.endsAt);
  return isOpen ? draw : null;
}

/** Formats the moment at which a draw ends: "1 Dec, 00:00 UTC". People of several zones take part. */
export function drawEnd({ endsAt }: Pick<PrizeDraw, 'endsAt'>, market: Pick<Market, 'locale' | 'country'>): string {
  return `${formatDateTimeInZone(endsAt, 'UTC', market)} UTC`;
}
