import { randomBytes } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { DEVICE_WALLETS, type DeviceWallet } from '~/upstream/booking/wallet-contract';
import type { Store } from '../../store/store';

const tokenRows = z.array(
  z
    .object({
      id: z.string(),
      option: z.enum(DEVICE_WALLETS),
      amount: z.number(),
      currency: z.string(),
      card_last4: z.string(),
      created_at: z.number(),
      used_by: z.string().nullable(),
    })
    .transform((row) => ({
      id: row.id,
      option: row.option,
      amount: row.amount,
      currency: row.currency,
      cardLast4: row.card_last4,
      createdAt: row.created_at,
      /** The attempt that it paid, or was refused in. */
      usedBy: row.used_by,
    })),
);
/** A token that a wallet of a device gave for one payment of `amount`, in hundredths. */
export type DeviceTokenRecord = z.output<typeof tokenRows>[number];

/** Where each wallet's token has the part that nobody can guess. */
const tokenTexts = {
  apple_pay: z.object({ paymentData: z.object({ data: z.string() }) }).transform((token) => token.paymentData.data),
  google_pay: z.object({ signedMessage: z.string() }).transform((token) => token.signedMessage),
} as const;

/** Stores a new token and returns its id. */
export async function addDeviceToken(store: Store, token: Omit<DeviceTokenRecord, 'id' | 'usedBy'>): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await store.execute({
    sql: 'INSERT INTO device_tokens (id, option, amount, currency, card_last4, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    args: [id, token.option, token.amount, token.currency, token.cardLast4, token.createdAt],
  });
  return id;
}

/** Finds the token by the text that the shop passed on; null when this wallet never gave it. */
export async function findDeviceToken(
  store: Store,
  option: DeviceWallet,
  text: string,
): Promise<DeviceTokenRecord | null> {
  const id = tokenTexts[option].safeParse(readJson(text));
  if (!id.success) return null;
  const { rows } = await store.execute({
    sql: `SELECT t.*, u.attempt_token AS used_by FROM device_tokens t
            LEFT JOIN device_token_uses u ON u.token_id = t.id WHERE t.id = ? AND t.option = ?`,
    args: [id.data, option],
  });
  return tokenRows.parse(rows)[0] ?? null;
}

/** Uses up a token; the transaction fails when another payment has used it in the meantime. */
export function useDeviceToken({ id }: DeviceTokenRecord, attemptToken: string): InStatement {
  return { sql: 'INSERT INTO device_token_uses (token_id, attempt_token) VALUES (?, ?)', args: [id, attemptToken] };
}

/** Stores that Apple vouches for a host until a time, and returns the session's id. */
export async function addAppleSession(store: Store, domain: string, expiresAt: number): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await store.execute({
    sql: 'INSERT INTO apple_sessions (id, domain, expires_at) VALUES (?, ?, ?)',
    args: [id, domain, expiresAt],
  });
  return id;
}

/** Returns true while a session vouches for this host. */
export async function hasAppleSession(store: Store, id: string, domain: string, now: number): Promise<boolean> {
  const { rows } = await store.execute({
    sql: 'SELECT id FROM apple_sessions WHERE id = ? AND domain = ? AND expires_at > ?',
    args: [id, domain, now],
  });
  return rows.length > 0;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
