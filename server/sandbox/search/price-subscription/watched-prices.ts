/** Lowest prices of a watched search on any day of the past: prices depend only on the day and on the places left. */
import { LRUCache } from 'lru-cache';
import type { SandboxContext } from '../../service/service';
import { NO_FILTERS } from '../price-calendar/cheapest';
import { lowestOf } from '../price-calendar/prices';
import { dayOf, journeysOf } from './journeys';
import { searchKey, type WatchedSearch } from './watched-search';

const DAY_MS = 86_400_000;
/** How far a history goes back, and the days between two of its prices. */
const HISTORY_DAYS = 28;
const STEP_DAYS = 4;

type Prices = Pick<SandboxContext, 'now' | 'seatsTaken' | 'berthsTaken'>;

/** Prices of days that are over, which are kept as they were seen first. */
const past = new LRUCache<string, { amount: number | null }>({ max: 10_000 });

/** Returns the lowest price for one adult on a day, in hundredths; null without an offer. */
export async function priceOn(day: Date, search: WatchedSearch, context: Prices): Promise<number | null> {
  const key = dayOf(day) < dayOf(context.now()) ? `${dayOf(day)} ${searchKey(search)}` : null;
  const known = key && past.get(key);
  if (known) return known.amount;
  const { cabin, currency } = search;
  const { seatsTaken, berthsTaken } = context;
  const moment = { now: () => day, seatsTaken, berthsTaken };
  const amount = await lowestOf(journeysOf(search), { cabin, currency, filters: NO_FILTERS }, moment);
  if (key) past.set(key, { amount });
  return amount;
}

/** Returns the prices of the last weeks, the oldest first, the last that of today; without days that had no offer. */
export async function historyOf(search: WatchedSearch, context: Prices): Promise<{ date: string; amount: number }[]> {
  const history = [];
  for (let ago = HISTORY_DAYS; ago >= 0; ago -= STEP_DAYS) {
    const day = new Date(context.now().getTime() - ago * DAY_MS);
    const amount = await priceOn(day, search, context);
    if (amount !== null) history.push({ date: day.toISOString().slice(0, 10), amount });
  }
  return history;
}
