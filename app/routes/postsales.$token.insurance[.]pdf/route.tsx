import { policiesResponse } from '~/features/booking/after-sale/policies/policies-response.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = { params: { token: 'secret' }, access: { load: ['names', 'tickets'] } };

/** Serves insurance policies for printing to visitors who may see the tickets. */
export const loader = bookingLoader(handle, ({ context, token }) => policiesResponse(context, token));
