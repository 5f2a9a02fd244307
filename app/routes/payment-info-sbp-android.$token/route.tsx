import { APP_LINK_HANDLE, NoPage } from '~/features/booking/payment/app-link-handle';
import { followAppLink } from '~/features/booking/payment/app-link.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';

export const handle = APP_LINK_HANDLE;
export const loader = bookingLoader(handle, followAppLink);
export default NoPage;
