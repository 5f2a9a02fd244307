import { allowsAll, countAll, tooManyRequests, type Asker } from './count.server';

/** @throws Response 429 with Retry-After when one address began too many bookings */
export async function limitBookings(visitor: Asker): Promise<void> {
  const verdict = await countAll(visitor, ['booking-address'], {});
  if (!verdict.isAllowed) throw tooManyRequests(verdict);
}

/** @throws Response 429 with Retry-After when too many refunds, or answers to changes, of one booking were sent */
export async function limitRefunds(visitor: Asker, booking: string): Promise<void> {
  const verdict = await countAll(visitor, ['refund-booking'], { booking });
  if (!verdict.isAllowed) throw tooManyRequests(verdict);
}

/** Returns false when too many promo codes were tried from one address or for one booking. */
export function allowsPromoCode(visitor: Asker, booking: string): Promise<boolean> {
  return allowsAll(visitor, ['promo-network', 'promo-address', 'promo-booking'], { booking });
}

/** Returns false when one address or phone number was used to look up too many orders, found or not. */
export function allowsDocuments(visitor: Asker, phone: string): Promise<boolean> {
  return allowsAll(visitor, ['documents-network', 'documents-address', 'documents-phone'], { phone });
}

/** Returns false when too many forms with files came from one address or for one booking. */
export function allowsUpload(visitor: Asker, booking: string): Promise<boolean> {
  return allowsAll(visitor, ['upload-address', 'upload-booking'], { booking });
}
