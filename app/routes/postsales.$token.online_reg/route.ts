import { redirectTo } from '~/bff/http/redirects.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { postSalePath } from '~/features/booking/post-sale/post-sale-path';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = { params: { token: 'secret' }, access: { load: ['status'] } };

/** Online registration after the sale (specification 2 §2): a section of the post-sale page. */
export const loader = bookingLoader(handle, ({ token }) =>
  redirectTo(`${postSalePath(token)}?group=online_registration#online_registration`, 302),
);
