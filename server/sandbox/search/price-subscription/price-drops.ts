/** Letters about watched prices that have fallen (specification 1 §9, 3 §3). */
import { z } from 'zod';
import { formatAmount } from '../../outbox/amount';
import { headersStatement, sendOnceStatement } from '../../outbox/messages';
import type { SandboxContext } from '../../service/service';
import { letterLink } from './create';
import { dayOf } from './journeys';
import { priceDropLetter } from './letter';
import { priceOn } from './watched-prices';
import { readSearchKey, tripTexts } from './watched-search';

const watchedRows = z.array(
  z.object({
    id: z.string(),
    letter_key: z.string(),
    recipient: z.string(),
    search: z.string(),
    search_url: z.string(),
    site_url: z.string(),
    language: z.string(),
    fall_percent: z.number(),
    created_at: z.number(),
    amount: z.number().nullable(),
  }),
);

/**
 * Checks every confirmed price once a day of the sandbox's clock, and sends a letter where it has fallen by as much as the
 * alert wants. The sandbox has no background jobs, so this runs whenever somebody reads the outbox.
 */
export async function writePriceDrops(context: SandboxContext): Promise<void> {
  const { store, now } = context;
  const today = dayOf(now());
  const { rows } = await store.execute({
    sql: `SELECT p.id, p.letter_key, COALESCE(a.email, p.email) AS recipient, p.search, p.search_url, p.site_url,
            p.language, p.fall_percent, p.created_at, p.amount
          FROM price_alerts p LEFT JOIN accounts a ON a.account_id = p.account_id
          WHERE p.state = 'active' AND p.looked_on <> ?`,
    args: [today],
  });
  for (const { id, letter_key, recipient, search_url, site_url, language, ...watched } of watchedRows.parse(rows)) {
    const search = readSearchKey(watched.search);
    const price = await priceOn(now(), search, context);
    // The first check computes the price of the day on which the alert was made, which did not wait for it.
    const told = watched.amount ?? (await priceOn(new Date(watched.created_at), search, context));
    const hasFallen =
      price !== null && told !== null && price < told && price <= told * (1 - watched.fall_percent / 100);
    const text = (hundredths: number) => formatAmount(hundredths, search.currency, language);
    const link = letterLink(site_url, letter_key);
    const letterKey = `price drop ${id} ${today}`;
    const letter = () =>
      hasFallen
        ? [
            sendOnceStatement(letterKey, {
              kind: 'email',
              recipient,
              ...priceDropLetter(language, {
                trips: tripTexts(search, language),
                old: text(told),
                now: text(price),
                search: search_url,
                link,
              }),
              sentAt: now(),
            }),
            headersStatement(letterKey, {
              'List-Unsubscribe': `<${link}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          ]
        : [];
    await store.batch(
      [
        {
          sql: 'UPDATE price_alerts SET looked_on = ?, amount = ? WHERE id = ?',
          args: [today, hasFallen ? price : (told ?? price), id],
        },
        ...letter(),
      ],
      'write',
    );
  }
}
