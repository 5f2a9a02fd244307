import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { receiptResponse } from '~/features/booking/receipt/receipt-response.server';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = { params: { token: 'secret' }, access: { load: ['names', 'tickets'] } };

/** Serves the itinerary receipt (upstream facts §8) to visitors who may see the tickets. */
export const loader = bookingLoader(handle, ({ context, token }) => receiptResponse(context, token));
