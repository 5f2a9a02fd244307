/** Entries to the prize draw: only the link in a letter makes one, one for each address. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ReceivedBy, WireOf } from '~/upstream/endpoint';
import type { endpoints } from '~/upstream/feedback/contract';
import { emailAddress } from '../../http/email-address';
import { sendStatement } from '../../outbox/messages';
import { ServiceFailure } from '../../service/failure';
import { KeyedLock } from '../../service/keyed-lock';
import { digestOf, newToken } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';
import { prizeDrawOf } from '../settings/prize-draw';
import { drawLetter } from './draw-texts';

export const DRAW_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS draw_requests (
    token_digest TEXT PRIMARY KEY,
    draw_id TEXT NOT NULL,
    brand TEXT NOT NULL,
    email TEXT NOT NULL,
    country TEXT NOT NULL,
    created_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS draw_entries (
    draw_id TEXT NOT NULL,
    email TEXT NOT NULL,
    country TEXT NOT NULL,
    confirmed_at INTEGER NOT NULL,
    PRIMARY KEY (draw_id, email)
  )`,
];
export const WIPE_DRAWS = ['DELETE FROM draw_requests', 'DELETE FROM draw_entries'];

/** Least time between two letters to one address. */
const ASKED_ONCE_MS = 10 * 60_000;
const lock = new KeyedLock();

/** Asks by letter. Answers alike for an address that takes part and a new one. */
export async function enterDraw(
  { draw_id: drawId, brand, country, lang, site_url: siteUrl, email: typed }: ReceivedBy<typeof endpoints.enterDraw>,
  { store, now }: SandboxContext,
): Promise<WireOf<typeof endpoints.enterDraw>> {
  const email = emailAddress.safeParse(typed.trim().toLowerCase());
  if (!email.success) throw new ServiceFailure('ValidationError', { fields: [{ field: 'email', code: 'format' }] });
  const draw = prizeDrawOf(brand, now());
  if (draw.id !== drawId || !draw.countries.includes(country)) throw new ServiceFailure('DrawIsOver');
  return lock.run(`${drawId} ${email.data}`, async () => {
    const { rows } = await store.execute({
      sql: `SELECT 1 FROM draw_entries WHERE draw_id = ? AND email = ? UNION
            SELECT 1 FROM draw_requests WHERE draw_id = ? AND email = ? AND created_at > ?`,
      args: [drawId, email.data, drawId, email.data, now().getTime() - ASKED_ONCE_MS],
    });
    if (rows.length === 0) {
      const token = newToken();
      const letter = drawLetter(lang, `${siteUrl}/prize-draw/${token}`);
      await store.batch(
        [
          {
            sql: `INSERT INTO draw_requests (token_digest, draw_id, brand, email, country, created_at)
                  VALUES (?, ?, ?, ?, ?, ?)`,
            args: [digestOf(token), drawId, brand, email.data, country, now().getTime()],
          },
          sendStatement(`draw ${randomUUID()}`, { kind: 'email', recipient: email.data, ...letter, sentAt: now() }),
        ],
        'write',
      );
    }
    return { is_accepted: true };
  });
}

const requestRow = z.object({ draw_id: z.string(), brand: z.string(), email: z.string(), country: z.string() });

/** Makes the entry, until the end of the draw. */
export async function confirmDrawEntry(
  { token }: ReceivedBy<typeof endpoints.confirmDrawEntry>,
  { store, now }: SandboxContext,
): Promise<WireOf<typeof endpoints.confirmDrawEntry>> {
  const { rows } = await store.execute({
    sql: 'SELECT draw_id, brand, email, country FROM draw_requests WHERE token_digest = ?',
    args: [digestOf(token)],
  });
  if (!rows[0]) throw new ServiceFailure('SubscriptionLinkExpired');
  const { draw_id: drawId, brand, email, country } = requestRow.parse(rows[0]);
  if (prizeDrawOf(brand, now()).id !== drawId) throw new ServiceFailure('DrawIsOver');
  const { rowsAffected } = await store.execute({
    sql: 'INSERT OR IGNORE INTO draw_entries (draw_id, email, country, confirmed_at) VALUES (?, ?, ?, ?)',
    args: [drawId, email, country, now().getTime()],
  });
  return { is_new: rowsAffected > 0 };
}
