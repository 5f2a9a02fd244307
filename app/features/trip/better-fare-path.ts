import type { BookingRecordId } from '~/upstream/connect/client.server';

/** Returns the path of the fare upgrade for one of a booking's separate tickets (specification 2 §2). */
export function betterFarePath({ token, recordIndex }: BookingRecordId): string {
  return `/bbp/${token}/${recordIndex}`;
}
