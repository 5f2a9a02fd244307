import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { followAppLink } from '~/features/booking/payment/app-link.server';
import type { BookingRouteHandle } from '~/i18n/handle';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'payment-info',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

export const loader = bookingLoader(handle, followAppLink);

export default function AndroidPayment() {
  return null;
}
