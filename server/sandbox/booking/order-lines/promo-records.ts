import type { InStatement } from '@libsql/client';
import { MIN_TO_PAY } from '~/upstream/promo-code/contract';
import type { Store } from '../../store/store';
import { termsOf } from './promo-terms';

/** The code of a booking: its discount, and the part of its value that is lost; in hundredths. */
export type BookingPromo = { code: string; discount: number; burned: number };

/** `charged`: the discount when the order was paid; it never changes afterwards. */
export const PROMO_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS booking_promos (
    booking_token TEXT PRIMARY KEY REFERENCES bookings,
    code TEXT NOT NULL,
    is_single_use INTEGER NOT NULL,
    charged INTEGER
  )`,
  // A single-use code is in one order at a time, so it never pays for two.
  'CREATE UNIQUE INDEX IF NOT EXISTS single_use_promos ON booking_promos (code) WHERE is_single_use = 1',
];

export const WIPE_PROMOS = ['DELETE FROM booking_promos'];

/**
 * Returns the discount of a booking's code; null without a code.
 * @param fullPrice of the whole order, in hundredths
 */
export async function findPromo(bookingToken: string, fullPrice: number, store: Store): Promise<BookingPromo | null> {
  const { rows } = await store.execute({
    sql: 'SELECT code, charged FROM booking_promos WHERE booking_token = ?',
    args: [bookingToken],
  });
  const terms = rows[0] ? termsOf(String(rows[0].code)) : null;
  if (!rows[0] || !terms) return null;
  const { charged } = rows[0];
  const discount = charged === null ? discountOf(terms.amount, fullPrice) : Number(charged);
  return { code: terms.code, discount, burned: terms.amount - discount };
}

/**
 * Returns the discount: customers pay at least 100 roubles themselves, and the rest of the code is lost (upstream facts
 * §8).
 */
export function discountOf(amount: number, fullPrice: number): number {
  return Math.max(0, Math.min(amount, fullPrice - MIN_TO_PAY));
}

/** Makes statements that use up the code, for the transaction that charges: a failed payment keeps the code. */
export function usePromo(bookingToken: string, promo: BookingPromo | null): InStatement[] {
  if (!promo) return [];
  return [
    { sql: 'UPDATE booking_promos SET charged = ? WHERE booking_token = ?', args: [promo.discount, bookingToken] },
  ];
}
