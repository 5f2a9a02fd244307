import type { BookingRouteHandle } from '~/i18n/handle';

/** Handle of the addresses that a bank's app opens, one for each system of phones; all they do is lead on. */
export const APP_LINK_HANDLE: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'payment-info',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

/** Nothing is shown here: the loader always leads on, or fails. */
export function NoPage() {
  return null;
}
