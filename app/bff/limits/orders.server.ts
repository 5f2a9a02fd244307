import { allowsAll, countAll, tooManyRequests, type Asker } from './count.server';

/** @throws Response 429 with Retry-After when too many bookings are begun from one address */
export async function limitBookings(visitor: Asker): Promise<void> {
  const verdict = await countAll(visitor, ['booking-address'], {});
  if (!verdict.isAllowed) throw tooManyRequests(verdict);
}

/** False when too many promo codes are tried from one address, or for one booking. */
export function allowsPromoCode(visitor: Asker, booking: string): Promise<boolean> {
  return allowsAll(visitor, ['promo-network', 'promo-address', 'promo-booking'], { booking });
}

/** False when too many orders are looked for from one address, or by one phone number, found or not. */
export function allowsDocuments(visitor: Asker, phone: string): Promise<boolean> {
  return allowsAll(visitor, ['documents-network', 'documents-address', 'documents-phone'], { phone });
}
