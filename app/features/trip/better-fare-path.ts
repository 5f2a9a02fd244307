import type { BookingRecordId } from '~/upstream/connect/client.server';

/** The page of a better fare for one of a booking's separate tickets (specification 2 §2). */
export function betterFarePath({ token, recordIndex }: BookingRecordId): string {
  return `/bbp/${token}/${recordIndex}`;
}
