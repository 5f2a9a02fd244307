import type { RequestContext } from '~/bff/request/context';
import { allowsAll, countAll, tooManyRequests, type Asker, type Verdict } from './count.server';

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

/** Counts a letter with a code for an order. The caller refunds one that was not sent. */
export function countBuyerLetter(visitor: Asker, booking: string): Promise<Verdict> {
  return countAll(visitor, ['letter-network', 'letter-address', 'buyer-letter-booking'], { booking });
}

/** Counts a code that is typed to prove the buyer of an order. The caller refunds a right one. */
export function countBuyerCode(visitor: Asker & Pick<RequestContext, 'session'>, booking: string): Promise<Verdict> {
  const limits = ['buyer-code-network', 'buyer-code-address', 'buyer-code-session', 'buyer-code-booking'] as const;
  return countAll(visitor, limits, { booking, session: visitor.session.id });
}

/** Returns false when too many forms with files came from one address or for one booking. */
export function allowsUpload(visitor: Asker, booking: string): Promise<boolean> {
  return allowsAll(visitor, ['upload-address', 'upload-booking'], { booking });
}
