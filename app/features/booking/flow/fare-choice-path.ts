import type { Booking } from '~/upstream/booking/contract';
import { checkoutPath } from './checkout-flow';
import { searchPath } from './interruption';

/** Returns the path of step 0 with the fares of a booking's offer; null while the service does not name the offer. */
export function fareChoicePath({ variantId, search }: Pick<Booking, 'variantId' | 'search'>): string | null {
  if (variantId === null) return null;
  return checkoutPath('step0', variantId) + searchPath({ search }).replace(/^[^?]*/, '');
}
