import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { showBookingOfAccount } from './orders';

/**
 * Says what the account of a session is to an order: its `owner`; `address`: it has the address of a guest's order and has
 * not proved to be the buyer; null: nothing.
 */
export async function standingOfAccount(
  context: SandboxContext,
  bookingToken: string,
  authToken: string,
): Promise<'owner' | 'address' | null> {
  try {
    const call = { v: '2.0' as const, booking_token: bookingToken, auth_token: authToken };
    return (await showBookingOfAccount(call, context)).by_address ? 'address' : 'owner';
  } catch (error) {
    if (error instanceof ServiceFailure) return null;
    throw error;
  }
}
