import { boardingPageResponse } from '~/features/booking/after-sale/registration/boarding-response.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = { params: { token: 'secret' }, access: { load: ['names', 'tickets'] } };

/** Serves all boarding passes as one file that opens without a network, to visitors who may see the tickets. */
export const loader = bookingLoader(handle, ({ context, token }) => boardingPageResponse(context, token));
