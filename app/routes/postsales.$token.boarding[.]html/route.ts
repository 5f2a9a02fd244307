import { findBoardingPasses } from '~/features/booking/after-sale/registration/boarding-pass.server';
import { boardingPage } from '~/features/booking/after-sale/registration/boarding-page.server';
import { fileHeaders, tryLater } from '~/features/booking/receipt/find-receipt.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = { params: { token: 'secret' }, access: { load: ['names', 'tickets'] } };

/** Serves all boarding passes as one file that opens without a network, to visitors who may see the tickets. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const passes = await findBoardingPasses(context, token, { flight: null, passenger: null });
  if (!passes) return tryLater();
  return new Response(await boardingPage(passes), {
    headers: fileHeaders('text/html; charset=utf-8', 'boarding-passes.html'),
  });
});
