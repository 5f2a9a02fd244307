import { z } from 'zod';
import type { SandboxContext } from '../../service/service';
import { OWN_AND_MOVES, ownedBy, type Account } from '../orders/orders';
import { verdictOn } from './moderation';

const reviewRow = z
  .object({
    review_id: z.string(),
    author: z.string(),
    rating: z.number(),
    text: z.string(),
    created_at: z.number(),
  })
  .transform(({ review_id: id, created_at: createdAt, ...row }) => ({ ...row, id, createdAt }));
export type ReviewRecord = z.output<typeof reviewRow>;

/** Returns the account's latest review, or null. */
export async function latestReview({ id }: Account, { store }: SandboxContext): Promise<ReviewRecord | null> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM account_reviews WHERE account_id = ? ORDER BY created_at DESC LIMIT 1',
    args: [id],
  });
  return rows[0] ? reviewRow.parse(rows[0]) : null;
}

/** Returns the latest reviews of a brand in a language, with those that moderation has not published. */
export async function reviewsIn(brand: string, language: string, { store }: SandboxContext): Promise<ReviewRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM account_reviews WHERE brand = ? AND language = ? ORDER BY created_at DESC LIMIT 1000',
    args: [brand, language],
  });
  return rows.map((row) => reviewRow.parse(row));
}

/** Tells whether an account may write a review: after a trip, once, and again when the review was declined. */
export async function needsFeedbackForm(account: Account, context: SandboxContext): Promise<boolean> {
  const ended = await lastTripEnd(account, context);
  if (ended === null) return false;
  const latest = await latestReview(account, context);
  if (!latest || latest.createdAt < ended) return true;
  return verdictOn(latest, context.now().getTime()).state === 'declined';
}

/** Returns when the account's last trip ended that was made, in milliseconds since 1970; null before the first. */
async function lastTripEnd(account: Account, { store, now }: SandboxContext): Promise<number | null> {
  const { rows } = await store.execute({
    sql: `${OWN_AND_MOVES} SELECT MAX(coalesce(m.lands_at, b.arrives_at)) AS ended
      FROM own CROSS JOIN bookings b ON b.token = own.token LEFT JOIN moves m ON m.booking_token = b.token
      WHERE issued_at IS NOT NULL AND coalesce(m.lands_at, b.arrives_at) < :now
        AND coalesce(returned_at > :now, 1)`,
    args: { ...ownedBy(account, []), now: now().getTime() },
  });
  const ended = rows[0]?.ended;
  return ended === null || ended === undefined ? null : Number(ended);
}
