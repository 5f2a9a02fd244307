import {
  directionRows,
  distinctDirections,
  withoutPassedDay,
  type DirectionRow,
} from '~/features/home/directions.server';
import type { BlockInput } from '../../block';
import { formatSeen } from '~/features/search/calendar/seen-at.server';

/** Directions with dated prices, each linked to the search of its day. */
export type OffersScreen = { title: string; rows: DirectionRow[]; note: string };

const MOST = 24;

/** Builds the priced directions of a city, a country or the market; null without a price. */
export function offersScreen({ sources: { subject, offers }, market, now, t, texts }: BlockInput): OffersScreen | null {
  if (!offers) return null;
  const dated = offers.directions.filter((one) => {
    const { price, departureDate } = withoutPassedDay(one, now);
    return price !== null && departureDate !== null;
  });
  const rows = directionRows(distinctDirections(dated, MOST), 'airplane', market, texts.home, now);
  if (rows.length === 0) return null;
  const title = subject.kind === 'popular-directions' ? t('offers.popular') : t('offers.fromHere');
  return { title, rows, note: t('offers.note', { seen: formatSeen(offers.seenAt, market) }) };
}
