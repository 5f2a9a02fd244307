import { purposeOf } from '~/features/booking/after-sale/uploads/purpose';
import { uploadedFile } from '~/features/booking/after-sale/uploads/uploaded-file.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = {
  params: { token: 'secret', purpose: 'public', file: 'secret' },
  access: { load: ['refund'] },
};

/** Gives an uploaded file back to the browser that sent it. */
export const loader = bookingLoader(handle, ({ context, params, token }) =>
  uploadedFile(context, { token, purpose: purposeOf(params), file: params.file ?? '' }),
);
