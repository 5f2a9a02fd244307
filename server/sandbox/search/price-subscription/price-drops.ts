/** Letters about watched prices that have fallen (specification 1 §9, 3 §3). */
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { formatAmount } from '../../outbox/amount';
import { sendOnceStatement } from '../../outbox/messages';
import { NO_FILTERS } from '../price-calendar/cheapest';
import { lowestPrice } from '../price-calendar/prices';
import type { SandboxContext } from '../../service/service';
import { priceDropLetter } from './letter';
import { readSearchKey, tripText, type WatchedSearch } from './watched-search';

const DAY_MS = 86_400_000;

const watchedRows = z.array(
  z.object({
    token: z.string(),
    email: z.string(),
    search: z.string(),
    search_url: z.string(),
    language: z.string(),
    created_at: z.number(),
    amount: z.number().nullable(),
  }),
);

/** Makes a statement that starts watching a price: today's price is the baseline. */
export function watchStatement(token: string, now: Date): InStatement {
  return {
    sql: 'INSERT INTO watched_prices (token, amount, looked_on) VALUES (?, NULL, ?)',
    args: [token, dayOf(now)],
  };
}

/**
 * Checks every watched price once a day of the sandbox's clock, and sends letters about lower ones. The sandbox has no
 * background jobs, so this runs whenever somebody reads the outbox. Prices depend only on the day, so the letters do
 * too: one per price.
 */
export async function writePriceDrops(context: SandboxContext): Promise<void> {
  const { store, now, origin } = context;
  const today = dayOf(now());
  const { rows } = await store.execute({
    sql: `SELECT s.token, s.email, s.search, s.search_url, s.language, s.created_at, w.amount
          FROM price_subscriptions s JOIN watched_prices w ON w.token = s.token WHERE w.looked_on <> ?`,
    args: [today],
  });
  for (const watched of watchedRows.parse(rows)) {
    const { token, email, search_url, language } = watched;
    const search = readSearchKey(watched.search);
    const price = await priceOn(now(), search, context);
    // Prices depend only on the day, so the first check computes the baseline; the subscription did not wait for it.
    const amount = watched.amount ?? (await priceOn(new Date(watched.created_at), search, context));
    const hasFallen = price !== null && amount !== null && price < amount;
    const text = (hundredths: number) => formatAmount(hundredths, search.currency, language);
    await store.batch(
      [
        {
          sql: 'UPDATE watched_prices SET looked_on = ?, amount = ? WHERE token = ?',
          args: [today, hasFallen ? price : (amount ?? price), token],
        },
        ...(hasFallen
          ? [
              sendOnceStatement(`price drop ${token} ${price}`, {
                kind: 'email',
                recipient: email,
                ...priceDropLetter(language, {
                  trips: search.trips.map((trip) => tripText(trip, language)),
                  old: text(amount),
                  now: text(price),
                  search: search_url,
                  stop: `${origin}/priceSubscription/unsubscribe/${token}`,
                }),
                sentAt: now(),
              }),
            ]
          : []),
      ],
      'write',
    );
  }
}

function priceOn(
  day: Date,
  { trips, cabin, currency }: WatchedSearch,
  { seatsTaken, berthsTaken }: Pick<SandboxContext, 'seatsTaken' | 'berthsTaken'>,
): Promise<number | null> {
  const days = trips.map(({ departure, arrival, date }) => ({ departure, arrival, day: dayOf(new Date(date)) }));
  return lowestPrice(days, { cabin, currency, filters: NO_FILTERS }, { now: () => day, seatsTaken, berthsTaken });
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}
