import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { fileHeaders, findReceipt, tryLater } from '~/features/booking/receipt/find-receipt.server';
import { tripPage } from '~/features/booking/receipt/trip-page.server';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = { params: { token: 'secret' }, access: { load: ['names', 'tickets'] } };

/** Serves the order as one file that opens without a network, to visitors who may see the tickets. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const receipt = await findReceipt(context, token);
  if (!receipt) return tryLater();
  return new Response(tripPage(receipt), { headers: fileHeaders('text/html; charset=utf-8', 'trip.html') });
});
