import type { Store } from '../../store/store';
import { fingerprint } from './fingerprint';

/** Returns eight digits that no other order has. */
export async function newOrderNumber(store: Store, bookingToken: string): Promise<string> {
  for (let round = 0; ; round += 1) {
    const number = String(10_000_000 + fingerprint(`order ${bookingToken} ${round}`, 90_000_000));
    const { rows } = await store.execute({ sql: 'SELECT 1 FROM bookings WHERE order_number = ?', args: [number] });
    if (rows.length === 0) return number;
  }
}
