import type { Store } from '../../store/store';

/** The wish to pay an order from a wallet, until its payment begins; then the attempt has the money. */
export const E_WALLET_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS booking_e_wallet (
    booking_token TEXT PRIMARY KEY REFERENCES bookings,
    account_id TEXT NOT NULL,
    amount INTEGER NOT NULL
  )`,
];
export const WIPE_E_WALLET = ['DELETE FROM booking_e_wallet'];

export type WalletWish = { accountId: string; amount: number };

export async function findWalletWish(store: Store, bookingToken: string): Promise<WalletWish | null> {
  const { rows } = await store.execute({
    sql: 'SELECT account_id, amount FROM booking_e_wallet WHERE booking_token = ?',
    args: [bookingToken],
  });
  return rows[0] ? { accountId: String(rows[0].account_id), amount: Number(rows[0].amount) } : null;
}

/** Stores a wish in place of an earlier one; null removes it. */
export async function putWalletWish(store: Store, bookingToken: string, wish: WalletWish | null): Promise<void> {
  await store.execute(
    wish
      ? {
          sql: 'INSERT OR REPLACE INTO booking_e_wallet (booking_token, account_id, amount) VALUES (?, ?, ?)',
          args: [bookingToken, wish.accountId, wish.amount],
        }
      : { sql: 'DELETE FROM booking_e_wallet WHERE booking_token = ?', args: [bookingToken] },
  );
}
